"""Why a move may not be played, by the number of the rule."""

from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.hall import Ghost, Hall, cell_of, without_ghost
from manoir.games.pasvu.landing import land
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Move, Place, Walk
from manoir.games.pasvu.placing import placed, refuse_outside, take
from manoir.games.pasvu.shapes import Pose
from manoir.games.pasvu.spots import is_inside
from manoir.games.pasvu.state import Phase, State
from manoir.games.pasvu.turns import movable, open_sides
from manoir.games.pasvu.way import entering, leaving, walking
from manoir.kernel import Refusal, Seat

PHASES: dict[type, Phase] = {
    Place: "furniture",
    Decline: "furniture",
    Walk: "ghosts",
    Escape: "ghosts",
    Done: "ghosts",
    Choose: "side",
}


def refuse(state: State, seat: Seat, acts: bool, move: Move) -> Refusal | None:
    """The first rule that forbids a move; None if it may be played."""
    if state.phase == "over":
        return Refusal("game_over", "V3")
    if type(move) not in PHASES:
        return Refusal("nature_only", "V2")
    if state.phase == "ghosts" and not acts:
        return Refusal("already_done", "V6")
    if not acts:
        return Refusal("not_your_turn", "V4" if state.phase == "furniture" else "V9")
    if PHASES[type(move)] != state.phase:
        rule = {"furniture": "V4", "ghosts": "V6", "side": "V9"}[state.phase]
        return Refusal("not_now", rule, {"phase": state.phase})
    match move:
        case Place():
            return _refuse_place(state, move)
        case Walk():
            return _refuse_walk(state, seat, move)
        case Escape(number):
            return _refuse_escape(state, seat, number)
        case Choose(side) if side not in open_sides(state):
            return Refusal("same_side", "V9", {"side": side})
        case _:
            return None


def ghost_of(state: State, seat: Seat, number: int) -> Ghost | None:
    """Where one of a seat's ghosts stands in the hall, if it does."""
    return next((g for g in state.hall.ghosts if (g.seat, g.number) == (seat, number)), None)


def lifted(state: State, ghost: Ghost | None) -> Hall:
    """The hall while a ghost is on its way."""
    return without_ghost(state.hall, ghost) if ghost else state.hall


def cost(state: State, seat: Seat, ghost: Ghost | None, x: int, y: int) -> int:
    """V6, V7: points for a walk to that point, in mils."""
    cell = cell_of(x, y)
    if ghost is None:
        return entering(state.sides[seat], cell)
    return walking(cell_of(ghost.x, ghost.y), cell)


def _refuse_place(state: State, move: Place) -> Refusal | None:
    if move.piece in state.shifted:
        return Refusal("already_moved", "V4", {"piece": move.piece})
    if move.piece not in movable(state):
        return Refusal("not_on_card", "V4", {"piece": move.piece})
    pose = Pose(move.face, move.x, move.y, move.yaw)
    outside = refuse_outside(move.piece, pose)
    if outside:
        return outside
    without = take(state.hall, move.piece)
    if isinstance(without, Refusal):
        return without
    after = placed(without, move.piece, pose)
    return after if isinstance(after, Refusal) else None


def _refuse_walk(state: State, seat: Seat, move: Walk) -> Refusal | None:
    if move.ghost in state.out[seat]:
        return Refusal("already_out", "V7")
    ghost, size = ghost_of(state, seat, move.ghost), FAMILY[move.ghost]
    if is_inside(size, move.x, move.y):  # else it has no cell to walk to, and landing says so
        points = cost(state, seat, ghost, move.x, move.y)
        if points > state.points[seat]:
            return _too_far(points, state.points[seat])
        if not points and move.ghost not in state.walked[seat]:
            return Refusal("must_move", "V6")
    spot = land(lifted(state, ghost), size, move.x, move.y, move.z)
    if isinstance(spot, Refusal):
        return spot
    stays = ghost is not None and spot == (ghost.x, ghost.y, ghost.z)
    return Refusal("must_move", "V6") if stays else None


def _refuse_escape(state: State, seat: Seat, number: int) -> Refusal | None:
    if number in state.out[seat]:
        return Refusal("already_out", "V7")
    ghost = ghost_of(state, seat, number)
    if ghost is None:
        return Refusal("not_in_hall", "V7")
    if number in state.entered[seat]:
        return Refusal("just_came_in", "V7")
    points = leaving(state.sides[seat], cell_of(ghost.x, ghost.y))
    return _too_far(points, state.points[seat]) if points > state.points[seat] else None


def _too_far(cost: int, points: int) -> Refusal:
    return Refusal("too_far", "V6", {"cost": cost, "points": points})
