"""R23: a flood costs whoever floods their socket, and others next to nothing."""

import asyncio
import time
from pathlib import Path
from statistics import quantiles

import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running

MOVES = 600
PACE = 0.02
RISE, SLACK = 1.2, 0.005  # how much later others may be answered: a fifth, and 5 ms


async def play(client: Client, answers: list[float]) -> None:
    """Play on at one table, a new one where a game is over, and remember how long answers took."""
    while len(answers) < MOVES:
        seat = next((one for one in (0, 1) if client.positions[one]["legal"]), None)
        if seat is None:
            return
        begun = time.monotonic()
        answer = await client.play(seat, client.positions[seat]["legal"][0])
        answers.append(time.monotonic() - begun)
        await client.settled((0, 1), answer["ply"])
        await asyncio.sleep(PACE)


async def some_moves(url: str) -> float:
    """The p99 of many moves."""
    answers: list[float] = []
    while len(answers) < MOVES:
        token = new_token()
        table = await asyncio.to_thread(open_table, url, token)
        async with Client(url, table, token) as client:
            for seat in (0, 1):
                await client.ask("sit", seat=seat, nickname=f"P{seat}")
            await client.send("start")
            await client.settled((0, 1), 0)
            await play(client, answers)
    return quantiles(answers, n=100)[98]


async def flood_messages(url: str, table: str, closed: list[int]) -> None:
    """As many messages as go out, again and again on a new socket."""
    while True:
        try:
            async with Client(url, table) as client, asyncio.TaskGroup() as both:
                both.create_task(client.until("never"))
                both.create_task(ping(client))
        except* ConnectionClosed as errors:
            error = errors.exceptions[0]
            assert isinstance(error, ConnectionClosed)
            closed.append(error.rcvd.code if error.rcvd else 0)


async def ping(client: Client) -> None:
    while True:
        for _ in range(20):
            await client.send("ping")
        await asyncio.sleep(0.001)


async def flood_creations(url: str) -> None:
    body = {"game": "escalier", "seats": 2}
    headers = {"Authorization": f"Bearer {new_token()}"}
    async with loopback.AsyncClient(base_url=url, headers=headers) as http:
        while True:
            await http.post("/api/tables", json=body)


@pytest.mark.soak
def test_R23_moves_of_others_are_answered_as_before_beside_floods(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", MANOIR_MESSAGES="2000", MANOIR_REQUESTS="100")
    closed: list[int] = []

    async def scene() -> tuple[float, float]:
        calm = await some_moves(running.url)
        table = await asyncio.to_thread(open_table, running.url, new_token())
        floods = [
            asyncio.create_task(flood_messages(running.url, table, closed)),
            asyncio.create_task(flood_creations(running.url)),
        ]
        try:
            return calm, await some_moves(running.url)
        finally:
            for flood in floods:
                flood.cancel()
            await asyncio.gather(*floods, return_exceptions=True)

    try:
        calm, flooded = asyncio.run(scene())
        assert running.errors() == []
    finally:
        running.stop()
    print(f"R23: p99 of a move {1e3 * calm:.1f} ms, beside floods {1e3 * flooded:.1f} ms")
    assert set(closed) == {1008}
    assert flooded < RISE * calm + SLACK
