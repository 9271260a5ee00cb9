"""*Tous aux abris*: ghosts lie down, and move lying this round."""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.standing import set_again
from manoir.games.pasvu.midnight.card import Card
from manoir.games.pasvu.rounds.ghosts import with_hall
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import State

AHEAD: Final[dict[Side, int]] = {"W": 0, "S": 900, "E": 1800, "N": 2700}  # from that side, a yaw


class Shelter(Card):
    def strike(self, state: State) -> State:
        """Heads to the far side; their owners may lay them otherwise in their cells."""
        yaws = {seat: AHEAD[side] for seat, side in enumerate(state.sides)}
        after = with_hall(state, _all_set(state.hall, yaws))
        return replace(after, night=replace(after.night, lying=True))

    def end(self, state: State) -> State:
        after = with_hall(state, _all_set(state.hall, {}))
        return replace(after, night=replace(after.night, lying=False))


def _all_set(hall: Hall, yaws: dict[int, int]) -> Hall:
    """All ghosts, one after the other, lying with their heads to these yaws; or standing."""
    for ghost in hall.ghosts:
        hall = set_again(hall, ghost, replace(ghost, yaw=yaws.get(ghost.seat)))
    return settled(hall)


CARD = Shelter()
