"""Tipping a piece over an edge onto its side (V13), and the nearest place where it can stay."""

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import FACES, Face, Piece
from manoir.games.pasvu.geometry.contact import corners, crosses
from manoir.games.pasvu.geometry.hall import Hall, everything
from manoir.games.pasvu.geometry.placing import place
from manoir.games.pasvu.geometry.shapes import TIPPED, Pose, blocks, tipped
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, TURN, direction
from manoir.games.pasvu.sight.keyhole import Side
from manoir.kernel import Refusal

Rows = tuple[tuple[int, int], ...]  # which coordinate becomes x, y and z, and its sign

QUARTER: Final = TURN // 4
_YAWS: Final[dict[Side, int]] = {"E": 0, "N": QUARTER, "W": 2 * QUARTER, "S": 3 * QUARTER}
# Over to the piece's own east, north, west and south: where x, y and z come from.
_ROLLS: Final[tuple[Rows, ...]] = (
    ((2, 1), (1, 1), (0, -1)),
    ((0, 1), (2, 1), (1, -1)),
    ((2, -1), (1, 1), (0, 1)),
    ((0, 1), (2, -1), (1, 1)),
)
_WAYS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_STEP: Final = 100  # mils, between the places that are looked at
_EDGE: Final = HALL // MIL


def tip(piece: Piece, pose: Pose, towards: Side) -> Pose:
    """The pose of a piece that went over one of its lower edges, the one nearest to that side."""
    quarter = (_YAWS[towards] - pose.yaw + QUARTER // 2) // QUARTER % 4
    face, turned = _rolled(pose.face, quarter)
    way = _WAYS[quarter]
    half_x, half_y, height = _extent(piece, pose.face)
    off = (half_x if way[0] else half_y) + height // 2
    cosine, sine = direction(pose.yaw)
    x, y = way[0] * off, way[1] * off
    return Pose(
        face=face,
        x=pose.x + (x * cosine - y * sine) // CELL,
        y=pose.y + (x * sine + y * cosine) // CELL,
        yaw=(pose.yaw + turned * QUARTER) % TURN,
    )


def nearest_rest(
    hall: Hall,
    piece: Piece,
    pose: Pose,
    clear: tuple[Piece, ...] = (),
    turned: Callable[[Pose], Pose] = lambda pose: pose,
) -> Pose | None:
    """Where a piece can come to rest in a hall without it, shifted as little as needed.

    It is not to be over any of the `clear` ones, unless there is no other place. How it is turned
    may depend on where it is.
    """
    around = sorted(_grid(), key=lambda at: (at[0] - pose.x) ** 2 + (at[1] - pose.y) ** 2)
    below = [block for name, block in everything(hall) if name in clear]
    found = None
    for near in (pose, within(piece, pose), *(replace(pose, x=x, y=y) for x, y in around)):
        there = turned(near)
        over = any(crosses(part, block) for part in blocks(piece, there) for block in below)
        if over and found:
            continue
        resting = place(hall, piece, there)
        if not isinstance(resting, Refusal):
            if not over:
                return resting
            found = resting
    return found


def within(piece: Piece, pose: Pose) -> Pose:
    """Shifted into the hall by as little as needed, to a mil."""
    x, y = (_inside(piece, pose, axis) for axis in (0, 1))
    return replace(pose, x=x, y=y)


def _inside(piece: Piece, pose: Pose, axis: int) -> int:
    """Its middle along an axis, from wall to wall."""
    points = [point for block in blocks(piece, replace(pose, x=0, y=0)) for point in corners(block)]
    low, high = (ends(point[axis] for point in points) for ends in (min, max))
    middle = pose.x if axis == 0 else pose.y
    return max(-(low // MIL), min(_EDGE + -high // MIL, middle))


@cache
def _grid() -> tuple[tuple[int, int], ...]:
    steps = range(0, _EDGE + 1, _STEP)
    return tuple((x, y) for x in steps for y in steps)


@cache
def _extent(piece: Piece, face: Face) -> tuple[int, int, int]:
    """Half its width, half its depth and its height with that face down, in mils."""
    boxes = tipped(piece, face)
    return max(box[1] for box in boxes), max(box[3] for box in boxes), max(box[5] for box in boxes)


@cache
def _rolled(face: Face, quarter: int) -> tuple[Face, int]:
    """What is down then, and by how many quarters it is turned."""
    sought = _after(_ROLLS[quarter], TIPPED[face])
    for other in FACES:
        rows: Rows = TIPPED[other]
        for turned in range(4):
            if rows == sought:
                return other, turned
            rows = ((rows[1][0], -rows[1][1]), rows[0], rows[2])
    raise AssertionError("a body has 24 ways to stand square")


def _after(second: Rows, first: Rows) -> Rows:
    """One change of coordinates after another."""
    return tuple((first[axis][0], sign * first[axis][1]) for axis, sign in second)
