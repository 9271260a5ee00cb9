"""The loop of compiled games as an entry that is kept on the disk: compiling it takes its time."""

from typing import Any, Final, cast

import numba

from manoir.games.pacman import batch
from manoir.kernel.compiled.jit import Jit

_LOOP: Final = batch.build(cast(Jit, numba.njit))
_ROW: Final = numba.int64[::1]


def loop(first: int, start: Any, ways: Any, ends: Any, moves: Any) -> None:
    _LOOP(first, start, ways, ends, moves)


SIGNATURES: Final = {loop: numba.void(numba.int64, _ROW, _ROW, numba.int64[:, ::1], _ROW)}
