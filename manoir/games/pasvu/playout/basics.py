"""What every part of a game needs: chance, moves written down, who is where."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    NUMBER,
    SEAT,
    Ints,
)
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.playout.layout import (
    EDGE,
    FUSIONS,
    GAME,
    HELD,
    INSIDE,
    LOG,
    LOG_COUNT,
    LOGGED,
    MOST_RECORDS,
    OUT,
    PLIES,
    RECORD,
    SEAT_COUNT,
    VERSION,
    WORD,
)
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit


class Basics(NamedTuple):
    seed: Callable[[int], int]
    fold: Callable[[int, int], int]
    draw: Callable[[Ints, int], int]
    note: Callable[..., None]
    note_move: Callable[..., None]
    depth: Callable[[int, int, int], int]
    reserve: Callable[[Ints, int], int]
    first_small: Callable[[Ints, int], int]
    count_inside: Callable[[Ints], None]
    see_hall: Callable[[Ints], None]


def build(jit: Jit, core: Core) -> Basics:
    seed, next_word, below, fold = mwc_rng.build(jit)
    family = core.tables.family
    last, numbers = SIDE - 1, len(core.tables.family)
    everybody = (1 << numbers) - 1

    @jit
    def draw(s: Ints, bound: int) -> int:
        s[WORD] = next_word(s[WORD])
        return below(s[WORD], bound)

    @jit
    def note(s: Ints, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int) -> None:  # noqa: PLR0917
        """Write a move down, where moves are written down."""
        if s[GAME + LOGGED] and s[LOG_COUNT] < MOST_RECORDS:
            at = LOG + RECORD * s[LOG_COUNT]
            s[at], s[at + 1], s[at + 2], s[at + 3] = kind, seat, a, b
            s[at + 4], s[at + 5], s[at + 6] = c, d, e
            s[LOG_COUNT] += 1

    @jit
    def note_move(s: Ints, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int) -> None:  # noqa: PLR0917
        """The same of a seat, which counts."""
        s[PLIES] += 1
        note(s, kind, seat, a, b, c, d, e)

    @jit
    def depth(of: int, column: int, row: int) -> int:
        """How many rows a cell is away from a side (S, E, N, W); 0 is the first."""
        if of == 0:
            return row
        if of == 1:
            return last - column
        return last - row if of == 2 else column

    @jit
    def reserve(s: Ints, seat: int) -> int:
        return everybody & ~s[INSIDE + seat] & ~s[OUT + seat]

    @jit
    def first_small(s: Ints, seat: int) -> int:
        """The first small ghost of a seat's reserve, or -1."""
        waiting = reserve(s, seat)
        for number in range(numbers):
            if waiting >> number & 1 and family[number] == 0:
                return number
        return -1

    @jit
    def count_inside(s: Ints) -> None:
        """The hall has changed: who is in it."""
        s[VERSION] += 1
        for seat in range(s[GAME + SEAT_COUNT]):
            s[INSIDE + seat] = 0
        for g in range(GHOSTS, GHOSTS + GHOST * s[GHOST_COUNT], GHOST):
            s[INSIDE + s[g + SEAT]] |= 1 << s[g + NUMBER]

    @jit
    def see_hall(s: Ints) -> None:
        """The same; whoever is no longer in it went home: grown ones to the edge (V12).

        At home nobody is held any more.
        """
        for seat in range(s[GAME + SEAT_COUNT]):
            s[HELD + seat] |= s[INSIDE + seat] << numbers  # who was there
        count_inside(s)
        for seat in range(s[GAME + SEAT_COUNT]):
            away = s[HELD + seat] >> numbers & ~s[INSIDE + seat]
            s[HELD + seat] &= everybody & ~away
            for number in range(numbers):
                if s[GAME + FUSIONS] and away >> number & 1 and family[number] > 0:
                    s[EDGE + seat] |= 1 << number

    return Basics(
        seed, fold, draw, note, note_move, depth, reserve, first_small, count_inside, see_hall
    )
