"""Why a move may not be played, told from the view alone: a refusal can give nothing away."""

from typing import assert_never

from manoir.games.labyrinthe.box import SIDE
from manoir.games.labyrinthe.moves import Begin, Coin, Deal, Go, Lay, Move, Shift
from manoir.games.labyrinthe.state import View
from manoir.kernel import Refusal


def refuse(view: View, acts: bool, move: Move) -> Refusal:
    """The first rule that forbids a move which is not legal."""
    if view.home is not None:
        return Refusal("game_over", "L9")
    match move:
        case Lay() | Deal() | Begin() | Coin():
            return Refusal("nature_only", "L1")
        case _ if not acts:
            return Refusal("not_your_turn", "L3")
        case Shift():
            return _refuse_shift(view, move)
        case Go(cell):
            return _refuse_go(view, cell)
        case _:
            assert_never(move)


def _refuse_shift(view: View, move: Shift) -> Refusal:
    if view.shifted:
        return Refusal("already_shifted", "L3")
    return Refusal("goes_back", "L5", {"arrow": move.arrow})


def _refuse_go(view: View, cell: int) -> Refusal:
    if not view.shifted:
        return Refusal("shift_first", "L4")
    return Refusal("no_way", "L7", {"row": cell // SIDE + 1, "column": cell % SIDE + 1})
