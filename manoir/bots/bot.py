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
from msgspec.structs import fields

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
    # Where it is a level of its own; it is not offered elsewhere. Without a word: everywhere.
    seats: tuple[int, ...] = ()
    options: dict[str, tuple[Any, ...]] = {}

    def suits(self, seats: int, options: Any) -> bool:
        """Whether it is offered to so many players with these options."""
        fits = all(getattr(options, name) in values for name, values in self.options.items())
        return fits and (not self.seats or seats in self.seats)

    def limits(self) -> str:
        """Where it is offered, in words; nothing, if that is everywhere."""
        seats = f"{_either(self.seats)} players" if self.seats else ""
        options = (f"{name} {_either(values)}" for name, values in self.options.items())
        return ", ".join(filter(None, (seats, *options)))


class UnknownLevel(LookupError):
    """A game has no bot of that name, or not for so many players or such options."""


class BrokenBots(UserWarning):
    """An installed package offers a bot that cannot be used. A game without any has a wisp."""


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


def _either(values: tuple[Any, ...]) -> str:
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}" if others else last


def _searching(game: str, name: str) -> Level | None:
    from manoir.bots.ismcts import level_of

    known = registry.games().get(game)
    return None if known is None else level_of(known, name)


def suiting_level(game: str, name: str, seats: int, options: Any) -> Level:
    """The same, if it is offered there. Raises UnknownLevel, which says where it is."""
    found = level(game, name)
    if not found.suits(seats, options):
        raise UnknownLevel(f"the bot {name!r} of {game} plays only with {found.limits()}")
    return found


def suits(game: str, name: str, seats: int, options: Any) -> bool:
    """Whether nothing speaks against a bot of that name there."""
    return all(level.suits(seats, options) for level in levels(game) if level.name == name)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The bots of a game, weakest first; every game has at least the wisp."""
    known = registry.games().get(game)
    offered = tuple(getattr(package(game), "LEVELS", ()))
    usable = tuple(level for level in offered if known is None or _fits(level, known))
    return usable or (Level("wisp", partial(Wisp, game=known)),)


def _fits(level: Level, game: Game) -> bool:
    """Whether the game has the options that a level names; else it is left out, with a warning."""
    known = {field.name for field in fields(game.options)}
    lacking = [name for name in level.options if name not in known]
    if lacking:
        sentence = f"the bot {level.name!r} names an option that {game.id} lacks: {lacking[0]}"
        warnings.warn(sentence, BrokenBots, stacklevel=2)
    return not lacking


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
