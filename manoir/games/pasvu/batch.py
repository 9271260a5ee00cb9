"""Whole games of *Pas vu pas pris* for `manoir.batch`; a ply is a move of a seat."""

from typing import Any, Final

from manoir.games.pasvu import rules
from manoir.games.pasvu.core import core
from manoir.games.pasvu.midnight.pile import deck_of
from manoir.games.pasvu.playout import game, night, stage
from manoir.games.pasvu.playout.layout import NUMBERS, PLIES
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.keyhole import SIDES as SIDE_NAMES
from manoir.games.pasvu.sight.viewer import MINIMUM, PERCENT
from manoir.games.pasvu.state import Options
from manoir.kernel.compiled.batch import State, Stretches
from manoir.kernel.compiled.jit import Jit

SCRATCH: Final = NUMBERS + stage.NUMBERS
CHANCE_SCRATCH: Final = SCRATCH
ON_GPU: Final = 1 << 17
KERNEL: Final = "manoir.games.pasvu.gpu"
UNIT: Final = "moves"
PLIES_A_UNIT: Final = 1
BENCHED: Final[tuple[dict[str, Any], ...]] = ({}, {"fusions": True, "midnight": 2})


def setup(seats: int, options: Options) -> list[int]:
    """What playout/layout.py names."""
    state = rules.new(seats, options)
    sides = [SIDE_NAMES.index(side) for side in state.sides]
    return [
        *(seats, PERCENT[options.eyes], MINIMUM[options.eyes], int(options.hide)),
        *(int(options.hall == "random"), int(options.fusions), options.midnight),
        sum(1 << night.NAMES.index(card) for card in deck_of(options)),
        *(sides + [0] * 4)[:4],
        0,
    ]


def build(jit: Jit, policy: Any = None) -> Stretches:
    if policy is not None:
        raise ValueError("pasvu has no policies yet: its moves are too many to list")
    parts = game.build(jit, core.build(jit), judge.build(jit))
    start, play_round, finish_game = parts.start, parts.play_round, parts.finish
    rounds = ROUNDS
    stage_in = stage.build(jit)

    @jit
    def begin(number: int, setup: Any, own: Any) -> State:
        start(own, number, setup)
        return 0, 0

    @jit
    def go_on(state: State, setup: Any, own: Any, most: int) -> State:
        """A whole round at least: it is short."""
        over, played = state
        before, on = own[PLIES], stage_in(own, NUMBERS)
        while not over and (own[PLIES] == before or own[PLIES] < before + most):
            played += 1
            play_round(own, played, on)
            over = int(played == rounds)
        return over, played

    @jit
    def finish(state: State, setup: Any, own: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        return finish_game(own, ranks, scores)

    return Stretches(begin, go_on, finish)
