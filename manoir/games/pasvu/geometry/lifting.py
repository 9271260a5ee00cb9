"""Placing a piece elsewhere (V5): what is over it is lifted, and put back once it has come down."""

from typing import NamedTuple

from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall, moved, with_ghost, with_piece
from manoir.games.pasvu.geometry.placing import placed, put_down
from manoir.games.pasvu.geometry.rest import carries, rest
from manoir.games.pasvu.geometry.settling import settled, stands_on, with_room
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.standing import has_room
from manoir.kernel import Refusal

Pieces = tuple[tuple[Piece, Pose], ...]


class Lifted(NamedTuple):
    """A hall from which a piece was taken, and what was lifted for it, as it stood."""

    hall: Hall  # what stays; the ghosts that were on or in the piece are on the floor
    pieces: Pieces  # in the order of the hall
    ghosts: tuple[Ghost, ...]
    row: tuple[Ghost, ...]  # all ghosts in the order of the hall, those on the floor among them


def relocated(hall: Hall, piece: Piece, pose: Pose) -> Hall | Refusal:
    """V5: the hall with a piece placed elsewhere, and everything put back that was over it."""
    return set_down(hall, lift(hall, piece), piece, pose)


def lift(hall: Hall, piece: Piece) -> Lifted:
    """Take a piece, and lift all that is over it for the time being."""
    over = _over(hall, piece)
    leaving = _leaving(hall, piece, over)
    up = {ghost for name, _ in over for ghost in carries(hall, name).ghosts}.difference(leaving)
    left = tuple(entry for entry in hall.pieces if entry[0] != piece)
    row = put_down(replace(hall, pieces=left), leaving).ghosts
    return Lifted(
        hall=Hall(
            tuple(entry for entry in left if entry not in over),
            tuple(ghost for ghost in row if ghost not in up),
        ),
        pieces=over,
        ghosts=tuple(ghost for ghost in row if ghost in up),
        row=row,
    )


def set_down(hall: Hall, lifted: Lifted, piece: Piece, pose: Pose) -> Hall | Refusal:
    """Let a piece that was taken from a hall come down, then what was lifted for it."""
    after = placed(lifted.hall, piece, pose)
    if isinstance(after, Refusal):
        return after
    if lifted.pieces:
        after = _put_back(after, lifted)
    return _refuse_lost(hall, after) or after


def on_or_in(hall: Hall, piece: Piece) -> tuple[Ghost, ...]:
    """The ghosts that have to leave a piece when it is taken; not those on a piece over it."""
    return _leaving(hall, piece, _over(hall, piece))


def _leaving(hall: Hall, piece: Piece, over: Pieces) -> tuple[Ghost, ...]:
    return tuple(
        ghost
        for ghost in carries(hall, piece).ghosts
        if not any(stands_on(ghost, name, pose) for name, pose in over)
    )


def _over(hall: Hall, piece: Piece) -> Pieces:
    """The pieces over a piece, and over these, in the order of the hall."""
    found, new = {piece}, {piece}
    while new:
        new = {name for under in new for name in carries(hall, under).pieces} - found
        found |= new
    return tuple(entry for entry in hall.pieces if entry[0] in found and entry[0] != piece)


def _put_back(hall: Hall, lifted: Lifted) -> Hall:
    """As it stood where that is possible; else straight down, the ghosts on a piece with it."""
    row = Hall(ghosts=lifted.row)
    for piece, pose in lifted.pieces:
        lower = rest(hall, piece, pose)
        hall = with_piece(hall, piece, lower)
        for ghost in lifted.ghosts:
            if stands_on(ghost, piece, pose):
                down = replace(ghost, z=ghost.z + lower.z - pose.z)
                back = next((one for one in (ghost, down) if _has_room(hall, one)), None)
                hall = with_ghost(hall, back) if back else hall
                row = moved(row, ghost, back or down)
    return settled(with_room(Hall(hall.pieces, row.ghosts)))


def _has_room(hall: Hall, ghost: Ghost) -> bool:
    return has_room(with_ghost(hall, ghost), ghost)


def _refuse_lost(before: Hall, after: Hall) -> Refusal | None:
    """V5: a placement that leaves no place at all for a ghost is none."""
    if len(after.ghosts) == len(before.ghosts):
        return None
    left = {(ghost.seat, ghost.number) for ghost in after.ghosts}
    lost = next(ghost for ghost in before.ghosts if (ghost.seat, ghost.number) not in left)
    return Refusal("no_place", "V5", {"x": lost.x, "y": lost.y})
