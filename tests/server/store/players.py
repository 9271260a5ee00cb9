"""People who play at random, all four games, and remember each answer that they got."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("escalier", {"podium": True}),
    ("labyrinthe", {}),
    ("pacman", {}),
    ("pasvu", {}),
)
SEATS = (0, 1)
PATIENCE = 600.0
GONE = (ConnectionClosed, InvalidHandshake, httpx.HTTPError, OSError, TimeoutError)
TURNED_AWAY = ("storage_full", "storage_busy", "storage_error")  # by name: it may be sent again


class TurnedAway(Exception):
    """No new game can begin now."""


class Player:
    """Plays both seats of one table; a table that is over is followed by another."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.game, self.options = GAMES[number % len(GAMES)]
        self.token = new_token()
        self.random = Random(number)
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.count = 0
        self.refused: list[str] = []
        self.moved = asyncio.Event()  # since somebody last cleared it
        self.turned_away = asyncio.Event()
        self._cut: float | None = None  # when the server went away
        self.waits: list[float] = []  # seconds from a cut to the next acknowledged move

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await self._play_game(stop)
            except TurnedAway:
                self.turned_away.set()
                await asyncio.sleep(0.05)
            except GONE:
                self._cut = self._cut or perf_counter()
                await asyncio.sleep(0.05)  # killed: come back and send the same action again

    async def _play_game(self, stop: asyncio.Event) -> None:
        if not self.table:
            await self._begin()
        async with Client(self.url, self.table, self.token) as client:
            await client.settled(SEATS, 0)
            while not stop.is_set():
                if self.pending is None:
                    if client.positions[0]["outcome"]:
                        self.table = ""
                        return
                    self.pending = self._next(client)
                await self._send(client, self.pending)

    async def _begin(self) -> None:
        try:
            table = await asyncio.to_thread(
                open_table, self.url, self.token, game=self.game, options=self.options
            )
        except AssertionError as error:
            if not any(code in str(error) for code in TURNED_AWAY):
                raise
            raise TurnedAway from None
        async with Client(self.url, table, self.token) as client:
            for seat in SEATS:
                _check(await client.ask("sit", seat=seat, nickname=f"P{seat}"))
            await client.send("start")
            _check(await client.until("position", "rejected"))
            await client.settled(SEATS, 0)
        self.table = table

    def _next(self, client: Client) -> dict[str, Any]:
        seat = next(seat for seat in SEATS if client.positions[seat]["legal"])
        position = client.positions[seat]
        self.count += 1
        return {
            "seat": seat,
            "ply": position["ply"],
            "id": f"p{self.number}-{self.count:06}",
            "move": self.random.choice(position["legal"]),
        }

    async def _send(self, client: Client, action: dict[str, Any]) -> None:
        await client.send("play", **action)
        answer = await client.until("accepted", "rejected")
        if answer["type"] == "rejected":
            assert answer["code"] in TURNED_AWAY, answer
            self.refused.append(answer["code"])
            self.turned_away.set()
            await asyncio.sleep(0.05)  # as a person would: not at once again
            return
        self.acknowledged[self.table, answer["id"]] = answer["ply"]
        self.pending = None
        self.moved.set()
        if self._cut is not None:
            self.waits.append(perf_counter() - self._cut)
            self._cut = None
        await client.settled(SEATS, answer["ply"])


def _check(answer: dict[str, Any]) -> None:
    if answer["type"] == "rejected":
        assert answer["code"] in TURNED_AWAY, answer
        raise TurnedAway


async def all_moved(players: list[Player]) -> None:
    """Until every one of them has had another move acknowledged."""
    for player in players:
        player.moved.clear()
    for player in players:
        await player.moved.wait()


async def while_playing(players: list[Player], scene: Callable[[], Awaitable[None]]) -> None:
    """A scene that begins when all of them play, and after which all of them still do."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play_until(stop)) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            await all_moved(players)
            await scene()
            await all_moved(players)
            stop.set()
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def logs_of(database: Path) -> dict[str, list[str | None]]:
    """The actions of each table, by ply; there is no gap."""
    with closing(sqlite3.connect(database)) as disk:
        rows = disk.execute('SELECT "table", ply, action FROM records ORDER BY 1, 2').fetchall()
    logs: dict[str, list[str | None]] = {}
    for table, ply, action in rows:
        log = logs.setdefault(table, [])
        assert ply == len(log), "no gap"
        log.append(action)
    return logs


def compare(database: Path, players: list[Player]) -> int:
    """How many moves were acknowledged, all of which are on the disk exactly once."""
    logs = logs_of(database)
    for player in players:
        for (table, action), ply in player.acknowledged.items():
            assert logs[table].count(action) == 1, "none lost, none doubled"
            assert logs[table].index(action) < ply <= len(logs[table])
    known = {key for player in players for key in player.acknowledged}
    written = {(table, action) for table, log in logs.items() for action in log if action}
    in_flight = {(p.table, p.pending["id"]) for p in players if p.pending}
    assert written - in_flight <= known, "nothing that nobody asked for"
    return len(known)
