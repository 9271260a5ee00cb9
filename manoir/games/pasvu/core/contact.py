"""Where solids meet. A solid is a row and the place in it where its numbers begin."""

from collections.abc import Callable
from math import isqrt, sqrt
from typing import Final, NamedTuple

from manoir.games.pasvu.core import slanted
from manoir.games.pasvu.core.layout import (
    COSINE,
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    SINE,
    STANDS,
    TILT,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.geometry.units import CELL, TOLERANCE
from manoir.kernel.compiled.jit import Jit, plain

FAR: Final = 1 << 40  # grains: further than anything


class Contact(NamedTuple):
    root: Callable[[int], int]
    grains: Callable[[int], int]
    crosses: Callable[[Ints, int, Ints, int], bool]
    overlap: Callable[[Ints, int, Ints, int], bool]
    distance: Callable[[Ints, int, int, int, int], int]
    within: Callable[[Ints, int, int, int], tuple[int, int]]
    without: Callable[[Ints, int, int, int], tuple[int, int]]
    corner: Callable[[Ints, int, int], tuple[int, int]]
    top_at: Callable[[Ints, int, int], int]
    width_at: Callable[[Ints, int, int], int]
    solid_meets: Callable[[Ints, int, Ints, int], bool]
    ghosts_meet: Callable[[Ints, int, Ints, int], bool]
    leans_over: Callable[[Ints, int, Ints, int], bool]


def build(jit: Jit) -> Contact:  # noqa: PLR0915  small functions that share constants
    cell, half, tolerance, slack, far = CELL, CELL // 2, TOLERANCE, TOLERANCE * CELL, FAR

    def _root(number: int) -> int:
        """The largest whole number whose square is not larger."""
        found = int(sqrt(number))
        while found * found > number:
            found -= 1
        while (found + 1) * (found + 1) <= number:
            found += 1
        return found

    root = isqrt if jit is plain else jit(_root)
    box_meets, figure_meets = slanted.build(jit, root)

    @jit
    def grains(product: int) -> int:
        return (product + half) // cell

    @jit
    def crosses(a: Ints, i: int, b: Ints, j: int) -> bool:
        """Whether what they cover overlaps: no side of either separates the two rectangles."""
        wide, deep, other_wide, other_deep = (
            a[i + HALF_X],
            a[i + HALF_Y],
            b[j + HALF_X],
            b[j + HALF_Y],
        )
        x, y = b[j + X] - a[i + X], b[j + Y] - a[i + Y]
        reach = wide + deep + other_wide + other_deep
        if x >= reach or -x >= reach or y >= reach or -y >= reach:
            return False
        cosine, sine, other_cosine, other_sine = (
            a[i + COSINE],
            a[i + SINE],
            b[j + COSINE],
            b[j + SINE],
        )
        along = abs(cosine * other_cosine + sine * other_sine) // cell
        across = abs(cosine * other_sine - sine * other_cosine) // cell
        return (
            abs(x * cosine + y * sine) + slack
            < wide * cell + other_wide * along + other_deep * across
            and abs(y * cosine - x * sine) + slack
            < deep * cell + other_wide * across + other_deep * along
            and abs(x * other_cosine + y * other_sine) + slack
            < other_wide * cell + wide * along + deep * across
            and abs(y * other_cosine - x * other_sine) + slack
            < other_deep * cell + wide * across + deep * along
        )

    @jit
    def upright_overlap(a: Ints, i: int, b: Ints, j: int) -> bool:
        """Whether one reaches into the other by more than the tolerance, if none leans."""
        high, low = min(a[i + HIGH], b[j + HIGH]), max(a[i + LOW], b[j + LOW])
        return high - low > tolerance and crosses(a, i, b, j)

    @jit
    def overlap(a: Ints, i: int, b: Ints, j: int) -> bool:
        """The same of any solids."""
        if not upright_overlap(a, i, b, j):
            return False
        if a[i + TILT]:
            return box_meets(a, i, b, j, b[j + TILT], b[j + LOW], b[j + HIGH])
        return b[j + TILT] == 0 or box_meets(b, j, a, i, 0, a[i + LOW], a[i + HIGH])

    @jit
    def leans_over(a: Ints, i: int, b: Ints, j: int) -> bool:
        """Whether a solid that leans is in the way of an upright one that goes straight up."""
        low, high = b[j + LOW], max(b[j + HIGH], a[i + HIGH])
        if a[i + HIGH] - low <= tolerance or not crosses(a, i, b, j):
            return False
        return box_meets(a, i, b, j, 0, low, high)

    @jit
    def distance(a: Ints, i: int, x: int, y: int, reach: int) -> int:
        """From what it covers to a point; FAR where that is not below `reach`."""
        x -= a[i + X]
        y -= a[i + Y]
        cosine, sine = a[i + COSINE], a[i + SINE]
        wide = abs((x * cosine + y * sine + half) // cell) - a[i + HALF_X]
        if wide >= reach:
            return far
        deep = abs((y * cosine - x * sine + half) // cell) - a[i + HALF_Y]
        if deep >= reach:
            return far
        if wide <= 0:
            return deep if deep > 0 else 0
        return root(wide * wide + deep * deep) if deep > 0 else wide

    @jit
    def within(a: Ints, i: int, x: int, y: int) -> tuple[int, int]:
        """A point of the hall as the solid sees it: how far to its own east and north."""
        x -= a[i + X]
        y -= a[i + Y]
        cosine, sine = a[i + COSINE], a[i + SINE]
        return grains(x * cosine + y * sine), grains(y * cosine - x * sine)

    @jit
    def without(a: Ints, i: int, east: int, north: int) -> tuple[int, int]:
        """The way back: where in the hall that point is."""
        cosine, sine = a[i + COSINE], a[i + SINE]
        return (
            a[i + X] + grains(east * cosine - north * sine),
            a[i + Y] + grains(east * sine + north * cosine),
        )

    @jit
    def corner(a: Ints, i: int, number: int) -> tuple[int, int]:
        """One of four of what it covers, to the left around it."""
        wide = a[i + HALF_X] if 0 < number < 3 else -a[i + HALF_X]
        deep = a[i + HALF_Y] if number > 1 else -a[i + HALF_Y]
        return without(a, i, wide, deep)

    @jit
    def top_at(g: Ints, j: int, away: int) -> int:
        """How high one that stands reaches so far from its axis; not further than its radius."""
        radius = g[j + HALF_X]
        return g[j + HIGH] - radius + root(radius * radius - away * away)

    @jit
    def width_at(g: Ints, j: int, height: int) -> int:
        """Its radius at a height that is not below it."""
        radius = g[j + HALF_X]
        above = height - (g[j + HIGH] - radius)
        if above <= 0:
            return radius
        return root(radius * radius - above * above) if above < radius else 0

    @jit
    def room_meets(a: Ints, i: int, g: Ints, j: int) -> bool:
        """Whether a box that is upright reaches into a ghost by more than the tolerance."""
        if g[j + YAW] != STANDS:
            return upright_overlap(a, i, g, j)
        low = a[i + LOW]
        if g[j + HIGH] - low <= tolerance or a[i + HIGH] - g[j + LOW] <= tolerance:
            return False
        radius = g[j + HALF_X]
        away = distance(a, i, g[j + X], g[j + Y], radius)
        return away < radius - tolerance and top_at(g, j, away) - low > tolerance

    @jit
    def solid_meets(a: Ints, i: int, g: Ints, j: int) -> bool:
        """Whether a solid does."""
        if not room_meets(a, i, g, j):
            return False
        if a[i + TILT] == 0:
            return True
        if g[j + YAW] == STANDS:
            return figure_meets(a, i, g, j)
        return box_meets(a, i, g, j, 0, g[j + LOW], g[j + HIGH])

    @jit
    def ghosts_meet(a: Ints, i: int, b: Ints, j: int) -> bool:
        """Whether one reaches into the other by more than the tolerance.

        No ghost that stands grows wider upwards: two are nearest where the higher one begins.
        """
        if a[i + YAW] != STANDS:
            return room_meets(a, i, b, j)
        if b[j + YAW] != STANDS:
            return room_meets(b, j, a, i)
        x, y, most = a[i + X] - b[j + X], a[i + Y] - b[j + Y], a[i + HALF_X] + b[j + HALF_X]
        if x >= most or -x >= most or y >= most or -y >= most:
            return False
        height = max(a[i + LOW], b[j + LOW]) + tolerance
        if min(a[i + HIGH], b[j + HIGH]) <= height:
            return False
        room = width_at(a, i, height) + width_at(b, j, height) - tolerance
        return room > 0 and x * x + y * y < room * room

    return Contact(
        root, grains, crosses, overlap, distance, within, without, corner, top_at, width_at,
        solid_meets, ghosts_meet, leans_over,
    )  # fmt: skip
