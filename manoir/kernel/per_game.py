"""What is made once for each game and asked for at every move."""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Final, TypeVar

from manoir.kernel.game import Game

T = TypeVar("T")
_MAKING: Final = RLock()


def per_game(make: Callable[[Game], T]) -> Callable[[Game], T]:
    """Keep what `make` returns, found by the game's identity: hashing its types takes longer.

    One thread makes at a time: msgspec crashes where two need a type for the first time at once.
    """
    known: dict[int, tuple[Game, T]] = {}

    @wraps(make)
    def find(game: Game) -> T:
        found = known.get(id(game))
        if found is None:
            with _MAKING:
                found = known[id(game)] = (game, make(game))  # it stays, so its id is its own
        return found[1]

    return find
