"""The compiled search of *Labyrinthe*."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from manoir.bots.compiled_cache import CompiledCache
from manoir.bots.labyrinthe.search import Hopes, Numbers

CACHE: Final = CompiledCache("labyrinthe", "manoir.bots.labyrinthe.entries")


class Machine(NamedTuple):
    """What `search` describes, compiled."""

    shifts: Callable[[Numbers, int, int, Numbers], int]
    within: Callable[[Numbers, int, int], int]
    prospect: Callable[[Numbers, int, int, Numbers, Hopes], int]
    outlook: Callable[[Numbers, int, int, int, Numbers, Hopes], int]


@cache
def machine() -> Machine:
    return Machine(*CACHE.functions())
