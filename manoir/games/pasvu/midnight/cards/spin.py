"""*J'ai le tournis*: the board turns a quarter clockwise under the players."""

from msgspec.structs import replace

from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.sight.keyhole import SIDES, Side
from manoir.games.pasvu.state import State


class Spin(Card):
    def strike(self, state: State) -> State:
        return replace(state, sides=tuple(_turned(side) for side in state.sides))


def _turned(side: Side) -> Side:
    """What comes to lie before who sat there: the next side to the left around the hall."""
    return SIDES[(SIDES.index(side) + 1) % len(SIDES)]


CARD = Spin()
