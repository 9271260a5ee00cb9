"""What a ghost is worth where it stands, if it is not seen.

The short-sighted count its way as points already made. The far-sighted compute what it can still
expect, one ghost at a time. Steps are dear, since others of its colour want them as well: they have
a price; and before every step but the last ones there is a look to come.
"""

from functools import cache
from typing import Final

from msgspec import Struct

from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.games.pasvu.box import INSIDE, OUT, Size
from manoir.games.pasvu.geometry.units import SIDE

# Between equal points, ghosts that are out count, then those that are in the hall.
TIE_OUT: Final = 0.1
TIE_INSIDE: Final = 0.03


class Shortsighted(Struct, frozen=True):
    def worth(self, size: Size, steps: int, rounds: int) -> float:  # noqa: ARG002
        return OUT[size] * (RESERVE - steps) / RESERVE


class Farsighted(Struct, frozen=True):
    """What a step costs, and how often a ghost in a good spot is seen."""

    price: float = 0.2
    small: float = 0.15
    medium: float = 0.25
    large: float = 0.4

    def worth(self, size: Size, steps: int, rounds: int) -> float:
        return _worth(self, size, steps, rounds)

    def seen(self, size: Size) -> float:
        return {"small": self.small, "medium": self.medium, "large": self.large}[size]


@cache
def _worth(scales: Farsighted, size: Size, steps: int, rounds: int) -> float:
    if steps == FAR_SIDE:
        return OUT[size] + TIE_OUT
    if rounds == 0:
        return INSIDE[size] + TIE_INSIDE if steps < RESERVE else 0.0
    home = _worth(scales, size, RESERVE, rounds - 1)
    leaves = _worth(scales, size, FAR_SIDE, rounds) - scales.price * steps
    ways = [home if steps == RESERVE else leaves]
    for to in range(1, min(steps, SIDE) + 1):
        there = _worth(scales, size, to, rounds - 1)
        expected = there - scales.seen(size) * (there - home)
        ways.append(expected - scales.price * (steps - to))
    return max(ways)
