"""What a listener in the lobby costs: memory each, and the moves of those who play.

    PYTHONPATH=. python bench/lobby.py [--listeners 200] [--rate 50] [--tables 100] [--seconds 20]

Tables open and close, so many a second, while others play a move a second; with one listener and
with all of them in turns, each time in a new house: the same noise for both. At the end of each
turn all who looked must have the same list. Ends with 1 where moves' p99 (the medians of all
turns) is more than 20 % worse beside them, or a listener takes more than 20 kB; on a machine that
does nothing else. `--data /dev/shm` leaves the disk out of it.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import cyclopts

from bench.house import ROOT, House, load, open_house
from tests.server.lobby.crowd import Crowd

WARM = 200  # listeners, after whom everything is there that they share
MOST_BYTES = 20_000  # a listener
MOST_WORSE = 1.2  # moves' p99 beside them
Turn = dict[str, Any]


async def memory(url: str, house: House, listeners: int) -> float:
    """Bytes that one more listener takes."""
    async with Crowd(url, WARM):
        await asyncio.sleep(1)
        before = house.resident()
        async with Crowd(url, listeners):
            await asyncio.sleep(1)
            return (house.resident() - before) / listeners


@contextmanager
def lobby(url: str, listeners: int, rate: float) -> Iterator[Callable[[], int]]:
    """A crowd in a process of its own until the block ends; asks it how many tables it opened."""
    words = (sys.executable, "-m", "bench.crowd", url, str(listeners), str(rate))
    with subprocess.Popen(
        words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as crowd:
        assert crowd.stdin is not None
        assert crowd.stdout is not None
        ask, answers = crowd.stdin, crowd.stdout
        assert answers.readline() == "ready\n", "the crowd is not in the lobby"

        def opened() -> int:
            ask.write("\n")
            ask.flush()
            return int(answers.readline())

        yield opened
        ask.close()
    if crowd.returncode:
        raise RuntimeError("two listeners have different lists")


def measure(listeners: int, rate: float, tables: int, seconds: float, data: Path | None) -> Turn:
    with (
        tempfile.TemporaryDirectory(dir=data) as folder,
        open_house(Path(folder)) as house,
        lobby(house.url, listeners, rate) as opened,
    ):
        before, already = house.seconds(), opened()
        result = load(house.url, tables, seconds, 1.0)
        used, opened_now = house.seconds() - before, opened() - already
        return {**result, "core_seconds": round(used, 2), "opened": opened_now}


def told(quiet: Turn, alone: list[Turn], beside: list[Turn], listeners: int) -> float:
    """Say what was found; how many times worse the moves' p99 is beside listeners."""
    p99, used, opened = (
        [median(one[name] for one in some) for some in (alone, beside)]
        for name in ("p99_ms", "core_seconds", "opened")
    )
    tables = (used[0] - quiet["core_seconds"]) / max(1, opened[0])
    more = used[1] - used[0] - tables * (opened[1] - opened[0])
    print(f"serving: {tables * 1e6:.0f} us a table that opens and closes,", end=" ")
    print(f"{more / listeners / max(1, opened[1]) * 1e6:.2f} us of it a listener")
    each = sorted(b["p99_ms"] / a["p99_ms"] for a, b in zip(alone, beside, strict=True))
    print(f"p99 in each round: {', '.join(f'{one:.2f}' for one in each)} times")
    print(f"moves' p99: {p99[0]} ms, beside listeners {p99[1]} ms ({p99[1] / p99[0]:.2f} times)")
    worse: float = p99[1] / p99[0]
    return worse


def main(
    *,
    listeners: int = 200,
    rate: float = 50.0,
    tables: int = 100,
    seconds: float = 20.0,
    rounds: int = 6,
    data: Path | None = None,
) -> None:
    with open_house() as house:
        each = asyncio.run(memory(house.url, house, listeners))
        print(f"{listeners} listeners: {each / 1024:.1f} KiB each", flush=True)
    quiet = measure(1, 0.0, tables, seconds, data)
    print("  nothing opens ", quiet, flush=True)
    found: dict[int, list[Turn]] = {1: [], listeners: []}
    for number in range(rounds):
        for many in (1, listeners) if number % 2 == 0 else (listeners, 1):
            found[many].append(measure(many, rate, tables, seconds, data))
            print(f"  {many:4} listen   ", found[many][-1], flush=True)
    worse = told(quiet, found[1], found[listeners], listeners)
    sys.exit(int(each > MOST_BYTES or worse > MOST_WORSE))


if __name__ == "__main__":
    cyclopts.run(main)
