"""The compiled thoughts of the learned level."""

from functools import cache
from typing import Any, Final

from manoir.bots.compiled_cache import CompiledCache

CACHE: Final = CompiledCache("labyrinthe-master", "manoir.bots.labyrinthe.master.entries")


@cache
def survey() -> Any:
    """What entries.py describes, compiled."""
    return CACHE.functions()[0]
