"""R01: kill -9 at any moment loses no acknowledged move and doubles none."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

GAMES = 8


class Player:
    """Plays both seats of one table, and remembers each answer it got."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.token = new_token()
        self.random = Random(number)
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.count = 0

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await self._play_game(stop)
            except (ConnectionClosed, InvalidHandshake, httpx.HTTPError, OSError, TimeoutError):
                await asyncio.sleep(0.05)  # killed: come back and send the same action again

    async def _play_game(self, stop: asyncio.Event) -> None:
        if not self.table:
            await self._begin()
        async with Client(self.url, self.table, self.token) as client:
            await client.settled((0, 1), 0)
            if self.pending:
                await self._send(client, self.pending)
            while not stop.is_set():
                if client.positions[0]["outcome"]:
                    self.table = ""
                    return
                await self._send(client, self._next(client))

    async def _begin(self) -> None:
        table = await asyncio.to_thread(open_table, self.url, self.token, options={"podium": True})
        async with Client(self.url, table, self.token) as client:
            await client.ask("sit", seat=0, nickname="Ada")
            await client.ask("sit", seat=1, nickname="Blaise")
            await client.send("start")
            await client.settled((0, 1), 0)
        self.table = table

    def _next(self, client: Client) -> dict[str, Any]:
        seat = next(seat for seat in (0, 1) if client.positions[seat]["legal"])
        position = client.positions[seat]
        self.count += 1
        return {
            "seat": seat,
            "ply": position["ply"],
            "id": f"p{self.number}-{self.count:06}",
            "move": self.random.choice(position["legal"]),
        }

    async def _send(self, client: Client, action: dict[str, Any]) -> None:
        self.pending = action
        await client.send("play", **action)
        answer = await client.until("accepted", "rejected")
        assert answer["type"] == "accepted", answer
        self.acknowledged[self.table, answer["id"]] = answer["ply"]
        self.pending = None
        await client.settled((0, 1), answer["ply"])


def crash(data: Path, kills: int) -> int:
    """How many moves were acknowledged, all of which are on the disk exactly once."""
    running = Running(data)
    players = [Player(running.url, number) for number in range(GAMES)]

    async def scene() -> None:
        stop, random = asyncio.Event(), Random(1)
        tasks = [asyncio.create_task(player.play_until(stop)) for player in players]
        await asyncio.sleep(0.5)
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.1, 0.5))
            running.kill()
            await asyncio.to_thread(running.start)
            await asyncio.sleep(0.3)
        stop.set()
        await asyncio.gather(*tasks)

    try:
        asyncio.run(scene())
        assert running.errors() == []
    finally:
        running.kill()
    return compare(running.data / "manoir.db", players)


def compare(database: Path, players: list[Player]) -> int:
    with closing(sqlite3.connect(database)) as disk:
        rows = disk.execute('SELECT "table", ply, action FROM records ORDER BY 1, 2').fetchall()
    logs: dict[str, list[str | None]] = {}
    for table, ply, action in rows:
        log = logs.setdefault(table, [])
        assert ply == len(log), "no gap"
        log.append(action)
    for player in players:
        for (table, action), ply in player.acknowledged.items():
            assert logs[table].count(action) == 1, "none lost, none doubled"
            assert logs[table].index(action) < ply <= len(logs[table])
    known = {key for player in players for key in player.acknowledged}
    written = {(table, action) for table, log in logs.items() for action in log if action}
    in_flight = {(p.table, p.pending["id"]) for p in players if p.pending}
    assert written - in_flight <= known, "nothing that nobody asked for"
    return len(known)


def test_R01_kill_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert crash(tmp_path / "data", kills=3) > 50


@pytest.mark.soak
def test_R01_twenty_five_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    assert crash(tmp_path / "data", kills=25) > 500


def test_R04_a_gentle_stop_closes_with_1012_and_bots_go_on_after_it(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    token = new_token()
    table = open_table(running.url, token)

    async def before() -> None:
        async with Client(running.url, table, token) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            await host.ask("seat_bot", seat=1, level="child")
            await host.send("start")
            await host.settled((0,), 0)
            stopped = asyncio.create_task(asyncio.to_thread(running.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await host.until("never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
            assert await stopped < 10

    async def after() -> None:
        async with Client(running.url, table, token) as host:
            await host.settled((0,), 0)
            await host.play_out((0,))
            assert host.positions[0]["outcome"]

    try:
        asyncio.run(before())
        running.start()
        asyncio.run(after())
        assert running.errors() == []
    finally:
        running.kill()
