"""Where Python enters the compiled geometry; only `machine` imports this, and Numba with it.

The function stands at the top of a module and names what it calls as a global: only so does Numba
find its machine code on the disk again.
"""

from typing import Any, Final, cast

import numba

from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import build
from manoir.kernel.compiled.jit import Jit, named

# Only compiled code calls these: nothing is made for Python to call them.
_INNER: Final = cast(Jit, cast(Any, numba.njit)(no_cpython_wrapper=True, no_cfunc_wrapper=True))
_JIT: Final = named(_INNER, "pasvu_core")
_RUN: Final = calls.build(_JIT, build(_JIT))


def run(  # noqa: PLR0917
    call: int, h: Any, a: int, b: int, c: int, d: int, e: int, f: int, g: int, i: int
) -> int:
    return _RUN(call, h, a, b, c, d, e, f, g, i)


SIGNATURES: Final = {run: numba.int64(numba.int64, numba.int64[::1], *[numba.int64] * 8)}
