"""How long choices took, by bot: wall-clock time, which no two runs share."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.arena.contest import Contest
from manoir.arena.playing import Played


class Times(Struct, frozen=True):
    """In milliseconds."""

    name: str
    choices: int
    median: float
    p99: float
    longest: float


def millis_by_bot(contest: Contest, games: Sequence[Played]) -> list[NDArray[np.float64]]:
    found: list[list[int]] = [[] for _ in contest.bots]
    for game in games:
        for bot, micros in zip(game.bots, game.micros, strict=True):
            found[bot].extend(micros)
    return [np.array(micros, float) / 1000 for micros in found]


def times_of(name: str, millis: NDArray[np.float64]) -> Times:
    if not len(millis):
        return Times(name, 0, 0.0, 0.0, 0.0)
    median, p99 = np.percentile(millis, [50, 99])
    return Times(name, len(millis), float(median), float(p99), float(millis.max()))
