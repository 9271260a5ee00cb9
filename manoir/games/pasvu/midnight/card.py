"""What a Midnight card is (V13): each is one file in cards/, and changes of this what it needs."""

from manoir.games.pasvu.moves import Move
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import State
from manoir.kernel import Refusal, Seat


class Card:
    """A card that does nothing."""

    rolls = False  # nature's die, at once: the number of this round's door

    def strike(self, state: State) -> State:
        """What it does at once."""
        return state

    def asks(self, state: State) -> tuple[Seat, ...]:  # noqa: ARG002
        """Whom it asks then, one after the other; whoever has nothing to answer is passed over."""
        return ()

    def answers(self, state: State, seat: Seat) -> tuple[Move, ...]:  # noqa: ARG002
        """What that seat may answer: all of it, or of many spots a sample."""
        return ()

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why that is no answer."""
        return None if move in self.answers(state, seat) else Refusal("not_asked", "V13")

    def answer(self, state: State, seat: Seat, move: Move) -> State:  # noqa: ARG002
        """What an answer does."""
        return state

    def side(self, state: State) -> Side | None:  # noqa: ARG002
        """V9: the side where the keyhole goes without anybody's choice."""
        return None

    def look_again(self, state: State) -> Door | None:  # noqa: ARG002
        """V10: where the keyhole goes after a look, for another one."""
        return None

    def end(self, state: State) -> State:
        """What it does when the round ends, after V10."""
        return state
