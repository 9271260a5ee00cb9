"""Points shared out among a whole family of ghosts, for all families at once (future.py)."""

from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple

import numpy as np

from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.sight.canvas import Floats, Whole
from manoir.kernel.compiled.jit import Jit

MOST_POINTS: Final = max(card.value for card in CARDS)


class Futures(NamedTuple):
    share_out: Callable[[Floats, Whole, Whole, Whole], Floats]


def build(jit: Jit) -> Futures:
    most, never = MOST_POINTS, -inf

    @jit
    def raised(values: Floats, others: Floats, cost: int) -> None:
        """By points, the better of two, where the other costs something."""
        for points in range(cost, most + 1):
            values[points] = max(values[points], others[points - cost])

    @jit
    def fill_up(values: Floats) -> None:
        """Whoever has more points may leave some."""
        for i in range(values.shape[0]):
            for j in range(values.shape[1]):
                for k in range(values.shape[2]):
                    for points in range(1, most + 1):
                        less = values[i, j, k, points - 1]
                        values[i, j, k, points] = max(values[i, j, k, points], less)

    @jit
    def share_out(after: Floats, larges: Whole, mediums: Whole, smalls: Whole) -> Floats:
        """By group of each size and points, the best of what may follow; -inf for none."""
        large, medium, small = after.shape
        moved = np.full((large, medium, small, most + 1), never)
        best = np.full((large, medium, small, most + 1), never)
        for k in range(len(smalls)):
            to, start, cost = smalls[k, 1], smalls[k, 0], smalls[k, 2]
            for i in range(large):
                for j in range(medium):
                    moved[i, j, start, cost] = max(moved[i, j, start, cost], after[i, j, to])
        fill_up(moved)
        for k in range(len(mediums)):
            start, to, cost = mediums[k, 0], mediums[k, 1], mediums[k, 2]
            for i in range(large):
                for j in range(small):
                    raised(best[i, start, j], moved[i, to, j], cost)
        moved[:] = never
        for k in range(len(larges)):
            start, to, cost = larges[k, 0], larges[k, 1], larges[k, 2]
            for i in range(medium):
                for j in range(small):
                    raised(moved[start, i, j], best[to, i, j], cost)
        return moved

    return Futures(share_out)


ShareOut = Callable[[Floats, Whole, Whole, Whole], Floats]
