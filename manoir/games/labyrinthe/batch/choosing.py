"""Who chooses a shift and a cell: chance, or a policy."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.labyrinthe.box import CELLS
from manoir.games.labyrinthe.core import NO_ARROW, Core
from manoir.kernel.compiled.jit import Jit

NOBODY: Final = -1
SHIFTS: Final = 48
MOST: Final = CELLS  # moves that are open at once: a walk may end on every cell
LAST: Final = 10  # where in a position the arrow used last is

# For a policy: the board (ten numbers), the arrow used last, and of the seat to act first, six bits
# each, the pawns and the homes; then its cards (cards.py), and whether they may be sought in any
# order. A shift is 4 × its arrow + the turns of the tile, a walk is SHIFTS + its last cell.
Position = tuple[int, ...]


class Choosing(NamedTuple):
    pick_shift: Callable[[int, int], tuple[int, int, int]]
    pick_cell: Callable[[int, int], int]
    choose_shift: Callable[[Position, int, Any], tuple[int, int, int]]
    choose_cell: Callable[[Position, int, int, Any], int]


def build(jit: Jit, core: Core, policy: Any = None) -> Choosing:
    low = (1 << 32) - 1
    opposite, tally, nth = core.opposite, core.tally, core.nth
    no_arrow, nobody, shifts, at_last = NO_ARROW, NOBODY, SHIFTS, LAST

    @jit
    def count_shifts(last: int) -> int:
        return shifts if last == no_arrow else shifts - 4

    @jit
    def nth_shift(number: int, last: int) -> tuple[int, int]:
        """L4, L5: an arrow and a turn."""
        arrow, turn = number >> 2, number & 3
        if last != no_arrow and arrow >= opposite(last):
            arrow += 1
        return arrow, turn

    @jit
    def pick_shift(word: int, last: int) -> tuple[int, int, int]:
        """An arrow, a turn, and what is left of the word to choose with."""
        scaled = ((word ^ word >> 32) & low) * count_shifts(last)
        arrow, turn = nth_shift(scaled >> 32, last)
        return arrow, turn, scaled & low

    @jit
    def pick_cell(plane: int, rest: int) -> int:
        return nth(plane, rest * tally(plane) >> 32)

    @jit
    def any_shift(position: Position, word: int, moves: Any) -> tuple[int, int, int]:
        return pick_shift(word, position[at_last])

    @jit
    def any_cell(position: Position, plane: int, rest: int, moves: Any) -> int:
        return pick_cell(plane, rest)

    @jit
    def asked_shift(position: Position, word: int, moves: Any) -> tuple[int, int, int]:
        """As `pick_shift`, by the policy; no arrow if it names what is not there."""
        last = position[at_last]
        ways, chance = count_shifts(last), (word ^ word >> 32) & low
        for choice in range(ways):
            arrow, turn = nth_shift(choice, last)
            moves[choice] = 4 * arrow + turn
        choice = int(policy(position, moves, ways, chance))
        if choice < 0 or choice >= ways:
            return no_arrow, 0, 0
        arrow, turn = nth_shift(choice, last)
        return arrow, turn, chance * ways & low

    @jit
    def asked_cell(position: Position, plane: int, rest: int, moves: Any) -> int:
        ways, left = tally(plane), plane
        for choice in range(ways):
            moves[choice] = shifts + nth(left, 0)
            left &= left - 1
        choice = int(policy(position, moves, ways, rest))
        return nth(plane, choice) if 0 <= choice < ways else nobody

    if policy is None:
        return Choosing(pick_shift, pick_cell, any_shift, any_cell)
    return Choosing(pick_shift, pick_cell, asked_shift, asked_cell)
