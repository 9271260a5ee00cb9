"""Convex shapes on the plan of the hall, in grains: what two blocks share, what carries."""

from collections.abc import Iterable, Sequence
from math import isqrt

from manoir.games.pasvu.geometry.contact import Point, corners, within, without
from manoir.games.pasvu.geometry.shapes import Block
from manoir.games.pasvu.geometry.units import TOLERANCE


def shared(one: Block, two: Block) -> tuple[Point, ...]:
    """The corners of what both cover, cut to the second one's sides as it sees them itself."""
    shape = [within(two, x, y) for x, y in corners(one)]
    for sign in (1, -1):
        shape = _cut(shape, sign, 0, two.half_x)
        shape = _cut(shape, sign, 1, two.half_y)
    return tuple(without(two, east, north) for east, north in shape)


def _cut(shape: list[Point], sign: int, axis: int, limit: int) -> list[Point]:
    """What is left of a shape on this side of a line."""
    left: list[Point] = []
    for a, b in zip(shape, shape[1:] + shape[:1], strict=True):
        room_a, room_b = limit - sign * a[axis], limit - sign * b[axis]
        if room_a >= 0:
            left.append(a)
        if (room_a >= 0) != (room_b >= 0):
            left.append(_between(a, b, room_a, room_a - room_b))
    return left


def _between(a: Point, b: Point, part: int, whole: int) -> Point:
    return a[0] + (b[0] - a[0]) * part // whole, a[1] + (b[1] - a[1]) * part // whole


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The corners of the smallest convex shape around them, to the left; there may be but one."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    return (*_chain(ordered)[:-1], *_chain(ordered[::-1])[:-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def is_above(shape: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a convex shape, or no more than the tolerance away from it."""
    sides = list(zip(shape, (*shape[1:], *shape[:1]), strict=True))
    if len(shape) > 2 and all(_turn(a, b, point) >= 0 for a, b in sides):
        return True
    return any(_is_near(a, b, point) for a, b in sides)


def _is_near(a: Point, b: Point, point: Point) -> bool:
    """Whether a point is no more than the tolerance away from a stretch of line."""
    x, y = b[0] - a[0], b[1] - a[1]
    square = x * x + y * y
    along = (point[0] - a[0]) * x + (point[1] - a[1]) * y
    if 0 < along < square:
        return abs(_turn(a, b, point)) <= TOLERANCE * isqrt(square)
    end = a if along <= 0 else b
    return (point[0] - end[0]) ** 2 + (point[1] - end[1]) ** 2 <= TOLERANCE * TOLERANCE


def _turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if the way from a by b to c turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
