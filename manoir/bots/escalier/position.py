"""A position as the solver sees it: one whole number, the seat to roll first.

Four figures: the players' clockwise from the one to roll, then neutral ones. Five bits a figure
for its step, and from bit TOKENS on one bit a figure that is still a token. A neutral figure that
is at the top, or was never in play, stands on the top step: neutral ones are all alike.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.escalier import core
from manoir.games.escalier.staircase import TOP
from manoir.kernel.compiled.jit import Jit, plain

FIGURES: Final = 4
STEP_BITS: Final = 5
TOKENS: Final = FIGURES * STEP_BITS


class Positions(NamedTuple):
    """The functions on positions, as ordinary Python or compiled."""

    step: Callable[[int, int], int]
    put: Callable[[int, int, int], int]
    is_token: Callable[[int, int], int]
    swap: Callable[[int, int, int], int]
    haunt: Callable[[int, int], int]
    advance: Callable[[int, int, int], int]
    pass_turn: Callable[[int, int], int]
    without: Callable[[int, int, int], int]
    row: Callable[[int, int], int]
    rules: core.Core


def size(seats: int, top: int = TOP) -> int:
    """How many positions there are before the first player's arrival."""
    neutrals = _pairs(top) - _first_pairs(top)[seats]
    return int((top - 1) ** seats * 2**seats * neutrals)


def build(jit: Jit, top: int = TOP) -> Positions:
    rules = core.build(jit, top)
    landing, following = rules.landing, rules.following
    mask = (1 << STEP_BITS) - 1
    first, pairs = _first_pairs(top), _pairs(top)
    climbs = tuple(int((top - 1) ** seats) for seats in range(FIGURES + 1))

    @jit
    def step(position: int, figure: int) -> int:
        return position >> STEP_BITS * figure & mask

    @jit
    def put(position: int, figure: int, to: int) -> int:
        shift = STEP_BITS * figure
        return position & ~(mask << shift) | to << shift

    @jit
    def is_token(position: int, figure: int) -> int:
        return position >> TOKENS + figure & 1

    @jit
    def swap(position: int, one: int, other: int) -> int:
        moved = put(position, one, step(position, other))
        return put(moved, other, step(position, one))

    @jit
    def haunt(position: int, figure: int) -> int:
        return position & ~(1 << TOKENS + figure)

    @jit
    def advance(position: int, figure: int, pips: int) -> int:
        return put(position, figure, landing(step(position, figure), pips))

    @jit
    def pick(position: int, figure: int, to: int) -> int:
        """One figure alone, at another place in the row."""
        return step(position, figure) << STEP_BITS * to | is_token(position, figure) << TOKENS + to

    @jit
    def pass_turn(position: int, seats: int) -> int:
        """The same stairs, seen by the next to roll."""
        seen, seat = 0, 0
        for place in range(FIGURES):
            seat = following(seat, seats, 0)
            seen |= pick(position, seat if place < seats else place, place)
        return seen

    @jit
    def without(position: int, seats: int, arrived: int) -> int:
        """What is left to play for when a player is at the top (E10): a game of one seat less."""
        seen, seat = top << STEP_BITS * (FIGURES - 1), 0
        for place in range(FIGURES - 1):
            seat = following(seat, seats, 1 << arrived)
            seen |= pick(position, seat if place < seats - 1 else place + 1, place)
        return seen

    @jit
    def pair(one: int, other: int) -> int:
        """Two neutral figures, which are alike, as one number."""
        low, high = min(one, other), max(one, other)
        return (high - 1) * high // 2 + low - 1

    @jit
    def row(position: int, seats: int) -> int:
        """The row of a position in the table of its number of seats."""
        tokens, place = 0, 0
        for seat in range(seats):
            tokens |= is_token(position, seat) << seat
            place = place * (top - 1) + step(position, seat) - 1
        one = step(position, 2) if seats < 3 else top
        other = step(position, 3) if seats < 4 else top
        neutral = pair(one, other) - first[seats]
        return (tokens * climbs[seats] + place) * (pairs - first[seats]) + neutral

    return Positions(step, put, is_token, swap, haunt, advance, pass_turn, without, row, rules)


def _pairs(top: int) -> int:
    return top * (top + 1) // 2


def _first_pairs(top: int) -> tuple[int, ...]:
    """By seats, the first pair of neutral figures: both at the foot, one or both at the top."""
    return (0, 0, 0, _pairs(top - 1), _pairs(top) - 1)


PLAIN: Final = build(plain)
