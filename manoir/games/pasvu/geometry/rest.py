"""Coming to rest (V5): straight down until it touches, what carries it then, what it carries."""

from typing import NamedTuple

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import POINTS
from manoir.games.pasvu.geometry.contact import Point
from manoir.games.pasvu.geometry.hall import Ghost, Hall, pose_of
from manoir.games.pasvu.geometry.rows import ask, numbers_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import PIECE_NUMBERS


class Load(NamedTuple):
    """What a piece would take with it, were it lifted straight up."""

    pieces: tuple[Piece, ...]
    ghosts: tuple[Ghost, ...]


def rest(hall: Hall, piece: Piece, pose: Pose) -> Pose:
    """The pose in which it stays, coming from above into a hall without it."""
    height, _ = ask(hall, calls.REST, PIECE_NUMBERS[piece], *numbers_of(pose))
    return replace(pose, z=height)


def centre(piece: Piece, pose: Pose) -> Point:
    """The point of the floor below its centre of mass, in grains."""
    return plain_core().pieces.centre(PIECE_NUMBERS[piece], *numbers_of(pose))


def touched(hall: Hall, piece: Piece, pose: Pose) -> tuple[Point, ...]:
    """Where a piece rests on something, in a hall without it: the corners of what touches."""
    number = PIECE_NUMBERS[piece]
    count, row = ask(hall, calls.TOUCHED, number, *numbers_of(pose), pose.z)
    return tuple((int(row[at]), int(row[at + 1])) for at in range(POINTS, POINTS + 2 * count, 2))


def is_carried(hall: Hall, piece: Piece, pose: Pose) -> bool:
    """V5: whether its centre of mass is above what carries it, or on the very edge."""
    number = PIECE_NUMBERS[piece]
    return bool(ask(hall, calls.IS_CARRIED, number, *numbers_of(pose), pose.z)[0])


def bears(hall: Hall, ghost: Ghost) -> bool:
    """Whether a piece rests on that ghost, which none does that stands on the floor."""
    if not any(pose.z or pose.lean for _, pose in hall.pieces):
        return False
    return bool(ask(hall, calls.BEARS, hall.ghosts.index(ghost))[0])


def carries(hall: Hall, piece: Piece) -> Load:
    """All that is over a part of a piece, and so would be lifted with it.

    Ghosts on it and in it are: one on the seat, one on the lower shelf. A ghost on the floor under
    a table is not, nor is what stands beside. A piece that rests on such a ghost is lifted too.
    """
    if pose_of(hall, piece) is None:
        return Load((), ())
    ghosts, _ = ask(hall, calls.GHOSTS_OVER, PIECE_NUMBERS[piece])
    pieces, _ = ask(hall, calls.PIECES_OVER, PIECE_NUMBERS[piece], ghosts)
    return Load(
        tuple(name for name, _ in hall.pieces if pieces >> PIECE_NUMBERS[name] & 1),
        tuple(ghost for index, ghost in enumerate(hall.ghosts) if ghosts >> index & 1),
    )
