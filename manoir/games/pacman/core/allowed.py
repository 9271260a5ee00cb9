"""Which of the numbered ways a piece may take (P4 to P13)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.core.sight import EaterSight, GhostSight
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
    may_run: Callable[[Ways, int, bool, Any], bool]
    may_chase: Callable[[Ways, int, bool, Any], bool]


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
    def may_run(ways: Ways, way: int, exact: bool, sight: EaterSight) -> bool:
        """P4 to P9, of a way for a Pac-Man that is as long as the die, or shorter."""
        stand_low, stand_high, ghost_low, ghost_high, shut_low, shut_high, right_low, right_high = (
            sight
        )
        at = ways[RECORD] + WIDTH * way
        last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
        crossed_low, crossed_high = ways[at + CROSSED_LOW], ways[at + CROSSED_HIGH]
        if crossed_low & stand_low or crossed_high & stand_high:
            return False
        if last_low & ghost_low or last_high & ghost_high:
            if right_low == -1:
                return True
            return bool(crossed_low & right_low | crossed_high & right_high)
        if not exact:
            return False
        return not (last_low & (stand_low | shut_low) or last_high & (stand_high | shut_high))

    @jit
    def may_chase(ways: Ways, way: int, exact: bool, sight: GhostSight) -> bool:
        """P4, P12, P13, of a way for a ghost that is as long as the die, or shorter."""
        eaters_low, eaters_high, other_low, other_high = sight
        at = ways[RECORD] + WIDTH * way
        last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
        if last_low & other_low or last_high & other_high:
            return False
        if not (exact or last_low & eaters_low or last_high & eaters_high):
            return False
        return not (
            ways[at + CROSSED_LOW] & (eaters_low | other_low)
            or ways[at + CROSSED_HIGH] & (eaters_high | other_high)
        )

    return Allowed(span, may_run, may_chase)
