"""Boxes that lean (V5): where they meet other boxes, and ghosts that stand.

A box that leans was turned about a level edge, so one of its own axes is level: seen along that
axis it is a rectangle on its corner, and as deep everywhere.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.layout import (
    COSINE,
    HALF_ALONG,
    HALF_UP,
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    SINE,
    TILT,
    TILT_COSINE,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.geometry.units import CELL, TOLERANCE
from manoir.kernel.compiled.jit import Jit

# Two edges within about 2° of parallel: a side of one of the boxes says the same.
PARALLEL: Final = CELL * CELL // 1000

Triple = tuple[int, int, int]
Axes = tuple[Triple, Triple, Triple]


class Slanted(NamedTuple):
    box_meets: Callable[[Ints, int, Ints, int, int, int, int], bool]
    figure_meets: Callable[[Ints, int, Ints, int], bool]


def build(jit: Jit, root: Callable[[int], int]) -> Slanted:  # noqa: PLR0915  as in contact.py
    cell, half, tolerance, parallel = CELL, CELL // 2, TOLERANCE, PARALLEL
    slack, whole, far = TOLERANCE * CELL, CELL * CELL, 1 << 40  # further than anything

    @jit
    def axes_of(a: Ints, i: int, tilt: int) -> Axes:
        """Where the edges of a box point: along, across, up."""
        cosine, sine = a[i + COSINE], a[i + SINE]
        if tilt == 0:
            return (cosine, sine, 0), (-sine, cosine, 0), (0, 0, cell)
        level = a[i + TILT_COSINE]
        return (
            ((cosine * level + half) // cell, (sine * level + half) // cell, -tilt),
            (-sine, cosine, 0),
            ((cosine * tilt + half) // cell, (sine * tilt + half) // cell, level),
        )

    @jit
    def dot(one: Triple, two: Triple) -> int:
        return one[0] * two[0] + one[1] * two[1] + one[2] * two[2]

    @jit
    def grains(product: int) -> int:
        return (product + half) // cell

    @jit
    def seen_by(one: Triple, axes: Axes) -> Triple:
        """A direction as a box with these axes has it."""
        return grains(dot(one, axes[0])), grains(dot(one, axes[1])), grains(dot(one, axes[2]))

    @jit
    def reach(size: Triple, way: Triple) -> int:
        """How far a box reaches from its middle in a direction, times a cell."""
        return size[0] * abs(way[0]) + size[1] * abs(way[1]) + size[2] * abs(way[2])

    @jit
    def edges_part(off: Triple, size: Triple, other: Triple, by: Axes) -> bool:
        """Whether a plane along an edge of each box parts them.

        `by` is, for each axis of the first box, how the other one has it.
        """
        for i in range(3):
            i1, i2 = (i + 1) % 3, (i + 2) % 3
            for j in range(3):
                square = whole - by[i][j] * by[i][j]
                if square < parallel:
                    continue
                j1, j2 = (j + 1) % 3, (j + 2) % 3
                apart = abs(off[i2] * by[i1][j] - off[i1] * by[i2][j]) + tolerance * root(square)
                if apart >= (
                    size[i1] * abs(by[i2][j])
                    + size[i2] * abs(by[i1][j])
                    + other[j1] * abs(by[i][j2])
                    + other[j2] * abs(by[i][j1])
                ):
                    return True
        return False

    @jit
    def box_meets(  # noqa: PLR0917
        a: Ints, i: int, b: Ints, j: int, tilt: int, low: int, high: int
    ) -> bool:
        """Whether a box that leans reaches into another by more than the tolerance.

        The other one leans, too, or has no tilt and is upright from `low` to `high`.
        """
        own, axes = axes_of(a, i, a[i + TILT]), axes_of(b, j, tilt)
        size = a[i + HALF_ALONG], a[i + HALF_Y], a[i + HALF_UP]
        other = b[j + HALF_X], b[j + HALF_Y], (high - low) // 2
        if tilt:
            other = b[j + HALF_ALONG], b[j + HALF_Y], b[j + HALF_UP]
        way = (
            b[j + X] - a[i + X],
            b[j + Y] - a[i + Y],
            (low + high) // 2 - (a[i + LOW] + a[i + HIGH]) // 2,
        )
        by = seen_by(own[0], axes), seen_by(own[1], axes), seen_by(own[2], axes)
        for k in range(3):
            if abs(dot(way, own[k])) + slack >= size[k] * cell + reach(other, by[k]):
                return False
            back = by[0][k], by[1][k], by[2][k]
            if abs(dot(way, axes[k])) + slack >= other[k] * cell + reach(size, back):
                return False
        return not edges_part(seen_by(way, own), size, other, by)

    @jit
    def at_height(x: int, z: int, to_x: int, to_z: int, height: int) -> int:
        """Where a line is at a height between its ends."""
        return x + (to_x - x) * (height - z) // (to_z - z)

    @jit
    def between(  # noqa: PLR0917
        x: int, z: int, to_x: int, to_z: int, low: int, high: int
    ) -> tuple[int, int, int, int]:
        """The stretch of a line, which goes up, that is between two heights."""
        if z < low:
            x, z = at_height(x, z, to_x, to_z, low), low
        if to_z > high:
            to_x, to_z = at_height(x, z, to_x, to_z, high), high
        return x, z, to_x, to_z

    @jit
    def is_near(x: int, z: int, to_x: int, to_z: int, room: int) -> bool:
        """Whether a stretch of line is nearer to the origin than the root of `room`."""
        along, up = to_x - x, to_z - z
        square, way = along * along + up * up, -x * along - z * up
        if way <= 0:
            return x * x + z * z < room
        if way >= square:
            return to_x * to_x + to_z * to_z < room
        away = abs(x * up - z * along) // root(square)
        return away * away < room

    @jit
    def figure_meets(a: Ints, i: int, g: Ints, j: int) -> bool:
        """Whether a box that leans reaches into a ghost that stands by more than the tolerance.

        Both are looked at along the level axis: the ghost as the line from its foot to where its
        head is roundest, and all that is so near to it, above its foot.
        """
        x, y, cosine, sine = g[j + X] - a[i + X], g[j + Y] - a[i + Y], a[i + COSINE], a[i + SINE]
        aside = max(0, abs(grains(y * cosine - x * sine)) - a[i + HALF_Y])
        radius = g[j + HALF_X] - tolerance
        if aside >= radius:
            return False
        room, axis = radius * radius - aside * aside, grains(x * cosine + y * sine)
        foot, head = g[j + LOW] + tolerance, g[j + HIGH] - g[j + HALF_X]
        tilt, level, long, tall = a[i + TILT], a[i + TILT_COSINE], a[i + HALF_ALONG], a[i + HALF_UP]
        middle = (a[i + LOW] + a[i + HIGH]) // 2
        west, east = far, -far
        for k in range(4):
            # From one corner to the next, and upwards.
            p, q = (1, -1) if k == 0 else (1, 1) if k == 1 else (-1, 1) if k == 2 else (-1, -1)
            one_x = grains(p * long * level + q * tall * tilt) - axis
            one_z = grains(q * tall * level - p * long * tilt) + middle
            p, q = (1, 1) if k == 0 else (-1, 1) if k == 1 else (-1, -1) if k == 2 else (1, -1)
            two_x = grains(p * long * level + q * tall * tilt) - axis
            two_z = grains(q * tall * level - p * long * tilt) + middle
            if one_z > two_z:
                one_x, one_z, two_x, two_z = two_x, two_z, one_x, one_z
            if two_z < foot:
                continue
            if one_z <= head:
                from_x, _, to_x, _ = between(one_x, one_z, two_x, two_z, foot, head)
                west, east = min(west, from_x, to_x), max(east, from_x, to_x)
            if two_z > head:
                low = max(foot, head)
                from_x, from_z, to_x, to_z = between(one_x, one_z, two_x, two_z, low, far)
                if is_near(from_x, from_z - head, to_x, to_z - head, room):
                    return True
        away = max(0, west, -east)
        return west <= east and away * away < room

    return Slanted(box_meets, figure_meets)
