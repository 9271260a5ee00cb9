"""Games of players who choose blindly, without a match around them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from manoir.games.pacman import rules
from manoir.games.pacman.state import Options, State
from manoir.kernel import NATURE


def states(seats: int, rng: Random, **options: Any) -> Iterator[State]:
    """Every state of one game, from the first to the last."""
    state = rules.new(seats, Options(**options))
    yield state
    while acting := rules.to_act(state):
        (seat,) = acting
        if seat == NATURE:
            move = rules.chance(state).draw(rng.randrange)
        else:
            move = rng.choice(rules.legal(state, seat))
        state = rules.apply(state, seat, move)
        yield state
