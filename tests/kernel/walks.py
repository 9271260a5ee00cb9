"""Games to look at: every number of seats and every variant, played so that they get somewhere."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from manoir.kernel import Below, Seat
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from tests.games.labyrinthe.seeking import seeking_move

Setup = tuple[dict[str, Any], int]  # a variant, and how many seats
MORE: dict[str, tuple[dict[str, Any], ...]] = {  # than the variants of a game, which are few
    "labyrinthe": tuple(
        {"mode": mode, "edition": edition, "cards": None}
        for mode, edition in product(("base", "children", "night"), ("current", "older"))
    ),
    "pacman": tuple(
        {"circuit": circuit, "end": both, "count": both}
        for circuit, both in product(("classic", "large"), ("all", "white"))
    ),
}


def setups(game: Game, rng: Random, *, more: bool = True, **fixed: Any) -> Iterator[Setup]:
    """In any order, but all of them before any comes again."""
    fewest, most = game.seats
    variants = (*game.variants, *(MORE.get(game.id, ()) if more else ()))
    chosen = [variant for variant in variants if variant.items() >= fixed.items()]
    every = list(product(chosen, range(fewest, most + 1)))
    while True:
        rng.shuffle(every)
        yield from every


def some_move(match: Match, seat: Seat, rng: Random) -> Any:
    """At random; in the maze every other time what leads somewhere, or no night would ever fall."""
    if match.game.id == "labyrinthe" and rng.random() < 0.5:
        return seeking_move(match, seat, rng)
    return rng.choice(match.legal(seat))


def kind_of(match: Match) -> tuple[Any, ...]:
    """What tells one sort of position from another, beside the number of seats."""
    match match.game.id:
        case "labyrinthe":
            return (match.options.mode, match.state.dark)
        case "pacman":
            return (match.options.circuit, match.options.end, match.options.count)
        case "pasvu":
            return (match.options,)
    return ()


def other_state(match: Match, seat: Seat | None, below: Below) -> Any:
    """A state that a seat could not tell from the one of the match."""
    return other_states(match, seat, below, len(match.history))[-1]


def other_states(match: Match, seat: Seat | None, below: Below, start: int = 0) -> list[Any]:
    """The same for the states of a match from a place in its history on, each by its view alone.

    In the hall, where views lack a little of what lies on the table, by the whole game.
    """
    make = match.game.knowledge
    assert make is not None
    states = [*(step.before for step in match.history), match.state]
    views = [match.rules.view(state, seat) for state in states[start:]]
    if match.game.id != "pasvu":
        return [make(seat, match.seats, view).sample(below) for view in views]
    knowledge = make(seat, match.seats, match.rules.view(states[0], seat))
    found = [knowledge.sample(below)]
    for place, state in enumerate(states[1:]):
        knowledge.hear(match.events(place, seat), match.rules.view(state, seat))
        found.append(knowledge.sample(below))
    return found[start:]
