"""What a bot is: a level of a game that hears events and chooses moves."""

import warnings
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from manoir.kernel import Seat, registry
from manoir.kernel.game import Game

GROUP: Final = "manoir.bots"  # the package of our own bots, and the entry-point group of others'


class Player(Protocol):
    """One bot at one table. Its memory is its own, made only of what it was told.

    It is a function of how it was made and of what it heard, so that anybody can make it again.
    """

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        """What this seat was told of one move, and its view after it. Every move, in order."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        """One of the legal moves, within about `budget` seconds."""


class Level(Struct, frozen=True):
    """A strength that a person can name."""

    name: str
    make: Callable[[Seat, int, Any, int], Player]  # seat, seats, first view, seed


class UnknownLevel(LookupError):
    """A game has no bot of that name."""


class BrokenBots(UserWarning):
    """An installed package offers bots that cannot be used; the game has a wisp instead."""


class Offer(Struct, frozen=True):
    """Bots of a package that offers levels and nothing else."""

    LEVELS: tuple[Level, ...]


def level(game: str, name: str) -> Level:
    """A bot of the house, or a search that any game can have (see ismcts.py)."""
    found = {level.name: level for level in levels(game)}
    if name in found:
        return found[name]
    searching = _searching(game, name)
    if searching is None:
        raise UnknownLevel(f"{game} has no bot {name!r}; there are {', '.join(found)}")
    return searching


def _searching(game: str, name: str) -> Level | None:
    from manoir.bots.ismcts import level_of

    known = registry.games().get(game)
    return None if known is None else level_of(known, name)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The bots of a game, weakest first; every game has at least the wisp."""
    known = registry.games().get(game)
    wisp = partial(Wisp, game=known)
    return tuple(getattr(package(game), "LEVELS", ())) or (Level("wisp", wisp),)


def choice_rng(seed: int, heard: int) -> Random:
    """The dice of one choice: those of a player made again are the same."""
    return Random(f"{seed}/{heard}")


class Wisp:
    """A will-o'-the-wisp: any legal move, for games that have no bot of their own.

    Where a game tells what a seat knows, a move is sampled from a state that fits it, so that moves
    too many to list are all possible; else it is one of those offered.
    """

    def __init__(
        self, seat: Seat, seats: int, view: Any, seed: int, game: Game | None = None
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._game = game
        make = game.knowledge if game is not None else None
        self._knowledge = make(seat, seats, view) if make is not None else None

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        self._heard += len(events)
        if self._knowledge is not None:
            self._knowledge.hear(events, view)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:  # noqa: ARG002
        rng = choice_rng(self._seed, self._heard)
        if self._game is None or self._knowledge is None:
            return rng.choice(legal)
        state = self._knowledge.sample(rng.randrange)
        return self._game.rules.sample(state, self._seat, rng.randrange)


@cache
def package(game: str) -> Any:
    """What the bots of a game offer; None if it has none.

    A module (or anything) with `LEVELS`, weakest first, and where it makes sense `is_ready(seats,
    view)`, `prepare(seats)`, `advise(view, seat, question)` and `analyse(match)`.
    """
    return _ours(game) or _theirs(game)


def _ours(game: str) -> Any:
    """The folder of a game in this package, if there is one."""
    spec = find_spec(f"{GROUP}.{game}") if game.isidentifier() else None
    if spec is None or spec.submodule_search_locations is None:  # no folder: a part of the house
        return None
    return import_module(spec.name)


def _theirs(game: str) -> Any:
    """What an installed package offers under the name of the game: a module, or only its levels."""
    for entry in entry_points(group=GROUP, name=game):
        try:
            offered = entry.load()
        except Exception as error:
            warnings.warn(f"bots of {game!r} do not load: {error}", BrokenBots, stacklevel=2)
            continue
        return Offer(tuple(offered)) if isinstance(offered, tuple | list) else offered
    return None
