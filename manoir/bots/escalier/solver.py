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
    climbing, neutral = np.arange(FOOT, top, dtype="i4"), np.arange(FOOT, top + 1, dtype="i4")
    steps = [climbing] * seats + [neutral] * (FIGURES - seats)
    grid = np.meshgrid(*steps, np.arange(2**seats, dtype="i4"), indexing="ij")
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
    return packed[order].astype(np.int64), [0, *begins.tolist(), len(order)]


def _compiled(top: int) -> Callable[[Numbers, int, Values, Values], tuple[float, int]]:
    jit = numba.njit
    moves = position.build(jit, top)
    step, is_token, index = moves.step, moves.is_token, moves.index
    swap, haunt, advance = moves.swap, moves.haunt, moves.advance
    pass_turn, without = moves.pass_turn, moves.without
    duty, following = moves.rules.duty, moves.rules.following
    pips, ghost_faces, faces = BOX.pips, BOX.ghost_faces, len(BOX.pips) + BOX.ghost_faces

    @jit
    def arrive(place: int, seat: int, seats: int, rest: Values, out: Values) -> None:
        """E8: first at the top. E10: the others play on."""
        out[:] = 0.0
        out[seat] = 1.0
        if len(rest):
            row, other = index(without(place, seats, seat), seats - 1), 0
            for turn in range(seats - 1):
                other = following(other, seats, 1 << seat)
                out[other] = rest[row, turn] * (seats - 2) / (seats - 1)

    @jit
    def outlook(
        place: int, figure: int, seats: int, values: Values, rest: Values, out: Values
    ) -> None:
        """The values for every seat, the mover first, when that figure has just moved."""
        if figure < seats and step(place, figure) == top:
            arrive(place, figure, seats, rest, out)
            return
        row, seat = index(pass_turn(place, seats), seats), 0
        for turn in range(seats):
            seat = following(seat, seats, 0)
            out[seat] = values[row, turn]

    @jit
    def prefer(out: Values, best: Values) -> None:
        """Keep the better of two for the mover, or if equal for the next seat, and so on."""
        for seat in range(len(out)):
            if abs(out[seat] - best[seat]) > EQUAL:
                if out[seat] > best[seat]:
                    best[:] = out
                return

    @jit
    def obey(
        place: int, face: int, seats: int, values: Values, rest: Values, out: Values, best: Values
    ) -> None:
        """The best that the mover can make of a face of the die."""
        best[:] = -1.0
        # Before the first arrival two players are on the stairs: something is left to exchange.
        demand = duty(face, is_token(place, 0) == 1, place >> TOKENS != 0, True)
        if demand == CLIMB:
            outlook(advance(place, 0, face), 0, seats, values, rest, best)
            return
        if demand == HAUNT:
            outlook(place, 0, seats, values, rest, best)  # decline
        for figure in range(FIGURES):
            if demand == HAUNT and is_token(place, figure):
                outlook(haunt(place, figure), figure, seats, values, rest, out)
                prefer(out, best)
            if step(place, figure) == top or demand == HAUNT or is_token(place, figure):
                continue
            if demand != SWAP:
                outlook(advance(place, figure, face), figure, seats, values, rest, out)
                prefer(out, best)
                continue
            for other in range(figure):
                if step(place, other) < top:
                    outlook(swap(place, figure, other), figure, seats, values, rest, out)
                    prefer(out, best)

    @jit
    def solve_block(
        block: Numbers, seats: int, values: Values, rest: Values
    ) -> tuple[float, int]:
        out, best = np.empty(seats), np.empty(seats)
        fixed = np.zeros((len(block), seats))  # the pips' part, which no sweep changes
        for i in range(len(block)):
            for face in pips:
                obey(block[i], face, seats, values, rest, out, best)
                fixed[i] += best / faces
            values[index(block[i], seats)] = fixed[i] * faces / len(pips)
        moved, sweeps = 1.0, 0
        while moved > STILL and sweeps < SWEEPS:
            moved, sweeps = 0.0, sweeps + 1
            for i in range(len(block)):
                obey(block[i], GHOST_FACE, seats, values, rest, out, best)
                row = index(block[i], seats)
                for seat in range(seats):
                    value = fixed[i, seat] + best[seat] * ghost_faces / faces
                    moved = max(moved, abs(value - values[row, seat]))
                    values[row, seat] = value
        return moved, sweeps

    return solve_block
