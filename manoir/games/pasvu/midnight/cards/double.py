"""*Double curieux*: after the look the keyhole crosses the hall, and looks once more."""

from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.paths import far_side
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import State


class Double(Card):
    def look_again(self, state: State) -> Door | None:
        if state.night.looks != 1:
            return None
        return Door(far_side(state.keyhole.side), state.keyhole.number)


CARD = Double()
