"""Moves a second that a real server has on its disk, over real WebSockets on this machine.

    PYTHONPATH=. python bench/durable_moves.py --tables 100 --seconds 5 --pace 0

Client and server share the machine's cores, so the figure is a floor. `--pace 1` is a table that
plays one move a second: what the acknowledgement then takes is what people feel.
"""

import asyncio
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import cyclopts

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

SEATS = (0, 1)


class Load:
    """Tables that play at random until told to stop, and how long each move took to be safe."""

    def __init__(self, url: str, pace: float) -> None:
        self._url = url
        self._pace = pace
        self.stopped = False
        self.seconds: list[float] = []

    async def table(self, delay: float) -> None:
        token = new_token()
        await asyncio.sleep(delay)
        while not self.stopped:
            table = await asyncio.to_thread(open_table, self._url, token)
            async with Client(self._url, table, token) as client:
                for seat in SEATS:
                    await client.ask("sit", seat=seat, nickname=f"P{seat}")
                await client.send("start")
                await client.settled(SEATS, 0)
                await self._play(client)

    async def _play(self, client: Client) -> None:
        while not self.stopped and not client.positions[0]["outcome"]:
            seat = next(s for s in SEATS if client.positions[s]["legal"])
            begun = perf_counter()
            answer = await client.play(seat, client.positions[seat]["legal"][0])
            self.seconds.append(perf_counter() - begun)
            await client.settled(SEATS, answer["ply"])
            await asyncio.sleep(self._pace)


async def measure(url: str, tables: int, seconds: float, pace: float) -> None:
    load = Load(url, pace)
    tasks = [asyncio.create_task(load.table(number / 100)) for number in range(tables)]
    await asyncio.sleep(tables / 100 + 1)
    load.seconds.clear()
    await asyncio.sleep(seconds)
    moves = list(load.seconds)
    load.stopped = True
    await asyncio.gather(*tasks)
    cuts = quantiles(moves, n=100)
    print(f"{tables} tables: {len(moves) / seconds:,.0f} durable moves/s,", end=" ")
    print(f"acknowledged in {cuts[49] * 1000:.1f} ms (p50), {cuts[98] * 1000:.1f} ms (p99)")


def main(*, tables: int = 100, seconds: float = 5.0, pace: float = 0.0) -> None:
    server = Running(Path(tempfile.mkdtemp()) / "data")
    try:
        asyncio.run(measure(server.url, tables, seconds, pace))
    finally:
        server.stop()


if __name__ == "__main__":
    cyclopts.run(main)
