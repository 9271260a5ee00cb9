"""The arcade of numbers: *Labyrinthe* as machine code, on one core and on a GPU."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

from manoir.games.labyrinthe import batch
from manoir.games.labyrinthe.box import DAY

SEATS: Final = (2, 3, 4)
SAMPLE: Final = 20_000  # games played on both sides, to be compared one by one
GPU_GAMES: Final = 1 << 22  # at once
SURVEYS: Final = 20_000


def bench_core(console: Console, seconds: float) -> None:
    """Random turns and full enumerations a second."""
    with console.status("compiling"):
        batch.play_on_core(0, 1, 2, 1)
        batch.survey_on_core(0, 1)
    table = Table("labyrinthe, compiled, one core", "a second", "measured")
    for seats in SEATS:
        rate, games, turns = _turns(batch.play_on_core, 500, seats, seconds)
        table.add_row(
            f"random turns of whole base games, {seats} seats",
            f"{rate:,.0f}",
            f"{games:,} games, {turns:,} turns",
        )
    rate, boards = _surveys(seconds)
    table.add_row("boards with all 48 shifts and all cells", f"{rate:,.0f}", f"{boards:,} boards")
    console.print(table)


def bench_gpu(console: Console, seconds: float) -> None:
    """The same games on a GPU, and whether they are the same. Raises NoGpu."""
    with console.status("compiling"):
        batch.play_on_gpu(0, 1, 2, 1)
        batch.play_on_core(0, 1, 2, 1)
    table = Table("labyrinthe, compiled, one GPU", "a second", "measured", "beside one core")
    for seats in SEATS:
        rate, games, turns = _turns(batch.play_on_gpu, GPU_GAMES, seats, seconds)
        table.add_row(
            f"random turns of whole base games, {seats} seats",
            f"{rate:,.0f}",
            f"{games:,} games, {turns:,} turns",
            f"{SAMPLE:,} games the same" if _same(seats) else "NOT the same games",
        )
    console.print(table)


def _turns(
    play: Callable[[int, int, int, int], batch.Games], games: int, seats: int, seconds: float
) -> tuple[float, int, int]:
    """Turns a second, games and turns; what a GPU plays is copied back within that time."""
    played = turns = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        turns += int(play(played, games, seats, DAY // seats).turns.sum(dtype=np.int64))
        played += games
    return turns / (perf_counter() - start), played, turns


def _surveys(seconds: float) -> tuple[float, int]:
    boards = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        batch.survey_on_core(boards, SURVEYS)
        boards += SURVEYS
    return boards / (perf_counter() - start), boards


def _same(seats: int) -> bool:
    here: list[Any] = list(batch.play_on_core(0, SAMPLE, seats, DAY // seats))
    there: list[Any] = list(batch.play_on_gpu(0, SAMPLE, seats, DAY // seats))
    return all(np.array_equal(one, other) for one, other in zip(here, there, strict=True))
