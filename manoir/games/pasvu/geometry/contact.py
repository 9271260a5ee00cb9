"""Where bodies meet: blocks with blocks, blocks with ghosts, ghosts with ghosts; all in grains.

Everything is a whole number below 2**62. A direction is right to half a grain a cell, so what is
computed here is right to about two grains, well within the tolerance.
"""

from math import isqrt

from manoir.games.pasvu.geometry.shapes import Block, GhostBody, lying_box
from manoir.games.pasvu.geometry.units import CELL, TOLERANCE

Point = tuple[int, int]

_SLACK = TOLERANCE * CELL


def blocks_overlap(one: Block, two: Block) -> bool:
    """Whether one reaches into the other by more than the tolerance."""
    return min(one.high, two.high) - max(one.low, two.low) > TOLERANCE and crosses(one, two)


def crosses(one: Block, two: Block) -> bool:
    """Whether what they cover overlaps: no side of either separates the two rectangles."""
    x, y = two.x - one.x, two.y - one.y
    reach = one.half_x + one.half_y + two.half_x + two.half_y
    if abs(x) >= reach or abs(y) >= reach:
        return False
    along = abs(one.cosine * two.cosine + one.sine * two.sine) // CELL
    across = abs(one.cosine * two.sine - one.sine * two.cosine) // CELL
    return _faces(one, two, x, y, along, across) and _faces(two, one, x, y, along, across)


def _faces(one: Block, two: Block, x: int, y: int, along: int, across: int) -> bool:  # noqa: PLR0917
    """Whether they overlap along both of the first one's axes, to which the second is turned."""
    wide = one.half_x * CELL + two.half_x * along + two.half_y * across
    deep = one.half_y * CELL + two.half_x * across + two.half_y * along
    return (
        abs(x * one.cosine + y * one.sine) + _SLACK < wide
        and abs(y * one.cosine - x * one.sine) + _SLACK < deep
    )


def block_meets_ghost(block: Block, ghost: GhostBody) -> bool:
    """Whether one reaches into the other by more than the tolerance."""
    if ghost.yaw is not None:
        return blocks_overlap(block, lying_box(ghost, ghost.yaw))
    if ghost.low + ghost.height - block.low <= TOLERANCE or block.high - ghost.low <= TOLERANCE:
        return False
    away = distance(block, ghost.x, ghost.y)
    return covers(ghost, away) and top_at(ghost, away) - block.low > TOLERANCE


def ghosts_meet(one: GhostBody, two: GhostBody) -> bool:
    """Whether one reaches into the other by more than the tolerance.

    No ghost that stands grows wider upwards: two are nearest where the higher one begins.
    """
    if one.yaw is not None:
        return block_meets_ghost(lying_box(one, one.yaw), two)
    if two.yaw is not None:
        return block_meets_ghost(lying_box(two, two.yaw), one)
    height = max(one.low, two.low) + TOLERANCE
    room = width_at(one, height) + width_at(two, height) - TOLERANCE
    if min(one.low + one.height, two.low + two.height) <= height or room <= 0:
        return False
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2 < room * room


def covers(ghost: GhostBody, away: int) -> bool:
    """Whether it is wider than that, by more than the tolerance."""
    return away < ghost.radius - TOLERANCE


def top_at(ghost: GhostBody, away: int) -> int:
    """How high it reaches so far from its axis; not further than its radius."""
    return ghost.low + ghost.height - ghost.radius + isqrt(ghost.radius**2 - away * away)


def width_at(ghost: GhostBody, height: int) -> int:
    """Its radius at a height that is not below it."""
    above = height - (ghost.low + ghost.height - ghost.radius)
    if above <= 0:
        return ghost.radius
    return isqrt(ghost.radius**2 - above * above) if above < ghost.radius else 0


def distance(block: Block, x: int, y: int) -> int:
    """From what it covers to a point."""
    east, north = within(block, x, y)
    wide, deep = max(abs(east) - block.half_x, 0), max(abs(north) - block.half_y, 0)
    return isqrt(wide * wide + deep * deep) if wide and deep else wide + deep


def nearest_point(block: Block, x: int, y: int) -> Point:
    """The point that it covers which is nearest to the given one."""
    east, north = within(block, x, y)
    if abs(east) <= block.half_x and abs(north) <= block.half_y:
        return x, y
    east = max(-block.half_x, min(block.half_x, east))
    north = max(-block.half_y, min(block.half_y, north))
    return without(block, east, north)


def corners(block: Block) -> tuple[Point, ...]:
    """Of what it covers, to the left around it."""
    wide, deep = block.half_x, block.half_y
    around = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
    return tuple(without(block, east, north) for east, north in around)


def within(block: Block, x: int, y: int) -> Point:
    """A point of the hall as the block sees it: how far to its own east and north."""
    x, y = x - block.x, y - block.y
    return (
        _to_grains(x * block.cosine + y * block.sine),
        _to_grains(y * block.cosine - x * block.sine),
    )


def without(block: Block, east: int, north: int) -> Point:
    """The way back: where in the hall that point is."""
    return (
        block.x + _to_grains(east * block.cosine - north * block.sine),
        block.y + _to_grains(east * block.sine + north * block.cosine),
    )


def _to_grains(product: int) -> int:
    return (product + CELL // 2) // CELL
