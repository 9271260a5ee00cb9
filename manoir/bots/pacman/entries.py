"""Where Python enters the compiled search; only `machine` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Any, Final, cast

import numba

from manoir.bots.pacman import outlook, plan, search
from manoir.bots.pacman.search import Numbers
from manoir.games.pacman import core
from manoir.kernel.compiled.jit import Jit

_JIT: Final = cast(Jit, numba.njit)
_CORE: Final = core.build(_JIT)
_SEARCH: Final = search.build(_JIT, _CORE)
_PLAN: Final = plan.build(_JIT, _CORE, _SEARCH, outlook.build(_JIT, _CORE))
_weigh, _ponder = _PLAN.weigh, _PLAN.ponder

_NUMBER: Final = numba.int64
_ROW: Final = numba.int64[::1]
_GRID: Final = numba.int64[:, ::1]
_FRACTIONS: Final = numba.float64[::1]


def weigh(  # noqa: PLR0917
    p: Numbers,
    ways: Numbers,
    near: Numbers,
    weights: Any,
    ends: Numbers,
    firsts: Numbers,
    scores: Any,
) -> int:
    return _weigh(p, ways, near, weights, ends, firsts, scores)


def ponder(  # noqa: PLR0917
    chosen: Numbers, ways: Numbers, near: Numbers, me: int, weights: Any, width: int, scores: Any
) -> None:
    _ponder(chosen, ways, near, me, weights, width, scores)


SIGNATURES: Final = {
    weigh: _NUMBER(_ROW, _ROW, _ROW, _FRACTIONS, _GRID, _ROW, _FRACTIONS),
    ponder: numba.void(_GRID, _ROW, _ROW, _NUMBER, _FRACTIONS, _NUMBER, _FRACTIONS),
}
