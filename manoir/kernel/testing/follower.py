"""Keep what a seat knows up to date with a match."""

from typing import Any

from manoir.kernel.knowledge import Knowledge, MakeKnowledge
from manoir.kernel.match import Match, Step
from manoir.kernel.seats import Seat


class Follower:
    """Tells one seat, or a spectator, what a match has told it since a place in its history."""

    def __init__(
        self, match: Match, seat: Seat | None, make: MakeKnowledge, start: int = 0
    ) -> None:
        self._match = match
        self._seat = seat
        self._make = make
        self._start = start
        self._knowledge, self._heard, self._last = self._begin()

    def catch_up(self) -> Knowledge:
        """Return what the seat knows now. After an undo all of it is heard again."""
        history = self._match.history
        if self._latest(self._heard) is not self._last:
            self._knowledge, self._heard, self._last = self._begin()
        while self._heard < len(history):
            events = self._match.events(self._heard, self._seat)
            self._heard += 1
            self._knowledge.hear(events, self._view(self._heard))
        self._last = self._latest(self._heard)
        return self._knowledge

    def _begin(self) -> tuple[Knowledge, int, Step | None]:
        heard = min(self._start, len(self._match.history))
        knowledge = self._make(self._seat, self._match.seats, self._view(heard))
        return knowledge, heard, self._latest(heard)

    def _latest(self, heard: int) -> Step | None:
        """The last of so many moves, if it still stands."""
        history = self._match.history
        return history[heard - 1] if 0 < heard <= len(history) else None

    def _view(self, heard: int) -> Any:
        """What the seat saw after so many moves."""
        history = self._match.history
        state = history[heard].before if heard < len(history) else self._match.state
        return self._match.rules.view(state, self._seat)
