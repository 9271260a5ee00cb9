"""Placing furniture and ghosts, as rules need it: where it comes to rest, or a named refusal.

A refusal says with x and y, in mils, which place to show.
"""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece, Size
from manoir.games.pasvu.geometry.contact import (
    Point,
    block_meets_ghost,
    corners,
    distance,
    ghosts_meet,
)
from manoir.games.pasvu.geometry.hall import (
    Ghost,
    Hall,
    body,
    everything,
    figure,
    moved,
    solid,
    with_piece,
    without_ghost,
    without_piece,
)
from manoir.games.pasvu.geometry.lying import lies_inside
from manoir.games.pasvu.geometry.mass import centre
from manoir.games.pasvu.geometry.rest import carries, is_carried, rest
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.spots import Spot, is_inside
from manoir.games.pasvu.geometry.standing import on_floor
from manoir.games.pasvu.geometry.units import HALL, MIL, TOLERANCE, TURN
from manoir.kernel import Refusal

_EDGE: Final = HALL // MIL


def place(hall: Hall, piece: Piece, pose: Pose) -> Pose | Refusal:
    """V5: the pose in which a piece comes to rest in a hall without it; its z is not looked at."""
    pose = replace(pose, yaw=pose.yaw % TURN, z=0)
    outside = refuse_outside(piece, pose)
    if outside:
        return outside
    pose = rest(hall, piece, pose)
    if not is_carried(hall, piece, pose):
        return Refusal("would_fall", "V5", _shown(centre(piece, pose), piece))
    return pose


def refuse_outside(piece: Piece, pose: Pose) -> Refusal | None:
    """V5: nothing sticks out of the hall."""
    outside = _sticking_out(piece, pose)
    return Refusal("sticks_out", "V5", _shown(outside, piece)) if outside else None


def placed(hall: Hall, piece: Piece, pose: Pose) -> Hall | Refusal:
    """The hall with the piece come to rest in it."""
    resting = place(hall, piece, pose)
    return resting if isinstance(resting, Refusal) else with_piece(hall, piece, resting)


def take(hall: Hall, piece: Piece) -> Hall | Refusal:
    """V13: the hall without a piece, and the ghosts that were on or in it put on the floor.

    A Midnight card moves no piece while another one is over it; for V5 see lifting.py.
    """
    load = carries(hall, piece)
    if load.pieces:
        name = load.pieces[0]
        pose = dict(hall.pieces)[name]
        return Refusal("in_the_way", "V5", {"x": pose.x, "y": pose.y, "piece": name})
    return put_down(without_piece(hall, piece), load.ghosts)


def put_down(hall: Hall, ghosts: tuple[Ghost, ...]) -> Hall:
    """V5: these ghosts on the floor, one after the other, each at the nearest free spot.

    One that lies and finds no room anywhere is in the hall no more.
    """
    waiting = replace(hall, ghosts=tuple(g for g in hall.ghosts if g not in ghosts))
    for ghost in ghosts:
        down = on_floor(waiting, ghost)
        if down is None:
            hall = without_ghost(hall, ghost)
            continue
        waiting = replace(waiting, ghosts=(*waiting.ghosts, down))
        hall = moved(hall, ghost, down)
    return hall


def refuse_spot(hall: Hall, size: Size, spot: Spot, yaw: int | None = None) -> Refusal | None:
    """V8, V13: why a ghost cannot stand there, or lie; None if it can."""
    x, y, z = spot
    if yaw is None and not is_inside(size, x, y):
        return Refusal("leaves_cell", "V8", _shown((x * MIL, y * MIL)))
    if yaw is not None and not lies_inside(size, x, y, yaw):
        return Refusal("leaves_hall", "V13", _shown((x * MIL, y * MIL)))
    shape = figure(size, x, y, z, yaw)
    if z and not any(
        block.high == z and distance(block, shape.x, shape.y) <= TOLERANCE
        for _, block in everything(hall)
    ):
        return Refusal("stands_on_nothing", "V8", {"x": x, "y": y})
    for piece, block in everything(hall):
        if block_meets_ghost(block, shape):
            return Refusal("in_the_way", "V8", {"x": x, "y": y, "piece": piece})
    for ghost in hall.ghosts:
        if ghosts_meet(shape, body(ghost)):
            return Refusal("ghost_in_the_way", "V8", {"x": ghost.x, "y": ghost.y})
    return None


def _sticking_out(piece: Piece, pose: Pose) -> Point | None:
    """The corner that is furthest outside the hall, if any."""
    if not (0 <= pose.x <= _EDGE and 0 <= pose.y <= _EDGE):
        return pose.x * MIL, pose.y * MIL  # however far: nothing more is computed from it
    points = [point for block in solid(piece, pose) for point in corners(block)]
    worst = max(points, key=_outside)
    return worst if _outside(worst) > TOLERANCE else None


def _outside(point: Point) -> int:
    return max(-point[0], -point[1], point[0] - HALL, point[1] - HALL)


def _shown(point: Point, piece: Piece | None = None) -> dict[str, int | str]:
    """The nearest place in the hall, in mils."""
    x, y = (max(0, min(_EDGE, place // MIL)) for place in point)
    return {"x": x, "y": y, "piece": piece} if piece else {"x": x, "y": y}
