"""Where bodies meet: blocks with blocks, blocks with ghosts, ghosts with ghosts; all in grains.

Everything is a whole number below 2**62. A direction is right to half a grain a cell, so what is
computed is right to about two grains, well within the tolerance. The core computes it.
"""

from typing import Any, Final

from manoir.games.pasvu.core.contact import FAR
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import STANDS
from manoir.games.pasvu.geometry.shapes import Block, GhostBody
from manoir.games.pasvu.geometry.units import CELL, direction

Point = tuple[int, int]

_CORE: Final[Any] = plain_core().contact  # takes tuples as well as lists


def blocks_overlap(one: Block, two: Block) -> bool:
    """Whether one reaches into the other by more than the tolerance."""
    return bool(_CORE.overlap(one, 0, two, 0))


def crosses(one: Block, two: Block) -> bool:
    """Whether what they cover overlaps."""
    return bool(_CORE.crosses(one, 0, two, 0))


def block_meets_ghost(block: Block, ghost: GhostBody) -> bool:
    """Whether one reaches into the other by more than the tolerance."""
    return bool(_CORE.solid_meets(block, 0, _row(ghost), 0))


def ghosts_meet(one: GhostBody, two: GhostBody) -> bool:
    """Whether one reaches into the other by more than the tolerance."""
    return bool(_CORE.ghosts_meet(_row(one), 0, _row(two), 0))


def distance(block: Block, x: int, y: int) -> int:
    """From what it covers to a point."""
    return int(_CORE.distance(block, 0, x, y, FAR))


def corners(block: Block) -> tuple[Point, ...]:
    """Of what it covers, to the left around it."""
    return tuple(_CORE.corner(block, 0, number) for number in range(4))


def _row(ghost: GhostBody) -> tuple[int, ...]:
    """A ghost as the core has it; the room of one that lies is the box around it (V13)."""
    x, y, low, radius, height, yaw = ghost
    if yaw is None:
        return x, y, CELL, 0, radius, radius, low, low + height, STANDS
    return x, y, *direction(yaw), height // 2, radius, low, low + 2 * radius, yaw
