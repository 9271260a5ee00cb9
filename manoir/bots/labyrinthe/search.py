"""What can be had in the turns to come: the maze pushed about in thought.

As `core`, one source that runs as ordinary Python or compiled. A plane of tiles has one bit more
than a plane of cells: SPARE, for the tile outside. A reply is what the others may do between two
turns of one's own: an arrow and a turn for each of them, in order.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.labyrinthe.box import ARROWS, CELLS
from manoir.games.labyrinthe.core import ALL, NO_ARROW, STRAIGHT, Core, Ten
from manoir.kernel.compiled.jit import Jit

SPARE: Final = CELLS
TILES: Final = CELLS + 1
ANY: Final = TILES  # behind the hopes by tile: that for any of the aims
MOST_SHIFTS: Final = 4 * len(ARROWS)

Numbers = NDArray[np.int64]
Hopes = NDArray[np.int64]  # by cell or by tile: after how many replies


class Search(NamedTuple):
    carry: Callable[[int, int], int]
    recall: Callable[[int, int], int]
    walk_back: Callable[[int, int], int]
    shifts: Callable[[Numbers, int, int, Numbers], int]
    within: Callable[[Numbers, int, int], int]
    prospect: Callable[[Numbers, int, int, Numbers, Hopes], int]
    outlook: Callable[[Numbers, int, int, int, Numbers, Hopes], int]
    ten: Callable[[Numbers], Ten]
    pushed: Callable[[Ten, int, int], Ten]
    ways: Callable[[Ten], tuple[int, int]]
    turns: Callable[[Ten], int]
    forbidden: Callable[[int], int]
    next_tiles: Callable[[Ten, int, int], int]
    near_cells: Callable[[Ten, int, int], int]


def build(jit: Jit, core: Core) -> Search:  # noqa: PLR0915  small functions that share constants
    lane, shift, ride, opposite = core.lane, core.shift, core.ride, core.opposite
    links, reach, cell_of = core.links, core.reach, core.cell_of
    every, outside, anything = ALL, SPARE, ANY
    arrows, straight, no_arrow = len(ARROWS), STRAIGHT, NO_ARROW

    @jit
    def carry(tiles: int, arrow: int) -> int:
        """Where tiles are after a shift."""
        line, up, down, entry, out = lane(arrow)
        return (
            tiles & (every ^ line)
            | ((tiles & line) << up >> down) & line
            | (tiles >> outside & 1) << entry
            | (tiles >> out & 1) << outside
        )

    @jit
    def recall(tiles: int, arrow: int) -> int:
        """Where tiles were before a shift."""
        line, up, down, entry, out = lane(arrow)
        return (
            tiles & (every ^ line)
            | (tiles & line & ~(1 << entry)) >> up << down
            | (tiles >> entry & 1) << outside
            | (tiles >> outside & 1) << out
        )

    @jit
    def walk_back(cells: int, arrow: int) -> int:
        """Where pawns were before a shift: who fell off came in at the other end (L6)."""
        line, up, down, entry, out = lane(arrow)
        return (
            cells & (every ^ line)
            | (cells & line & ~(1 << entry)) >> up << down
            | (cells >> entry & 1) << out
        )

    @jit
    def ten(board: Numbers) -> Ten:
        return (
            board[0], board[1], board[2], board[3], board[4],
            board[5], board[6], board[7], board[8], board[9],
        )  # fmt: skip

    @jit
    def pushed(board: Ten, arrow: int, turn: int) -> Ten:
        n, e, s, w, a, b, c, d, f, spare = board
        return shift(n, e, s, w, a, b, c, d, f, spare, arrow, turn)

    @jit
    def ways(board: Ten) -> tuple[int, int]:
        """The links of a board."""
        return links(board[0], board[1], board[2], board[3])

    @jit
    def turns(board: Ten) -> int:
        """In how many ways the spare can lie: a straight one looks the same upside down."""
        return 2 if board[9] & 3 == straight else 4

    @jit
    def forbidden(last: int) -> int:
        """L5: the arrow that may not be used."""
        return no_arrow if last == no_arrow else opposite(last)

    @jit
    def shifts(board: Numbers, last: int, pawn: int, made: Numbers) -> int:
        """All that differ, as rows of arrow, turn and the cells that the pawn then reaches."""
        before, banned, count = ten(board), forbidden(last), 0
        for arrow in range(arrows):
            if arrow == banned:
                continue
            for turn in range(turns(before)):
                east, south = ways(pushed(before, arrow, turn))
                made[count, 0], made[count, 1] = arrow, turn
                made[count, 2] = reach(east, south, ride(pawn, arrow))
                count += 1
        return count

    @jit
    def next_tiles(board: Ten, last: int, pawn: int) -> int:
        banned, tiles = forbidden(last), 0
        for arrow in range(arrows):
            if arrow == banned:
                continue
            start, cells = ride(pawn, arrow), 0
            for turn in range(turns(board)):
                east, south = ways(pushed(board, arrow, turn))
                cells |= reach(east, south, start)
            tiles |= recall(cells, arrow)
        return tiles

    @jit
    def within(board: Numbers, last: int, pawn: int) -> int:
        """The tiles on which a pawn can end its next turn."""
        return next_tiles(ten(board), last, pawn)

    @jit
    def joined(east: int, south: int, goals: int) -> int:
        """The cells from which a corridor leads to any of the goals."""
        cells = 0
        while goals:
            cells |= reach(east, south, cell_of(goals & -goals))
            goals &= ~cells
        return cells

    @jit
    def near_cells(board: Ten, last: int, aims: int) -> int:
        """The cells from which a pawn can end its next turn on a tile that it seeks."""
        banned, near = forbidden(last), 0
        for arrow in range(arrows):
            goals = carry(aims, arrow) & every
            if arrow == banned or goals == 0:
                continue
            cells = 0
            for turn in range(turns(board)):
                east, south = ways(pushed(board, arrow, turn))
                cells |= joined(east, south, goals)
            near |= walk_back(cells, arrow)
        return near

    @jit
    def tally_up(plane: int, size: int, hopes: Hopes) -> None:
        for place in range(size):
            hopes[place] += plane >> place & 1

    @jit
    def prospect(board: Numbers, last: int, aims: int, replies: Numbers, hopes: Hopes) -> int:
        """How many replies there are; by cell, how many let a pawn from there get what it seeks."""
        count = 0
        for number in range(len(replies)):
            reply = replies[number]
            if reply[0, 0] == forbidden(last):
                continue
            count += 1
            now, arrow, tiles = ten(board), last, aims
            for seat in range(len(reply)):
                arrow = reply[seat, 0]
                now, tiles = pushed(now, arrow, reply[seat, 1]), carry(tiles, arrow)
            cells = near_cells(now, arrow, tiles)
            for seat in range(len(reply) - 1, -1, -1):
                cells = walk_back(cells, reply[seat, 0])
            tally_up(cells, outside, hopes)
        return count

    @jit
    def outlook(  # noqa: PLR0917
        board: Numbers, last: int, pawn: int, aims: int, replies: Numbers, hopes: Hopes
    ) -> int:
        """How many replies there are; by tile, how many let this pawn get there, or to any aim."""
        count = 0
        for number in range(len(replies)):
            reply = replies[number]
            if reply[0, 0] == forbidden(last):
                continue
            count += 1
            now, arrow, cell = ten(board), last, pawn
            for seat in range(len(reply)):
                arrow = reply[seat, 0]
                now, cell = pushed(now, arrow, reply[seat, 1]), ride(cell, arrow)
            tiles = next_tiles(now, arrow, cell)
            for seat in range(len(reply) - 1, -1, -1):
                tiles = recall(tiles, reply[seat, 0])
            tally_up(tiles, outside + 1, hopes)
            hopes[anything] += tiles & aims != 0
        return count

    return Search(
        *(carry, recall, walk_back, shifts, within, prospect, outlook),
        *(ten, pushed, ways, turns, forbidden, next_tiles, near_cells),
    )
