"""Who came where, on plain integers: one source for the rules and for simulations."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pacman.core.row import (
    SEATS,
    WHITE,
    YELLOW,
    Position,
)
from manoir.kernel.compiled.jit import Jit, plain


class Ranking(NamedTuple):
    score: Callable[[Position, int, bool], int]
    rank: Callable[[Position, int, bool], int]


def build(jit: Jit) -> Ranking:
    @jit
    def score(p: Position, seat: int, yellow: bool) -> int:
        """P15: the marbles in a tray; `yellow`: these count, too."""
        return p[WHITE + seat] + (p[YELLOW + seat] if yellow else 0)  # type: ignore[no-any-return]

    @jit
    def rank(p: Position, seat: int, yellow: bool) -> int:
        better = 0
        for other in range(p[SEATS]):
            if score(p, other, yellow) > score(p, seat, yellow):
                better += 1
        return better + 1

    return Ranking(score, rank)


PLAIN: Final = build(plain)
