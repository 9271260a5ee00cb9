"""Where one who lies could hide (V13): a few places of a cell, turned in a few ways."""

from functools import lru_cache
from itertools import product
from typing import Final

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.geometry.hall import Cell, Hall
from manoir.games.pasvu.geometry.lying import LyingSpot, around, levels_near
from manoir.games.pasvu.geometry.spots import Near
from manoir.games.pasvu.geometry.units import CELL, MIL

Yaws = tuple[int, ...]
Steps = tuple[int, ...]  # mils, from the edge of a cell

CROSSWISE: Final[Yaws] = (0, 900)
DIAGONAL: Final[Yaws] = (0, 450, 900, 1350)
COARSE: Final[Steps] = (200, 500, 800)
FINE: Final[Steps] = (100, 300, 500, 700, 900)
_WIDTH: Final = CELL // MIL  # of a cell, in mils


def lying_spots(hall: Hall, size: Size, cell: Cell, *, fine: bool) -> tuple[LyingSpot, ...]:
    """As if no ghost were in the hall."""
    bare = around(Hall(hall.pieces), cell)
    return _lying_spots(bare, size, cell, *((FINE, DIAGONAL) if fine else (COARSE, CROSSWISE)))


@lru_cache(maxsize=4_096)
def _lying_spots(
    bare: Near, size: Size, cell: Cell, steps: Steps, yaws: Yaws
) -> tuple[LyingSpot, ...]:
    column, row = (_WIDTH * place for place in cell)
    return tuple(
        (column + i, row + j, z, yaw)
        for i, j, yaw in product(steps, steps, yaws)
        for z in levels_near(bare, size, column + i, row + j, yaw)
    )
