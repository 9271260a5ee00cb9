"""Players who look at the turn in hand and no further."""

from manoir.bots.bot import choice_rng
from manoir.bots.labyrinthe.turn import Way, cells_of, ways
from manoir.bots.labyrinthe.view_numbers import aims_of, distance
from manoir.games.labyrinthe.core import ALL
from manoir.games.labyrinthe.moves import Event, Go, Move
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat


class OneTurnPlayer:
    """Tries shifts, all of them or the few that come to mind, and goes as near as it can."""

    def __init__(
        self,
        seat: Seat,
        seats: int,  # noqa: ARG002
        view: View,  # noqa: ARG002
        seed: int,
        *,
        tries: int | None = None,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._tries = tries

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        dice = choice_rng(self._seed, self._heard)
        seen = ways(view, self._seat)
        if self._tries is not None and len(seen) > self._tries:
            seen = dice.sample(seen, self._tries)
        found = [(*self._nearest(view, way), dice.random(), way) for way in seen]
        _, cell, _, way = min(found, key=lambda found: (found[0], found[2]))
        return way.shift if way.shift is not None else Go(cell)

    def _nearest(self, view: View, way: Way) -> tuple[int, int]:
        """How far from what it seeks the best cell is, and that cell."""
        goals = tuple(cells_of(aims_of(view, self._seat, way.board) & ALL))
        return min((distance(cell, goals), cell) for cell in cells_of(way.reached))
