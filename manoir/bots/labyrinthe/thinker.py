"""Players who think of the turns to come."""

from typing import Final, NamedTuple

import numpy as np

from manoir.bots.bot import choice_rng
from manoir.bots.labyrinthe import values
from manoir.bots.labyrinthe.belief import Aims, Watcher, unseen
from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.replies import replies
from manoir.bots.labyrinthe.search import ANY, TILES, Numbers
from manoir.bots.labyrinthe.turn import Way, cells_of, ways
from manoir.bots.labyrinthe.values import Standing
from manoir.bots.labyrinthe.view_numbers import aims_of, distance, sought, tile_of, tiles_of
from manoir.games.labyrinthe.box import Treasure
from manoir.games.labyrinthe.core import ALL
from manoir.games.labyrinthe.moves import Event, Go, Move
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat

PATIENCE: Final = 6  # rounds without a find before blocking others begins to tire
NEARER: Final = 1e-4  # what a step towards a goal is worth, where all else is equal
IN_HAND: Final = 0.05  # what a find is worth now rather than surely in the next turn
CHOICE: Final = 1e-3  # what a second thing to find is worth, where one is enough
EQUAL: Final = 1e-9


class Thought(NamedTuple):
    """What a turn is weighed against: all that does not depend on the shift."""

    view: View
    replies: Numbers
    own: tuple[Treasure, ...]
    later: tuple[Treasure, ...]  # what the next card of one's own may be
    races: dict[Seat, Standing]
    others: dict[Seat, Aims]  # empty: they are left alone
    heed: float  # how much of the others' chances counts: 1 all, 0 nothing


class Thinker:
    """Weighs every shift and cell by the race as it stands after the others' next turns."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int, *, blocks: bool) -> None:
        self._seat = seat
        self._seats = seats
        self._seed = seed
        self._heard = 0
        self._blocks = blocks
        self._watcher = Watcher(seat, seats, view)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        self._heard += len(events)
        self._watcher.hear(events, view)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        dice, thought = choice_rng(self._seed, self._heard), self._think(view, budget)
        weighed = [
            (*self._best(thought, way), EQUAL * dice.random(), way)
            for way in ways(view, self._seat)
        ]
        _, cell, _, way = max(weighed, key=lambda weighed: weighed[0] + weighed[2])
        return way.shift if way.shift is not None else Go(cell)

    def _think(self, view: View, budget: float) -> Thought:
        after = replies(self._seats, budget)
        others = [seat for seat in range(self._seats) if seat != self._seat]
        return Thought(
            view=view,
            replies=after,
            own=sought(view, self._seat),
            later=unseen(view),
            races={other: values.standing(view, self._seat, other) for other in others},
            others={other: self._watcher.aims(view, other, after) for other in others}
            if self._blocks
            else {},
            heed=min(1.0, max(0.0, 2 - self._watcher.drought / (PATIENCE * self._seats))),
        )

    def _best(self, thought: Thought, way: Way) -> tuple[float, int]:
        """The value of a shift, and the cell to go to after it."""
        risks = {
            seat: values.HIT
            + thought.heed * (self._risk(thought.view, way, seat, aims) - values.HIT)
            for seat, aims in thought.others.items()
        }
        goals = aims_of(thought.view, self._seat, way.board) & way.reached
        found = [
            (self._value(thought, risks, self._hope_after(thought, way, cell), find=True), cell)
            for cell in cells_of(goals)
        ]
        if found and not self._ends_day(thought.view):
            return max(found)
        waiting = [
            (self._value(thought, risks, hope, find=False), cell)
            for hope, cell in self._wait(thought, way, way.reached & ~goals)
        ]
        return max(found + waiting)

    def _ends_day(self, view: View) -> bool:
        """L21: a find that puts out the light may come too early."""
        return view.options.mode == "night" and not view.dark and view.left[self._seat] == 1

    def _value(
        self, thought: Thought, risks: dict[Seat, float], hope: float, *, find: bool
    ) -> float:
        """The chance to be ahead of all others, one by one."""
        # Patience comes to its end for waiting, too: all games must end.
        value = 1.0 + (IN_HAND + 1.0 - thought.heed if find else 0.0)
        for seat, race in thought.races.items():
            after = values.own_find(race) if find else race
            value *= values.ahead(after, risks.get(seat, values.HIT), hope)
        return value

    @staticmethod
    def _risk(view: View, way: Way, seat: Seat, aims: Aims) -> float:
        """The chance that a seat gets what it seeks in its next turn."""
        tiles = machine().within(way.board, way.last, way.pawns[seat])
        if not aims.weights:
            return float(tiles >> view.homes[seat] & 1)
        if aims.any:
            return float(tiles & tiles_of(way.board, aims.weights) != 0)
        return sum(w for card, w in aims.weights.items() if tiles >> tile_of(way.board, card) & 1)

    def _wait(self, thought: Thought, way: Way, cells: int) -> list[tuple[float, int]]:
        """The best cell to wait on for the next turn, with the hope there; none, if no cell is."""
        aims = aims_of(thought.view, self._seat, way.board)
        goals = tuple(cells_of(aims & ALL))
        hopes = np.zeros(TILES + 1, np.int64)
        count = machine().prospect(way.board, way.last, aims, thought.replies, hopes)
        near = [(hopes[c] / count - NEARER * distance(c, goals), c) for c in cells_of(cells)]
        return [max(near)] if near else []

    def _hope_after(self, thought: Thought, way: Way, cell: int) -> float:
        """The chance to get something in the next turn, too, after a find on a cell."""
        left = [card for card in thought.own if tile_of(way.board, card) != cell]
        blind = not left and self._draws_next(thought.view)
        aims = tiles_of(way.board, left) if left else 1 << thought.view.homes[self._seat]
        hopes = np.zeros(TILES + 1, np.int64)
        count = machine().outlook(way.board, way.last, cell, aims, thought.replies, hopes)
        cards = thought.later if blind else left
        mean = sum(float(hopes[tile_of(way.board, card)]) for card in cards) / max(1, len(cards))
        return mean / count if blind else (float(hopes[ANY]) + CHOICE * mean) / count

    def _draws_next(self, view: View) -> bool:
        """L8: whether another card, not seen yet, follows upon this find."""
        return not view.dark and view.options.mode != "children" and view.left[self._seat] > 1
