"""*Surexcité*: every piece is tipped onto a side; whoever has the die chooses which."""

from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.placing import take
from manoir.games.pasvu.geometry.tipping import tipped_over
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.moves import Move, Tip
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat


class Excited(Card):
    def asks(self, state: State) -> tuple[Seat, ...]:
        return (state.holder,) * len(state.hall.pieces)

    def answers(self, state: State, seat: Seat) -> tuple[Move, ...]:  # noqa: ARG002
        left = (piece for piece in PIECES if piece not in state.night.tipped)
        free = (piece for piece in left if isinstance(take(state.hall, piece), Hall))
        return tuple(Tip(piece, side) for piece in free for side in SIDES)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:  # noqa: ARG002
        if not isinstance(move, Tip):
            return Refusal("not_asked", "V13")
        if move.piece in state.night.tipped:
            return Refusal("already_tipped", "V13", {"piece": move.piece})
        without = take(state.hall, move.piece)
        return without if isinstance(without, Refusal) else None

    def answer(self, state: State, seat: Seat, move: Move) -> State:  # noqa: ARG002
        assert isinstance(move, Tip), "checked at the door"
        night = replace(state.night, tipped=(*state.night.tipped, move.piece))
        waiting = tuple(name for name in PIECES if name not in night.tipped)
        hall = tipped_over(state.hall, move.piece, move.towards, waiting)
        return with_hall(replace(state, night=night), hall)


CARD = Excited()
