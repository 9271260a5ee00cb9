"""Which games there are: each folder of `manoir.games`, and what installed packages offer."""

import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final

from manoir.kernel.game import Game

GROUP: Final = "manoir.games"  # the package of our own games, and the entry-point group of others'


class UnknownGame(LookupError, ValueError):
    """No game of that name is installed."""


class BrokenGame(UserWarning):
    """An installed package offers a game that cannot be used; the others can."""


def find(game: str) -> Game:
    try:
        return games()[game]
    except KeyError:
        raise UnknownGame(f"no game called {game!r}; there are {', '.join(games())}") from None


@cache
def games() -> dict[str, Game]:
    """All games by id. The house's own come first and cannot be replaced."""
    found = {game.id: game for game in _ours()}
    for game in _theirs():
        if game.id in found:
            warnings.warn(f"a second game called {game.id!r} is left out", BrokenGame, stacklevel=2)
        else:
            found[game.id] = game
    return found


def is_ours(game: Game) -> bool:
    """Whether it is one of the house's own, which have a client of their own in the browser."""
    return game.id in _our_ids()


@cache
def _our_ids() -> frozenset[str]:
    return frozenset(game.id for game in _ours())


def _ours() -> Iterator[Game]:
    folder = import_module(GROUP)
    for module in iter_modules(folder.__path__, f"{GROUP}."):
        yield import_module(module.name).GAME


def _theirs() -> Iterator[Game]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
        except Exception as error:
            warnings.warn(f"game {entry.name!r} does not load: {error}", BrokenGame, stacklevel=2)
            continue
        if isinstance(game, Game):
            yield game
        else:
            warnings.warn(f"{entry.value} is not a manoir Game", BrokenGame, stacklevel=2)
