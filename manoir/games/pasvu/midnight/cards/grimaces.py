"""*Concours de grimaces*: the mirror is set up, and a small ghost of each colour before it."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import FURNITURE
from manoir.games.pasvu.geometry.hall import (
    Ghost,
    Hall,
    pose_of,
    with_ghost,
    with_piece,
    without_piece,
)
from manoir.games.pasvu.geometry.placing import put_down
from manoir.games.pasvu.geometry.rest import carries
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.spots import grid
from manoir.games.pasvu.geometry.standing import has_room
from manoir.games.pasvu.geometry.tipping import nearest_rest
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, TURN, direction
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import clockwise, is_small, waiting, with_entered, with_hall
from manoir.games.pasvu.rounds.offers import CELLS
from manoir.games.pasvu.state import State
from manoir.kernel import Seat, put

MIDDLE: Final = HALL // MIL // 2
_GLASS: Final = FURNITURE["mirror"].glass
_HALF: Final = (_GLASS.to[0] - _GLASS.from_[0]) // 2 if _GLASS else 0  # of its width, in mils
_STEP: Final = 50  # mils, between the places before the glass that are looked at


class Grimaces(Card):
    def strike(self, state: State) -> State:
        state = with_hall(state, set_up(state.hall))
        for seat in clockwise(state):
            state = _joined(state, seat)
        return state


def set_up(hall: Hall) -> Hall:
    """The mirror upright, as near as can be to where it is, facing the middle of the hall.

    What was on it comes down. Where it could stand nowhere, all stays as it is.
    """
    pose = pose_of(hall, "mirror")
    assert pose is not None, "all pieces are in the hall"
    without = settled(put_down(without_piece(hall, "mirror"), carries(hall, "mirror").ghosts))
    upright = Pose("bottom", pose.x, pose.y, pose.yaw)
    resting = nearest_rest(without, "mirror", upright, turned=_faced)
    return with_piece(without, "mirror", resting) if resting and resting != pose else hall


def _faced(pose: Pose) -> Pose:
    return replace(pose, yaw=facing(pose))


def facing(pose: Pose) -> int:
    """The yaw with which the glass looks at the middle of the hall; in the middle, its own."""
    x, y = MIDDLE - pose.x, MIDDLE - pose.y
    return max(range(TURN), key=lambda yaw: _ahead(yaw, x, y)) if x or y else pose.yaw


def _ahead(yaw: int, x: int, y: int) -> int:
    """How far that is before a glass with that yaw: unturned, it looks south."""
    cosine, sine = direction(yaw)
    return x * sine - y * cosine


def _joined(state: State, seat: Seat) -> State:
    """The first small ghost of a seat's reserve, if there is one and room before the glass."""
    number = next((number for number in waiting(state, seat) if is_small(number)), None)
    ghost = number is not None and _before_glass(state, seat, number)
    if not ghost:
        return state
    return replace(
        with_entered(state, seat, ghost.number),
        hall=with_ghost(state.hall, ghost),
        held=put(state.held, seat, (*state.held[seat], ghost.number)),
        night=replace(state.night, put=(*state.night.put, (seat, ghost.number))),
    )


def _before_glass(state: State, seat: Seat, number: int) -> Ghost | None:
    """On the floor, as close as possible to the glass; whoever lies, head first."""
    mirror = pose_of(state.hall, "mirror")
    assert mirror is not None, "all pieces are in the hall"
    yaw = (mirror.yaw + TURN // 4) % TURN if state.night.lying else None
    for x, y in _places(mirror.x, mirror.y, mirror.yaw):
        ghost = Ghost(seat, "small", x, y, 0, number, yaw)
        if has_room(with_ghost(state.hall, ghost), ghost):
            return ghost
    return None


@lru_cache(maxsize=64)
def _places(x: int, y: int, yaw: int) -> tuple[tuple[int, int], ...]:
    """All before the glass, the nearest first, and of these the one nearest to its middle."""

    def off(place: tuple[int, int]) -> tuple[int, int]:
        ahead = _ahead(yaw, place[0] - x, place[1] - y)
        aside = _ahead(yaw + TURN // 4, place[0] - x, place[1] - y)
        return ahead, abs(aside)

    places = (place for cell in CELLS for place in grid("small", cell, _STEP))
    before = ((off(place), place) for place in places)
    strip = ((far, place) for far, place in before if far[0] > 0 and far[1] <= _HALF * CELL)
    return tuple(place for _, place in sorted(strip))


CARD = Grimaces()
