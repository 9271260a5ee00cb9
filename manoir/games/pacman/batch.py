"""Many games at random, compiled: one after the other on a core."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pacman import core, playout, rules
from manoir.games.pacman.circuit import Name
from manoir.games.pacman.core import SIZE, TURN
from manoir.games.pacman.flat import flatten
from manoir.games.pacman.playout import SPANS
from manoir.games.pacman.state import Options
from manoir.games.pacman.ways import ways
from manoir.kernel.compiled.jit import Jit, compiler

Loop = Callable[..., None]


class Games(NamedTuple):
    """By game: its last position as in core.py, and how many moves led there."""

    ends: NDArray[np.int64]
    moves: NDArray[np.int64]


def play(first: int, games: int, seats: int, options: Options, loop: Loop | None = None) -> Games:
    """Games number `first` and so on, by a loop that `build` made.

    Without one, the first call in a process compiles it.
    """
    start = np.array(flatten(rules.new(seats, options)), np.int64)
    played = Games(np.zeros((games, SIZE), np.int64), np.zeros(games, np.int64))
    (loop or _loop())(first, start, table(options.circuit), *played)
    return played


@cache
def table(name: Name) -> NDArray[np.int64]:
    """That of ways.py for machine code."""
    return np.array(ways(name), np.int64)


@cache
def _loop() -> Loop:
    return build(compiler())


def build(jit: Jit) -> Loop:
    """The loop over games: it takes the first number, a start, a table of ways, and room."""
    machine = core.build(jit)
    seed, step = playout.build(jit, machine)
    is_over = machine.is_over
    scratch, turn, seats_at = SPANS, TURN, core.SEATS

    @jit
    def loop(
        first: int,
        start: NDArray[np.int64],
        ways: NDArray[np.int64],
        ends: NDArray[np.int64],
        moves: NDArray[np.int64],
    ) -> None:
        spans = np.zeros(scratch, np.int64)
        for game in range(moves.size):
            position = ends[game]
            position[:] = start
            word = seed(first + game)
            position[turn] = (first + game) % position[seats_at]
            while not is_over(position):
                word = step(position, ways, word, spans)
                moves[game] += 1

    return loop
