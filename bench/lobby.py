"""What a listener in the lobby costs: memory each, and the moves of those who play.

    PYTHONPATH=. python bench/lobby.py [--listeners 200] [--rate 50] [--tables 100] [--seconds 20]

Tables open and close, so many a second, while others play a move a second; first nobody looks at
the lobby, then everybody does, in turns: the same noise for both. At the end of each turn all who
looked must have the same list. Ends with 1 where moves' p99 is more than 20 % worse beside them, or
a listener takes more than 20 kB; on a machine that does nothing else.
"""

import asyncio
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from statistics import median
from typing import Any

import cyclopts

from bench.house import House, load, open_house
from tests.server.lobby.crowd import Crowd, Openers

WARM = 200  # listeners, after whom everything is there that they share
MOST_BYTES = 20_000  # a listener
MOST_WORSE = 1.2  # moves' p99 beside them


async def memory(url: str, house: House, listeners: int) -> float:
    """Bytes that one more listener takes."""
    async with Crowd(url, WARM):
        await asyncio.sleep(1)
        before = house.resident()
        async with Crowd(url, listeners):
            await asyncio.sleep(1)
            return (house.resident() - before) / listeners


@contextmanager
def lobby(url: str, listeners: int, rate: float) -> Iterator[Openers]:
    """Openers and listeners in a thread of their own, until the block ends."""
    openers, ready, done = Openers(url, rate), threading.Event(), threading.Event()

    async def stay() -> None:
        async with Crowd(url, listeners) as crowd:
            ready.set()
            while not done.is_set():
                await openers.work(round(rate), keep=0)
            await openers.work(10)
            await crowd.agree(openers.open)

    with ThreadPoolExecutor(1) as threads:
        stays = threads.submit(asyncio.run, stay())
        ready.wait(120)
        yield openers
        done.set()
        stays.result()  # raises where two have another list


def measure(listeners: int, rate: float, tables: int, seconds: float) -> dict[str, Any]:
    with open_house() as house, lobby(house.url, listeners, rate) as openers:
        before, opened = house.seconds(), openers.opened
        result = load(house.url, tables, seconds, 1.0)
        used = house.seconds() - before
        return {**result, "core_seconds": round(used, 2), "opened": openers.opened - opened}


def main(
    *,
    listeners: int = 200,
    rate: float = 50.0,
    tables: int = 100,
    seconds: float = 20.0,
    rounds: int = 3,
) -> None:
    with open_house() as house:
        each = asyncio.run(memory(house.url, house, listeners))
        print(f"{listeners} listeners: {each / 1024:.1f} KiB each", flush=True)
    alone, beside = [], []
    for _ in range(rounds):
        alone.append(measure(1, rate, tables, seconds))
        print("  nobody listens", alone[-1], flush=True)
        beside.append(measure(listeners, rate, tables, seconds))
        print(f"  {listeners} listen  ", beside[-1], flush=True)
    before, after = (median(one["p99_ms"] for one in some) for some in (alone, beside))
    print(f"moves' p99: {before} ms, beside listeners {after} ms ({after / before:.2f} times)")
    sys.exit(int(each > MOST_BYTES or after > MOST_WORSE * before))


if __name__ == "__main__":
    cyclopts.run(main)
