"""What whoever has dice in hand can do with them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.core.allowed import Allowed
from manoir.games.pacman.core.row import CHASED, DICE, EATERS, GHOSTS, RUN, TURN, Position
from manoir.games.pacman.core.sight import Sight, Sights
from manoir.games.pacman.ways import EATER, GHOST, Ways
from manoir.kernel.compiled.jit import Jit


class OpenWays(NamedTuple):
    runs: Callable[[Position, Ways, int, Any], int]
    chases: Callable[[Position, Ways, int, int, Any], int]
    fits_run: Callable[[Position, Ways, int, int], bool]
    fits_chase: Callable[[Position, Ways, int, int, int], bool]
    can_act: Callable[[Position, Ways], bool]


def build(jit: Jit, sights: Sights, allowed: Allowed) -> OpenWays:
    span, may_take = allowed
    standing, eater_sight_of, ghost_sight_of, eater_sight, ghost_sight = sights

    @jit
    def run_span(p: Position, ways: Ways, die: int, sight: Sight) -> tuple[int, int, int]:
        return span(ways, EATER, p[EATERS + p[TURN]], die, sight[2], sight[3])

    @jit
    def chase_span(
        p: Position, ways: Ways, ghost: int, die: int, sight: Sight
    ) -> tuple[int, int, int]:
        return span(ways, GHOST, p[GHOSTS + ghost], die, sight[2], sight[3])

    @jit
    def runs(p: Position, ways: Ways, die: int, found: Any) -> int:
        """Write down the ways open to the Pac-Man whose turn it is, short attacks first."""
        sight = eater_sight(p, ways)
        begin, exact, end = run_span(p, ways, die, sight)
        count = 0
        for way in range(begin, end):
            if may_take(ways, way, way >= exact, sight):
                found[count] = way
                count += 1
        return count

    @jit
    def chases(p: Position, ways: Ways, ghost: int, die: int, found: Any) -> int:
        """Write down the ways open to a ghost."""
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = chase_span(p, ways, ghost, die, sight)
        count = 0
        for way in range(begin, end):
            if may_take(ways, way, way >= exact, sight):
                found[count] = way
                count += 1
        return count

    @jit
    def fits_run(p: Position, ways: Ways, die: int, way: int) -> bool:
        """Whether `runs` would find this way of the Pac-Man whose turn it is."""
        sight = eater_sight(p, ways)
        begin, exact, end = run_span(p, ways, die, sight)
        return begin <= way < end and may_take(ways, way, way >= exact, sight)

    @jit
    def fits_chase(p: Position, ways: Ways, ghost: int, die: int, way: int) -> bool:
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = chase_span(p, ways, ghost, die, sight)
        return begin <= way < end and may_take(ways, way, way >= exact, sight)

    @jit
    def is_any_open(ways: Ways, found: tuple[int, int, int], sight: Sight) -> bool:
        """Whether a piece may take any of these ways; it looks at the long ones first."""
        begin, exact, end = found
        for way in range(end - 1, begin - 1, -1):
            if may_take(ways, way, way >= exact, sight):
                return True
        return False

    @jit
    def can_act(p: Position, ways: Ways) -> bool:
        """Whether a die is left for which there is a way."""
        if p[DICE] + p[DICE + 1] == 0:
            return False
        stand = standing(p, ways)
        for slot in range(2):
            die = p[DICE + slot]
            if die == 0:
                continue
            if not p[RUN]:
                sight = eater_sight_of(p, ways, stand)
                if is_any_open(ways, run_span(p, ways, die, sight), sight):
                    return True
            if not p[CHASED]:
                for ghost in range(2):
                    sight = ghost_sight_of(stand, ghost)
                    if is_any_open(ways, chase_span(p, ways, ghost, die, sight), sight):
                        return True
        return False

    return OpenWays(runs, chases, fits_run, fits_chase, can_act)
