"""A full house while others ask it for all that takes long, and the same house in peace.

    PYTHONPATH=. python bench/mixture.py [--tables 500] [--seconds 20] [--rounds 3] [--data FOLDER]

What others ask for is in `others.py`. First every table plays one move a second, then 50 as fast as
it goes; each with and without others. The house has core 0 with all its processes, whoever asks has
the others. `--data /dev/shm` leaves the disk out of it. Films have the budget that an address has
in any house: whoever is refused one asks again at once. `--films 1000000` lets all of them be made.

On a machine that is used by others as well, times tell little. What holds there is the processor
time that the whole house takes for a move: the share of moves that it would have a core for.
"""

import asyncio
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import cyclopts

from bench.house import ROOT, House, leave_core_0, load, open_house
from bench.others import MAZES
from tests.server.reading.long_games import keep_in, long_game
from tests.server.running import free_port

PLIES = 1500


@contextmanager
def beside_others(url: str) -> Iterator[None]:
    """While others ask. They stand back behind the load, whose times are measured."""
    command = ("nice", "-n", "19", sys.executable, "-m", "bench.others", url)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as others:
        assert others.stdout is not None
        try:
            if not others.stdout.readline():
                raise RuntimeError("others cannot ask")
            yield
        finally:
            others.send_signal(signal.SIGTERM)
            print(others.stdout.read(), end="", flush=True)


def measured(house: House, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """What the load finds, and the processor time a move: of all, and who took how much of it."""
    before, moves = house.seconds_by_process(), house.moves()
    found = load(house.url, tables, seconds, pace)
    moves = max(1, house.moves() - moves)
    after = house.seconds_by_process()
    spent = {name: 1e6 * (after[name] - before.get(name, 0.0)) / moves for name in after}
    shares = {name.removeprefix("manoir.server."): round(one) for name, one in spent.items()}
    return {**found, "us_a_move": round(sum(spent.values())), "of_which": shares}


def compare(tables: int, seconds: float, pace: float, data: Path, films: int) -> None:
    """In peace and beside others, one after the other: the same noise for both."""
    port = free_port()
    house_like_any = partial(open_house, data, core=0, metrics=port, MANOIR_FILMS=str(films))

    def measure() -> dict[str, Any]:
        return measured(house, tables, seconds, pace)

    with house_like_any() as house:
        calm = measure()
    with house_like_any() as house, beside_others(house.url):
        busy = measure()
    print("  in peace     ", calm, "\n  beside others", busy, flush=True)
    share = busy["moves_a_second"] / max(1, calm["moves_a_second"])
    print(f"  {100 * share:.0f} % of the moves, p99 {calm['p99_ms']} and {busy['p99_ms']} ms")
    print(f"  by processor time {100 * calm['us_a_move'] / busy['us_a_move']:.0f} % of the moves")


def main(
    *,
    tables: int = 500,
    seconds: float = 20.0,
    rounds: int = 3,
    data: Path | None = None,
    films: int = 120,
) -> None:
    leave_core_0()
    for number in range(rounds):
        for size, pace in ((tables, 1.0), (50, 0.0)):
            print(f"round {number + 1}, {size} tables, pace {pace}", flush=True)
            with tempfile.TemporaryDirectory(dir=data) as folder:
                mazes = (long_game(id, "labyrinthe", PLIES, seed) for seed, id in enumerate(MAZES))
                asyncio.run(keep_in(Path(folder), *mazes))
                compare(size, seconds, pace, Path(folder), films)


if __name__ == "__main__":
    cyclopts.run(main)
