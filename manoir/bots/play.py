"""The door between tables and bots: pure functions, whose arguments can be sent anywhere."""

from collections.abc import Iterable, Sequence
from typing import Any

from manoir.bots.analysis import Analysis
from manoir.bots.bot import level, package
from manoir.kernel import Seat
from manoir.kernel.game import Rules
from manoir.kernel.match import Match, Step

Heard = tuple[tuple[Any, ...], Any]  # what a seat was told of one move, and its view after it


def choose_move(  # noqa: PLR0917  what a worker is sent
    game: str,
    name: str,
    seat: Seat,
    seats: int,
    seed: int,
    first_view: Any,
    heard: Iterable[Heard],
    view: Any,
    legal: tuple[Any, ...],
    budget: float = 1.0,
) -> Any:
    """What the bot of that level, having heard all this, plays now."""
    player = level(game, name).make(seat, seats, first_view, seed)
    for events, seen in heard:
        player.hear(events, seen)
    return player.choose(view, legal, budget)


def is_ready(game: str, seats: int, view: Any) -> bool:
    """Whether a bot of that game can choose at once; `manoir.bots.warm` makes what it lacks."""
    own = getattr(package(game), "is_ready", None)
    return own is None or bool(own(seats, view))


def advise(game: str, view: Any, seat: Seat, question: Any) -> Any:
    """The answer of a game's own advisor to a question of that game."""
    own = getattr(package(game), "advise", None)
    if own is None:
        raise LookupError(f"nobody advises in {game}")
    return own(view, seat, question)


def observer(game: str) -> Any:
    """What nature of that game looks with where speed matters; None for the game's own."""
    own = getattr(package(game), "observer", None)
    return own() if own is not None else None


def analyse(match: Match) -> Analysis | None:
    """A match that is over, against the best play; None if its game has nobody who could say.

    Raises `NotReady` while what that takes is still being made, and never makes it.
    """
    own = getattr(package(match.game.id), "analyse", None)
    return own(match) if own is not None else None


def first_view(match: Match, seat: Seat) -> Any:
    """What a seat saw before anything was played."""
    start = match.history[0].before if match.history else match.state
    return match.rules.view(start, seat)


def heard_since(match: Match, seat: Seat, index: int = 0) -> tuple[Heard, ...]:
    """What a seat heard from a place of the line on. Moves that were taken back are forgotten."""
    return heard_of(match.rules, match.history[index:], match.state, seat)


def heard_of(rules: Rules, steps: Sequence[Step], state: Any, seat: Seat) -> tuple[Heard, ...]:
    """What a seat heard of moves that follow each other, the last of which led to a state."""
    after = (*(step.before for step in steps[1:]), state)
    return tuple(
        (
            rules.events(step.before, step.seat, step.move, following, seat),
            rules.view(following, seat),
        )
        for step, following in zip(steps, after, strict=False)
    )
