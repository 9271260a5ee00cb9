"""Where a ghost comes to stand (V8): by hand, at a point and from a height; or in a cell."""

from functools import lru_cache
from typing import Final

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.contact import distance
from manoir.games.pasvu.hall import Cell, Hall, everything, figure
from manoir.games.pasvu.placing import refuse_spot
from manoir.games.pasvu.spots import Near, Spot, near, spots_near
from manoir.games.pasvu.units import CELL, MIL, TOLERANCE
from manoir.kernel import Refusal

SLACK: Final = 10 * MIL  # a height named by hand may be so much too low
_MIDDLE: Final = CELL // MIL // 2


def land(hall: Hall, size: Size, x: int, y: int, height: int) -> Spot | Refusal:
    """From a height in mils straight down onto the floor or a piece; in mils and grains."""
    shape = figure(size, x, y, 0)
    below = [
        block.high
        for _, block in everything(hall)
        if block.high <= height * MIL + SLACK and distance(block, shape.x, shape.y) <= TOLERANCE
    ]
    z = max(below, default=0)
    return refuse_spot(hall, size, x, y, z) or (x, y, z)


def places(hall: Hall, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """A spot on the floor of a cell and one on furniture, as near to its middle as there are."""
    return _places(near(hall, cell), size, cell)


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
