"""The games of the house, one folder each.

The package shares its name with the function `manoir.games`, and takes the function's place as soon
as it is imported; so it can be called like it.
"""

import sys
from types import ModuleType

from manoir.kernel.game import Game
from manoir.kernel.registry import games


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
