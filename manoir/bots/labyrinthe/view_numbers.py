"""What a view says, in the numbers that the search works on."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from manoir.bots.labyrinthe.search import SPARE, Numbers
from manoir.games.labyrinthe.box import ARROWS, NUMBERS, SHAPES, SIDE, Treasure
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat

_PLANES: Final = 9
_SIGNS: Final = {None: 0} | {name: PLAIN.sign_of(number) for name, number in NUMBERS.items()}


def board_of(view: View) -> Numbers:
    """The ten numbers of the maze, with the signs that can be seen."""
    assert view.spare is not None, "the maze is laid"
    words = [place.open | _SIGNS[place.treasure] << 4 for place in view.places]
    planes = [
        sum((word >> bit & 1) << cell for cell, word in enumerate(words)) for bit in range(_PLANES)
    ]
    spare = SHAPES.index(view.spare.shape) | _SIGNS[view.spare.treasure] << 2
    return np.array([*planes, spare], np.int64)


def last_of(view: View) -> int:
    """The arrow used last."""
    return NO_ARROW if view.forbidden is None else PLAIN.opposite(ARROWS.index(view.forbidden))


def tile_of(board: Numbers, treasure: Treasure) -> int:
    """Where a treasure is: the number of a cell, or SPARE."""
    plane = PLAIN.spot(*board[4:9].tolist(), NUMBERS[treasure])
    return PLAIN.cell_of(plane) if plane else SPARE


def tiles_of(board: Numbers, treasures: Iterable[Treasure]) -> int:
    """The plane of tiles that show these treasures."""
    return sum(1 << tile_of(board, treasure) for treasure in treasures)


def sought(view: View, seat: Seat) -> tuple[Treasure, ...]:
    """What this seat itself may find now; nothing: it must go home (L9, L23)."""
    if view.dark or view.options.mode == "children":
        return view.cards[seat] or ()
    return (view.target,) if view.target is not None else ()


def aims_of(view: View, seat: Seat, board: Numbers) -> int:
    """The tiles on which this seat itself wants to end."""
    treasures = sought(view, seat)
    return tiles_of(board, treasures) if treasures else 1 << view.homes[seat]


def distance(cell: int, goals: Iterable[int]) -> int:
    """Rows and columns to the nearest goal; far, if there is none on the board."""
    steps = (abs(cell // SIDE - g // SIDE) + abs(cell % SIDE - g % SIDE) for g in goals)
    return min(steps, default=2 * SIDE)
