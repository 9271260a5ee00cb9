"""What a game is worth to a seat, and how sure the mean of many deals is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.kernel import Seat

Ranks = tuple[int, ...]
Z: Final = 1.959964  # of the normal distribution, for 95 %
RESAMPLES: Final = 2000
AT_ONCE: Final = 100  # resamples, so that many deals take little memory


def share(ranks: Ranks, seat: Seat) -> float:
    """The others left behind, and half of those with whom the first rank is shared."""
    rank, others = ranks[seat], [*ranks[:seat], *ranks[seat + 1 :]]
    beaten = sum(other > rank for other in others)
    level_with = sum(other == rank for other in others) if rank == 1 else 0
    return (beaten + level_with / 2) / len(others)


def first(ranks: Ranks, seat: Seat) -> float:
    """1 for a win; a first rank that is shared counts in part."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def interval(deals: Sequence[float]) -> tuple[float, float]:
    """Wilson's 95 % interval for the mean of deals, each scored from 0 to 1.

    Games of one deal depend on each other, so a trial is a deal. Wilson's formula wants trials
    that are won or lost; a deal is often both, in part, and so varies less. It counts for as many
    such trials as would vary as little. How much deals vary is estimated from them and from one
    more that varies as much as a deal can: two deals that agree by chance prove nothing.
    """
    mean, number = fmean(deals), len(deals)
    most = mean * (1 - mean)  # the variance of a deal that is won or lost
    observed = (number * pvariance(deals) + most) / number
    trials = number * most / observed if most else number
    centre = (mean + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * sqrt(most / trials + (Z / (2 * trials)) ** 2) / (1 + Z * Z / trials)
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def bootstrap(deals: NDArray[np.float64]) -> NDArray[np.float64]:
    """95 % intervals of the means of columns: whole deals (rows) are drawn again and again."""
    rng, number = np.random.default_rng(0), len(deals)
    means = [
        deals[rng.integers(number, size=(AT_ONCE, number))].mean(axis=1)
        for _ in range(RESAMPLES // AT_ONCE)
    ]
    found: NDArray[np.float64] = np.percentile(np.concatenate(means), [2.5, 97.5], axis=0)
    return found.T
