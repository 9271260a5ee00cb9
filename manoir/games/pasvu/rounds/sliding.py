"""Where something goes that was dropped where it cannot stay: the nearest place where it may be."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.geometry.lifting import Lifted, can_be_set_down, lift
from manoir.games.pasvu.geometry.units import HALL, MIL
from manoir.games.pasvu.moves import Place, Put, Walk, pose_from
from manoir.games.pasvu.refusals import refuse
from manoir.games.pasvu.state import State
from manoir.kernel import Seat

Dropped = Place | Walk | Put

FINE: Final = 50  # mils between the places that are looked at, close by
NEAR: Final = 300
COARSE: Final = 100  # and further away
REACH: Final = 1_200  # nobody looks further
# Refusals of a place.
PLACES: Final = frozenset(
    {
        *("sticks_out", "would_fall", "no_place", "on_leaning", "falls_from_floor", "cannot_fall"),
        *("leaves_cell", "leaves_hall", "stands_on_nothing", "in_the_way", "ghost_in_the_way"),
    }
)
_EDGE: Final = HALL // MIL


def slid(state: State, seat: Seat, move: Dropped) -> Dropped | None:
    """V5, V8: the same to the nearest place where it is legal; None if there is none in reach.

    What is legal stays; what is refused for another reason than its place goes nowhere.
    """
    refusal = refuse(state, seat, True, move)
    if refusal is None:
        return move
    if refusal.code not in PLACES:
        return None
    return next((near for near in _with_room(state, move) if _may(state, seat, near)), None)


def around(move: Dropped) -> Iterator[Dropped]:
    """The very place, then all on a grid around it, the nearest first.

    At each a ghost comes down from the height at which it is held, or from the floor.
    """
    for east, north in _offsets():
        x, y = move.x + east, move.y + north
        if not (0 <= x <= _EDGE and 0 <= y <= _EDGE):
            continue
        there = replace(move, x=x, y=y)
        yield there
        if not isinstance(there, Place) and there.z:
            yield replace(there, z=0)


def _with_room(state: State, move: Dropped) -> Iterator[Dropped]:
    """Of these, all where the hall has room for a piece, which is lifted only once."""
    lifted = lift(state.hall, move.piece) if isinstance(move, Place) else None
    for near in around(move):
        if lifted is None or _holds(lifted, near):
            yield near


def _holds(lifted: Lifted, move: Dropped) -> bool:
    assert isinstance(move, Place), "nothing else is lifted"
    return can_be_set_down(lifted, pose_from(move))


def _may(state: State, seat: Seat, move: Dropped) -> bool:
    return refuse(state, seat, True, move) is None


@cache
def _offsets() -> tuple[tuple[int, int], ...]:
    places = {*_disc(FINE, NEAR), *_disc(COARSE, REACH)}
    return tuple(sorted(places, key=lambda place: (place[0] ** 2 + place[1] ** 2, place)))


def _disc(step: int, reach: int) -> Iterator[tuple[int, int]]:
    far = range(-reach, reach + 1, step)
    return ((x, y) for x in far for y in far if x * x + y * y <= reach * reach)
