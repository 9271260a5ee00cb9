"""*Piste de danse*: every piece slides to the nearest door, inside the hall."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.contact import blocks_overlap
from manoir.games.pasvu.geometry.hall import Hall, everything, pose_of, solid, with_piece
from manoir.games.pasvu.geometry.placing import take
from manoir.games.pasvu.geometry.rest import carries, is_carried
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.standing import has_room, set_again
from manoir.games.pasvu.geometry.tipping import within
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.sight.keyhole import DOORS, Door
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal

STEPS: Final = 200  # between where a piece is and its door
_CELL: Final = CELL // MIL
_EDGE: Final = HALL // MIL


class Dance(Card):
    def strike(self, state: State) -> State:
        """Those on top of others go first."""
        hall = state.hall
        for piece, _ in reversed(state.hall.pieces):
            hall = _slid(hall, piece)
        return with_hall(state, settled(hall))


def _slid(hall: Hall, piece: Piece) -> Hall:
    """As near to its door as there is room for it on the floor, along its way; or it stays."""
    pose, without = pose_of(hall, piece), take(hall, piece)
    assert pose is not None, "all pieces are in the hall"
    if isinstance(without, Refusal):
        return hall  # another piece is over it
    bare = replace(without, ghosts=())
    for at in _way(piece, pose):
        if _is_free(bare, piece, at) and is_carried(bare, piece, at):
            return _cleared(with_piece(without, piece, at)) if at != pose else hall
    return hall


def _way(piece: Piece, pose: Pose) -> Iterator[Pose]:
    """From its door back to where it is, on the floor."""
    x, y = _before(piece, pose, nearest_door(pose))
    for step in range(STEPS, -1, -1):
        yield replace(
            pose,
            x=pose.x + (x - pose.x) * step // STEPS,
            y=pose.y + (y - pose.y) * step // STEPS,
            z=0,
        )


def nearest_door(pose: Pose) -> Door:
    """The door whose threshold is nearest to the middle of a piece; the first of several."""

    def square(door: Door) -> int:
        x, y = _threshold(door)
        return (x - pose.x) ** 2 + (y - pose.y) ** 2

    return min(DOORS, key=square)


def _threshold(door: Door) -> tuple[int, int]:
    along = door.number * _CELL - _CELL // 2
    back = _EDGE - along
    return {"S": (along, 0), "E": (_EDGE, along), "N": (back, _EDGE), "W": (0, back)}[door.side]


def _before(piece: Piece, pose: Pose, door: Door) -> tuple[int, int]:
    """Before a door, against the wall, in the hall."""
    x, y = _threshold(door)
    against = within(piece, replace(pose, x=x, y=y))
    return against.x, against.y


def _is_free(hall: Hall, piece: Piece, pose: Pose) -> bool:
    """In no other piece, and under none: a card moves no piece under another."""
    parts = solid(piece, pose)
    return not (
        any(blocks_overlap(part, block) for part in parts for _, block in everything(hall))
        or carries(with_piece(hall, piece, pose), piece).pieces
    )


def _cleared(hall: Hall) -> Hall:
    """Ghosts stay on their cells: whoever is in its way is set elsewhere there, or close by."""
    for ghost in hall.ghosts:
        if not has_room(hall, ghost):
            hall = set_again(hall, ghost, ghost)
    return hall


CARD = Dance()
