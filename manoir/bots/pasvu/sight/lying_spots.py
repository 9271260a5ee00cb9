"""Where one who lies could hide (V13): a few places of a cell, turned in a few ways."""

from functools import lru_cache
from itertools import product
from typing import Final

from manoir.bots.pasvu.scout.survey import COARSE, CROSSWISE
from manoir.games.pasvu.box import Piece, Size
from manoir.games.pasvu.geometry.hall import Cell, Hall
from manoir.games.pasvu.geometry.lying import LyingSpot, lying_levels
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import CELL, MIL

Yaws = tuple[int, ...]
Steps = tuple[int, ...]  # mils, from the edge of a cell

DIAGONAL: Final[Yaws] = (0, 450, 900, 1350)
FINE: Final[Steps] = (100, 300, 500, 700, 900)
_WIDTH: Final = CELL // MIL  # of a cell, in mils


def lying_spots(hall: Hall, size: Size, cell: Cell, *, fine: bool) -> tuple[LyingSpot, ...]:
    """As if no ghost were in the hall."""
    steps, yaws = (FINE, DIAGONAL) if fine else (COARSE, CROSSWISE)
    return _lying_spots(_bare(hall.pieces), size, cell, steps, yaws)


@lru_cache(maxsize=64)
def _bare(pieces: tuple[tuple[Piece, Pose], ...]) -> Hall:
    """One and the same for the same furniture."""
    return Hall(pieces)


@lru_cache(maxsize=4_096)
def _lying_spots(
    bare: Hall, size: Size, cell: Cell, steps: Steps, yaws: Yaws
) -> tuple[LyingSpot, ...]:
    column, row = (_WIDTH * place for place in cell)
    return tuple(
        (column + i, row + j, z, yaw)
        for i, j, yaw in product(steps, steps, yaws)
        for z in lying_levels(bare, size, column + i, row + j, yaw)
    )
