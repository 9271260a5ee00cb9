"""The hall after a move, as the rules have it (V5, V6), and the table after an answer (V13)."""

from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import Ghost, Hall, moved, with_ghost, without_ghost
from manoir.games.pasvu.geometry.landing import land
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.knowledge import state_of
from manoir.games.pasvu.midnight.pile import last
from manoir.games.pasvu.moves import Pass, Place, Put, Swap, Tip, Walk, pose_from
from manoir.games.pasvu.state import View
from manoir.kernel import Refusal, Seat

Answer = Tip | Swap | Put | Pass


def hall_of(view: View) -> Hall:
    return Hall(view.pieces, view.ghosts)


def after(view: View, seat: Seat, move: Place | Walk) -> View:
    """What the hall looks like then; as before if the move cannot be made."""
    hall = hall_of(view)
    made = _placed(hall, move) if isinstance(move, Place) else _walked(hall, seat, move)
    if isinstance(made, Refusal):
        return view
    hall = settled(made)
    return replace(view, pieces=hall.pieces, ghosts=hall.ghosts)


def answered(view: View, seat: Seat, answer: Answer) -> View:
    """What the table looks like when a Midnight card has had that answer, which is legal."""
    state = state_of(view)
    return rules.view(last(state).answer(state, seat, answer), seat)


def _placed(hall: Hall, move: Place) -> Hall | Refusal:
    return relocated(hall, move.piece, pose_from(move))


def _walked(hall: Hall, seat: Seat, move: Walk) -> Hall | Refusal:
    size = FAMILY[move.ghost]
    ghost = next((g for g in hall.ghosts if (g.seat, g.number) == (seat, move.ghost)), None)
    lifted = without_ghost(hall, ghost) if ghost else hall
    spot = land(lifted, size, (move.x, move.y, move.z), move.yaw)
    if isinstance(spot, Refusal):
        return spot
    there = Ghost(seat, size, *spot, move.ghost, move.yaw)
    return moved(hall, ghost, there) if ghost else with_ghost(hall, there)
