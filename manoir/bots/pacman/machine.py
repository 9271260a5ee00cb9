"""The compiled search of *Pac-Man*."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from manoir.bots.compiled_cache import CompiledCache
from manoir.bots.pacman.search import Numbers

CACHE: Final = CompiledCache("pacman", "manoir.bots.pacman.entries")


class Machine(NamedTuple):
    """What `plan` describes, compiled."""

    weigh: Callable[[Numbers, Numbers, Numbers, Any, Numbers, Numbers, Any], int]
    ponder: Callable[[Numbers, Numbers, Numbers, int, Any, int, Any], None]


@cache
def machine() -> Machine:
    return Machine(*CACHE.functions())
