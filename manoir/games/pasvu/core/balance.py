"""Convex shapes on the plan of the hall: what two solids share, and what is above that."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.core.contact import Contact
from manoir.games.pasvu.core.layout import (
    HALF_X,
    HULL,
    MOST_CORNERS,
    MOST_POINTS,
    POINTS,
    SHAPE,
    Ints,
)
from manoir.games.pasvu.geometry.units import TOLERANCE
from manoir.kernel.compiled.jit import Jit


class Balance(NamedTuple):
    add_point: Callable[[Ints, int, int, int], int]
    add_shared: Callable[[Ints, int, Ints, int, Ints, int], int]
    make_hull: Callable[[Ints, int], int]
    is_above: Callable[[Ints, int, int, int], bool]


def build(jit: Jit, contact: Contact) -> Balance:  # noqa: PLR0915  small functions that share constants
    root, within, without, corner = contact.root, contact.within, contact.without, contact.corner
    tolerance, cut_to = TOLERANCE, SHAPE + 2 * MOST_CORNERS

    @jit
    def add_point(h: Ints, count: int, x: int, y: int) -> int:
        """One more of the points; how many there are then."""
        if count >= MOST_POINTS:
            return count
        h[POINTS + 2 * count] = x
        h[POINTS + 2 * count + 1] = y
        return count + 1

    @jit
    def cut(h: Ints, corners: int, sign: int, axis: int, limit: int) -> int:
        """What is left of a shape on this side of a line: how many corners."""
        left = 0
        for i in range(corners):
            a, b = SHAPE + 2 * i, SHAPE + 2 * (i + 1 if i + 1 < corners else 0)
            room, other = limit - sign * h[a + axis], limit - sign * h[b + axis]
            if room >= 0:
                h[cut_to + 2 * left], h[cut_to + 2 * left + 1] = h[a], h[a + 1]
                left += 1
            if (room >= 0) != (other >= 0):
                whole = room - other
                h[cut_to + 2 * left] = h[a] + (h[b] - h[a]) * room // whole
                h[cut_to + 2 * left + 1] = h[a + 1] + (h[b + 1] - h[a + 1]) * room // whole
                left += 1
        for i in range(2 * left):
            h[SHAPE + i] = h[cut_to + i]
        return left

    @jit
    def add_shared(a: Ints, i: int, b: Ints, j: int, h: Ints, count: int) -> int:  # noqa: PLR0917
        """The corners of what both cover, cut to the second one's sides as it sees them itself."""
        corners = 4
        for k in range(4):
            x, y = corner(a, i, k)
            h[SHAPE + 2 * k], h[SHAPE + 2 * k + 1] = within(b, j, x, y)
        for sign in (1, -1):
            for axis in range(2):
                corners = cut(h, corners, sign, axis, b[j + HALF_X + axis])
        for k in range(corners):
            x, y = without(b, j, h[SHAPE + 2 * k], h[SHAPE + 2 * k + 1])
            count = add_point(h, count, x, y)
        return count

    @jit
    def turn(h: Ints, a: int, b: int, x: int, y: int) -> int:
        """Above 0 if the way from a by b to a point turns left."""
        return (h[b] - h[a]) * (y - h[a + 1]) - (h[b + 1] - h[a + 1]) * (x - h[a])

    @jit
    def arrange(h: Ints, count: int) -> int:
        """The points from west to east, each once: how many there are then."""
        for i in range(1, count):
            x, y, j = h[POINTS + 2 * i], h[POINTS + 2 * i + 1], i - 1
            while j >= 0 and (
                h[POINTS + 2 * j] > x or (h[POINTS + 2 * j] == x and h[POINTS + 2 * j + 1] > y)
            ):
                h[POINTS + 2 * j + 2], h[POINTS + 2 * j + 3] = (
                    h[POINTS + 2 * j],
                    h[POINTS + 2 * j + 1],
                )
                j -= 1
            h[POINTS + 2 * j + 2], h[POINTS + 2 * j + 3] = x, y
        left = min(count, 1)
        for i in range(1, count):
            x, y, last = h[POINTS + 2 * i], h[POINTS + 2 * i + 1], POINTS + 2 * left - 2
            if x != h[last] or y != h[last + 1]:
                h[POINTS + 2 * left], h[POINTS + 2 * left + 1] = x, y
                left += 1
        return left

    @jit
    def chain(h: Ints, start: int, corners: int, x: int, y: int) -> int:
        """One more corner of a chain that only turns left; how many the hull has then."""
        while corners - start > 1 and (
            turn(h, HULL + 2 * corners - 4, HULL + 2 * corners - 2, x, y) <= 0
        ):
            corners -= 1
        h[HULL + 2 * corners], h[HULL + 2 * corners + 1] = x, y
        return corners + 1

    @jit
    def make_hull(h: Ints, count: int) -> int:
        """The smallest convex shape around the points, to the left: how many corners."""
        count = arrange(h, count)
        corners = 0
        if count < 3:
            for i in range(2 * count):
                h[HULL + i] = h[POINTS + i]
            return count
        for i in range(count):
            corners = chain(h, 0, corners, h[POINTS + 2 * i], h[POINTS + 2 * i + 1])
        corners -= 1
        start = corners
        for i in range(count - 1, -1, -1):
            corners = chain(h, start, corners, h[POINTS + 2 * i], h[POINTS + 2 * i + 1])
        return corners - 1

    @jit
    def is_near(h: Ints, a: int, b: int, x: int, y: int) -> bool:
        """Whether a point is no more than the tolerance away from a stretch of line."""
        east, north = h[b] - h[a], h[b + 1] - h[a + 1]
        square = east * east + north * north
        along = (x - h[a]) * east + (y - h[a + 1]) * north
        if 0 < along < square:
            return abs(turn(h, a, b, x, y)) <= tolerance * root(square)
        end = a if along <= 0 else b
        east, north = x - h[end], y - h[end + 1]
        if abs(east) > tolerance or abs(north) > tolerance:
            return False
        return east * east + north * north <= tolerance * tolerance

    @jit
    def is_above(h: Ints, corners: int, x: int, y: int) -> bool:
        """Whether a point is inside the hull, or no more than the tolerance away from it."""
        inside = corners > 2
        for i in range(corners):
            a, b = HULL + 2 * i, HULL + 2 * (i + 1 if i + 1 < corners else 0)
            if inside and turn(h, a, b, x, y) < 0:
                inside = False
        if inside:
            return True
        for i in range(corners):
            a, b = HULL + 2 * i, HULL + 2 * (i + 1 if i + 1 < corners else 0)
            if is_near(h, a, b, x, y):
                return True
        return False

    return Balance(add_point, add_shared, make_hull, is_above)
