"""Placing a piece elsewhere (V5): what is over it is lifted, and put back once it has come down."""

import threading
from typing import Final, NamedTuple

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.layout import LIFTED_LOST
from manoir.games.pasvu.core.lifting import NO_PLACE
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.leaning import edge_of
from manoir.games.pasvu.geometry.memory import remembered
from manoir.games.pasvu.geometry.placing import refusal_of
from manoir.games.pasvu.geometry.rows import Row, again, ask, change, hall_in, numbers_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import PIECE_NUMBERS
from manoir.kernel import Refusal


class Lifted(NamedTuple):
    """A hall from which a piece was taken, and what was lifted for it, as it stood."""

    before: Hall
    piece: Piece
    row: Row


class _Last(threading.local):
    """Where a piece was found to come down last: whoever samples a placement then plays it.

    It is handed over once, since a row that belongs to a hall may change with it (rows.py).
    """

    known: tuple[Lifted, Pose, tuple[int, Row]] | None = None

    def keep(self, lifted: Lifted, pose: Pose, found: tuple[int, Row]) -> None:
        self.known = lifted, pose, found

    def taken(self, lifted: Lifted, pose: Pose) -> tuple[int, Row] | None:
        known, self.known = self.known, None
        return known[2] if known and known[0] is lifted and known[1] == pose else None


_last: Final = _Last()


@remembered
def relocated(hall: Hall, piece: Piece, pose: Pose) -> Hall | Refusal:
    """V5: the hall with a piece placed elsewhere, and everything put back that was over it.

    A pose that leans by no degrees lets it fall that way.
    """
    return set_down(lift(hall, piece), pose)


@remembered
def lift(hall: Hall, piece: Piece) -> Lifted:
    """Take a piece, and lift all that is over it for the time being."""
    return Lifted(hall, piece, change(hall, calls.LIFT, PIECE_NUMBERS[piece])[1])


def set_down(lifted: Lifted, pose: Pose) -> Hall | Refusal:
    """Let a piece that was taken from a hall come down, then what was lifted for it."""
    height, row = _last.taken(lifted, pose) or _set_down(lifted, pose)
    if height >= 0:
        return hall_in(row)
    if height == NO_PLACE:
        return _refuse_lost(lifted.before, row)
    return refusal_of(height, lifted.piece, pose)


def can_be_set_down(lifted: Lifted, pose: Pose) -> bool:
    """Whether it may come down there; sooner known than where everything would be then."""
    found = _set_down(lifted, pose)
    if found[0] < 0:
        return False
    _last.keep(lifted, pose, found)
    return True


def _set_down(lifted: Lifted, pose: Pose) -> tuple[int, Row]:
    numbers = *numbers_of(pose), edge_of(pose)
    return again(lifted.row, calls.SET_DOWN, PIECE_NUMBERS[lifted.piece], *numbers)


def on_or_in(hall: Hall, piece: Piece) -> tuple[Ghost, ...]:
    """The ghosts that have to leave a piece when it is taken; not those on a piece over it."""
    leaving, _ = ask(hall, calls.LEAVING, PIECE_NUMBERS[piece])
    return tuple(ghost for index, ghost in enumerate(hall.ghosts) if leaving >> index & 1)


def _refuse_lost(before: Hall, row: Row) -> Refusal:
    """V5: a placement that leaves no place at all for a ghost is none."""
    left = {(ghost.seat, ghost.number) for ghost in hall_in(row).ghosts}
    lost = next(
        ghost
        for index, ghost in enumerate(before.ghosts)
        if row[LIFTED_LOST] >> index & 1 or (ghost.seat, ghost.number) not in left
    )
    return Refusal("no_place", "V5", {"x": lost.x, "y": lost.y})
