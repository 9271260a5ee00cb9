"""One's own turn, as it may be played: every shift, and the cells that it opens."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.search import MOST_SHIFTS, Numbers
from manoir.bots.labyrinthe.view_numbers import board_of, last_of
from manoir.games.labyrinthe.box import ARROWS
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.moves import Shift
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat


class Way(NamedTuple):
    """The maze after a shift of one's own."""

    shift: Shift | None  # None: it has been made
    board: Numbers
    last: int
    pawns: tuple[int, ...]
    reached: int  # the cells where one may end


def ways(view: View, seat: Seat) -> list[Way]:
    board, last, pawns = board_of(view), last_of(view), view.pawns
    if view.shifted:
        east, south = PLAIN.links(*board[:4].tolist())
        return [Way(None, board, last, pawns, PLAIN.reach(east, south, pawns[seat]))]
    made = np.empty((MOST_SHIFTS, 3), np.int64)
    count = machine().shifts(board, last, pawns[seat], made)
    return [_way(board, pawns, *row) for row in made[:count].tolist()]


def cells_of(plane: int) -> Iterator[int]:
    while plane:
        yield (plane & -plane).bit_length() - 1
        plane &= plane - 1


def _way(board: Numbers, pawns: tuple[int, ...], arrow: int, turn: int, reached: int) -> Way:
    after = np.array(PLAIN.shift(*board.tolist(), arrow, turn), np.int64)
    ridden = tuple(PLAIN.ride(cell, arrow) for cell in pawns)
    return Way(Shift(ARROWS[arrow], turn), after, arrow, ridden, reached)
