"""Why a move may not be played, told from the view alone: a refusal can give nothing away."""

from lanterne.moves import Deal, Move
from lanterne.state import View
from manoir.kernel import Refusal, Seat


def refuse(view: View, seat: Seat, move: Move) -> Refusal:
    """The first rule that forbids a move which is not legal."""
    if view.turn is None:
        return Refusal("game_over", "N6")
    if isinstance(move, Deal):
        return Refusal("nature_only", "N1")
    if view.burnt[seat]:
        return Refusal("burnt_out", "N5", {"limit": view.options.limit})
    if view.stopped[seat]:
        return Refusal("you_stopped", "N4")
    if view.turn != seat or view.drawing:
        return Refusal("not_your_turn", "N1")
    return Refusal("lantern_empty", "N3")
