"""Whole games of *Pas vu pas pris* for `manoir.batch`; a ply is a move of a seat."""

from typing import Any, Final

import numpy as np

from manoir.games.pasvu import rules
from manoir.games.pasvu.core import core
from manoir.games.pasvu.core.layout import BOXES, MOST_GHOSTS
from manoir.games.pasvu.midnight.pile import deck_of
from manoir.games.pasvu.playout import game, looks, night
from manoir.games.pasvu.playout.layout import NUMBERS, PLIES
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole, keyhole
from manoir.games.pasvu.sight.keyhole import SIDES as SIDE_NAMES
from manoir.games.pasvu.sight.viewer import MINIMUM, PERCENT
from manoir.games.pasvu.state import Options
from manoir.kernel.compiled.batch import State, Stretches
from manoir.kernel.compiled.jit import Jit

_PICTURE: Final = PIXELS * PIXELS // 8  # numbers for a picture of bytes
_DEPTHS: Final = PIXELS * PIXELS  # and for one of floats
# Behind a game: three pictures of floats, two of bytes, and small things.
_FLOATS: Final = NUMBERS + 2 * _PICTURE
_SMALL: Final = _FLOATS + 3 * _DEPTHS
_SIZES: Final = (12, 12, 10, 12, 12 * sum(BOXES), 8 * MOST_GHOSTS, 12)  # of rows of floats
_WHOLES: Final = _SMALL + sum(_SIZES)
SCRATCH: Final = _WHOLES + MIRRORED + 6 * PIXELS + sum(BOXES) + MOST_GHOSTS + 1
CHANCE_SCRATCH: Final = SCRATCH
ON_GPU: Final = 1 << 16
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
    hole, stage_of, canvas_of, keyhole_of = np.array(keyhole()), looks.Stage, Canvas, Keyhole
    sum_boxes = sum(BOXES)

    @jit
    def floats(own: Any, start: int, rows: int, columns: int) -> Any:
        """A picture or a table in the room of a game."""
        return own[start : start + rows * columns].view(np.float64).reshape((rows, columns))

    @jit
    def bytes_(own: Any, start: int) -> Any:
        return own[start : start + _PICTURE].view(np.uint8).reshape((PIXELS, PIXELS))

    @jit
    def keyhole_in(own: Any, start: int) -> Keyhole:
        left, right = own[start : start + PIXELS], own[start + PIXELS : start + 2 * PIXELS]
        for row in range(PIXELS):
            left[row], right[row] = hole[0, row], hole[1, row]
        return keyhole_of(left, right)

    @jit
    def stage(own: Any) -> looks.Stage:
        at, whole = _SMALL, _WHOLES
        paper = canvas_of(
            bytes_(own, NUMBERS),
            floats(own, _FLOATS, PIXELS, PIXELS),
            floats(own, _FLOATS + _DEPTHS, PIXELS, PIXELS),
            bytes_(own, NUMBERS + _PICTURE),
            floats(own, _FLOATS + 2 * _DEPTHS, PIXELS, PIXELS),
            own[whole : whole + MIRRORED],
            floats(own, at, 4, 3),
            floats(own, at + 12, 4, 3),
            floats(own, at + 24, 5, 2),
            floats(own, at + 34, 4, 3),
            0,
            1,
        )
        at, whole = at + 46, whole + MIRRORED
        boxes, most = sum_boxes, MOST_GHOSTS
        solids, bodies = floats(own, at, boxes, 12), floats(own, at + 12 * boxes, most, 8)
        mirror = floats(own, at + 12 * boxes + 8 * most, 4, 3)
        values = own[whole + 6 * PIXELS : whole + 6 * PIXELS + boxes]
        wholes = own[whole + 6 * PIXELS + boxes : whole + 6 * PIXELS + boxes + most]
        return stage_of(
            paper, keyhole_in(own, whole), keyhole_in(own, whole + 2 * PIXELS),
            keyhole_in(own, whole + 4 * PIXELS), solids, values, bodies, mirror, wholes,
        )  # fmt: skip

    @jit
    def begin(number: int, setup: Any, own: Any) -> State:
        start(own, number, setup)
        return 0, 0

    @jit
    def go_on(state: State, setup: Any, own: Any, most: int) -> State:
        """A whole round at least: it is short."""
        over, played = state
        before, on = own[PLIES], stage(own)
        while not over and (own[PLIES] == before or own[PLIES] < before + most):
            played += 1
            play_round(own, played, on)
            over = int(played == rounds)
        return over, played

    @jit
    def finish(state: State, setup: Any, own: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        return finish_game(own, ranks, scores)

    return Stretches(begin, go_on, finish)
