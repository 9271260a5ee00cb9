"""Families of ghosts: those of one size are alike, so that it is enough to count them by steps."""

from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

import numpy as np

from manoir.bots.pasvu.scout.steps import RESERVE
from manoir.games.pasvu.box import FAMILY, SIZES
from manoir.games.pasvu.sight.canvas import Whole

Steps = tuple[int, ...]  # of ghosts of one size, ascending

PLACES: Final = RESERVE + 1
COUNTS: Final = tuple(FAMILY.count(size) for size in SIZES)


class Places(NamedTuple):
    """By the steps of one, two or four ghosts, in any order, which group they are; and how many."""

    ones: Whole
    twos: Whole
    fours: Whole


@cache
def groups(count: int) -> tuple[Steps, ...]:
    return tuple(combinations_with_replacement(range(PLACES), count))


@cache
def places() -> Places:
    small, medium, large = (_numbered(count) for count in COUNTS)
    return Places(large, medium, small)


def _numbered(count: int) -> Whole:
    table = np.zeros((PLACES,) * count, np.int64)
    for number, group in enumerate(groups(count)):
        for order in set(permutations(group)):
            table[order] = number
    return table.ravel()
