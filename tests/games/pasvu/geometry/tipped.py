"""Corners of pieces, computed with matrices: nothing here is shared with the rules but the data."""

from math import cos, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.box import FURNITURE, Face, Piece
from manoir.games.pasvu.geometry.shapes import Pose

Points = NDArray[np.float64]

# About which axis a piece is turned, and by how many degrees, to have a face down.
ABOUT: Final[dict[Face, tuple[str, int]]] = {
    "bottom": ("x", 0), "top": ("x", 180), "front": ("x", 90),
    "back": ("x", -90), "left": ("y", -90), "right": ("y", 90),
}  # fmt: skip


def rotation(axis: str, degrees: float) -> Points:
    """To the left about an axis, seen from its tip."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return np.array(
        {
            "x": ((1, 0, 0), (0, c, -s), (0, s, c)),
            "y": ((c, 0, s), (0, 1, 0), (-s, 0, c)),
            "z": ((c, -s, 0), (s, c, 0), (0, 0, 1)),
        }[axis]
    )


def corners_of(piece: Piece, pose: Pose) -> Points:
    """Eight of each of its boxes, always in the same order; in mils."""
    boxes = FURNITURE[piece].boxes
    points = np.array(
        [(x, y, z) for box in boxes for x in box[0:2] for y in box[2:4] for z in box[4:6]], float
    )
    points = points @ rotation(*ABOUT[pose.face]).T
    low, high = points.min(axis=0), points.max(axis=0)
    points -= ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])
    placed: Points = points @ rotation("z", pose.yaw / 10).T + (pose.x, pose.y, pose.z / 1000)
    return placed
