"""Why a move may not be played, by the number of the rule."""

from collections.abc import Iterator
from itertools import permutations
from typing import assert_never

from manoir.games.pasvu.box import FAMILY, Size
from manoir.games.pasvu.geometry.hall import cell_of
from manoir.games.pasvu.geometry.landing import refuse_stance
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.geometry.lying import lies_inside
from manoir.games.pasvu.geometry.spots import is_inside
from manoir.games.pasvu.midnight.pile import last
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Fuse,
    Move,
    Open,
    Pass,
    Place,
    Put,
    Roll,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
    pose_from,
)
from manoir.games.pasvu.rounds.ghosts import ghost_of, grown, own, ready, settable
from manoir.games.pasvu.rounds.movement import cost, grows_to, landed
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.rounds.turns import movable, open_sides
from manoir.games.pasvu.state import Phase, State
from manoir.kernel import Refusal, Seat

PHASES: dict[type, Phase] = {
    Place: "furniture",
    Decline: "furniture",
    Walk: "ghosts",
    Escape: "ghosts",
    Fuse: "ghosts",
    Done: "ghosts",
    Choose: "side",
    Tip: "midnight",
    Swap: "midnight",
    Put: "midnight",
    Pass: "midnight",
}
RULES: dict[Phase, str] = {"furniture": "V4", "ghosts": "V6", "side": "V9", "midnight": "V13"}


def refuse(  # noqa: PLR0912  a case a move
    state: State, seat: Seat, acts: bool, move: Move
) -> Refusal | None:
    """The first rule that forbids a move; None if it may be played."""
    if state.phase == "over":
        return Refusal("game_over", "V3")
    if type(move) not in PHASES:
        return Refusal("nature_only", "V2")
    if state.phase == "ghosts" and not acts:
        return Refusal("already_done", "V6")
    if not acts:
        return Refusal("not_your_turn", RULES.get(state.phase, "V9"))
    if PHASES[type(move)] != state.phase:
        return Refusal("not_now", RULES[state.phase], {"phase": state.phase})
    if state.phase == "midnight":
        return last(state).refuse(state, seat, move)
    match move:
        case Place() | Decline():
            return _refuse_furniture(state, move)
        case Walk():
            return _refuse_walk(state, seat, move)
        case Escape(number):
            return _refuse_escape(state, seat, number)
        case Fuse():
            return refuse_fuse(state, seat, move)
        case Choose(side) if side not in open_sides(state):
            return Refusal("same_side", "V9", {"side": side})
        case Choose() | Decline() | Done() | Tip() | Swap() | Put() | Pass():
            return None
        case Open() | Deal() | Strike() | Throw() | Roll() | Verdict():
            return Refusal("nature_only", "V2")
        case _:
            assert_never(move)


def _refuse_furniture(state: State, move: Place | Decline) -> Refusal | None:
    """V4: whoever has taken a piece places that one."""
    placed = move.piece if isinstance(move, Place) else None
    if state.taken and placed != state.taken.piece:
        return Refusal("piece_taken", "V4", {"piece": state.taken.piece})
    return _refuse_place(state, move) if isinstance(move, Place) else None


def _refuse_place(state: State, move: Place) -> Refusal | None:
    if move.piece in state.shifted:
        return Refusal("already_moved", "V4", {"piece": move.piece})
    if move.piece not in movable(state):
        return Refusal("not_on_card", "V4", {"piece": move.piece})
    after = relocated(state.hall, move.piece, pose_from(move))
    return after if isinstance(after, Refusal) else None


def _refuse_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    ghost, size = ghost_of(state, seat, move.ghost), FAMILY[move.ghost]
    if ghost is None and move.ghost not in ready(state, seat):
        return _refuse_entering(state, seat, move.ghost)
    if move.ghost in state.held[seat]:
        return Refusal("held", "V13")
    stance = refuse_stance(move.yaw, lying=state.night.lying)
    if stance:
        return stance
    if _has_cell(size, move):  # else there is none to walk to, and landing says so
        points = cost(state, seat, ghost, move.x, move.y)
        if points and move.ghost in state.made[seat]:
            return Refusal("just_fused", "V12")
        if points > state.points[seat]:
            return _too_far(points, state.points[seat])
        if not points and move.ghost not in settable(state, seat):
            return Refusal("must_move", "V6")
    spot = landed(state, seat, move)
    if isinstance(spot, Refusal):
        return spot
    stays = ghost is not None and (*spot, move.yaw) == (ghost.x, ghost.y, ghost.z, ghost.yaw)
    return Refusal("must_move", "V6") if stays else None


def _has_cell(size: Size, move: Walk) -> bool:
    if move.yaw is None:
        return is_inside(size, move.x, move.y)
    return lies_inside(size, move.x, move.y, move.yaw)


def _refuse_entering(state: State, seat: Seat, number: int) -> Refusal:
    if number in state.out[seat]:
        return Refusal("already_out", "V7")
    return _refuse_held(state, seat, number) or Refusal("only_small", "V12")


def _refuse_held(state: State, seat: Seat, number: int) -> Refusal | None:
    if number in state.held[seat]:
        return Refusal("held", "V13")
    return Refusal("just_fused", "V12") if number in state.made[seat] else None


def _refuse_escape(state: State, seat: Seat, number: int) -> Refusal | None:
    if number in state.out[seat]:
        return Refusal("already_out", "V7")
    ghost = ghost_of(state, seat, number)
    if ghost is None:
        return Refusal("not_in_hall", "V7")
    held = _refuse_held(state, seat, number)
    if held:
        return held
    if number in state.entered[seat]:
        return Refusal("just_came_in", "V7")
    points = leaving(state.sides[seat], cell_of(ghost.x, ghost.y))
    return _too_far(points, state.points[seat]) if points > state.points[seat] else None


def refuse_fuse(state: State, seat: Seat, move: Fuse) -> Refusal | None:
    """V12."""
    numbers = (move.ghost, move.other)
    one, two = (ghost_of(state, seat, number) for number in numbers)
    if not state.options.fusions:
        return Refusal("no_fusions", "V12")
    if one is None or two is None:
        return Refusal("not_in_hall", "V12")
    if one == two or {one.size, two.size} not in ({"small"}, {"small", "medium"}):
        return Refusal("cannot_fuse", "V12")
    if cell_of(one.x, one.y) != cell_of(two.x, two.y):
        return Refusal("not_together", "V12")
    held = _refuse_held(state, seat, move.ghost) or _refuse_held(state, seat, move.other)
    if held:
        return held
    if not any(number in state.walked[seat] for number in numbers):
        return Refusal("neither_moved", "V12")
    by = grows_to(state, seat, move)
    if by is None:
        return Refusal("no_larger", "V12")
    after = grown(state, seat, numbers, by)
    return after if isinstance(after, Refusal) else None


def fusions(state: State, seat: Seat) -> Iterator[Fuse]:
    """V12: all that may be made, whichever of the two it stands in for."""
    if state.options.fusions:
        pairs = permutations((ghost.number for ghost in own(state, seat)), 2)
        fuses = (Fuse(one, two) for one, two in pairs)
        yield from (fuse for fuse in fuses if refuse_fuse(state, seat, fuse) is None)


def _too_far(cost: int, points: int) -> Refusal:
    return Refusal("too_far", "V6", {"cost": cost, "points": points})
