"""What a seat may ask the house beside its moves: where it could go after a push."""

from msgspec import Struct

from manoir.games.labyrinthe.box import Cell
from manoir.games.labyrinthe.moves import Shift
from manoir.games.labyrinthe.refusals import refuse as refuse_move
from manoir.games.labyrinthe.state import View
from manoir.kernel import Refusal, Seat


class Reach(Struct, frozen=True, gc=False, tag="reach", forbid_unknown_fields=True):
    """L7: the cells that the seat's pawn could walk to, if it pushed like this first."""

    shift: Shift


class Reached(Struct, frozen=True, gc=False, tag="reached"):
    """Those cells, in order, and where the pawn itself would then be (L6)."""

    cells: tuple[Cell, ...]
    pawn: Cell


Question = Reach
Answer = Reached


def refuse(view: View, seat: Seat, question: Question) -> Refusal | None:
    """Why a question gets no answer, or None if it does: a push that may be played is answered."""
    acts = view.home is None and view.turn == seat
    if acts and not view.shifted and question.shift.arrow != view.forbidden:
        return None
    return refuse_move(view, acts, question.shift)
