"""Over which of its lower edges a piece leans (V5): its own, as the core counts them, or by a side.

The edge of a side is the one that is nearest to it; each of the four has one.
"""

from typing import Final

from msgspec import UNSET

from manoir.games.pasvu.core.lifting import STAYS
from manoir.games.pasvu.geometry.shapes import Lean, Pose
from manoir.games.pasvu.geometry.units import TURN
from manoir.games.pasvu.sight.keyhole import SIDES, Side

QUARTER: Final = TURN // 4
YAWS: Final[dict[Side, int]] = {"E": 0, "N": QUARTER, "W": 2 * QUARTER, "S": 3 * QUARTER}


def edge_of(pose: Pose) -> int:
    """The edge over which a piece leans or is to fall; STAYS if it is neither."""
    return _edge(pose.yaw, pose.lean.towards) if pose.lean else STAYS


def lean_over(yaw: int, edge: int, degrees: int) -> Lean:
    """The same as a lean towards a side."""
    towards = next(side for side in SIDES if _edge(yaw, side) == edge)
    return Lean(towards, degrees)


def falling(pose: Pose, towards: Side | None) -> Pose:
    """That pose, to be let fall from it towards a side."""
    lean = Lean(towards, 0) if towards else UNSET
    return Pose(pose.face, pose.x, pose.y, pose.yaw, pose.z, lean)


def _edge(yaw: int, towards: Side) -> int:
    return (YAWS[towards] - yaw + QUARTER // 2) // QUARTER % 4
