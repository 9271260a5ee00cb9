"""Where Python enters compiled steps; only `research.vector` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Any, Final, cast

import numba

from manoir.games.pacman.research import stepping
from manoir.kernel.compiled.jit import named, tight_compiler
from manoir.kernel.compiled.stepping import Stepping, build_loops, signatures

_BEGIN, _STEP = build_loops(named(tight_compiler(), "pacman_steps"), cast(Stepping, stepping))
_BEGINS, _STEPS = signatures(numba.int8)


def begin(  # noqa: PLR0917
    start: int, end: int, first: int, setup: Any, rows: Any, seen: Any, masks: Any, acting: Any
) -> None:
    _BEGIN(start, end, first, setup, rows, seen, masks, acting)


def step(  # noqa: PLR0917
    start: int, end: int, first: int, games: int, longest: int, setup: Any, actions: Any,
    rows: Any, seen: Any, masks: Any, acting: Any, rewards: Any, terminated: Any, truncated: Any,
) -> None:  # fmt: skip
    _STEP(
        start, end, first, games, longest, setup, actions,
        rows, seen, masks, acting, rewards, terminated, truncated,
    )  # fmt: skip


SIGNATURES: Final = {begin: _BEGINS, step: _STEPS}
