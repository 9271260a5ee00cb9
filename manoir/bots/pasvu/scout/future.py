"""What a seat can expect of all its ghosts together, in the rounds to come.

Backwards from the end of the game: cards are drawn, points are shared out as well as can be, and
before each round's end a look sends some ghosts home, each with its own probability. Ghosts of one
size are alike, so that there are 133,650 families. Nobody is in the way. Where ghosts may fuse
(V12) they do so at the end of a round, and in the same row is as good as in the same cell.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import numpy as np

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.scout.growing import fused
from manoir.bots.pasvu.scout.places import Steps, groups
from manoir.bots.pasvu.scout.sharing import MOST_POINTS
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE, WAITS
from manoir.games.pasvu.box import CARDS, INSIDE, OUT, SIZES, Size
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight.canvas import Floats, Whole

# How often a ghost in a good spot is seen.
SEEN: Final[dict[Size, float]] = {"small": 0.15, "medium": 0.22, "large": 0.4}
# Between equal points, ghosts that are out count, then those that are in the hall.
TIE_OUT: Final = 0.1
TIE_INSIDE: Final = 0.03


@cache
def futures(fusions: bool) -> tuple[Floats, ...]:
    """By rounds to come, what families are worth after a look, in one row."""
    steps = [_ways(groups(size)) for size in reversed(SIZES)]
    values = [card.value for card in CARDS]
    odds = np.bincount(values, minlength=MOST_POINTS + 1) / len(values)
    found = [_at_the_end()]
    for _ in range(ROUNDS - 1):
        before = _looked_at(found[-1])
        shared = machine().share_out(fused(before) if fusions else before, *steps)
        found.append(np.ascontiguousarray(shared @ odds))
    return tuple(values.ravel() for values in found)


def _ways(some: tuple[Steps, ...]) -> Whole:
    """From which group to which, and the points for it."""
    sums = [sum(group) for group in some]
    return np.array(
        [
            (start, to, sums[start] - sums[to])
            for start, to in product(range(len(some)), repeat=2)
            if 0 <= sums[start] - sums[to] <= MOST_POINTS
            and all(
                there in _reached(here) for here, there in zip(some[start], some[to], strict=True)
            )
        ]
    )


def _reached(steps: int) -> range:
    """V7: whoever comes in does not leave in the same round."""
    if steps == WAITS:
        return range(WAITS, WAITS + 1)
    return range(1 if steps == RESERVE else FAR_SIDE, steps + 1)


def _at_the_end() -> Floats:
    small, medium, large = (
        np.array([sum(_worth(size, steps) for steps in group) for group in groups(size)])
        for size in SIZES
    )
    values: Floats = large[:, None, None] + medium[:, None] + small
    return values


def _worth(size: Size, steps: int) -> float:
    if steps == FAR_SIDE:
        return OUT[size] + TIE_OUT
    return INSIDE[size] + TIE_INSIDE if steps < RESERVE else 0.0


def _looked_at(values: Floats) -> Floats:
    """What families are worth before a look."""
    small, medium, large = (_look(size, groups(size)) for size in SIZES)
    found: Floats = np.einsum("ai,bj,ijk->abk", large, medium, values, optimize=True) @ small.T
    return found


def _look(size: Size, some: tuple[Steps, ...]) -> Floats:
    """By group before a look and after it, how likely that is."""
    numbers = {group: number for number, group in enumerate(some)}
    odds = np.zeros((len(some), len(some)))
    for number, group in enumerate(some):
        for likely, after in _outcomes(size, group):
            odds[number, numbers[after]] += likely
    return odds


def _outcomes(size: Size, group: Steps) -> Iterator[tuple[float, Steps]]:
    inside = [FAR_SIDE < steps < RESERVE for steps in group]
    for seen in product(*((False, True) if one else (False,) for one in inside)):
        likely = 1.0
        for one, is_seen in zip(inside, seen, strict=True):
            likely *= (SEEN[size] if is_seen else 1 - SEEN[size]) if one else 1.0
        after = (RESERVE if gone else steps for steps, gone in zip(group, seen, strict=True))
        yield likely, tuple(sorted(after))
