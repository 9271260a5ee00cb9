"""Bodies in the hall, in grains: blocks that stand upright whatever their yaw, and ghosts."""

from functools import cache
from typing import Final, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from manoir.games.pasvu.box import FURNITURE, Face, Piece
from manoir.games.pasvu.sight.keyhole import Side


class Block(NamedTuple):
    """A box that is turned about the vertical only; or the one around it, if it leans (V5)."""

    x: int  # its middle
    y: int
    cosine: int  # where its own east points
    sine: int
    half_x: int
    half_y: int
    low: int
    high: int
    tilt: int = 0  # the sine of its angle; its own east goes down
    tilt_cosine: int = 0
    half_along: int = 0  # of its own length and height
    half_up: int = 0


class GhostBody(NamedTuple):
    """A ghost's body where it stands; or lies, its head towards a yaw, about its middle."""

    x: int
    y: int
    low: int
    radius: int
    height: int
    yaw: int | None = None


class Lean(Struct, frozen=True, gc=False):
    """V5: how a piece leans that has fallen over its lower edge nearest to a side of the hall."""

    towards: Side
    degrees: int  # 1 to 89; 0: it stands, and is to be let fall


class Pose(Struct, frozen=True, gc=False):
    """How a piece stands: what is down, in mils the middle of what it covers, its yaw, and in
    grains the height of its lowest point. Of one that leans, how it stood before it fell.
    """

    face: Face
    x: int
    y: int
    yaw: int
    z: int = 0
    lean: Lean | UnsetType = UNSET


Box = tuple[int, int, int, int, int, int]

# Which of the upright coordinates becomes x, y and z, and whether it is turned round.
TIPPED: Final[dict[Face, tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]] = {
    "bottom": ((0, 1), (1, 1), (2, 1)),
    "top": ((0, 1), (1, -1), (2, -1)),
    "front": ((0, 1), (2, -1), (1, 1)),
    "back": ((0, 1), (2, 1), (1, -1)),
    "left": ((2, -1), (1, 1), (0, 1)),
    "right": ((2, 1), (1, 1), (0, -1)),
}


@cache
def tipped(piece: Piece, face: Face) -> tuple[Box, ...]:
    """With that face down, standing on z = 0, its middle at x = y = 0."""
    turned = [_tip(box, face) for box in FURNITURE[piece].boxes]
    middle_x = (min(box[0] for box in turned) + max(box[1] for box in turned)) // 2
    middle_y = (min(box[2] for box in turned) + max(box[3] for box in turned)) // 2
    floor = min(box[4] for box in turned)
    return tuple(
        (x0 - middle_x, x1 - middle_x, y0 - middle_y, y1 - middle_y, z0 - floor, z1 - floor)
        for x0, x1, y0, y1, z0, z1 in turned
    )


def _tip(box: Box, face: Face) -> Box:
    x, y, z = (
        sorted((sign * box[2 * axis], sign * box[2 * axis + 1])) for axis, sign in TIPPED[face]
    )
    return x[0], x[1], y[0], y[1], z[0], z[1]
