"""What is left to the owner of a turn by who replies well, and finds what it seeks or not."""

from math import exp
from typing import Any

from manoir.bots.labyrinthe.master.layout import (
    CHANCES,
    GAINS,
    LEFT,
    OTHER_WEIGHTS,
    THEIRS,
    TILES_AT,
)
from manoir.games.labyrinthe.box import DAY
from manoir.kernel.compiled.jit import Jit


def build(jit: Jit) -> tuple[Any, Any]:
    day = DAY

    @jit
    def answered(  # noqa: PLR0917
        count: int, tile: int, softness: float, low: float, ints: Any, floats: Any
    ) -> float:
        """What the owner gets after a reply that gets the other to a tile (-1: any), if any."""
        total, gain = 0.0, 0.0
        for reply in range(count):
            if tile < 0 or ints[THEIRS + reply] >> tile & 1:
                weight = exp(softness * (low - floats[CHANCES + reply]))
                total += weight
                gain += weight * floats[GAINS + reply]
        return gain / total if total > 0 else -1.0

    @jit
    def after_find(  # noqa: PLR0917
        count: int, softness: float, low: float, missed: float, known: Any, ints: Any, floats: Any
    ) -> float:
        """What the owner gets after the other has found what it seeks."""
        if known[LEFT + 1] == 0:
            return 0.0
        total, gain = 0.0, 0.0
        for card in range(1, day + 1):
            weight = floats[OTHER_WEIGHTS + card]
            if weight > 0.0:
                got = answered(count, ints[TILES_AT + card], softness, low, ints, floats)
                if got >= 0.0:
                    total += weight
                    gain += weight * got
        return gain / total if total > 1e-9 else missed

    return answered, after_find
