"""Views and moves of *Pac-Man* as numbers. row.py says what they are."""

from functools import cache
from typing import Final, assert_never

import numpy as np

from manoir.games.pacman.batch.playout import START
from manoir.games.pacman.circuit import circuit
from manoir.games.pacman.core import PLAIN
from manoir.games.pacman.core.row import SIZE
from manoir.games.pacman.flat import flatten
from manoir.games.pacman.knowledge import state_of
from manoir.games.pacman.moves import (
    Answer,
    Chase,
    Draw,
    Move,
    Propose,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.research import writing
from manoir.games.pacman.research.row import (
    ACTIONS,
    AGREE,
    CHASE,
    DISAGREE,
    FIELDS,
    PLACES,
    PUT_BACK,
    ROB,
    ROLL,
    RUN,
    WAYS,
)
from manoir.games.pacman.state import Options, View
from manoir.games.pacman.ways import EATER, Path, numbers, ways
from manoir.kernel import Seat
from manoir.kernel.codec import Numbers
from manoir.kernel.compiled.jit import plain

__all__ = ["ACTIONS", "DTYPE", "FIELDS", "LEFT_OUT", "index_of", "observe"]

DTYPE: Final = np.int8
LEFT_OUT: Final = "spots and signs, which are those of the circuit; colours, which homes show"
_WRITING: Final = writing.build(plain, PLAIN, START + SIZE)


def observe(view: View, seat: Seat, legal: tuple[Move, ...], out: Numbers) -> None:
    row = flatten(state_of(view))
    row += [sum(1 << asked for asked in view.asked), int(view.declined), int(view.agreed), 0]
    _WRITING.observe(row, _setup(view.options), seat, out)


def index_of(view: View, seat: Seat, legal: tuple[Move, ...], move: Move) -> int:
    match move:
        case Roll():
            return ROLL
        case Run(die, path):
            return RUN + WAYS * view.dice.index(die) + _way(view, seat, path)
        case Chase(die, ghost, path):
            return CHASE + PLACES * (2 * view.dice.index(die) + ghost) + path[-1]
        case Rob(victim):
            return ROB + (victim - seat) % len(view.homes) - 1
        case PutBack(hole):
            return PUT_BACK + circuit(view.options.circuit).yellow.index(hole)
        case Answer(agrees):
            return AGREE if agrees else DISAGREE
        case Propose() | Draw() | Rolled():
            raise ValueError(f"{move!r} is not offered to a seat")
        case _:
            assert_never(move)


@cache
def _setup(options: Options) -> tuple[int, ...]:
    """What `observe` reads of it: an option and the table of ways; no position."""
    return (int(options.count == "all"), *(0,) * SIZE, *ways(options.circuit))


def _way(view: View, seat: Seat, path: Path) -> int:
    name, place = view.options.circuit, view.eaters[seat]
    return numbers(name)[EATER, place, path] - _WRITING.first_way(ways(name), EATER, place)
