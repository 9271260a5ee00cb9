"""*Je vais le dire à mon grand frère*: a larger ghost from reserve takes the place of another."""

from msgspec.structs import replace

from manoir.games.pasvu.box import FAMILY, SIZES
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.moves import Move, Pass, Swap
from manoir.games.pasvu.rounds.ghosts import clockwise, ghost_of, grown, own, waiting
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat


class Brother(Card):
    def asks(self, state: State) -> tuple[Seat, ...]:
        return clockwise(state)

    def answers(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of each size is enough, rather one that does not wait at the edge (V12)."""
        edge, reserve = state.edge[seat], reversed(waiting(state, seat))
        last = sorted(reserve, key=lambda number: number not in edge)
        sizes = {FAMILY[number]: number for number in last}
        return tuple(
            swap
            for ghost in own(state, seat)
            for by in sizes.values()
            if _refuse(state, seat, swap := Swap(seat, ghost.number, by)) is None
        )

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Pass():
                return Refusal("must_replace", "V13") if self.answers(state, seat) else None
            case Swap():
                return _refuse(state, seat, move)
            case _:
                return Refusal("not_asked", "V13")

    def answer(self, state: State, seat: Seat, move: Move) -> State:
        if not isinstance(move, Swap):
            return state
        after = grown(state, seat, (move.ghost,), move.by)
        assert not isinstance(after, Refusal), "checked at the door"
        return after


def _refuse(state: State, seat: Seat, swap: Swap) -> Refusal | None:
    ghost = ghost_of(state, swap.seat, swap.ghost)
    if swap.seat != seat or ghost is None:
        return Refusal("not_theirs", "V13")
    if swap.by not in waiting(state, seat):
        return Refusal("not_in_reserve", "V13")
    if SIZES.index(FAMILY[swap.by]) <= SIZES.index(ghost.size):
        return Refusal("no_larger", "V13")
    after = grown(state, seat, (swap.ghost,), swap.by)
    return replace(after, rule="V13") if isinstance(after, Refusal) else None


CARD = Brother()
