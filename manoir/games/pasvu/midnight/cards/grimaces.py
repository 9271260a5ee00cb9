"""*Concours de grimaces*: the mirror is set up, and a small ghost of each colour before it."""

from msgspec.structs import replace

from manoir.games.pasvu.geometry.hall import with_ghost
from manoir.games.pasvu.geometry.moving_all import before_glass, with_mirror_up
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import clockwise, is_small, waiting, with_entered, with_hall
from manoir.games.pasvu.state import State
from manoir.kernel import Seat, put


class Grimaces(Card):
    def strike(self, state: State) -> State:
        state = with_hall(state, with_mirror_up(state.hall))
        for seat in clockwise(state):
            state = _joined(state, seat)
        return state


def _joined(state: State, seat: Seat) -> State:
    """The first small ghost of a seat's reserve, if there is one and room before the glass."""
    number = next((number for number in waiting(state, seat) if is_small(number)), None)
    if number is None:
        return state
    ghost = before_glass(state.hall, seat, number, lying=state.night.lying)
    if ghost is None:
        return state
    return replace(
        with_entered(state, seat, ghost.number),
        hall=with_ghost(state.hall, ghost),
        held=put(state.held, seat, (*state.held[seat], ghost.number)),
        night=replace(state.night, put=(*state.night.put, (seat, ghost.number))),
    )


CARD = Grimaces()
