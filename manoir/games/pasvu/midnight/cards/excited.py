"""*Surexcité*: every piece is tipped onto a side; whoever has the die chooses which."""

from functools import lru_cache

from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES, Piece
from manoir.games.pasvu.geometry.hall import Hall, pose_of, with_piece
from manoir.games.pasvu.geometry.placing import take
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.tipping import nearest_rest, tip
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.moves import Move, Tip
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.sight.keyhole import SIDES, Side
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
        hall = _tipped(state.hall, move.piece, move.towards, waiting)
        return with_hall(replace(state, night=night), hall)


@lru_cache(maxsize=64)
def _tipped(hall: Hall, piece: Piece, towards: Side, waiting: tuple[Piece, ...]) -> Hall:
    """It is taken, goes over, and comes down from above, shifted as little as needed.

    It comes down on no piece whose turn is still to come. Where it could stay nowhere, it stands
    as it stood.
    """
    pose, without = pose_of(hall, piece), take(hall, piece)
    assert pose is not None, "all pieces are in the hall"
    assert isinstance(without, Hall), "checked at the door"
    resting = nearest_rest(without, piece, tip(piece, pose, towards), waiting)
    return settled(with_piece(without, piece, resting)) if resting else hall


CARD = Excited()
