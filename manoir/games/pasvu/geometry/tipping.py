"""Tipping a piece over an edge onto its side (V13), and the nearest place where it can stay."""

from manoir.games.pasvu.box import FACES, Piece
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.layout import RESULT
from manoir.games.pasvu.core.tipping import UNTURNED
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.leaning import YAWS
from manoir.games.pasvu.geometry.rows import Row, ask, change, hall_in, numbers_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import PIECE_NUMBERS
from manoir.games.pasvu.sight.keyhole import Side


def tip(piece: Piece, pose: Pose, towards: Side) -> Pose:
    """The pose of a piece that went over one of its lower edges, the one nearest to that side."""
    _, row = ask(Hall(((piece, pose),)), calls.TIP, PIECE_NUMBERS[piece], YAWS[towards])
    return _found(row, 0)


def tipped_over(hall: Hall, piece: Piece, towards: Side, clear: tuple[Piece, ...]) -> Hall:
    """It is taken, goes over, and comes down from above, shifted as little as needed.

    It comes down on none of the `clear` ones if it can. Where it could stay nowhere, it stands as
    it stood.
    """
    where = PIECE_NUMBERS[piece], YAWS[towards], _bits(clear)
    is_tipped, row = change(hall, calls.TIP_OVER, *where)
    return hall_in(row) if is_tipped else hall


def nearest_rest(
    hall: Hall, piece: Piece, pose: Pose, clear: tuple[Piece, ...] = ()
) -> Pose | None:
    """Where a piece can come to rest in a hall without it, shifted as little as needed.

    It is not to be over any of the `clear` ones, unless there is no other place.
    """
    where = PIECE_NUMBERS[piece], *numbers_of(pose), _bits(clear), UNTURNED
    height, row = ask(hall, calls.NEAREST_REST, *where)
    return _found(row, int(height)) if height >= 0 else None


def _bits(pieces: tuple[Piece, ...]) -> int:
    return sum(1 << PIECE_NUMBERS[piece] for piece in pieces)


def _found(row: Row, z: int) -> Pose:
    face, x, y, yaw = (int(number) for number in row[RESULT : RESULT + 4])
    return Pose(FACES[face], x, y, yaw, z)
