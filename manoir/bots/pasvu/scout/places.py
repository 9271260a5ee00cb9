"""Families of ghosts: those of one size are alike, so that it is enough to count them by steps."""

from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

import numpy as np

from manoir.bots.pasvu.scout.steps import RESERVE, WAITS
from manoir.games.pasvu.box import FAMILY, SIZES, Size
from manoir.games.pasvu.sight.canvas import Whole

Steps = tuple[int, ...]  # of ghosts of one size, ascending

PLACES: Final = WAITS + 1


class Places(NamedTuple):
    """By the steps of one, two or four ghosts, in any order, which group they are; and how many."""

    ones: Whole
    twos: Whole
    fours: Whole


@cache
def groups(size: Size) -> tuple[Steps, ...]:
    """Small ones may always come in."""
    last = RESERVE if size == "small" else WAITS
    return tuple(combinations_with_replacement(range(last + 1), FAMILY.count(size)))


@cache
def places() -> Places:
    small, medium, large = map(_numbered, SIZES)
    return Places(large, medium, small)


def _numbered(size: Size) -> Whole:
    table = np.zeros((PLACES,) * FAMILY.count(size), np.int64)
    for number, group in enumerate(groups(size)):
        for order in set(permutations(group)):
            table[order] = number
    return table.ravel()
