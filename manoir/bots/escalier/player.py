"""A player of *L'escalier hanté*: exact values, as far as it remembers who is who."""

from typing import Final

from manoir.bots.bot import choice_rng
from manoir.bots.escalier.belief import Belief, Memory
from manoir.bots.escalier.values import EQUAL, chances
from manoir.games.escalier import rules
from manoir.games.escalier.knowledge import state_of
from manoir.games.escalier.moves import Event, Move
from manoir.games.escalier.state import View
from manoir.kernel import Seat

NEGLIGIBLE: Final = 1e-3  # what is less likely than this is not thought of


class Rememberer:
    """Weighs every move over all that may be under the sheets."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int, *, memory: Memory) -> None:  # noqa: ARG002
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self.belief = Belief(view, seat, memory)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        self._heard += len(events)
        for event in events:
            self.belief.hear(event, view)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        values = [self._value(view, move) for move in legal]
        best = max(values) - EQUAL
        equals = [move for move, value in zip(legal, values, strict=True) if value >= best]
        return choice_rng(self._seed, self._heard).choice(equals)

    def _value(self, view: View, move: Move) -> float:
        """What a move is worth to this seat, as far as it knows."""
        return sum(
            weight * chances(rules.apply(state_of(view, row), self._seat, move))[self._seat]
            for row, weight in self.belief.rows.items()
            if weight > NEGLIGIBLE
        )
