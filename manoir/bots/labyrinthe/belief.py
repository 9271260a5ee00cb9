"""What the others may be after: from the cards that lie open, and from what they did not take."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.search import TILES, Numbers
from manoir.bots.labyrinthe.view_numbers import board_of, last_of, tile_of
from manoir.games.labyrinthe.box import DAY, NAMES, Treasure
from manoir.games.labyrinthe.knowledge import Knowledge
from manoir.games.labyrinthe.moves import Event, Found, NightFell, Shifted, Walked
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat

MISSED: Final = 0.1  # the chance that somebody overlooks a way to what they seek
STRAYED: Final = 0.1  # a place may have been chosen for no reason
TRUST: Final = 2  # how much a place says: the hope that it offers, to this power


@dataclass
class Miss:
    """A turn that ended without a find."""

    seat: Seat
    before: View
    after: View
    likely: dict[Treasure, float] | None = None  # by what was sought; worked out when asked for


class Aims(NamedTuple):
    """What a seat seeks: one of these, by weight; or any of them (L10, L22); or its home."""

    weights: Mapping[Treasure, float]
    any: bool = False


class Watcher:
    """Remembers, of every seat, the turns since it last found something."""

    def __init__(self, seat: Seat, seats: int, view: View) -> None:
        self._knowledge = Knowledge(seat, seats, view)
        self._seen = self._turn = view
        self._misses: list[list[Miss]] = [[] for _ in range(seats)]
        self.drought = 0  # turns of anybody since the last find

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        for event in events:
            self._take_in(event, view)
        self._knowledge.hear(events, view)
        self._seen = view

    def aims(self, view: View, owner: Seat, replies: Numbers) -> Aims:
        """What a seat other than one's own is after."""
        if view.left[owner] == 0:
            return Aims({})
        if view.dark or view.options.mode == "children":
            open_ = self._knowledge.night_cards(owner) if view.dark else view.cards[owner]
            return Aims(dict.fromkeys(open_ or (), 1.0), any=True)
        return Aims(self.likely(owner, unseen(view), replies))

    def likely(
        self, owner: Seat, cards: tuple[Treasure, ...], replies: Numbers
    ) -> dict[Treasure, float]:
        """How likely a seat seeks each of these cards, one of which it seeks."""
        weights = dict.fromkeys(cards, 1.0 / len(cards))
        for miss in self._misses[owner]:
            if miss.likely is None:
                miss.likely = _likelihood(miss, replies)
            weights = {card: weight * miss.likely[card] for card, weight in weights.items()}
            total = sum(weights.values())
            weights = {card: weight / total for card, weight in weights.items()}
        return weights

    def _take_in(self, event: Event, view: View) -> None:
        match event:
            case Shifted():
                self._turn = self._seen
            case Walked(seat):
                self._misses[seat].append(Miss(seat, self._turn, view))
                self.drought += 1
            case Found(seat):  # it follows upon the walk
                self._misses[seat].clear()
                self.drought = 0
            case NightFell():
                self._misses = [[] for _ in self._misses]


def unseen(view: View) -> tuple[Treasure, ...]:
    """The cards of the day that are neither found nor before one's own eyes."""
    open_ = {view.target, *(card for found in view.found for card in found)}
    return tuple(name for name in NAMES[:DAY] if name not in open_)


def _likelihood(miss: Miss, replies: Numbers) -> dict[Treasure, float]:
    """How likely such a turn is, by what it was that the seat sought."""
    before, after = board_of(miss.before), board_of(miss.after)
    could = machine().within(before, last_of(miss.before), miss.before.pawns[miss.seat])
    hopes = np.zeros(TILES + 1, np.int64)
    stood = miss.after.pawns[miss.seat]
    count = machine().outlook(after, last_of(miss.after), stood, 0, replies, hopes)
    likely = {}
    for name in NAMES[:DAY]:
        overlooked = MISSED if could >> tile_of(before, name) & 1 else 1.0
        hope = float(hopes[tile_of(after, name)]) / count
        likely[name] = overlooked * (hope + STRAYED) ** TRUST
    return likely
