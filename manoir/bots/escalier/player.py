"""A player of *L'escalier hanté*: exact values, as far as it remembers who is who."""

from typing import Final

from manoir.bots.bot import choice_rng
from manoir.bots.escalier.belief import Belief, Memory, Row
from manoir.bots.escalier.values import EQUAL, chances
from manoir.games.escalier import rules
from manoir.games.escalier.moves import Event, Move
from manoir.games.escalier.staircase import Ghost
from manoir.games.escalier.state import State, View
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
            weight * chances(rules.apply(imagine(view, row), self._seat, move))[self._seat]
            for row, weight in self.belief.rows.items()
            if weight > NEGLIGIBLE
        )


def imagine(view: View, row: Row) -> State:
    """The state that a view would be of, if these were the colours under the ghosts."""
    return State(
        options=view.options,
        owners=view.owners,
        tokens=view.tokens,
        ghosts=tuple(Ghost(step, colour) for step, colour in zip(view.ghosts, row, strict=True)),
        arrived=view.arrived,
        turn=view.turn,
        die=view.die,
    )
