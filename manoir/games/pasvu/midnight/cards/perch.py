"""*Chat perché*: at the end of the round, who does not stand on a piece goes back."""

from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import sent_home
from manoir.games.pasvu.state import State


class Perch(Card):
    def end(self, state: State) -> State:
        return sent_home(state, tuple(ghost for ghost in state.hall.ghosts if not ghost.z))


CARD = Perch()
