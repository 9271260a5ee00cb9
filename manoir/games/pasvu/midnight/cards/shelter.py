"""*Tous aux abris*: ghosts lie down, and move lying this round."""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.geometry.moving_all import laid_down, stood_up
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import State

AHEAD: Final[dict[Side, int]] = {"W": 0, "S": 900, "E": 1800, "N": 2700}  # from that side, a yaw


class Shelter(Card):
    def strike(self, state: State) -> State:
        """Heads to the far side; their owners may lay them otherwise in their cells."""
        yaws = tuple(AHEAD[side] for side in state.sides)
        after = with_hall(state, laid_down(state.hall, yaws))
        return replace(after, night=replace(after.night, lying=True))

    def end(self, state: State) -> State:
        after = with_hall(state, stood_up(state.hall))
        return replace(after, night=replace(after.night, lying=False))


CARD = Shelter()
