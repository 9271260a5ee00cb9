"""From a hall to a row of numbers, and back."""

from typing import Final

from manoir.games.pasvu.box import FACES, PIECES, SIZES
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    LOW,
    MOST_GHOSTS,
    NUMBER,
    ORDER,
    PIECE_COUNT,
    POSE,
    POSES,
    ROOM,
    SEAT,
    SIZE,
    STANDS,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL, TURN

PIECE_NUMBERS: Final = {piece: number for number, piece in enumerate(PIECES)}
FACE_NUMBERS: Final = {face: number for number, face in enumerate(FACES)}
SIZE_NUMBERS: Final = {size: number for number, size in enumerate(SIZES)}


def pack(hall: Hall) -> list[int]:
    """A row of numbers with room to scribble."""
    assert len(hall.ghosts) <= MOST_GHOSTS, "no box has so many"
    h = [0] * ROOM
    add_piece, add_ghost = plain_core().pieces.add_piece, plain_core().pieces.add_ghost
    for piece, pose in hall.pieces:
        yaw, face = pose.yaw % TURN, FACE_NUMBERS[pose.face]
        add_piece(h, PIECE_NUMBERS[piece], face, pose.x, pose.y, yaw, pose.z)
    for ghost in hall.ghosts:
        yaw = STANDS if ghost.yaw is None else ghost.yaw % TURN
        size = SIZE_NUMBERS[ghost.size]
        add_ghost(h, ghost.seat, ghost.number, size, ghost.x, ghost.y, ghost.z, yaw)
    return h


def unpack(h: Ints) -> Hall:
    return Hall(
        pieces=tuple((PIECES[p], pose_in(h, p)) for p in h[ORDER : ORDER + h[PIECE_COUNT]]),
        ghosts=tuple(ghost_in(h, index) for index in range(h[GHOST_COUNT])),
    )


def pose_in(h: Ints, piece: int) -> Pose:
    at = POSES + POSE * piece
    face, x, y, yaw, z = h[at : at + POSE]
    return Pose(FACES[face], x, y, yaw, z)


def ghost_in(h: Ints, index: int) -> Ghost:
    g = GHOSTS + GHOST * index
    return Ghost(
        seat=h[g + SEAT],
        size=SIZES[h[g + SIZE]],
        x=h[g + X] // MIL,
        y=h[g + Y] // MIL,
        z=h[g + LOW],
        number=h[g + NUMBER],
        yaw=None if h[g + YAW] == STANDS else h[g + YAW],
    )
