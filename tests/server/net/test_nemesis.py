"""R05: a line that is cut anywhere, again and again; each action is played exactly once."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

QUICK, LONG = 40, 5_000
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Nemesis:
    """A line to a house that is cut after some bytes, in either direction, before or after them."""

    def __init__(self, port: int, random: Random) -> None:
        self._port = port
        self._random = random
        self._lines: set[asyncio.Task[None]] = set()
        self.cuts = 0

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await asyncio.gather(*self._lines)

    async def _join(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        house, there = await asyncio.open_connection("127.0.0.1", self._port)
        ways = (self._carry(client, there), self._carry(house, back))
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        self.cuts += 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in (there, back):
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        left = self._random.randrange(300, 6000)
        while left > 0 and (data := await source.read(2048)):
            to.write(data[:left])
            with suppress(ConnectionError):
                await to.drain()
            left -= len(data)


class Stubborn:
    """Somebody with both seats, who sends a move under one name until it is answered."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self._url, self._table, self._token = url, table, token
        self._client: Client | None = None

    async def client(self) -> Client:
        while self._client is None:
            client = Client(self._url, self._table, self._token, patience=2)
            try:
                await client.__aenter__()
                await client.settled((0, 1), 0)
                self._client = client
            except GONE:
                await hang_up(client)
        return self._client

    async def leave(self) -> None:
        if self._client is not None:
            await hang_up(self._client)
            self._client = None

    async def play(self, number: int) -> None:
        asked = None
        while True:
            client = await self.client()
            if asked is None:
                seat = next(s for s in (0, 1) if client.positions[s]["legal"])
                position = client.positions[seat]
                asked = {
                    "seat": seat,
                    "ply": position["ply"],
                    "id": f"action-{number:06}",
                    "move": position["legal"][0],
                }
            try:
                await client.send("play", **asked)
                answer = await client.until("accepted", "rejected")
                assert answer["type"] == "accepted", answer
                await client.settled((0, 1), answer["ply"])
            except GONE:
                await self.leave()
            else:
                return


async def hang_up(client: Client) -> None:
    if hasattr(client, "socket"):
        with suppress(*GONE):
            await client.socket.close()


@pytest.mark.parametrize("moves", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])
def test_R05_each_action_is_played_exactly_once(house: Running, moves: int) -> None:
    async def scene() -> tuple[list[str], int]:
        played: list[str] = []
        random, cuts = Random(5), 0
        while len(played) < moves:
            token = new_token()
            table = open_table(house.url, token)
            async with Client(house.url, table, token) as host:
                for seat in (0, 1):
                    await host.ask("sit", seat=seat, nickname=f"P{seat}")
                await host.send("start")
                await host.settled((0, 1), 0)
            nemesis = Nemesis(house.port, random)
            async with nemesis as url:
                player = Stubborn(url, table, token)
                for number in range(min(40, moves - len(played))):
                    await player.play(number)
                    played.append(f"{table} action-{number:06}")
                    if (await player.client()).positions[0]["outcome"]:
                        break
                await player.leave()
            cuts += nemesis.cuts
        return played, cuts

    played, cuts = asyncio.run(scene())
    assert cuts > moves / 10
    tables = {one.split()[0] for one in played}
    with closing(sqlite3.connect(house.data / "manoir.db")) as file:
        query = 'SELECT "table", action FROM records WHERE action IS NOT NULL ORDER BY rowid'
        kept = [f"{table} {action}" for table, action in file.execute(query) if table in tables]
    assert sorted(kept) == sorted(played)
