"""What others may do before it is one's turn again, for a core and a GPU.

A reply is one number: six bits a shift, in order of play, the arrow times four plus the turn.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.bots.labyrinthe.replies import replies
from manoir.bots.labyrinthe.search import Numbers, Search
from manoir.games.labyrinthe.box import ARROWS
from manoir.games.labyrinthe.core import Core, Ten
from manoir.kernel.codec import SEATS
from manoir.kernel.compiled.jit import Jit

BITS: Final = 6
PLENTY: Final = 1.0  # seconds: time for as many replies as the level "best" ever looks at


class Rounds(NamedTuple):
    list_next: Callable[[Ten, int, Any, int], int]
    list_round: Callable[[Ten, int, int, Any, int], int]
    tiles_after: Callable[[Ten, int, int, int], int]
    cells_before: Callable[[Ten, int, int, int], int]


def sampled(seats: int) -> list[int]:
    """The replies of several others that the level "best" looks at."""
    return [
        sum((arrow << 2 | turn) << BITS * place for place, (arrow, turn) in enumerate(reply))
        for reply in replies(seats, PLENTY).tolist()
    ]


def build(jit: Jit, core: Core, search: Search) -> Rounds:
    ride, arrows, bits, few = core.ride, len(ARROWS), BITS, 3
    pushed, turns, forbidden = search.pushed, search.turns, search.forbidden
    next_tiles, near_cells = search.next_tiles, search.near_cells
    recall, carry, walk_back = search.recall, search.carry, search.walk_back
    samples: Numbers = np.array([sampled(seats) for seats in range(few, SEATS + 1)], np.int64)
    sample = samples.shape[1]

    @jit
    def list_next(board: Ten, last: int, room: Any, start: int) -> int:
        """Write down every shift of whoever is next; return how many there are."""
        banned, count = forbidden(last), 0
        for arrow in range(arrows):
            if arrow != banned:
                for turn in range(turns(board)):
                    room[start + count] = arrow << 2 | turn
                    count += 1
        return count

    @jit
    def list_round(board: Ten, last: int, places: int, room: Any, start: int) -> int:
        """Write down what all others may do; a sample, if they are several."""
        if places < few:
            return int(list_next(board, last, room, start))
        banned, count = forbidden(last), 0
        for number in range(sample):
            reply = samples[places - few, number]
            if reply >> 2 & 15 != banned:
                room[start + count] = reply
                count += 1
        return count

    @jit
    def tiles_after(board: Ten, pawn: int, reply: int, shifts: int) -> int:
        """The tiles, where they lie now, on which a pawn can end its turn after a reply."""
        now, cell, arrow = board, pawn, 0
        for number in range(shifts):
            shift = reply >> bits * number
            arrow = shift >> 2 & 15
            now, cell = pushed(now, arrow, shift & 3), ride(cell, arrow)
        tiles = next_tiles(now, arrow, cell)
        for number in range(shifts - 1, -1, -1):
            tiles = recall(tiles, reply >> bits * number + 2 & 15)
        return tiles

    @jit
    def cells_before(board: Ten, aims: int, reply: int, shifts: int) -> int:
        """The cells, before a reply, of pawns that can end their turn on an aim after it."""
        now, tiles, arrow = board, aims, 0
        for number in range(shifts):
            shift = reply >> bits * number
            arrow = shift >> 2 & 15
            now, tiles = pushed(now, arrow, shift & 3), carry(tiles, arrow)
        cells = near_cells(now, arrow, tiles)
        for number in range(shifts - 1, -1, -1):
            cells = walk_back(cells, reply >> bits * number + 2 & 15)
        return cells

    return Rounds(list_next, list_round, tiles_after, cells_before)
