"""Coming to rest (V5): straight down until it touches, what carries it then, what it carries."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.contact import (
    Point,
    corners,
    covers,
    crosses,
    distance,
    nearest_point,
    top_at,
)
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, everything, pose_of, solid
from manoir.games.pasvu.geometry.hull import hull, is_above, shared
from manoir.games.pasvu.geometry.mass import centre
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose, lying_box
from manoir.games.pasvu.geometry.units import TOLERANCE


class Touch(NamedTuple):
    """Where a piece rests on something: the corners of what touches."""

    bearer: Piece | Ghost | Literal["floor"]
    points: tuple[Point, ...]


class Load(NamedTuple):
    """What a piece would take with it, were it lifted straight up."""

    pieces: tuple[Piece, ...]
    ghosts: tuple[Ghost, ...]


def rest(hall: Hall, piece: Piece, pose: Pose) -> Pose:
    """The pose in which it stays, coming from above into a hall without it."""
    parts = solid(piece, replace(pose, z=0))
    height = 0
    for _, below in everything(hall):
        for part in parts:
            # Whatever is lower than what it rests on already need not be looked at.
            if below.high - part.low > height and crosses(below, part):
                height = below.high - part.low
    for ghost in map(body, hall.ghosts):
        for part in parts:
            if ghost.low + ghost.height - part.low > height:
                height = max(height, _top_below(part, ghost) - part.low)
    return replace(pose, z=height)


def _top_below(part: Block, ghost: GhostBody) -> int:
    """How high a ghost reaches below a block; 0 if it is not below it."""
    if ghost.yaw is not None:
        room = lying_box(ghost, ghost.yaw)
        return room.high if crosses(room, part) else 0
    away = distance(part, ghost.x, ghost.y)
    return top_at(ghost, away) if covers(ghost, away) else 0


def touches(hall: Hall, piece: Piece, pose: Pose) -> Iterator[Touch]:
    """All that carries a piece, in a hall without it."""
    bodies = [body(ghost) for ghost in hall.ghosts]
    for part in solid(piece, pose):
        if part.low <= TOLERANCE:
            yield Touch("floor", corners(part))
        for name, below in everything(hall):
            if abs(below.high - part.low) <= TOLERANCE and crosses(below, part):
                yield Touch(name, shared(part, below))
        for ghost, shape in zip(hall.ghosts, bodies, strict=True):
            if _bears(shape, part):
                yield Touch(ghost, _touched(shape, part))


def _touched(ghost: GhostBody, part: Block) -> tuple[Point, ...]:
    """A head touches in a point, a body that lies with all of its room."""
    if ghost.yaw is None:
        return (nearest_point(part, ghost.x, ghost.y),)
    return shared(part, lying_box(ghost, ghost.yaw))


def _bears(ghost: GhostBody, part: Block) -> bool:
    """Whether a block rests on that ghost."""
    if ghost.yaw is not None:
        room = lying_box(ghost, ghost.yaw)
        return abs(room.high - part.low) <= TOLERANCE and crosses(room, part)
    if not -TOLERANCE <= ghost.low + ghost.height - part.low <= ghost.radius + TOLERANCE:
        return False
    away = distance(part, ghost.x, ghost.y)
    return covers(ghost, away) and abs(top_at(ghost, away) - part.low) <= TOLERANCE


def bears(hall: Hall, ghost: Ghost) -> bool:
    """Whether a piece rests on that ghost."""
    shape = body(ghost)
    return any(_bears(shape, block) for _, block in everything(hall))


def is_carried(hall: Hall, piece: Piece, pose: Pose) -> bool:
    """V5: whether its centre of mass is above what carries it, or on the very edge."""
    points = [point for touch in touches(hall, piece, pose) for point in touch.points]
    return is_above(hull(points), centre(piece, pose))


def carries(hall: Hall, piece: Piece) -> Load:
    """All that is over a part of a piece, and so would be lifted with it.

    Ghosts on it and in it are: one on the seat, one on the lower shelf. A ghost on the floor under
    a table is not, nor is what stands beside. A piece that rests on such a ghost is lifted too.
    """
    pose = pose_of(hall, piece)
    parts = solid(piece, pose) if pose else ()
    ghosts = tuple(ghost for ghost in hall.ghosts if _stands_over(body(ghost), parts))
    pieces = tuple(
        name
        for name, other in hall.pieces
        if name != piece
        and (_lies_over(solid(name, other), parts) or _rests_on(ghosts, name, other))
    )
    return Load(pieces, ghosts)


def _lies_over(blocks: tuple[Block, ...], parts: tuple[Block, ...]) -> bool:
    return any(
        block.low >= part.high - TOLERANCE and crosses(block, part)
        for block in blocks
        for part in parts
    )


def _rests_on(ghosts: tuple[Ghost, ...], piece: Piece, pose: Pose) -> bool:
    return any(touch.bearer in ghosts for touch in touches(Hall(ghosts=ghosts), piece, pose))


def _stands_over(ghost: GhostBody, parts: tuple[Block, ...]) -> bool:
    if ghost.yaw is not None:
        return _lies_over((lying_box(ghost, ghost.yaw),), parts)
    return any(
        ghost.low >= part.high - TOLERANCE and covers(ghost, distance(part, ghost.x, ghost.y))
        for part in parts
    )
