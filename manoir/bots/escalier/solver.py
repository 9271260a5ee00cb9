"""Exact values of every position, by solving the game from its end back to its start.

The value of a position is a number for each seat, from the one to roll on: its chance to win, or
with `podium` its expected share of the others that it leaves behind. Each seat plays for its own
number (max-n; with two seats that is the exact value of the game); of moves that are equal for it,
it takes what is better for the next seat clockwise, and so on.

A pip always brings somebody nearer to the top. So positions are solved in order of falling
progress, and with equal progress fewer tokens first; only ghost faces (decline, swap) can lead
from a position to one of the same block, and there the values are iterated until they stand still.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from manoir.bots.escalier import position
from manoir.bots.escalier.position import FIGURES, STEP_BITS, TOKENS, Positions
from manoir.games.escalier.core import CLIMB, HAUNT, SWAP
from manoir.games.escalier.staircase import BOX, FOOT, GHOST_FACE, TOP

STILL: Final = 1e-12  # a block is solved when no value moves by more
EQUAL: Final = 1e-9  # moves whose values differ by less are equal
SWEEPS: Final = 200  # at most, over one block

Values = NDArray[np.float64]
Numbers = NDArray[np.int64]


class Solution(NamedTuple):
    values: Values  # by row (position.index) and seat, from the one to roll on
    residual: float  # how far the values are, at most, from what one more sweep would give
    sweeps: int  # the most that any block took


def solve(
    seats: int,
    top: int = TOP,
    smaller: Values | None = None,
    progress: Callable[[float], None] = lambda done: None,
) -> Solution:
    """Solve the game of that many seats; with `smaller`, the game that goes on without the first.

    `smaller` holds the values of the podium game of one seat less (E10); without it, the first
    player's arrival ends the game (E8).
    """
    rest = np.zeros((0, seats - 1)) if smaller is None else smaller
    solve_block = _compiled(top)
    positions, bounds = _blocks(seats, top)
    values = np.zeros((len(positions), seats))
    residual, sweeps = 0.0, 0
    for start, end in zip(bounds[:-1], bounds[1:], strict=True):
        moved, taken = solve_block(positions[start:end], seats, values, rest)
        residual, sweeps = max(residual, moved), max(sweeps, taken)
        progress(end / len(positions))
    return Solution(values, residual, sweeps)


def _blocks(seats: int, top: int) -> tuple[Numbers, list[int]]:
    """All positions in the order in which they are solved, and where each block begins."""
    steps = [np.arange(FOOT, top)] * seats + [np.arange(FOOT, top + 1)] * (FIGURES - seats)
    grid = np.meshgrid(*steps, np.arange(2**seats), indexing="ij")
    columns = [axis.ravel() for axis in grid]
    progress = sum(columns[:FIGURES])
    key = -progress * (FIGURES + 1) + np.bitwise_count(columns[FIGURES])
    packed = columns[FIGURES] << TOKENS
    for figure in range(FIGURES):
        packed |= columns[figure] << STEP_BITS * figure
    if seats == 2:  # of two neutral figures, which are alike, the lower comes first
        keep = columns[2] <= columns[3]
        packed, key = packed[keep], key[keep]
    order = np.argsort(key, kind="stable")
    begins = np.flatnonzero(np.diff(key[order])) + 1
    return packed[order], [0, *begins.tolist(), len(order)]
