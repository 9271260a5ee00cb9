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
from functools import cache
from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from manoir.bots.escalier import position
from manoir.bots.escalier.position import FIGURES, STEP_BITS, TOKENS
from manoir.games.escalier.core import CLIMB, HAUNT, SWAP
from manoir.games.escalier.staircase import BOX, FOOT, GHOST_FACE, TOP

STILL: Final = 1e-12  # a block is solved when no value moves by more
EQUAL: Final = 1e-9  # moves whose values differ by less are equal
SWEEPS: Final = 60  # over a block that settles
AVERAGED: Final = 1000  # more over one that does not: max-n with three or four seats may turn in circles
STRETCH: Final = 500  # blocks between two reports of progress

Values = NDArray[np.float64]
Numbers = NDArray[np.int64]
Progress = Callable[[float], None]


class Solution(NamedTuple):
    values: Values  # by row (position.index) and seat, from the one to roll on
    regret: float  # what a seat could gain at most, anywhere, by another choice
    unsettled: int  # positions whose block did not stand still: their values are averages


def solve(
    seats: int,
    top: int = TOP,
    smaller: Values | None = None,
    progress: Progress = lambda done: None,
) -> Solution:
    """Solve the game of that many seats; with `smaller`, the game that goes on without the first.

    `smaller` holds the values of the podium game of one seat less (E10); without it, the first
    player's arrival ends the game (E8).
    """
    rest = np.zeros((0, seats - 1)) if smaller is None else smaller
    solve_blocks = _compiled(top)
    positions, bounds = _blocks(seats, top)
    values = np.zeros((len(positions), seats))
    regret, unsettled = 0.0, 0
    for start in range(0, len(bounds) - 1, STRETCH):
        stretch = bounds[start : start + STRETCH + 1]
        more, some = solve_blocks(positions, stretch, seats, values, rest)
        regret, unsettled = max(regret, more), unsettled + some
        progress(stretch[-1] / len(positions))
    return Solution(values, regret, unsettled)


def _blocks(seats: int, top: int) -> tuple[Numbers, Numbers]:
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
    return (steps.astype(np.int64) << shifts[:, None]).sum(axis=0)


@cache
def _compiled(top: int) -> Callable[..., tuple[float, int]]:
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
    def start(block: Numbers, seats: int, values: Values, rest: Values, fixed: Values) -> None:
        """The part of the pips, which no sweep changes, and a first guess."""
        out, best = np.empty(seats), np.empty(seats)
        fixed[:] = 0.0
        for i in range(len(block)):
            for face in pips:
                obey(block[i], face, seats, values, rest, out, best)
                fixed[i] += best / faces
            values[index(block[i], seats)] = fixed[i] * faces / len(pips)

    @jit
    def sweep(
        block: Numbers, seats: int, values: Values, rest: Values, fixed: Values, pace: float
    ) -> tuple[float, float]:
        """Bring every value nearer to what the others say; the farthest way, and of a mover's."""
        out, best = np.empty(seats), np.empty(seats)
        moved, regret = 0.0, 0.0
        for i in range(len(block)):
            obey(block[i], GHOST_FACE, seats, values, rest, out, best)
            row = index(block[i], seats)
            for seat in range(seats):
                way = fixed[i, seat] + best[seat] * ghost_faces / faces - values[row, seat]
                values[row, seat] += pace * way
                moved = max(moved, abs(way))
                regret = max(regret, abs(way)) if seat == 0 else regret
        return moved, regret

    @jit
    def solve_block(block: Numbers, seats: int, values: Values, rest: Values) -> tuple[float, bool]:
        fixed = np.empty((len(block), seats))
        start(block, seats, values, rest, fixed)
        moved, regret = 1.0, 1.0
        for number in range(SWEEPS + AVERAGED):
            pace = 1.0 if number < SWEEPS else 1.0 / (number - SWEEPS + 2)
            moved, regret = sweep(block, seats, values, rest, fixed, pace)
            if moved < STILL:
                break
        return regret, moved < STILL

    @jit
    def solve_blocks(
        positions: Numbers, bounds: Numbers, seats: int, values: Values, rest: Values
    ) -> tuple[float, int]:
        regret, unsettled = 0.0, 0
        for number in range(len(bounds) - 1):
            block = positions[bounds[number] : bounds[number + 1]]
            more, settled = solve_block(block, seats, values, rest)
            regret = max(regret, more)
            unsettled += 0 if settled else len(block)
        return regret, unsettled

    return solve_blocks
