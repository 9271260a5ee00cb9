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
    known: dict[int, T] = {}
    games: list[Game] = []  # they stay, so that their ids are their own

    @wraps(make)
    def find(game: Game) -> T:
        try:
            return known[id(game)]
        except KeyError:
            with _MAKING:
                games.append(game)
                made = known[id(game)] = make(game)
            return made

    return find
