"""Where Python enters the compiled search; only `machine` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Final, cast

import numba

from manoir.bots.labyrinthe import search
from manoir.bots.labyrinthe.search import Hopes, Numbers
from manoir.games.labyrinthe import core
from manoir.kernel.compiled.jit import Jit

_SEARCH: Final = search.build(cast(Jit, numba.njit), core.build(cast(Jit, numba.njit)))
_shifts, _within = _SEARCH.shifts, _SEARCH.within
_prospect, _outlook = _SEARCH.prospect, _SEARCH.outlook

_NUMBER: Final = numba.int64
_ROW: Final = numba.int64[::1]
_GRID: Final = numba.int64[:, ::1]
_REPLIES: Final = numba.int64[:, :, ::1]


def shifts(board: Numbers, last: int, pawn: int, made: Numbers) -> int:
    return _shifts(board, last, pawn, made)


def within(board: Numbers, last: int, pawn: int) -> int:
    return _within(board, last, pawn)


def prospect(board: Numbers, last: int, aims: int, replies: Numbers, hopes: Hopes) -> int:
    return _prospect(board, last, aims, replies, hopes)


def outlook(  # noqa: PLR0917
    board: Numbers, last: int, pawn: int, aims: int, replies: Numbers, hopes: Hopes
) -> int:
    return _outlook(board, last, pawn, aims, replies, hopes)


SIGNATURES: Final = {
    shifts: _NUMBER(_ROW, _NUMBER, _NUMBER, _GRID),
    within: _NUMBER(_ROW, _NUMBER, _NUMBER),
    prospect: _NUMBER(_ROW, _NUMBER, _NUMBER, _REPLIES, _ROW),
    outlook: _NUMBER(_ROW, _NUMBER, _NUMBER, _NUMBER, _REPLIES, _ROW),
}
