"""Placing furniture and ghosts, as rules need it: where it comes to rest, or a named refusal.

A refusal says with x and y, in mils, which place to show.
"""

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES, Piece, Size
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.landing import GHOST_IN_WAY, LEAVES, ON_NOTHING, PIECE_IN_WAY
from manoir.games.pasvu.core.lifting import NO_FALL, NOT_ON_FLOOR
from manoir.games.pasvu.core.rest import ON_LEANING, STICKS_OUT
from manoir.games.pasvu.geometry.contact import Point, corners
from manoir.games.pasvu.geometry.hall import Ghost, Hall, with_piece
from manoir.games.pasvu.geometry.rest import carries, centre
from manoir.games.pasvu.geometry.rows import (
    SIZE_NUMBERS,
    ask,
    bits,
    change,
    hall_in,
    numbers_of,
    yaw_number,
)
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import PIECE_NUMBERS, solid
from manoir.games.pasvu.geometry.spots import Spot
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.kernel import Refusal

_EDGE: Final = HALL // MIL


def place(hall: Hall, piece: Piece, pose: Pose) -> Pose | Refusal:
    """V5: the pose in which a piece comes to rest in a hall without it; its z is not looked at."""
    height, _ = ask(hall, calls.PLACE, PIECE_NUMBERS[piece], *numbers_of(pose))
    if height < 0:
        return refusal_of(height, piece, pose)
    return replace(pose, yaw=pose.yaw % TURN, z=height, lean=UNSET)


def refusal_of(height: int, piece: Piece, pose: Pose) -> Refusal:
    """V5: it sticks out, or would fall, or cannot; as the core says it instead of a height."""
    if height == STICKS_OUT:
        return Refusal("sticks_out", "V5", _shown(_sticking_out(piece, pose), piece))
    here = _shown((pose.x * MIL, pose.y * MIL), piece)
    if height == ON_LEANING:
        return Refusal("on_leaning", "V5", here)
    if height == NOT_ON_FLOOR:
        return Refusal("falls_from_floor", "V5", here)
    if height == NO_FALL:
        return Refusal("cannot_fall", "V5", here)
    return Refusal("would_fall", "V5", _shown(centre(piece, pose), piece))


def placed(hall: Hall, piece: Piece, pose: Pose) -> Hall | Refusal:
    """The hall with the piece come to rest in it."""
    resting = place(hall, piece, pose)
    return resting if isinstance(resting, Refusal) else with_piece(hall, piece, resting)


def take(hall: Hall, piece: Piece) -> Hall | Refusal:
    """V13: the hall without a piece, and the ghosts that were on or in it put on the floor.

    A Midnight card moves no piece while another one is over it; for V5 see lifting.py.
    """
    is_taken, row = change(hall, calls.TAKE, PIECE_NUMBERS[piece])
    if is_taken:
        return hall_in(row)
    name = carries(hall, piece).pieces[0]
    pose = dict(hall.pieces)[name]
    return Refusal("in_the_way", "V5", {"x": pose.x, "y": pose.y, "piece": name})


def put_down(hall: Hall, ghosts: tuple[Ghost, ...]) -> Hall:
    """V5: these ghosts on the floor, one after the other, each at the nearest free spot.

    One that lies and finds no room anywhere is in the hall no more.
    """
    return hall_in(change(hall, calls.PUT_DOWN, bits(hall, ghosts))[1])


def refuse_spot(hall: Hall, size: Size, spot: Spot, yaw: int | None = None) -> Refusal | None:
    """V8, V13: why a ghost cannot stand there, or lie; None if it can."""
    numbers = SIZE_NUMBERS[size], *spot, yaw_number(yaw)
    code, _ = ask(hall, calls.REFUSE_SPOT, 0, *numbers)
    return spot_refusal(hall, code, spot[0], spot[1], yaw) if code else None


def spot_refusal(hall: Hall, code: int, x: int, y: int, yaw: int | None) -> Refusal:
    """V8, V13: as the core says it instead of a height."""
    if code == LEAVES:
        shown = _shown((x * MIL, y * MIL))
        return (
            Refusal("leaves_cell", "V8", shown)
            if yaw is None
            else Refusal("leaves_hall", "V13", shown)
        )
    if code == ON_NOTHING:
        return Refusal("stands_on_nothing", "V8", {"x": x, "y": y})
    if code > GHOST_IN_WAY:
        return Refusal("in_the_way", "V8", {"x": x, "y": y, "piece": PIECES[PIECE_IN_WAY - code]})
    ghost = hall.ghosts[GHOST_IN_WAY - code]
    return Refusal("ghost_in_the_way", "V8", {"x": ghost.x, "y": ghost.y})


def _sticking_out(piece: Piece, pose: Pose) -> Point:
    """The corner that is furthest outside the hall."""
    if not (0 <= pose.x <= _EDGE and 0 <= pose.y <= _EDGE):
        return pose.x * MIL, pose.y * MIL  # however far: nothing more is computed from it
    points = [point for block in solid(piece, pose) for point in corners(block)]
    return max(points, key=_outside)


def _outside(point: Point) -> int:
    return max(-point[0], -point[1], point[0] - HALL, point[1] - HALL)


def _shown(point: Point, piece: Piece | None = None) -> dict[str, int | str]:
    """The nearest place in the hall, in mils."""
    x, y = (max(0, min(_EDGE, place // MIL)) for place in point)
    return {"x": x, "y": y, "piece": piece} if piece else {"x": x, "y": y}
