"""*1, 2, 3, soleil*: every ghost in the hall goes one cell towards its exit, some of them out."""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of, moved
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.standing import set_in
from manoir.games.pasvu.geometry.units import CELL, MIL
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import clockwise, got_out, own, with_hall
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import State
from manoir.kernel import Seat, put

STEP: Final = CELL // MIL
AHEAD: Final[dict[Side, tuple[int, int]]] = {"S": (0, 1), "N": (0, -1), "W": (1, 0), "E": (-1, 0)}


class Sun(Card):
    def strike(self, state: State) -> State:
        for seat in clockwise(state):
            state = _step(state, seat)
        return with_hall(state, settled(state.hall))


def _step(state: State, seat: Seat) -> State:
    """Those in front go first; whoever has no room in the next cell, or may not move, stays."""
    side = state.sides[seat]

    def steps(ghost: Ghost) -> int:
        return leaving(side, cell_of(ghost.x, ghost.y))

    free = (ghost for ghost in own(state, seat) if ghost.number not in state.held[seat])
    for ghost in sorted(free, key=steps):
        if steps(ghost) == 1:
            came = ghost.number in state.entered[seat]  # by another card: V7
            state = state if came else got_out(state, ghost)
            continue
        hall = _stepped(state.hall, ghost, side)
        if hall != state.hall:
            walked = put(state.walked, seat, (*state.walked[seat], ghost.number))
            state = replace(state, hall=hall, walked=walked)
    return state


def _stepped(hall: Hall, ghost: Ghost, side: Side) -> Hall:
    x, y = (place + STEP * way for place, way in zip((ghost.x, ghost.y), AHEAD[side], strict=True))
    there = set_in(hall, replace(ghost, x=x, y=y), cell_of(x, y), ghost)
    return moved(hall, ghost, there) if there else hall


CARD = Sun()
