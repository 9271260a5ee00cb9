"""Ghosts of a seat: in reserve, in the hall and out, and how they get from one to another."""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import FAMILY, SIZES, Size
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of, with_ghost, without_ghost
from manoir.games.pasvu.geometry.memory import remembered
from manoir.games.pasvu.geometry.rest import bears
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.standing import set_in
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat, put

_NUMBERS: Final = range(len(FAMILY))
# By those who are away, a bit a ghost: the others.
_LEFT: Final = tuple(
    tuple(number for number in _NUMBERS if not away >> number & 1)
    for away in range(1 << len(FAMILY))
)


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, from whoever has the die."""
    seats = len(state.sides)
    return tuple((state.holder + i) % seats for i in range(seats))


def own(state: State, seat: Seat) -> tuple[Ghost, ...]:
    """A seat's ghosts in the hall."""
    return tuple([ghost for ghost in state.hall.ghosts if ghost.seat == seat])


def ghost_of(state: State, seat: Seat, number: int) -> Ghost | None:
    """Where one of a seat's ghosts stands in the hall, if it does."""
    for ghost in state.hall.ghosts:
        if ghost.number == number and ghost.seat == seat:
            return ghost
    return None


def waiting(state: State, seat: Seat) -> tuple[int, ...]:
    """The ghosts in a seat's reserve."""
    away = 0
    for ghost in state.hall.ghosts:
        if ghost.seat == seat:
            away |= 1 << ghost.number
    for number in state.out[seat]:
        away |= 1 << number
    return _LEFT[away]


def ready(state: State, seat: Seat) -> tuple[int, ...]:
    """V7: who may come in. V12: small ones, grown ones at the edge; or a small one from outside."""
    reserve, held = waiting(state, seat), state.held[seat]
    if held:
        reserve = tuple(number for number in reserve if number not in held)
    if not state.options.fusions:
        return reserve
    small = tuple(number for number in reserve if is_small(number))
    back = tuple(number for number in sorted(state.out[seat]) if is_small(number))
    return tuple(n for n in reserve if n in state.edge[seat]) + (small or back)


def settable(state: State, seat: Seat) -> tuple[int, ...]:
    """V8: who may be set elsewhere in its cell for nothing: has moved, or just lain down (V13)."""
    if not state.night.lying:
        return state.walked[seat]
    laid = (ghost.number for ghost in own(state, seat) if ghost.number not in state.held[seat])
    return tuple(dict.fromkeys((*state.walked[seat], *laid)))


def larger(state: State, seat: Seat, size: Size) -> int | None:
    """One of the next size in reserve; one that does not wait at the edge, if there is any."""
    grown = SIZES[SIZES.index(size) + 1] if size != SIZES[-1] else None
    found = [number for number in waiting(state, seat) if FAMILY[number] == grown]
    return min(found, key=lambda number: number in state.edge[seat], default=None)


def is_small(number: int) -> bool:
    return FAMILY[number] == "small"


def with_hall(state: State, hall: Hall) -> State:
    """The hall as it is now. Whoever is no longer in it went home: grown ones to the edge (V12).

    At home nobody is held any more.
    """
    after = replace(state, hall=hall)
    left = {(ghost.seat, ghost.number) for ghost in hall.ghosts}
    away = [one for ghost in state.hall.ghosts if (one := (ghost.seat, ghost.number)) not in left]
    for seat, number in sorted(away):
        after = _released(after, seat, number)
        if state.options.fusions and not is_small(number):
            after = replace(after, edge=put(after.edge, seat, (*after.edge[seat], number)))
    return after


def _released(state: State, seat: Seat, number: int) -> State:
    held = tuple(other for other in state.held[seat] if other != number)
    return replace(state, held=put(state.held, seat, held))


def sent_home(state: State, ghosts: tuple[Ghost, ...]) -> State:
    """These ghosts are back in their reserves."""
    return with_hall(state, gone(state.hall, ghosts))


def got_out(state: State, ghost: Ghost) -> State:
    """A ghost is out; what rested on it is still up there."""
    out = (*state.out[ghost.seat], ghost.number)
    hall = without_ghost(state.hall, ghost)
    return replace(state, hall=hall, out=put(state.out, ghost.seat, out))


def gone(hall: Hall, ghosts: tuple[Ghost, ...]) -> Hall:
    """Ghosts leave the hall, and what rested on them comes down."""
    bore = any(bears(hall, ghost) for ghost in ghosts)
    for ghost in ghosts:
        hall = without_ghost(hall, ghost)
    return settled(hall) if bore else hall


def with_entered(state: State, seat: Seat, number: int) -> State:
    """V7: a ghost has come in this round."""
    entered = tuple(dict.fromkeys((*state.entered[seat], number)))
    return replace(state, entered=put(state.entered, seat, entered))


def came_in(state: State, seat: Seat, number: int) -> State:
    """A ghost is no longer at the edge, nor out."""
    if number not in state.edge[seat] and number not in state.out[seat]:
        return state
    edge = tuple(other for other in state.edge[seat] if other != number)
    out = tuple(other for other in state.out[seat] if other != number)
    return replace(state, edge=put(state.edge, seat, edge), out=put(state.out, seat, out))


@remembered
def grown(state: State, seat: Seat, numbers: tuple[int, ...], by: int) -> State | Refusal:
    """V12, V13: some of a seat's ghosts go to the reserve, and a larger one takes their place.

    It stands in the cell of the first, as near to it as there is room. In the place of one that
    came in this round it has come in this round, too (V7).
    """
    if any(number in state.entered[seat] for number in numbers):
        state = with_entered(state, seat, by)
    gone = tuple(ghost for number in numbers if (ghost := ghost_of(state, seat, number)))
    first, left = gone[0], state.hall
    to = replace(first, size=FAMILY[by], number=by)
    there = set_in(left, to, cell_of(first.x, first.y), *gone)
    if there is None:
        return Refusal("no_room", "V12", {"x": first.x, "y": first.y})
    for ghost in gone:
        left = without_ghost(left, ghost)
        state = _released(state, seat, ghost.number)
    bore = any(bears(state.hall, ghost) for ghost in gone)
    hall = with_ghost(left, there)
    return replace(came_in(state, seat, by), hall=settled(hall) if bore else hall)
