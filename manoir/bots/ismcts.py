"""Information-set Monte Carlo tree search: one bot for every game that says what a seat knows.

Each iteration takes a state that fits all the seat has heard, goes down a tree of moves that all
such states share, adds one move, and plays on at random for a while. The tree never looks at what
is hidden: a state is only ever one of those that the seat thinks possible.

`ismcts` has the iterations below; `ismcts-500` has 500, and `ismcts-2s` thinks for two seconds. It
is a baseline: no level of the house's tables, and it knows nothing of any game.
"""

import re
from collections.abc import Callable
from functools import partial
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from manoir.bots.bot import Level, Player, choice_rng
from manoir.bots.play import observer
from manoir.kernel import NATURE, Chance, Observation, Seat
from manoir.kernel.game import Game

NAME: Final = re.compile(r"ismcts(?:-(?P<number>[1-9]\d{0,5})(?P<seconds>s)?)?\Z")
ITERATIONS: Final = 200
HEAVY_ITERATIONS: Final = 16  # where moves take long
LENGTH: Final = 40  # moves of a playout
HEAVY_LENGTH: Final = 4
EXPLORATION: Final = 0.7
STANDING: Final = ("scores", "points", "white")  # of a view: how seats stand before the end


def level_of(game: Game, name: str) -> Level | None:
    """The bot of that name; None if the name is not one of these, or the game cannot have it."""
    asked = NAME.match(name)
    if asked is None or game.knowledge is None:
        return None
    number = int(asked["number"] or (HEAVY_ITERATIONS if game.heavy else ITERATIONS))
    limits = {"seconds": float(number)} if asked["seconds"] else {"iterations": number}
    return Level(name, partial(make, game=game, **limits))


def make(
    seat: Seat,
    seats: int,
    view: Any,
    seed: int,
    *,
    game: Game,
    iterations: int = 1 << 30,
    seconds: float | None = None,
) -> Player:
    return Ismcts(game, seat, seats, view, seed, iterations, seconds)


class Node:
    """What came of a move, for whoever made it; `chances` is how often it could have been made."""

    __slots__ = ("chances", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.total = 0.0
        self.visits = self.chances = 0

    def worth(self) -> float:
        spread = sqrt(log(max(2, self.chances)) / self.visits)
        return self.total / self.visits + EXPLORATION * spread


class Ismcts:
    """A player at one table. Without `seconds` it is a function of its seed and what it heard."""

    def __init__(  # noqa: PLR0917
        self, game: Game, seat: Seat, seats: int, view: Any, seed: int,
        iterations: int, seconds: float | None,
    ) -> None:  # fmt: skip
        assert game.knowledge is not None, "`level_of` has seen to that"
        self._game, self._rules, self._seat, self._seats = game, game.rules, seat, seats
        self._known = game.knowledge(seat, seats, view)
        self._seed, self._heard = seed, 0
        self._iterations, self._seconds = iterations, seconds
        self._length = HEAVY_LENGTH if game.heavy else LENGTH
        self._observer: Any = None

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        self._heard += 1
        self._known.hear(events, view)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        if self._observer is None:
            self._observer = observer(self._game.id)
        rng, root = choice_rng(self._seed, self._heard), Node()
        until = None if self._seconds is None else perf_counter() + self._seconds
        for _ in range(self._iterations):
            self._iterate(root, legal, rng)
            if until is not None and perf_counter() > until:
                break
        return max(legal, key=lambda move: _visits(root, (self._seat, move)))

    def _iterate(self, root: Node, legal: tuple[Any, ...], rng: Random) -> None:
        state, node, path = self._known.sample(rng.randrange), root, list[tuple[Node, Seat]]()
        offered, actor, fresh = legal, self._seat, False
        while not fresh:
            move, child, fresh = _descend(node, actor, offered, rng)
            path.append((child, actor))
            state, node = self._rules.apply(state, actor, move), child
            state, node = self._past_nature(state, node, rng)
            acting = self._rules.to_act(state)
            if not acting or len(path) >= self._length:
                break
            actor = acting[0]
            offered = self._rules.legal(state, actor)
        values = self._values(self._played_on(state, rng))
        for each, who in path:
            each.visits += 1
            each.total += values[who]

    def _past_nature(self, state: Any, node: Node, rng: Random) -> tuple[Any, Node]:
        """What nature does is chance; what follows her listed moves is told apart in the tree."""
        while self._rules.to_act(state) == (NATURE,):
            chance = self._rules.chance(state)
            if isinstance(chance, Observation):
                move = chance.look(self._observer)
            else:
                move = chance.draw(rng.randrange)
            if isinstance(chance, Chance):
                node = node.children.setdefault((NATURE, move), Node())
            state = self._rules.apply(state, NATURE, move)
        return state, node

    def _played_on(self, state: Any, rng: Random) -> Any:
        aside = Node()
        for _ in range(self._length):
            acting = self._rules.to_act(state)
            if not acting:
                break
            move = self._rules.sample(state, acting[0], rng.randrange)
            state, _ = self._past_nature(self._rules.apply(state, acting[0], move), aside, rng)
        return state

    def _values(self, state: Any) -> list[float]:
        """By seat, from -1 to 1: the end, or how they stand where a playout was cut."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return _compared([-float(rank) for rank in outcome.ranks], 0.0)
        standing = _standing(self._rules.view(state, None))
        return _compared(standing, 4.0) if standing else [0.0] * self._seats


def _descend(
    node: Node, actor: Seat, offered: tuple[Any, ...], rng: Random
) -> tuple[Any, Node, bool]:
    """A move that was never tried here, else the most promising; and whether it is new."""
    known = [(move, node.children.get((actor, move))) for move in offered]
    untried = [move for move, child in known if child is None or child.visits == 0]
    for _, child in known:
        if child is not None:
            child.chances += 1
    if untried:
        move = untried[rng.randrange(len(untried))]
        child = node.children.setdefault((actor, move), Node())
        child.chances = max(1, child.chances)
        return move, child, True
    move, child = max(((m, c) for m, c in known if c is not None), key=lambda pair: pair[1].worth())
    return move, child, False


def _visits(root: Node, key: Any) -> int:
    child = root.children.get(key)
    return child.visits if child is not None else 0


def _standing(view: Any) -> list[float]:
    """How seats stand, as far as a view counts something."""
    found = getattr(view, "found", None)
    if found is not None:
        return [float(len(cards)) for cards in found]
    for name in STANDING:
        if hasattr(view, name):
            return [float(number) for number in getattr(view, name)]
    return []


def _compared(standing: list[float], scale: float) -> list[float]:
    """By seat: ahead of whom, less behind whom; by how much, where there is a scale."""
    compare: Callable[[float], float] = (
        (lambda lead: max(-1.0, min(1.0, lead / scale)))
        if scale
        else (lambda lead: float((lead > 0) - (lead < 0)))
    )
    others = len(standing) - 1
    return [sum(compare(mine - theirs) for theirs in standing) / others for mine in standing]
