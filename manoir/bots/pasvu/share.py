"""Sharing points out among ghosts (V6): what each can do, what that costs, and the best of it."""

from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.bots.pasvu.sight.door_views import Seen
from manoir.bots.pasvu.sight.spotting import Spot, walk_to
from manoir.games.pasvu.box import Size
from manoir.games.pasvu.moves import Escape, Walk

Floats = NDArray[np.float64]
Table = NDArray[np.int64]  # by column and row

LESS: Final = 1e-9  # what is nearer than this is as good
_NEVER: Final[tuple[float, tuple[int, ...]]] = (-inf, ())


class Scales(Protocol):
    def worth(self, size: Size, steps: int, rounds: int) -> float:
        """What a ghost is worth so many steps before the far side, before rounds to come."""


class Choices(Struct, frozen=True):
    """What one ghost can do; the first is to stay, in the hall or in the reserve.

    Two that become one (V12) have no such first choice.
    """

    ghost: int
    spots: tuple[Spot | None, ...]  # None: as it is, or out
    costs: Table
    unseen: Floats  # what each is worth
    seen: float  # what is left of it if it is seen
    doors: Seen  # by door and choice, who sees it there

    def values(self, doors: Floats) -> Floats:
        """What each is worth, by how likely the keyhole is at each door."""
        return self.unseen - (self.unseen - self.seen) * (doors @ self.doors)


class Share(NamedTuple):
    """For each ghost the choice it takes, and what all of them are worth."""

    value: float
    taken: tuple[int, ...]


def best_share(choices: list[Choices], doors: Floats, points: int) -> Share:
    """The choices that are worth most together and cost no more than there is."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (points + 1)
    for some in choices:
        picks = _picks(some, some.values(doors), points)
        best = [
            max(
                (
                    (best[spent - cost][0] + value, (*best[spent - cost][1], index))
                    for cost, index, value in picks
                    if cost <= spent
                ),
                key=lambda found: found[0],
                default=_NEVER,
            )
            for spent in range(points + 1)
        ]
    return Share(*best[points])


def moves(choices: list[Choices], share: Share) -> Iterator[Walk | Escape]:
    """What a share-out consists of: those who leave make room first."""
    taken = [(some, i) for some, i in zip(choices, share.taken, strict=True) if i]
    for some, i in taken:
        if some.spots[i] is None:
            yield Escape(some.ghost)
    for some, i in taken:
        spot = some.spots[i]
        if spot is not None:
            yield walk_to(some.ghost, spot)


def _picks(some: Choices, values: Floats, points: int) -> list[tuple[int, int, float]]:
    """By cost the best choice, where more points buy more."""
    picks: list[tuple[int, int, float]] = []
    for cost in range(points + 1):
        here = np.flatnonzero(some.costs == cost)
        if len(here):
            index = int(here[np.argmax(values[here])])
            if not picks or values[index] > picks[-1][2] + LESS:
                picks.append((cost, index, float(values[index])))
    return picks
