"""*Piste de danse*: every piece slides to the nearest door, inside the hall."""

from manoir.games.pasvu.geometry.moving_all import danced
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.state import State


class Dance(Card):
    def strike(self, state: State) -> State:
        return with_hall(state, danced(state.hall))


CARD = Dance()
