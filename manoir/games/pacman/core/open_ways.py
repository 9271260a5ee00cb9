"""What whoever has dice in hand can do with them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.games.pacman.core.allowed import Allowed
from manoir.games.pacman.core.row import CHASED, DICE, EATERS, GHOSTS, RUN, TURN, Position
from manoir.games.pacman.core.sight import EaterSight, GhostSight, Sight
from manoir.games.pacman.ways import EATER, GHOST, Ways
from manoir.kernel.compiled.jit import Jit


class OpenWays(NamedTuple):
    runs: Callable[[Position, Ways, int, Any], int]
    chases: Callable[[Position, Ways, int, int, Any], int]
    fits_run: Callable[[Position, Ways, int, int], bool]
    fits_chase: Callable[[Position, Ways, int, int, int], bool]
    can_act: Callable[[Position, Ways], bool]


def build(jit: Jit, sights: Sight, allowed: Allowed) -> OpenWays:
    span, may_run, may_chase = allowed
    standing, eater_sight_of, ghost_sight_of, eater_sight, ghost_sight = sights

    @jit
    def run_span(p: Position, ways: Ways, die: int, sight: EaterSight) -> tuple[int, int, int]:
        return span(ways, EATER, p[EATERS + p[TURN]], die, sight[2], sight[3])

    @jit
    def chase_span(
        p: Position, ways: Ways, ghost: int, die: int, sight: GhostSight
    ) -> tuple[int, int, int]:
        return span(ways, GHOST, p[GHOSTS + ghost], die, sight[0], sight[1])

    @jit
    def runs(p: Position, ways: Ways, die: int, found: Any) -> int:
        """Write down the ways open to the Pac-Man whose turn it is, short attacks first."""
        sight = eater_sight(p, ways)
        begin, exact, end = run_span(p, ways, die, sight)
        count = 0
        for way in range(begin, end):
            if may_run(ways, way, way >= exact, sight):
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
            if may_chase(ways, way, way >= exact, sight):
                found[count] = way
                count += 1
        return count

    @jit
    def fits_run(p: Position, ways: Ways, die: int, way: int) -> bool:
        """Whether `runs` would find this way of the Pac-Man whose turn it is."""
        sight = eater_sight(p, ways)
        begin, exact, end = run_span(p, ways, die, sight)
        return begin <= way < end and may_run(ways, way, way >= exact, sight)

    @jit
    def fits_chase(p: Position, ways: Ways, ghost: int, die: int, way: int) -> bool:
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = chase_span(p, ways, ghost, die, sight)
        return begin <= way < end and may_chase(ways, way, way >= exact, sight)

    @jit
    def can_run(p: Position, ways: Ways, die: int, sight: EaterSight) -> bool:
        """Whether `runs` would find any; it looks at the long ways first."""
        begin, exact, end = run_span(p, ways, die, sight)
        for way in range(end - 1, begin - 1, -1):  # noqa: SIM110  machine code knows no any()
            if may_run(ways, way, way >= exact, sight):
                return True
        return False

    @jit
    def can_chase(p: Position, ways: Ways, ghost: int, die: int, sight: GhostSight) -> bool:
        begin, exact, end = chase_span(p, ways, ghost, die, sight)
        for way in range(end - 1, begin - 1, -1):
            if may_chase(ways, way, way >= exact, sight):
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
            if not p[RUN] and can_run(p, ways, die, eater_sight_of(p, ways, stand)):
                return True
            if not p[CHASED]:
                for ghost in range(2):
                    if can_chase(p, ways, ghost, die, ghost_sight_of(stand, ghost)):
                        return True
        return False

    return OpenWays(runs, chases, fits_run, fits_chase, can_act)
