"""Exact values of every position, by solving the game from its end back to its start.

The value of a position is a number for each seat, from the one to roll on: its chance to win, or
with `podium` its expected share of the others that it leaves behind. Each seat plays for its own
number (max-n; with two seats that is the exact value of the game); of moves that are equal for it,
it takes what is better for the next seat clockwise, and so on.

A pip always brings somebody nearer to the top. So positions are solved in order of falling
distance, and at one distance fewer tokens first; only ghost faces (decline, swap) can lead from a
position to one of the same block, and there the values are swept until they stand still.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, cast

import numba
import numpy as np
from numpy.typing import NDArray

from manoir.bots.escalier import lookahead, position
from manoir.bots.escalier.lookahead import Known, Values
from manoir.bots.escalier.position import FIGURES, STEP_BITS, TOKENS
from manoir.games.escalier.staircase import BOX, FOOT, GHOST_FACE, TOP
from manoir.kernel.compiled.jit import Jit

STILL: Final = 1e-12  # a block is solved when no value moves by more
SWEEPS: Final = 60  # over one block: with two seats, 26 are enough
AVERAGED: Final = 1000  # more, where three or four seats chase each other in circles
STRETCH: Final = 500  # blocks between two reports of progress

Numbers = NDArray[np.int64]
Progress = Callable[[float], None]
SolveBlocks = Callable[[Numbers, Numbers, Known], tuple[float, int]]


class Solution(NamedTuple):
    values: Values  # by row (position.row) and seat, from the one to roll on
    regret: float  # how far any mover's value is, at most, from what its best choices give
    unsettled: int  # positions whose block never stood still: their values are averages


def solve(
    seats: int,
    top: int = TOP,
    smaller: Values | None = None,
    progress: Progress | None = None,
) -> Solution:
    """Solve the game of that many seats; with `smaller`, the game that goes on without the first.

    `smaller` holds the values of the podium game of one seat less (E10); without it, the first
    player's arrival ends the game (E8).
    """
    positions, bounds = blocks(seats, top)
    rest = np.zeros((0, seats - 1)) if smaller is None else smaller
    known = Known(seats, np.zeros((len(positions), seats)), rest)
    solve_blocks, regret, unsettled = _compiled(top), 0.0, 0
    for start in range(0, len(bounds) - 1, STRETCH):
        stretch = bounds[start : start + STRETCH + 1]
        more, some = solve_blocks(positions, stretch, known)
        regret, unsettled = max(regret, more), unsettled + some
        if progress:
            progress(stretch[-1] / len(positions))
    return Solution(known.values, regret, unsettled)


def blocks(seats: int, top: int) -> tuple[Numbers, Numbers]:
    """All positions in the order in which they are solved, and where each block begins."""
    columns = _columns(seats, top)
    steps, tokens = columns[:FIGURES], columns[FIGURES]
    to_go = FIGURES * top - steps.sum(axis=0, dtype=np.int64)
    # A block has the same steps in any order: no swap leads out of it.
    key = to_go * (FIGURES + 1) + np.bitwise_count(tokens)
    key = (key << TOKENS) + _pack(np.sort(steps, axis=0))
    order = np.argsort(key)
    begins = np.flatnonzero(np.diff(key[order])) + 1
    positions = (_pack(steps) | tokens.astype(np.int64) << TOKENS)[order]
    return positions, np.concatenate(([0], begins, [len(order)]))


def _columns(seats: int, top: int) -> NDArray[np.int8]:
    """Every position: four rows of steps and one of tokens."""
    climbing, neutral = np.arange(FOOT, top, dtype="i1"), np.arange(FOOT, top + 1, dtype="i1")
    steps = [climbing] * seats + [neutral] * (FIGURES - seats)
    grid = np.meshgrid(*steps, np.arange(2**seats, dtype="i1"), indexing="ij")
    columns = np.stack([axis.ravel() for axis in grid])
    # Of two neutral figures, which are alike, the lower comes first.
    return columns[:, columns[2] <= columns[3]] if seats == 2 else columns


def _pack(steps: NDArray[np.int8]) -> Numbers:
    shifts = STEP_BITS * np.arange(FIGURES)
    packed: Numbers = np.bitwise_or.reduce(steps.astype(np.int64) << shifts[:, None], axis=0)
    return packed


def build(jit: Jit, top: int = TOP) -> SolveBlocks:
    row, obey = position.build(jit, top).row, lookahead.build(jit, top).obey
    pips, ghost_faces, faces = BOX.pips, BOX.ghost_faces, len(BOX.pips) + BOX.ghost_faces

    @jit
    def guess(block: Numbers, known: Known, fixed: Values) -> None:
        """The part of the pips, which no sweep changes, and first values from it."""
        out, best = np.empty(known.seats), np.empty(known.seats)
        for i in range(len(block)):
            fixed[i] = 0.0
            for face in pips:
                obey(block[i], face, known, out, best)
                fixed[i] += best / faces
            known.values[row(block[i], known.seats)] = fixed[i] * faces / len(pips)

    @jit
    def sweep(block: Numbers, known: Known, fixed: Values, pace: float) -> tuple[float, float]:
        """Bring every value nearer to what the others say; how far off any was, and a mover's."""
        out, best = np.empty(known.seats), np.empty(known.seats)
        off, regret = 0.0, 0.0
        for i in range(len(block)):
            obey(block[i], GHOST_FACE, known, out, best)
            values = known.values[row(block[i], known.seats)]
            for seat in range(known.seats):
                way = fixed[i, seat] + best[seat] * ghost_faces / faces - values[seat]
                values[seat] += pace * way
                off = max(off, abs(way))
                if seat == 0:
                    regret = max(regret, abs(way))
        return off, regret

    @jit
    def solve_block(block: Numbers, known: Known) -> tuple[float, float]:
        fixed = np.empty((len(block), known.seats))
        guess(block, known, fixed)
        off, regret = 1.0, 1.0
        for number in range(SWEEPS + AVERAGED):
            # Averages give the later sweeps more weight: they know more.
            pace = 1.0 if number < SWEEPS else 4.0 / (number - SWEEPS + 5)
            off, regret = sweep(block, known, fixed, pace)
            if off < STILL:
                break
        return off, regret

    @jit
    def solve_blocks(positions: Numbers, bounds: Numbers, known: Known) -> tuple[float, int]:
        most, unsettled = 0.0, 0
        for number in range(len(bounds) - 1):
            block = positions[bounds[number] : bounds[number + 1]]
            off, regret = solve_block(block, known)
            most = max(most, regret)
            if off >= STILL:
                unsettled += len(block)
        return most, unsettled

    return solve_blocks


@cache
def _compiled(top: int) -> SolveBlocks:
    return build(cast(Jit, numba.njit), top)
