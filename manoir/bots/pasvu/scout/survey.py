"""Spots all over a hall, and from which doors a ghost would be seen there, nearly.

The hall is painted as the judge paints it, without ghosts; then a few points of each body are
looked for in the picture. Where one of them shows, the ghost counts as seen. That is some twenty
times as fast as counting pixels, and now and then wrong about a sliver.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import LIST, STANDS, Ints
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE, TURN, direction
from manoir.games.pasvu.sight.canvas import Bytes, Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.faces import NEAR
from manoir.games.pasvu.sight.judge import Judge
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit

SIZE, COLUMN, ROW, X, Y, Z, YAW = range(7)  # of a spot; x and y in mils, z in grains
SPOT: Final = 7  # numbers
MOST: Final = 6_000  # spots

# Of one who lies (V13), at so many mils from the edge of a cell, turned in so many ways.
COARSE: Final = (200, 500, 800)
CROSSWISE: Final = (0, 900)

# Points of a body that are looked for: how far along its cylinder, then along its half sphere, and
# how far aside, in parts of the radius there.
POINTS: Final = (
    *((along, 0.0, aside) for along in (0.08, 0.4, 0.75, 1.0) for aside in (0.0, -0.85, 0.85)),
    *((1.0, 0.6, aside) for aside in (0.0, -0.85, 0.85)),
    (1.0, 0.93, 0.0),
)


class Survey(NamedTuple):
    list_spots: Callable[..., int]
    scan: Callable[..., None]


def build(jit: Jit, core: Core, judge: Judge) -> Survey:  # noqa: PLR0915  small functions
    spots, levels = core.offers.spots, core.offers.levels
    radii, heights = core.tables.radius, core.tables.height
    furnished, in_front, seen_from = judge.furnished, judge.in_front, judge.figures.seen_from
    pixels, half, near, cell, side = PIXELS, PIXELS / 2, NEAR, float(CELL), SIDE
    width, turn, mil = CELL // MIL, TURN, MIL
    ways = np.array([direction(yaw) for yaw in range(TURN)], np.float64) / CELL
    points, steps, yaws = np.array(POINTS), np.array(COARSE), np.array(CROSSWISE)

    @jit
    def note(found: Whole, count: int, size: int, x: int, y: int, z: int, yaw: int) -> int:  # noqa: PLR0917
        if count == len(found):
            return count
        found[count, SIZE], found[count, COLUMN], found[count, ROW] = size, x // width, y // width
        found[count, X], found[count, Y] = x, y
        found[count, Z], found[count, YAW] = z, yaw
        return count + 1

    @jit
    def stand(  # noqa: PLR0917
        h: Ints, size: int, column: int, row: int, stride: int, found: Whole, count: int
    ) -> int:
        """Of a cell every so many spots on the floor, and every other one above it."""
        low = high = 0
        for k in range(spots(h, size, column, row)):
            at = LIST + 3 * k
            x, y, z = h[at], h[at + 1], h[at + 2]
            if z == 0:
                if low % stride == 0:
                    count = note(found, count, size, x, y, z, STANDS)
                low += 1
            else:
                if stride == 1 or high % 2 == 0:
                    count = note(found, count, size, x, y, z, STANDS)
                high += 1
        return count

    @jit
    def lie(h: Ints, size: int, column: int, row: int, found: Whole, count: int) -> int:  # noqa: PLR0917
        """V13: a few places of a cell, lengthwise and crosswise."""
        for i in steps:
            for j in steps:
                x, y = width * column + i, width * row + j
                for yaw in yaws:
                    for k in range(levels(h, size, x, y, yaw)):
                        count = note(found, count, size, x, y, h[LIST + k], yaw)
        return count

    @jit
    def list_spots(h: Ints, lying: bool, strides: Whole, found: Whole) -> int:
        """Spots for each size in each cell of a hall without ghosts: how many."""
        count = 0
        for size in range(len(strides)):
            for row in range(side):
                for column in range(side):
                    if lying:
                        count = lie(h, size, column, row, found, count)
                    else:
                        count = stand(h, size, column, row, strides[size], found, count)
        return count

    @jit
    def embody(spot: Whole, body: Floats) -> None:
        """A spot as a body of the judge's."""
        radius, height = radii[spot[SIZE]] / cell, heights[spot[SIZE]] / cell
        x, y, z = mil * spot[X] / cell, mil * spot[Y] / cell, spot[Z] / cell
        body[6], body[7] = radius, height - radius
        if spot[YAW] == STANDS:
            body[0], body[1], body[2] = x, y, z
            body[3], body[4], body[5] = 0.0, 0.0, 1.0
            return
        cosine, sine = ways[spot[YAW] % turn, 0], ways[spot[YAW] % turn, 1]
        body[0], body[1] = x - cosine * height / 2, y - sine * height / 2
        body[2] = z + radius
        body[3], body[4], body[5] = cosine, sine, 0.0

    @jit
    def showing(  # noqa: PLR0917
        camera: Floats, body: Floats, beyond: bool, enough: int, hole: Keyhole, canvas: Canvas
    ) -> int:
        """How many of its points are nearer than all that is painted there, up to enough."""
        closest, glass, left, right = canvas.closest, canvas.glass, hole.left, hole.right
        x, y, z = seen_from(
            camera, body[0] - camera[0, 0], body[1] - camera[0, 1], body[2] - camera[0, 2]
        )
        ax, ay, az = seen_from(camera, body[3], body[4], body[5])
        radius, length = body[6], body[7]
        # Aside: across its axis and the way to it; towards the eye: across both.
        mx, my, mz = x + ax * length / 2, y + ay * length / 2, z + az * length / 2
        sx, sy, sz = ay * mz - az * my, az * mx - ax * mz, ax * my - ay * mx
        size = sqrt(sx * sx + sy * sy + sz * sz)
        if size < 1e-9:
            return enough
        sx, sy, sz = sx / size, sy / size, sz / size
        tx, ty, tz = ay * sz - az * sy, az * sx - ax * sz, ax * sy - ay * sx
        if tx * mx + ty * my + tz * mz > 0:
            tx, ty, tz = -tx, -ty, -tz
        found = 0
        for k in range(len(points)):
            dome, aside = points[k, 1], points[k, 2]
            along, round_ = length * points[k, 0] + radius * dome, radius * sqrt(1 - dome * dome)
            out, to = round_ * aside, round_ * sqrt(1 - aside * aside)
            depth = z + az * along + sz * out + tz * to
            if depth < near:
                continue
            close = 1 / depth
            column = int((1 + (x + ax * along + sx * out + tx * to) * close) * half)
            row = int((1 - (y + ay * along + sy * out + ty * to) * close) * half)
            if row < 0 or row >= pixels or column < left[row] or column >= right[row]:
                continue
            if close > closest[row, column] and (close < glass[row, column]) == beyond:
                found += 1
                if found == enough:
                    break
        return found

    @jit
    def scan(  # noqa: PLR0917
        cameras: Floats, scene: Scene, hole: Keyhole, canvas: Canvas, found: Whole, enough: int,
        seen: Bytes,
    ) -> None:  # fmt: skip
        """By camera and spot, whether a ghost would be seen there."""
        body, bodies = np.zeros(8), np.zeros((len(found), 8))
        for i in range(len(found)):
            embody(found[i], body)
            bodies[i] = body
        for d in range(len(cameras)):
            within = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
            mirrors = furnished(cameras[d], scene, hole, canvas, within)
            for i in range(len(found)):
                there = showing(cameras[d], bodies[i], False, enough, hole, canvas)
                if there < enough and mirrors and in_front(bodies[i], scene.mirror):
                    there += showing(canvas.behind, bodies[i], True, enough, within, canvas)
                seen[d, i] = there >= enough

    return Survey(list_spots, scan)


Scan = Callable[[Floats, Scene, Keyhole, Canvas, Whole, int, Bytes], None]
ListSpots = Callable[[Any, bool, Whole, Whole], int]
