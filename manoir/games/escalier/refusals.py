"""Why a move may not be played, told from the view alone: a refusal can give nothing away."""

from typing import assert_never

from manoir.games.escalier.moves import (
    Advance,
    Begin,
    Decline,
    Haunt,
    Move,
    Roll,
    Rolled,
    Swap,
    Trade,
)
from manoir.games.escalier.staircase import GHOST_FACE, Place
from manoir.games.escalier.state import View
from manoir.kernel import Refusal


def refuse(view: View, acts: bool, move: Move) -> Refusal:
    """The first rule that forbids a move which is not legal."""
    if view.under is not None:
        return Refusal("game_over", "E8")
    if isinstance(move, Begin | Rolled):
        return Refusal("nature_only", "E2")
    if not acts:
        return Refusal("not_your_turn", "E2")
    if view.die is None:
        return Refusal("roll_first", "E2")
    match move:
        case Roll():
            return Refusal("already_rolled", "E2", {"face": view.die})
        case Advance(place):
            return _refuse_advance(view, place)
        case Haunt():
            return _refuse_haunt(view)
        case Decline():
            return _must(view)
        case Swap():
            return _refuse_swap(view, move)
        case Trade():
            return _refuse_trade(view)
        case _:
            assert_never(move)


def _refuse_advance(view: View, place: Place) -> Refusal:
    if view.die == GHOST_FACE:
        return Refusal("needs_pips", "E5")
    return Refusal("no_ghost_there", "E5", {"step": place.step})


def _refuse_haunt(view: View) -> Refusal:
    if view.die != GHOST_FACE:
        return Refusal("needs_ghost_face", "E4")
    return Refusal("no_such_token", "E4") if any(view.tokens) else _must(view)


def _refuse_swap(view: View, move: Swap) -> Refusal:
    if view.die != GHOST_FACE:
        return Refusal("needs_ghost_face", "E6")
    if any(view.tokens):
        return Refusal("tokens_remain", "E6")
    if move.one == move.other:
        return Refusal("same_ghost", "E6")
    standing = (move.one, move.other) if move.one < move.other else (move.other, move.one)
    missing = next((p for p in standing if p.slot >= view.ghosts.count(p.step)), None)
    if missing:
        return Refusal("no_ghost_there", "E6", {"step": missing.step})
    return Refusal("lower_place_first", "E6")


def _refuse_trade(view: View) -> Refusal:
    if not view.options.grands:
        return Refusal("not_grands", "E11")
    if view.die != GHOST_FACE:
        return Refusal("needs_ghost_face", "E11")
    if any(view.tokens):
        return Refusal("tokens_remain", "E11")
    return Refusal("two_players_tokens", "E11")


def _must(view: View) -> Refusal:
    """Declining is a right on E4 only."""
    if view.die != GHOST_FACE:
        return Refusal("must_advance", "E5")
    return Refusal("must_swap", "E6")
