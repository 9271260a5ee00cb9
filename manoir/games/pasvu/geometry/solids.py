"""The boxes of a piece where it stands, as rows of numbers."""

from functools import lru_cache
from typing import Final

from manoir.games.pasvu.box import FACES, PIECES, Piece
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import SOLID
from manoir.games.pasvu.geometry.leaning import edge_of
from manoir.games.pasvu.geometry.shapes import Block, Pose
from manoir.games.pasvu.geometry.units import TURN

PIECE_NUMBERS: Final = {piece: number for number, piece in enumerate(PIECES)}
FACE_NUMBERS: Final = {face: number for number, face in enumerate(FACES)}


@lru_cache(maxsize=4096)
def solids_of(piece: Piece, pose: Pose) -> tuple[int, ...]:
    """The boxes of a piece where it stands, computed once."""
    number = PIECE_NUMBERS[piece]
    row = [0] * (SOLID * plain_core().tables.counts[number])
    where = number, FACE_NUMBERS[pose.face], pose.x, pose.y, pose.yaw % TURN
    if pose.lean and pose.lean.degrees:
        plain_core().pieces.make_slanted(row, 0, *where, edge_of(pose), pose.lean.degrees)
    else:
        plain_core().pieces.make_solids(row, 0, *where, pose.z)
    return tuple(row)


@lru_cache(maxsize=4096)
def solid(piece: Piece, pose: Pose) -> tuple[Block, ...]:
    """The same, a block each."""
    row = solids_of(piece, pose)
    return tuple(Block(*row[at : at + SOLID]) for at in range(0, len(row), SOLID))
