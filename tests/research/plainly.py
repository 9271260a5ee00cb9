"""The vector environment's loops, which nobody has compiled."""

from typing import Any

from manoir.kernel.compiled.jit import plain
from manoir.kernel.compiled.stepping import build_loops
from manoir.kernel.registry import find
from manoir.research.vector_env import stepping_of


def plain_loops(game: str) -> tuple[Any, Any]:
    return build_loops(plain, stepping_of(find(game)))
