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
    if match.game.id == "pacman":
        return match.sample(seat, rng.randrange)  # its moves are many, and listing them is slow
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


class Twins:
    """At every ply of a match a state that a seat could not tell from the true one.

    Each by the view alone; in the hall, where views lack a little of what lies on the table, by all
    that was heard. They are drawn once, so that a long game costs no more than its moves.
    """

    def __init__(self, match: Match, seat: Seat | None, below: Below) -> None:
        assert match.game.knowledge is not None
        self._match, self._seat, self._below = match, seat, below
        self._make = match.game.knowledge
        self._knowledge = self._make(seat, match.seats, self._view(0))
        self._states = [self._knowledge.sample(below)]

    def states(self) -> list[Any]:
        """One for every ply so far, the present one last."""
        for ply in range(len(self._states), len(self._match.history) + 1):
            self._listen(ply)
            self._states.append(self._knowledge.sample(self._below))
        return self._states

    def _listen(self, ply: int) -> None:
        view = self._view(ply)
        if self._match.game.id == "pasvu":
            self._knowledge.hear(self._match.events(ply - 1, self._seat), view)
        else:
            self._knowledge = self._make(self._seat, self._match.seats, view)

    def _view(self, ply: int) -> Any:
        history = self._match.history
        state = history[ply].before if ply < len(history) else self._match.state
        return self._match.rules.view(state, self._seat)


def other_state(match: Match, seat: Seat | None, below: Below) -> Any:
    """A state that a seat could not tell from the one of the match."""
    make = match.game.knowledge
    assert make is not None
    if match.game.id == "pasvu":
        return Twins(match, seat, below).states()[-1]
    return make(seat, match.seats, match.view(seat)).sample(below)
