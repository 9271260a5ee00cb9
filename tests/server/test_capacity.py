"""R46: what a house on a small machine carries. `MANOIR_CAPACITY_SECONDS` says for how long."""

import asyncio
import os
import time
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

SECONDS = float(os.environ.get("MANOIR_CAPACITY_SECONDS", "60"))
GAMES, SPECTATORS = 200, 3  # with two players each: 1,000 sockets
PACE = 2.0  # seconds from a move to the next at one table: 100 moves a second
PATIENCE = 120.0
P50, P99 = 0.015, 0.050  # seconds until a move is acknowledged


class Game:
    """Two people who play, each on a socket of their own, and some who watch."""

    def __init__(self, url: str, number: int) -> None:
        self._url = url
        self._random = Random(number)
        self._people: list[Client] = []
        self._watching: list[asyncio.Task[None]] = []
        self.answers: list[float] = []

    async def begin(self) -> None:
        tokens = [new_token(), new_token()]
        table = await asyncio.to_thread(open_table, self._url, tokens[0])
        for token in (*tokens, *(new_token() for _ in range(SPECTATORS))):
            client = Client(self._url, table, token, patience=PATIENCE)
            await client.__aenter__()
            self._people.append(client)
        for seat, client in enumerate(self._people[:2]):
            await client.ask("sit", seat=seat, nickname=f"P{seat}")
        await self._people[0].send("start")
        for seat in (0, 1):
            await self._people[seat].settled((seat,), 0)
        self._watching = [asyncio.create_task(self._watch(one)) for one in self._people[2:]]

    async def play(self, until: float) -> None:
        """A move every two seconds, whoever's turn it is; a game that is over rests."""
        await asyncio.sleep(self._random.uniform(0, PACE))
        while time.monotonic() < until:
            begun = time.monotonic()
            seat = next((s for s in (0, 1) if self._people[s].positions[s]["legal"]), None)
            if seat is None:
                return
            await self._move(seat)
            await asyncio.sleep(max(0.0, PACE - (time.monotonic() - begun)))

    async def _move(self, seat: int) -> None:
        mover, other = self._people[seat], self._people[1 - seat]
        move = self._random.choice(mover.positions[seat]["legal"])
        begun = time.monotonic()
        answer = await mover.play(seat, move)
        self.answers.append(time.monotonic() - begun)
        assert answer["type"] == "accepted", answer
        await mover.settled((seat,), answer["ply"])
        await other.settled((1 - seat,), answer["ply"])

    async def _watch(self, client: Client) -> None:
        async for _ in client.socket:
            pass

    async def end(self) -> None:
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await asyncio.gather(*(client.socket.close() for client in self._people))


@pytest.mark.soak
def test_R46_a_thousand_sockets_at_200_games_with_100_moves_a_second(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_HELLO_SECONDS="60")
    games = [Game(running.url, number) for number in range(GAMES)]

    async def scene() -> None:
        for game in games:
            await game.begin()
        until = time.monotonic() + SECONDS
        await asyncio.gather(*(game.play(until) for game in games))
        await asyncio.gather(*(game.end() for game in games))

    try:
        asyncio.run(scene())
    finally:
        running.stop()
    assert running.errors() == []
    answers = [answer for game in games for answer in game.answers]
    cuts = quantiles(answers, n=100)
    rate, p50, p99 = len(answers) / SECONDS, 1e3 * cuts[49], 1e3 * cuts[98]
    print(f"R46: {rate:.0f} moves/s, acknowledged after {p50:.1f} (p50), {p99:.1f} ms (p99)")
    assert cuts[49] < P50
    assert cuts[98] < P99
