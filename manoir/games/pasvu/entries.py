"""Where Python enters compiled games; only `manoir.batch` imports this, and Numba with it.

The function stands at the top of a module and names what it calls as a global: only so does Numba
find its machine code on the disk again.
"""

from typing import Any, Final, cast

import numba

from manoir.games.pasvu import batch
from manoir.kernel.compiled.batch import Batch, build_loop, signature
from manoir.kernel.compiled.jit import Jit, named

# Only compiled code calls these: nothing is made for Python to call them.
_JIT: Final = cast(Jit, cast(Any, numba.njit)(no_cpython_wrapper=True, no_cfunc_wrapper=True))
_LOOP: Final = build_loop(named(_JIT, "pasvu"), cast(Batch, batch))


def loop(  # noqa: PLR0917
    first: int, setup: Any, ranks: Any, scores: Any, plies: Any, prints: Any
) -> None:
    _LOOP(first, setup, ranks, scores, plies, prints)


SIGNATURES: Final = {loop: signature()}
