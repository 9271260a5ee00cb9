"""Where a ghost comes to stand (V8): by hand, at a point and from a height; or in a cell."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.geometry.contact import distance
from manoir.games.pasvu.geometry.hall import Cell, Hall, everything, figure
from manoir.games.pasvu.geometry.lying import LyingSpot, around, levels_near
from manoir.games.pasvu.geometry.placing import refuse_spot
from manoir.games.pasvu.geometry.spots import Near, Spot, near, spots_near
from manoir.games.pasvu.geometry.units import CELL, MIL, TOLERANCE
from manoir.kernel import Refusal

SLACK: Final = 10 * MIL  # a height named by hand may be so much too low
_MIDDLE: Final = CELL // MIL // 2
LYING: Final = (900, 0)  # yaws that are offered
# From the middle of a cell: places that are looked at for one that lies.
_OFFS: Final = ((0, 0), *((300 * i, 300 * j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j))


def land(hall: Hall, size: Size, at: Spot, yaw: int | None = None) -> Spot | Refusal:
    """From a height in mils straight down onto the floor or a piece; in mils and grains."""
    x, y, height = at
    shape = figure(size, x, y, 0)
    below = [
        block.high
        for _, block in everything(hall)
        if block.high <= height * MIL + SLACK and distance(block, shape.x, shape.y) <= TOLERANCE
    ]
    z = max(below, default=0)
    return refuse_spot(hall, size, (x, y, z), yaw) or (x, y, z)


def refuse_stance(yaw: int | None, *, lying: bool) -> Refusal | None:
    """V8, V13: whether this is a round in which ghosts stand, or lie."""
    if lying and yaw is None:
        return Refusal("must_lie", "V13")
    return Refusal("must_stand", "V8") if yaw is not None and not lying else None


def places(hall: Hall, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """A spot on the floor of a cell and one on furniture, as near to its middle as there are."""
    return _places(near(hall, cell), size, cell)


def lying_places(hall: Hall, size: Size, cell: Cell) -> tuple[LyingSpot, ...]:
    """V13: the same of a ghost that lies, to the north and to the east."""
    return _lying_places(around(hall, cell), size, cell)


@lru_cache(maxsize=16_384)
def _lying_places(near: Near, size: Size, cell: Cell) -> tuple[LyingSpot, ...]:
    return tuple(spot for yaw in LYING for spot in _first_lying_spots(near, size, cell, yaw))


def _first_lying_spots(near: Near, size: Size, cell: Cell, yaw: int) -> Iterator[LyingSpot]:
    x, y = (2 * _MIDDLE * place + _MIDDLE for place in cell)
    found: set[bool] = set()
    for off_x, off_y in _OFFS:
        for z in levels_near(near, size, x + off_x, y + off_y, yaw):
            if (z > 0) not in found:
                yield x + off_x, y + off_y, z, yaw
            found.add(z > 0)
        if False in found:
            return


@lru_cache(maxsize=16_384)
def _places(around: Near, size: Size, cell: Cell) -> tuple[Spot, ...]:
    x, y = (2 * _MIDDLE * place + _MIDDLE for place in cell)
    if not around.blocks and not around.bodies:
        return ((x, y, 0),)
    found = sorted(
        spots_near(around, size, cell),
        key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot),
    )
    floor = next((spot for spot in found if not spot[2]), None)
    above = next((spot for spot in found if spot[2]), None)
    return tuple(spot for spot in (floor, above) if spot)
