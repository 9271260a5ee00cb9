"""The mirror's glass where the mirror stands: a rectangle that reflects on one side."""

from functools import lru_cache
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.box import FURNITURE
from manoir.games.pasvu.geometry.leaning import edge_of
from manoir.games.pasvu.geometry.shapes import TIPPED, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import CELL, MIL
from manoir.games.pasvu.sight.keyhole import unit

Rows = NDArray[np.float64]

NO_GLASS: Final = np.zeros((0, 3))


@lru_cache(maxsize=256)
def glass(pose: Pose) -> Rows:
    """Its middle and its two half edges, in cells, and the way it faces, one a row."""
    glazed = FURNITURE["mirror"].glass
    assert glazed is not None
    x0, x1, y0, y1, z0, z1 = FURNITURE["mirror"].boxes[glazed.box]
    (left, low), (right, high) = glazed.from_, glazed.to
    # From the middle of its board, so that glass and wood lie in one plane.
    off = ((left + right - x0 - x1) / 2, (y0 - y1) / 2, (low + high - z0 - z1) / 2)
    board = solid("mirror", pose)[glazed.box]
    cosine, sine = board.cosine / CELL, board.sine / CELL
    level, tilt, quarters = 1.0, 0.0, edge_of(pose)
    if board.tilt:
        cosine, sine = unit(board.cosine, board.sine)
        level, tilt = unit(board.tilt_cosine, board.tilt)

    def turned(upright: tuple[float, float, float]) -> Rows:
        x, y, z = (sign * upright[axis] for axis, sign in TIPPED[pose.face])
        if board.tilt:  # V5: its own east is where it fell to
            for _ in range(quarters):
                x, y = y, -x
            x, z = x * level + z * tilt, z * level - x * tilt
        return np.array((x * cosine - y * sine, x * sine + y * cosine, z))

    facing = turned((0, -1, 0))
    x, y, z = facing.tolist()
    middle = np.array((board.x, board.y, (board.low + board.high) / 2)) / CELL
    return np.array(
        (
            middle + turned(off) * MIL / CELL,
            turned(((right - left) / 2, 0, 0)) * MIL / CELL,
            turned((0, 0, (high - low) / 2)) * MIL / CELL,
            facing / sqrt(x * x + y * y + z * z),
        )
    )
