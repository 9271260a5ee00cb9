"""*Toc, toc, toc*: nobody chooses, the keyhole stays on its side."""

from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import State


class Knock(Card):
    def side(self, state: State) -> Side | None:
        return state.keyhole.side


CARD = Knock()
