"""What a view says, in the numbers that the search works on."""

from collections.abc import Iterable

import numpy as np

from manoir.bots.labyrinthe.search import SPARE, Numbers
from manoir.games.labyrinthe.box import NUMBERS, SIDE, Treasure
from manoir.games.labyrinthe.core import NO_ARROW, PLAIN
from manoir.games.labyrinthe.shown_board import last_arrow, shown_board
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat


def board_of(view: View) -> Numbers:
    """The ten numbers of the maze, with the signs that can be seen."""
    return np.array(shown_board(view), np.int64)


def last_of(view: View) -> int:
    """The arrow used last."""
    last = last_arrow(view)
    return NO_ARROW if last is None else last


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
