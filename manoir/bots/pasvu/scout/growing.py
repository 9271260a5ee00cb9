"""Families whose ghosts may fuse at the end of a round (V12)."""

from collections.abc import Iterator
from functools import cache

import numpy as np

from manoir.bots.pasvu.scout.places import Steps, groups
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE, WAITS
from manoir.games.pasvu.box import Size
from manoir.games.pasvu.sight.canvas import Floats, Whole

Family = tuple[int, int, int]  # groups: of the large one, of the mediums, of the smalls


def fused(values: Floats) -> Floats:
    """What families are worth that may fuse now, from what they are worth as they are.

    Two small ones may, and two others; or a small one and a medium. What was made does not fuse.
    """
    twice = _better(_better(values, *_of_smalls()), *_of_smalls())
    found: Floats = np.maximum(twice, _better(values, *_of_small_and_medium()))
    return found


def _better(values: Floats, before: Whole, after: Whole) -> Floats:
    found = values.copy()
    np.maximum.at(found, tuple(before.T), values[tuple(after.T)])
    return found


@cache
def _of_smalls() -> tuple[Whole, Whole]:
    return _ways(
        ((large, before, small), (large, after, other))
        for large in range(len(groups("large")))
        for small, smalls in enumerate(groups("small"))
        for steps in _rows(smalls)
        if smalls.count(steps) > 1
        for other in [_number("small", smalls, (steps, steps), (RESERVE, RESERVE))]
        for before, mediums in enumerate(groups("medium"))
        if mediums[-1] >= RESERVE
        for after in [_number("medium", mediums, mediums[-1:], (steps,))]
    )


@cache
def _of_small_and_medium() -> tuple[Whole, Whole]:
    return _ways(
        ((large, before, small), (steps, after, other))
        for large in (RESERVE, WAITS)
        for small, smalls in enumerate(groups("small"))
        for steps in _rows(smalls)
        for other in [_number("small", smalls, (steps,), (RESERVE,))]
        for before, mediums in enumerate(groups("medium"))
        if steps in mediums
        for after in [_number("medium", mediums, (steps,), (WAITS,))]
    )


def _ways(some: Iterator[tuple[Family, Family]]) -> tuple[Whole, Whole]:
    before, after = zip(*some, strict=True)
    return np.array(before), np.array(after)


def _rows(group: Steps) -> set[int]:
    """Where they stand in the hall."""
    return {steps for steps in group if FAR_SIDE < steps < RESERVE}


def _number(size: Size, group: Steps, without: Steps, and_: Steps) -> int:
    """The group that it becomes."""
    left = [*group]
    for steps in without:
        left.remove(steps)
    return _numbers(size)[tuple(sorted((*left, *and_)))]


@cache
def _numbers(size: Size) -> dict[Steps, int]:
    return {group: number for number, group in enumerate(groups(size))}
