"""How good was that choice? Every decision of a match, against exact play."""

from typing import Any

from msgspec import Struct

from manoir.bots.escalier.values import EQUAL, Chances, chances
from manoir.games.escalier import rules
from manoir.games.escalier.moves import Move
from manoir.games.escalier.state import State
from manoir.kernel import Seat
from manoir.kernel.match import Match


class Judgement(Struct, frozen=True):
    """One decision; all values are by seat, as `Chances` are."""

    index: int  # in the line of moves that stand
    seat: Seat
    before: Chances  # before the die was rolled
    best: Chances  # after the best move
    played: Chances  # after the move that was played
    move: Move
    better: Move | None  # a best move, if the one played was not

    @property
    def luck(self) -> float:
        """What the die gave the seat, or took from it."""
        return self.best[self.seat] - self.before[self.seat]

    @property
    def loss(self) -> float:
        """What the choice cost the seat."""
        return self.best[self.seat] - self.played[self.seat]


def analyse(match: Match) -> tuple[Judgement, ...]:
    """Every choice among several moves. For after the end: it looks under the sheets."""
    if not match.outcome:
        raise ValueError("E7: nobody looks under a ghost while the game runs")
    return tuple(
        _judge(index, step.before, step.seat, step.move)
        for index, step in enumerate(match.line)
        if len(rules.legal(step.before, step.seat)) > 1
    )


def _judge(index: int, state: State, seat: Seat, move: Any) -> Judgement:
    outlooks = {m: chances(rules.apply(state, seat, m)) for m in rules.legal(state, seat)}
    best = max(outlooks, key=lambda m: outlooks[m][seat])
    equal = outlooks[best][seat] - outlooks[move][seat] < EQUAL
    return Judgement(
        index=index,
        seat=seat,
        before=chances(state),
        best=outlooks[move] if equal else outlooks[best],
        played=outlooks[move],
        move=move,
        better=None if equal else best,
    )
