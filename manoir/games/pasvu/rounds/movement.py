"""Ghosts on their way (V6 to V8, V12): where a walk ends, who gets out, who becomes one."""

import threading
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import FAMILY, SIZES
from manoir.games.pasvu.engine import engine
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of, moved, with_ghost
from manoir.games.pasvu.geometry.landing import land
from manoir.games.pasvu.geometry.rest import bears
from manoir.games.pasvu.geometry.rows import with_ghost_moved
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.spots import Spot
from manoir.games.pasvu.moves import Fuse, Walk
from manoir.games.pasvu.rounds.ghosts import came_in, ghost_of, gone, grown, larger, with_hall
from manoir.games.pasvu.rounds.paths import entering, leaving, walking
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat, put


class _LastWalk(threading.local):
    """Where the last walk ended: whoever has checked a move then plays it."""

    key: tuple[object, ...] = ()
    end: Spot | Refusal = (0, 0, 0)


_last: Final = _LastWalk()


def landed(state: State, seat: Seat, move: Walk) -> Spot | Refusal:
    """V8: where a walk ends; the ghost is not in its own way."""
    last, on = _last, engine()
    if last.key:
        known, who, walk, by = last.key
        if known is state and walk is move and who == seat and by is on:
            return last.end
    spot, ghost = (move.x, move.y, move.z), ghost_of(state, seat, move.ghost)
    last.end = land(state.hall, FAMILY[move.ghost], spot, move.yaw, ghost)
    last.key = state, seat, move, on
    return last.end


def cost(state: State, seat: Seat, ghost: Ghost | None, x: int, y: int) -> int:
    """V6, V7: points for a walk to that point, in mils."""
    cell = cell_of(x, y)
    if ghost is None:
        return entering(state.sides[seat], cell)
    return walking(cell_of(ghost.x, ghost.y), cell)


def walked(state: State, seat: Seat, move: Walk) -> State:
    ghost, size = ghost_of(state, seat, move.ghost), FAMILY[move.ghost]
    spot = landed(state, seat, move)
    assert not isinstance(spot, Refusal), "checked at the door"
    there = Ghost(seat, size, *spot, number=move.ghost, yaw=move.yaw)
    hall = _moved(state.hall, ghost, there) if ghost else _entered(state.hall, there)
    points = cost(state, seat, ghost, move.x, move.y)
    entered = state.entered[seat] if ghost else (*state.entered[seat], move.ghost)
    has_moved = _with(state.walked[seat], move.ghost)
    after = came_in(state, seat, move.ghost)
    if ghost and len(hall.ghosts) < len(state.hall.ghosts):  # somebody lost their place
        after = with_hall(after, hall)
    return replace(
        after,
        hall=hall,
        points=put(state.points, seat, state.points[seat] - points),
        entered=put(state.entered, seat, entered),
        walked=put(state.walked, seat, has_moved) if points else state.walked,
    )


def escaped(state: State, seat: Seat, number: int) -> State:
    ghost = ghost_of(state, seat, number)
    assert ghost is not None, "checked at the door"
    points = leaving(state.sides[seat], cell_of(ghost.x, ghost.y))
    return replace(
        state,
        hall=gone(state.hall, (ghost,)),
        points=put(state.points, seat, state.points[seat] - points),
        out=put(state.out, seat, (*state.out[seat], number)),
    )


def fused(state: State, seat: Seat, move: Fuse) -> State:
    """V12: it neither moves nor fuses again this round, but may be set elsewhere in its cell."""
    by = grows_to(state, seat, move)
    assert by is not None, "checked at the door"
    after = grown(state, seat, (move.ghost, move.other), by)
    assert not isinstance(after, Refusal), "checked at the door"
    return replace(
        after,
        made=put(state.made, seat, (*state.made[seat], by)),
        walked=put(state.walked, seat, _with(state.walked[seat], by)),
    )


def grows_to(state: State, seat: Seat, move: Fuse) -> int | None:
    """V12: the ghost in reserve that two others would become."""
    size = max((FAMILY[move.ghost], FAMILY[move.other]), key=SIZES.index)
    return larger(state, seat, size)


def _moved(hall: Hall, ghost: Ghost, there: Ghost) -> Hall:
    """What rested on it comes down."""
    bore, index = bears(hall, ghost), hall.ghosts.index(ghost)
    after = moved(hall, ghost, there)
    with_ghost_moved(hall, after, index)
    return settled(after) if bore else after


def _entered(hall: Hall, there: Ghost) -> Hall:
    after = with_ghost(hall, there)
    with_ghost_moved(hall, after, len(hall.ghosts))
    return after


def _with(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*numbers, number)))
