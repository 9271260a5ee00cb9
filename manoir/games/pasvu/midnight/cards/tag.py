"""*Touché, c'est toi le chat*: a small ghost of one's own takes the place of a neighbour's."""

from msgspec.structs import replace

from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import Ghost, cell_of, moved, with_ghost
from manoir.games.pasvu.geometry.landing import land, refuse_stance
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.moves import Move, Put, Swap
from manoir.games.pasvu.rounds.ghosts import (
    clockwise,
    ghost_of,
    is_small,
    own,
    waiting,
    with_entered,
    with_hall,
)
from manoir.games.pasvu.rounds.offers import CELLS, spots_in
from manoir.games.pasvu.rounds.paths import depth
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat

THIRD = 2  # rows between the third one and the own side


class Tag(Card):
    def asks(self, state: State) -> tuple[Seat, ...]:
        return clockwise(state)

    def answers(self, state: State, seat: Seat) -> tuple[Move, ...]:
        by = next((number for number in waiting(state, seat) if is_small(number)), None)
        if by is None:
            return ()
        marks = _marks(state, seat)
        if marks:
            return tuple(Swap(ghost.seat, ghost.number, by) for ghost in marks)
        row = tuple(cell for cell in CELLS if depth(state.sides[seat], cell) == THIRD)
        spots = spots_in(state.hall, "small", row, lying=state.night.lying)
        return tuple(Put(by, *spot) for spot in spots)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Swap | Put) or isinstance(move, Put) == bool(_marks(state, seat)):
            return Refusal("not_asked", "V13")
        by = move.by if isinstance(move, Swap) else move.ghost
        if by not in waiting(state, seat) or not is_small(by):
            return Refusal("not_in_reserve", "V13")
        if isinstance(move, Swap):
            marks = {(ghost.seat, ghost.number) for ghost in _marks(state, seat)}
            return None if (move.seat, move.ghost) in marks else Refusal("not_theirs", "V13")
        return _refuse_put(state, seat, move)

    def answer(self, state: State, seat: Seat, move: Move) -> State:
        if isinstance(move, Swap):
            there = ghost_of(state, move.seat, move.ghost)
            assert there is not None, "checked at the door"
            ghost = replace(there, seat=seat, number=move.by)
            hall = moved(state.hall, there, ghost)
        else:
            assert isinstance(move, Put), "checked at the door"
            spot = land(state.hall, "small", (move.x, move.y, move.z), move.yaw)
            assert not isinstance(spot, Refusal), "checked at the door"
            ghost = Ghost(seat, FAMILY[move.ghost], *spot, number=move.ghost, yaw=move.yaw)
            hall = with_ghost(state.hall, ghost)
        night = replace(state.night, put=(*state.night.put, (seat, ghost.number)))
        state = with_entered(replace(state, night=night), seat, ghost.number)
        return with_hall(state, hall)


def _marks(state: State, seat: Seat) -> tuple[Ghost, ...]:
    """The small ghosts of the neighbour to the right that were in the hall before the card."""
    right = (seat - 1) % len(state.sides)
    return tuple(
        ghost
        for ghost in own(state, right)
        if is_small(ghost.number) and (right, ghost.number) not in state.night.put
    )


def _refuse_put(state: State, seat: Seat, move: Put) -> Refusal | None:
    if depth(state.sides[seat], cell_of(move.x, move.y)) != THIRD:
        return Refusal("not_third_row", "V13")
    stance = refuse_stance(move.yaw, lying=state.night.lying)
    if stance:
        return stance
    spot = land(state.hall, "small", (move.x, move.y, move.z), move.yaw)
    return spot if isinstance(spot, Refusal) else None


CARD = Tag()
