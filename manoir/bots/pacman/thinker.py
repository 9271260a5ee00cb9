"""Players who think of whole turns, and of what the others' dice can do to them."""

from typing import Any, Final

import numpy as np

from manoir.bots.bot import choice_rng
from manoir.bots.pacman import outlook
from manoir.bots.pacman.distances import near
from manoir.bots.pacman.machine import machine
from manoir.bots.pacman.search import BACK, ROB, RUNS, TURNS_AT_MOST
from manoir.games.pacman.batch import table
from manoir.games.pacman.core.row import (
    SIZE,
)
from manoir.games.pacman.flat import flatten
from manoir.games.pacman.knowledge import state_of
from manoir.games.pacman.moves import Answer, Chase, Event, Move, PutBack, Rob, Run
from manoir.games.pacman.state import View
from manoir.games.pacman.ways import paths
from manoir.kernel import Seat

THINKING: Final = 0.2  # seconds without which there is no time to think further
EQUAL: Final = 1e-6  # what is nearer than this is a matter of taste


class Thinker:
    """Weighs every turn; a deep one thinks the most promising ones through."""

    def __init__(
        self,
        seat: Seat,
        seats: int,  # noqa: ARG002
        view: View,
        seed: int,
        *,
        weights: dict[int, float],
        candidates: int = 0,
        replies: int = 3,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._candidates = candidates
        self._replies = replies
        self._weights = np.array([weights.get(i, 0.0) for i in range(outlook.WEIGHTS)])
        self._weights[outlook.COUNTS_YELLOW] = float(view.options.count == "all")

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:
        if len(legal) == 1:
            return legal[0]
        if view.asked:
            return Answer(agrees=True)  # P16: a ghost of the house never keeps anybody up
        name = view.options.circuit
        ends = np.empty((TURNS_AT_MOST, SIZE), np.int64)
        firsts = np.empty(TURNS_AT_MOST, np.int64)
        scores = np.empty(TURNS_AT_MOST)
        p = np.array(flatten(state_of(view)), np.int64)
        count = machine().weigh(p, table(name), near(name), self._weights, ends, firsts, scores)
        order = self._order(scores[:count])
        if self._candidates and budget >= THINKING:
            chosen = order[: self._candidates]
            again = np.empty(len(chosen))
            machine().ponder(
                np.ascontiguousarray(ends[chosen]),
                table(name),
                near(name),
                self._seat,
                self._weights,
                self._replies,
                again,
            )
            best = chosen[int(np.argmax(again))]
        else:
            best = order[0]
        return decode(view, int(firsts[best]))

    def _order(self, scores: Any) -> Any:
        dice = np.random.default_rng(choice_rng(self._seed, self._heard).getrandbits(63))
        return np.argsort(-(scores + EQUAL * dice.random(len(scores))))


def decode(view: View, code: int) -> Move:
    kind, die, what = code & 15, code >> 4 & 15, code >> 8
    if kind == ROB:
        return Rob(what)
    if kind == BACK:
        return PutBack(what)
    path = paths(view.options.circuit)[what]
    return Run(die, path) if kind == RUNS else Chase(die, kind - 1, path)
