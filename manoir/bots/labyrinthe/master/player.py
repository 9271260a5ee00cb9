"""The level that learned by playing the base game."""

from typing import Final

import numpy as np

from manoir.bots.bot import choice_rng
from manoir.bots.labyrinthe.belief import Watcher
from manoir.bots.labyrinthe.master.layout import (
    FEATURES,
    FOUND,
    HOMES,
    KNOWN,
    LAST,
    LEFT,
    PAWNS,
    PLACES,
    TARGET,
)
from manoir.bots.labyrinthe.master.machine import survey
from manoir.bots.labyrinthe.master.network import Floats, logits
from manoir.bots.labyrinthe.master.rounds import PLENTY
from manoir.bots.labyrinthe.replies import replies
from manoir.bots.labyrinthe.search import MOST_SHIFTS, Numbers
from manoir.bots.labyrinthe.thinker import PATIENCE, Thinker
from manoir.bots.labyrinthe.view_numbers import board_of, last_of
from manoir.games.labyrinthe.box import ARROWS, DAY, NAMES, NUMBERS
from manoir.games.labyrinthe.moves import Event, Go, Move, Shift
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat
from manoir.kernel.codec import SEATS

MOST_CELLS: Final = 3  # weighed after every shift, as in its training
EQUAL: Final = 1e-6
DRY: Final = 2 * PATIENCE  # rounds without a find, after which it plays as the best: games must end


class Master:
    """Looks at every shift and the likeliest cells after it, and asks its network."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int) -> None:
        self._seat = seat
        self._seats = seats
        self._seed = seed
        self._heard = 0
        self._watcher = Watcher(seat, seats, view)
        self._thinker = Thinker(seat, seats, view, seed, blocks=True)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        self._heard += len(events)
        self._watcher.hear(events, view)
        self._thinker.hear(events, view)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:
        if self._watcher.drought >= DRY * self._seats:
            return self._thinker.choose(view, legal, budget)
        made, seen = self._survey(view)
        dice = choice_rng(self._seed, self._heard)
        luck = np.array([dice.random() for _ in made])
        worth = logits(seen, self._seats) + EQUAL * luck
        arrow, turn, cell = made[int(worth.argmax())].tolist()
        return Go(cell) if view.shifted else Shift(ARROWS[arrow], turn)

    def _survey(self, view: View) -> tuple[Numbers, Floats]:
        """Every turn worth a thought: arrow, turn and cell; and what it leads to."""
        made = np.empty((MOST_SHIFTS * MOST_CELLS, 3), np.int64)
        seen = np.empty((MOST_SHIFTS * MOST_CELLS, FEATURES), np.float32)
        known, weights = self._known(view), self._weights()
        count = survey()(known, int(view.shifted), MOST_CELLS, weights, made, seen)
        return made[:count], seen[:count]

    def _known(self, view: View) -> Numbers:
        """A row as features.py describes it."""
        known = np.zeros(KNOWN, np.int64)
        known[:LAST], known[LAST] = board_of(view), last_of(view)
        for place, seat in enumerate(self._places()):
            known[PAWNS + place], known[HOMES + place] = view.pawns[seat], view.homes[seat]
            known[LEFT + place] = view.left[seat]
        known[TARGET] = NUMBERS[view.target] if view.target else 0
        known[FOUND] = sum(1 << NUMBERS[card] for cards in view.found for card in cards)
        known[PLACES] = self._seats
        return known

    def _weights(self) -> Floats:
        """By place and card: how likely that is what it seeks, to those who see what it does."""
        weights = np.ones((SEATS, DAY), np.float32)
        for place, seat in enumerate(self._places()):
            likely = self._watcher.likely(seat, NAMES[:DAY], replies(self._seats, PLENTY))
            weights[place] = [likely[name] for name in NAMES[:DAY]]
        return weights

    def _places(self) -> list[Seat]:
        """The seats in order of play, from one's own."""
        return [(self._seat + place) % self._seats for place in range(self._seats)]
