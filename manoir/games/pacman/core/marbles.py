"""Marbles: eaten, paid and put back, and whether any are left."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pacman.core.bits import Bits
from manoir.games.pacman.core.row import (
    ENDS_WHITE,
    LONGEST,
    PRICE,
    RETURNS,
    ROBS,
    TURN,
    TURNS,
    WHITE,
    WHITE_HIGH,
    WHITE_LOW,
    YELLOW,
    YELLOW_HIGH,
    YELLOW_LOW,
    Position,
)
from manoir.games.pacman.ways import HOLE, HOLES, Ways
from manoir.kernel.compiled.jit import Jit


class Marbles(NamedTuple):
    pay: Callable[[Position, int, int], None]
    eat: Callable[[Position, int, int], None]
    lies_yellow: Callable[[Position, int], bool]
    lay_yellow: Callable[[Position, int], None]
    settle: Callable[[Position, Ways], None]
    is_cleared: Callable[[Position], bool]
    is_over: Callable[[Position], bool]


def build(jit: Jit, bits: Bits) -> Marbles:
    low, high, tally = bits
    longest, price = LONGEST, PRICE

    @jit
    def pay(p: Position, payer: int, to: int) -> None:
        """Two white marbles, or what there is."""
        due = min(price, p[WHITE + payer])
        p[WHITE + payer] -= due
        p[WHITE + to] += due

    @jit
    def eat(p: Position, eaten_low: int, eaten_high: int) -> None:
        """P8: everything on these places."""
        seat = p[TURN]
        p[WHITE + seat] += tally(eaten_low & p[WHITE_LOW]) + tally(eaten_high & p[WHITE_HIGH])
        p[YELLOW + seat] += tally(eaten_low & p[YELLOW_LOW]) + tally(eaten_high & p[YELLOW_HIGH])
        p[WHITE_LOW] &= ~eaten_low
        p[WHITE_HIGH] &= ~eaten_high
        p[YELLOW_LOW] &= ~eaten_low
        p[YELLOW_HIGH] &= ~eaten_high

    @jit
    def lies_yellow(p: Position, hole: int) -> bool:
        return bool(p[YELLOW_LOW] & low(hole) | p[YELLOW_HIGH] & high(hole))

    @jit
    def lay_yellow(p: Position, hole: int) -> None:
        p[YELLOW + p[TURN]] -= 1
        p[YELLOW_LOW] |= low(hole)
        p[YELLOW_HIGH] |= high(hole)
        p[RETURNS] = 0

    @jit
    def settle(p: Position, ways: Ways) -> None:
        """P9: a yellow marble for which there is but one hole goes back by itself."""
        free, place = 0, 0
        for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
            if not lies_yellow(p, ways[at]):
                free += 1
                place = ways[at]
        if free == 1:
            lay_yellow(p, place)

    @jit
    def is_cleared(p: Position) -> bool:
        """P14: as soon as no marble is left; one that must be put back will be there again."""
        if p[RETURNS] or p[ROBS] or p[WHITE_LOW] or p[WHITE_HIGH]:
            return False
        return bool(p[ENDS_WHITE] or not (p[YELLOW_LOW] or p[YELLOW_HIGH]))

    @jit
    def is_over(p: Position) -> bool:
        return p[TURNS] >= longest or is_cleared(p)

    return Marbles(pay, eat, lies_yellow, lay_yellow, settle, is_cleared, is_over)
