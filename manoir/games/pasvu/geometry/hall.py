"""The hall with what is in it, as a value: pieces where they stand, ghosts where they stand."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from manoir.games.pasvu.box import FIGURES, Piece, Size
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import CELL, MIL

Cell = tuple[int, int]  # column from the west, row from the south


class Ghost(Struct, frozen=True, gc=False):
    """Where a ghost stands: x and y in mils, z in grains. No two stand in the same place.

    One that lies (V13) has its head towards `yaw`, and x, y is the middle of its body.
    """

    seat: int
    size: Size
    x: int
    y: int
    z: int = 0
    number: int = 0  # which of its seat's ghosts; geometry does not ask
    yaw: int | None = None  # None: it stands


class Hall(Struct, frozen=True, gc=False):
    """Pieces are in the order in which they came down: none is over a later one."""

    pieces: tuple[tuple[Piece, Pose], ...] = ()
    ghosts: tuple[Ghost, ...] = ()


def body(ghost: Ghost) -> GhostBody:
    return figure(ghost.size, ghost.x, ghost.y, ghost.z, ghost.yaw)


def figure(size: Size, x: int, y: int, z: int, yaw: int | None = None) -> GhostBody:
    """The body of a ghost of that size, were it to stand there, or to lie."""
    radius, height = FIGURES[size]
    return GhostBody(x * MIL, y * MIL, z, radius, height, yaw)


def everything(hall: Hall) -> Iterator[tuple[Piece, Block]]:
    """Every block of every piece."""
    return ((piece, block) for piece, pose in hall.pieces for block in solid(piece, pose))


def cell_of(x: int, y: int) -> Cell:
    """The cell of a point in mils."""
    return x * MIL // CELL, y * MIL // CELL


def pose_of(hall: Hall, piece: Piece) -> Pose | None:
    return next((pose for name, pose in hall.pieces if name == piece), None)


def without_piece(hall: Hall, piece: Piece) -> Hall:
    return replace(hall, pieces=tuple(entry for entry in hall.pieces if entry[0] != piece))


def with_piece(hall: Hall, piece: Piece, pose: Pose) -> Hall:
    """The piece has come down last."""
    return replace(hall, pieces=(*without_piece(hall, piece).pieces, (piece, pose)))


def without_ghost(hall: Hall, ghost: Ghost) -> Hall:
    return replace(hall, ghosts=tuple(other for other in hall.ghosts if other != ghost))


def with_ghost(hall: Hall, ghost: Ghost) -> Hall:
    return replace(hall, ghosts=(*hall.ghosts, ghost))


def moved(hall: Hall, ghost: Ghost, to: Ghost) -> Hall:
    """The ghost keeps its place in the row."""
    return replace(hall, ghosts=tuple(to if other == ghost else other for other in hall.ghosts))
