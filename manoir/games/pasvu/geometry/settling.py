"""When what carried a piece is gone (V6, V10), the piece comes down as well, and who is on it."""

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.contact import distance
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, solid
from manoir.games.pasvu.geometry.placing import put_down
from manoir.games.pasvu.geometry.rest import carries, rest
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.standing import has_room
from manoir.games.pasvu.geometry.units import TOLERANCE


def settled(hall: Hall) -> Hall:
    """Nothing floats: every piece is straight down where it rests, the ghosts on it with it.

    A piece does not fall over, even if its centre of mass is no longer above what carries it. A
    ghost for which there is no more room is put on the floor, as after V5.
    """
    if not any(pose.z for _, pose in hall.pieces):
        return hall  # every piece is on the floor
    while True:
        after = with_room(_come_down(hall))
        if after == hall:
            return hall
        hall = after


def _come_down(hall: Hall) -> Hall:
    """In the order in which they came: all that is under a piece has settled before it."""
    below = replace(hall, pieces=())
    for piece, pose in hall.pieces:
        over = carries(replace(hall, ghosts=below.ghosts), piece).ghosts
        others = replace(below, ghosts=tuple(g for g in below.ghosts if g not in over))
        lower = rest(others, piece, pose)
        if lower.z < pose.z:
            below = replace(below, ghosts=_with_it(below.ghosts, piece, pose, lower.z - pose.z))
        else:
            lower = pose
        below = replace(below, pieces=(*below.pieces, (piece, lower)))
    return below


def _with_it(ghosts: tuple[Ghost, ...], piece: Piece, pose: Pose, change: int) -> tuple[Ghost, ...]:
    return tuple(
        replace(ghost, z=ghost.z + change) if stands_on(ghost, piece, pose) else ghost
        for ghost in ghosts
    )


def stands_on(ghost: Ghost, piece: Piece, pose: Pose) -> bool:
    """Whether that piece, in that pose, carries a ghost."""
    shape = body(ghost)
    return any(
        block.high == ghost.z and distance(block, shape.x, shape.y) <= TOLERANCE
        for block in solid(piece, pose)
    )


def with_room(hall: Hall) -> Hall:
    """The ghosts that now overlap something, or stand on nothing, on the floor."""
    homeless = tuple(ghost for ghost in hall.ghosts if not has_room(hall, ghost))
    return put_down(hall, homeless) if homeless else hall
