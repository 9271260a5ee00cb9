"""A player who is told what it has missed."""

from typing import Any

from manoir.bots.bot import Player
from manoir.bots.play import heard_since
from manoir.kernel import Seat
from manoir.kernel.match import Match


class Listener:
    """A player who is told what it has missed before it chooses."""

    def __init__(self, match: Match, seat: Seat, player: Player, budget: float = 1.0) -> None:
        self._match = match
        self._seat = seat
        self._player = player
        self._budget = budget
        self._heard = 0

    def catch_up(self) -> None:
        for events, view in heard_since(self._match, self._seat, self._heard):
            self._player.hear(events, view)
        self._heard = len(self._match.history)

    def choose(self) -> Any:
        self.catch_up()
        view, legal = self._match.view(self._seat), self._match.legal(self._seat)
        return self._player.choose(view, legal, self._budget)
