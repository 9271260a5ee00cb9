"""What is made once for each game and asked for at every move."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from manoir.kernel.game import Game

T = TypeVar("T")


def per_game(make: Callable[[Game], T]) -> Callable[[Game], T]:
    """Keep what `make` returns, found by the game's identity: hashing its types takes longer."""
    known: dict[int, tuple[Game, T]] = {}

    @wraps(make)
    def find(game: Game) -> T:
        found = known.get(id(game))
        if found is None:
            found = known[id(game)] = (game, make(game))  # the game stays, so its id is its own
        return found[1]

    return find
