"""What a piece has to mind on its way: where all the others stand."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.core.bits import Bits
from manoir.games.pacman.core.row import (
    EATERS,
    GHOSTS,
    HOMES,
    SEATS,
    TURN,
    YELLOW,
    YELLOW_HIGH,
    YELLOW_LOW,
    Position,
)
from manoir.games.pacman.ways import DEN, HOMES_HIGH, HOMES_LOW, Ways
from manoir.kernel.compiled.jit import Jit

Standing = tuple[int, int, int, int, int, int]  # two words of Pac-Mans, and of each ghost
# Two words each: what it may not cross, what it attacks, where else it may not stop, and what it
# has to cross before an attack (all bits where it need not).
Sight = tuple[int, int, int, int, int, int, int, int]


class Sights(NamedTuple):
    standing: Callable[[Position, Ways], Standing]
    eater_sight_of: Callable[[Position, Ways, Any], Sight]
    ghost_sight_of: Callable[[Any, int], Sight]
    eater_sight: Callable[[Position, Ways], Sight]
    ghost_sight: Callable[[Position, Ways, int], Sight]


def build(jit: Jit, bits: Bits) -> Sights:
    low, high = bits.low, bits.high

    @jit
    def ghost_at(p: Position, ways: Ways, ghost: int) -> tuple[int, int]:
        """P11: in the den it is in nobody's way."""
        place = p[GHOSTS + ghost]
        if place == ways[DEN]:
            return 0, 0
        return low(place), high(place)

    @jit
    def standing(p: Position, ways: Ways) -> Standing:
        one, two = 0, 0
        for seat in range(p[SEATS]):
            one |= low(p[EATERS + seat])
            two |= high(p[EATERS + seat])
        first, second = ghost_at(p, ways, 0), ghost_at(p, ways, 1)
        return one, two, first[0], first[1], second[0], second[1]

    @jit
    def eater_sight_of(p: Position, ways: Ways, stand: Standing) -> Sight:
        """What the Pac-Man to move has to mind: pieces, ghosts, homes, rights."""
        ghost_low, ghost_high = stand[2] | stand[4], stand[3] | stand[5]
        one, two = stand[0] | ghost_low, stand[1] | ghost_high
        home = p[HOMES + p[TURN]]
        shut_low, shut_high = ways[HOMES_LOW] & ~low(home), ways[HOMES_HIGH] & ~high(home)
        right_low, right_high = p[YELLOW_LOW], p[YELLOW_HIGH]  # P9: these would give the right,
        if p[YELLOW + p[TURN]]:
            right_low = right_high = -1  # and any way does
        return (
            *(one, two, ghost_low, ghost_high),
            *(one | shut_low, two | shut_high, right_low, right_high),
        )

    @jit
    def ghost_sight_of(stand: Standing, ghost: int) -> Sight:
        """What a ghost has to mind: Pac-Mans, and the other ghost; they never share a place."""
        other_low, other_high = (stand[2], stand[3]) if ghost else (stand[4], stand[5])
        one, two = stand[0] | other_low, stand[1] | other_high
        return one, two, stand[0], stand[1], other_low, other_high, -1, -1

    @jit
    def eater_sight(p: Position, ways: Ways) -> Sight:
        return eater_sight_of(p, ways, standing(p, ways))

    @jit
    def ghost_sight(p: Position, ways: Ways, ghost: int) -> Sight:
        return ghost_sight_of(standing(p, ways), ghost)

    return Sights(standing, eater_sight_of, ghost_sight_of, eater_sight, ghost_sight)
