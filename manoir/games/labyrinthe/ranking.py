"""Who came where, on plain integers: one source for the rules and for simulations."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.labyrinthe.box import DAY, NIGHT
from manoir.kernel.compiled.jit import Jit, plain


class Ranking(NamedTuple):
    rank: Callable[[int, int], int]
    points: Callable[[int, int, int], int]
    merit: Callable[[int, int], int]


def build(jit: Jit) -> Ranking:
    more_than_cards = DAY + NIGHT + 1

    @jit
    def rank(seat: int, home: int) -> int:
        """L9: whoever is home first wins, and nobody else is told apart."""
        return 1 if seat == home else 2

    @jit
    def points(day: int, night: int, coin: int) -> int:
        """L24: 1 a treasure of the day, 2 one of the night, and the coin."""
        return day + 2 * night + coin

    @jit
    def merit(total: int, cards: int) -> int:
        """L24: equal points are told apart by the number of cards, and no further."""
        return total * more_than_cards + cards

    return Ranking(rank, points, merit)


PLAIN: Final = build(plain)
