"""The compiled judge of *Pas vu pas pris*, which the rules use as well once it is there."""

from functools import cache
from typing import Final, NamedTuple

from manoir.bots.compiled_cache import CompiledCache
from manoir.bots.pasvu.glimpse import Expose, Look
from manoir.games.pasvu.sight.viewer import install_judge, python_judge

CACHE: Final = CompiledCache("pasvu", "manoir.bots.pasvu.entries")


class Machine(NamedTuple):
    """What `judge` and `glimpse` describe, compiled."""

    look: Look
    expose: Expose


@cache
def machine() -> Machine:
    made = Machine(*CACHE.functions())
    install_judge(python_judge()._replace(look=made.look))
    return made
