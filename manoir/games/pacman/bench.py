"""*Pac-Man, le chasseur de fantômes* as machine code, on one core: what `manoir bench` measures."""

from functools import partial
from itertools import product
from typing import Final

import numpy as np

from manoir.games.pacman import batch
from manoir.games.pacman.circuit import NAMES
from manoir.games.pacman.state import Options
from manoir.kernel.compiled.measure import Bench, Measure

SEATS: Final = (2, 3, 4)
GAMES: Final = 500  # at a time


def core() -> Bench:
    """Random moves: of Pac-Mans and ghosts, robberies and marbles put back."""
    measures = (
        Measure(
            f"random moves of whole games, circuit {name}, {seats} seats",
            *("moves", GAMES, "games", partial(_moves, seats, Options(circuit=name))),
        )
        for name, seats in product(NAMES, SEATS)
    )
    return Bench("pacman, compiled, one core", _compile, tuple(measures))


def _compile() -> None:
    batch.play(0, 1, 2, Options())


def _moves(seats: int, options: Options, first: int) -> int:
    return int(batch.play(first, GAMES, seats, options).moves.sum(dtype=np.int64))
