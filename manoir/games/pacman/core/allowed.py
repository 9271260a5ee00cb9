"""Which of the numbered ways a piece may take (P4 to P13)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.core.sight import Sight
from manoir.games.pacman.ways import (
    CROSSED_HIGH,
    CROSSED_LOW,
    FIRST,
    LAST_HIGH,
    LAST_LOW,
    LENGTHS,
    PLACES,
    RECORD,
    SOONER,
    WIDTH,
    Ways,
)
from manoir.kernel.compiled.jit import Jit


class Allowed(NamedTuple):
    span: Callable[..., tuple[int, int, int]]
    may_take: Callable[[Ways, int, bool, Any], bool]


def build(jit: Jit) -> Allowed:
    lengths = LENGTHS

    @jit
    def span(  # noqa: PLR0917
        ways: Ways, kind: int, start: int, die: int, prey_low: int, prey_high: int
    ) -> tuple[int, int, int]:
        """The first way to look at, the first that is as long as the die, and where to stop.

        Shorter ways are only for attacks: they are left out where none of them ends on prey.
        """
        group = (kind * ways[PLACES] + start) * lengths + die - 1
        first, sooner = ways[FIRST] + group, ways[SOONER] + 2 * group
        begin = exact = ways[first]
        if ways[sooner] & prey_low or ways[sooner + 1] & prey_high:
            begin = ways[first - die + 1]
        return begin, exact, ways[first + 1]

    @jit
    def may_take(ways: Ways, way: int, exact: bool, sight: Sight) -> bool:
        """P4 to P13, of a way that is as long as the die, or shorter."""
        block_low, block_high, prey_low, prey_high, shut_low, shut_high, right_low, right_high = (
            sight
        )
        at = ways[RECORD] + WIDTH * way
        last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
        crossed_low, crossed_high = ways[at + CROSSED_LOW], ways[at + CROSSED_HIGH]
        blocked = crossed_low & block_low | crossed_high & block_high
        if last_low & prey_low | last_high & prey_high:
            right = right_low == -1 or bool(crossed_low & right_low | crossed_high & right_high)
            return right and not blocked
        # One test instead of three: about half of these ways are closed, which no branch predicts.
        return exact and not (blocked | last_low & shut_low | last_high & shut_high)

    return Allowed(span, may_take)
