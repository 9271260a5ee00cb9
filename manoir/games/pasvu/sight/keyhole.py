"""The doors and what stands on one of them: a keyhole, with an eye behind it.

The eye is given in cells, but from whole numbers, and the shape of the hole is computed in whole
numbers: no machine's rounding has a say.
"""

from functools import cache
from math import isqrt, sqrt
from typing import Annotated, Final, Literal, NamedTuple, get_args

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, SIDE, direction

Side = Literal["S", "E", "N", "W"]

SIDES: Final[tuple[Side, ...]] = get_args(Side)  # each a quarter turn to the left from the last
PIXELS: Final = 256  # along each edge of the picture
BACK: Final = 750 * MIL  # how far outside the hall the eye is
HEIGHT: Final = 900 * MIL
PITCH: Final = 140  # downwards, in tenths of a degree
# With a field of 90° the picture's edges are as far from its middle as the picture from the eye.

# The hole, where the picture reaches from -256 to 256: a circle, and below it a slot that grows
# wider by a third of its length.
CIRCLE_MIDDLE: Final = 40
CIRCLE_RADIUS: Final = 184
SLOT_WIDTH: Final = 24  # to each side, at the circle's middle
SLOT_FLARE: Final = 3
SLOT_END: Final = -248


class Door(Struct, frozen=True, gc=False):
    """A door by its side and its number, left to right for whoever sits at that side."""

    side: Side
    number: Annotated[int, Meta(ge=1, le=SIDE)]


class Keyhole(NamedTuple):
    """Through a row of the picture one sees from `left` on and before `right`."""

    left: NDArray[np.int64]
    right: NDArray[np.int64]


DOORS: Final = tuple(Door(side, number) for side in SIDES for number in range(1, SIDE + 1))


@cache
def camera(door: Door) -> NDArray[np.float64]:
    """The eye, in cells, and where right, up and forward are, one a row."""
    x, y = (2 * door.number - 1) * CELL // 2, -BACK
    rightward, forward = (1, 0), (0, 1)
    for _ in range(SIDES.index(door.side)):
        x, y = HALL - y, x
        rightward, forward = _left_of(rightward), _left_of(forward)
    level, down = unit(*direction(PITCH))
    made = np.array(
        (
            (x / CELL, y / CELL, HEIGHT / CELL),
            (*rightward, 0),
            (forward[0] * down, forward[1] * down, level),
            (forward[0] * level, forward[1] * level, -down),
        )
    )
    made.flags.writeable = False
    return made


@cache
def keyhole() -> Keyhole:
    """The shape of the hole, row by row from the top."""
    half = [_half_width(PIXELS - 1 - 2 * row) for row in range(PIXELS)]
    # The middle of column c is at 2c + 1 - 256.
    left = np.array([(PIXELS - width) // 2 for width in half])
    right = PIXELS - left
    for edge in (left, right):
        edge.flags.writeable = False
    return Keyhole(left, right)


def unit(cosine: float, sine: float) -> tuple[float, float]:
    """A direction in grains, with a length of one, apart from rounding."""
    length = sqrt(cosine * cosine + sine * sine)
    return cosine / length, sine / length


def _half_width(height: int) -> int:
    """Half of what is open at a height, 0 where nothing is."""
    off = height - CIRCLE_MIDDLE
    circle = isqrt(CIRCLE_RADIUS**2 - off**2) if abs(off) <= CIRCLE_RADIUS else 0
    slot = SLOT_WIDTH + -off // SLOT_FLARE if SLOT_END <= height < CIRCLE_MIDDLE else 0
    return max(circle, slot)


def _left_of(way: tuple[int, int]) -> tuple[int, int]:
    return -way[1], way[0]
