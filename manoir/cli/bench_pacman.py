"""*Pac-Man, le chasseur de fantômes* as machine code, on one core."""

from itertools import product
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table

from manoir.games.pacman import batch
from manoir.games.pacman.circuit import NAMES
from manoir.games.pacman.state import Options

SEATS: Final = (2, 3, 4)
GAMES: Final = 500  # at a time


def bench_core(console: Console, seconds: float) -> None:
    """Random moves a second: of Pac-Mans and ghosts, robberies and marbles put back."""
    with console.status("compiling"):
        batch.play(0, 1, 2, Options())
    table = Table("pacman, compiled, one core", "a second", "measured")
    for name, seats in product(NAMES, SEATS):
        rate, games, moves = _moves(seats, Options(circuit=name), seconds)
        table.add_row(
            f"random moves of whole games, circuit {name}, {seats} seats",
            f"{rate:,.0f}",
            f"{games:,} games, {moves:,} moves",
        )
    console.print(table)


def _moves(seats: int, options: Options, seconds: float) -> tuple[float, int, int]:
    played = moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        moves += int(batch.play(played, GAMES, seats, options).moves.sum())
        played += GAMES
    return moves / (perf_counter() - start), played, moves
