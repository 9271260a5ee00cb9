"""Ghosts, painted into the picture of faces.py: an upright cylinder with half a sphere on top.

Upright or not: a body has an axis, so that it may lie down (V13) or hang in a glass overhead.
"""

from collections.abc import Callable
from math import ceil, floor, inf, sqrt
from typing import NamedTuple

from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas, Floats
from manoir.games.pasvu.sight.faces import NEAR
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit


class Posed(NamedTuple):
    """A body as the camera has it, and what the roots need."""

    x: float  # its foot
    y: float
    z: float
    axis_x: float
    axis_y: float
    axis_z: float
    middle_x: float  # of the half sphere
    middle_y: float
    middle_z: float
    foot: float  # how far along the axis from the eye
    dome: float  # the same for where the half sphere begins
    round: float  # from the eye to a tangent point of the cylinder, across the axis, squared
    per_round: float
    ball: float  # the same for the sphere
    per_ball: float
    radius: float


class Figures(NamedTuple):
    seen_from: Callable[..., tuple[float, float, float]]
    pose: Callable[..., Posed]
    frame: Callable[..., tuple[int, int, int, int, float]]
    hit: Callable[..., float]
    extent: Callable[..., tuple[int, int]]
    follow: Callable[..., tuple[int, int]]
    paint: Callable[..., int]


def build(jit: Jit, own_row: Callable[[int, Canvas], int]) -> Figures:  # noqa: PLR0915  small functions that share constants
    half, last, near, mirrored = PIXELS / 2, PIXELS - 1, NEAR, MIRRORED

    @jit
    def seen_from(camera: Floats, x: float, y: float, z: float) -> tuple[float, float, float]:
        """A direction as the camera has it: to the right, up, forward."""
        return (
            camera[1, 0] * x + camera[1, 1] * y + camera[1, 2] * z,
            camera[2, 0] * x + camera[2, 1] * y + camera[2, 2] * z,
            camera[3, 0] * x + camera[3, 1] * y + camera[3, 2] * z,
        )

    @jit
    def pose(camera: Floats, body: Floats) -> Posed:
        """A body as the camera has it."""
        x, y, z = seen_from(
            camera, body[0] - camera[0, 0], body[1] - camera[0, 1], body[2] - camera[0, 2]
        )
        ax, ay, az = seen_from(camera, body[3], body[4], body[5])
        radius, length = body[6], body[7]
        sx, sy, sz = x + length * ax, y + length * ay, z + length * az
        foot = x * ax + y * ay + z * az
        round_ = x * x + y * y + z * z - foot * foot - radius * radius
        ball = sx * sx + sy * sy + sz * sz - radius * radius
        return Posed(
            x, y, z, ax, ay, az, sx, sy, sz, foot, foot + length,
            round_, 1 / round_ if round_ != 0 else 0.0,
            ball, 1 / ball if ball != 0 else 0.0, radius,
        )  # fmt: skip

    @jit
    def frame(posed: Posed) -> tuple[int, int, int, int, float]:
        """The rectangle of pixels around a body: rows, columns; and how close it gets at most."""
        ax, ay, az, radius = posed.axis_x, posed.axis_y, posed.axis_z, posed.radius
        # Two directions across the axis.
        size = sqrt(ay * ay + az * az) if ax * ax < 0.5 else sqrt(ax * ax + ay * ay)
        px, py, pz = (0.0, az, -ay) if ax * ax < 0.5 else (-ay, ax, 0.0)
        px, py, pz = px * radius / size, py * radius / size, pz * radius / size
        qx, qy, qz = ay * pz - az * py, az * px - ax * pz, ax * py - ay * px
        low_x, low_y, high_x, high_y, front = inf, inf, -inf, -inf, inf
        for corner in range(8):
            p, q = (corner & 1) * 2 - 1, (corner >> 1 & 1) * 2 - 1
            end = posed.dome - posed.foot + radius if corner & 4 else 0.0
            z = posed.z + end * az + p * pz + q * qz
            front = min(front, z)
            if z < near:
                return 0, last + 1, 0, last + 1, 1 / near
            x = (posed.x + end * ax + p * px + q * qx) / z
            y = (posed.y + end * ay + p * py + q * qy) / z
            low_x, high_x = min(low_x, x), max(high_x, x)
            low_y, high_y = min(low_y, y), max(high_y, y)
        return (
            max(0, ceil(half - half * high_y - 0.5)),
            min(last, floor(half - half * low_y - 0.5)) + 1,
            max(0, ceil(half + half * low_x - 0.5)),
            min(last, floor(half + half * high_x - 0.5)) + 1,
            1 / front,
        )

    @jit
    def hit(u: float, v: float, posed: Posed) -> float:
        """How close the ray through (u, v, 1) meets a body; 0 if it does not."""
        rise = u * posed.axis_x + v * posed.axis_y + posed.axis_z
        length = u * u + v * v + 1
        b = u * posed.x + v * posed.y + posed.z - rise * posed.foot
        root = b * b - (length - rise * rise) * posed.round
        if root < 0:
            return 0.0
        side = (b + sqrt(root)) * posed.per_round
        if side > 0 and posed.foot * side <= rise <= posed.dome * side:
            return side
        b = u * posed.middle_x + v * posed.middle_y + posed.middle_z
        root = b * b - length * posed.ball
        if root >= 0 and b > 0:
            dome = (b + sqrt(root)) * posed.per_ball
            if rise >= posed.dome * dome:
                return dome
        if rise > 0 and posed.foot > 0:
            foot = rise / posed.foot
            x, y, z = u - posed.x * foot, v - posed.y * foot, 1 - posed.z * foot
            if x * x + y * y + z * z <= posed.radius * posed.radius * foot * foot:
                return foot
        return 0.0

    @jit
    def extent(posed: Posed, row: int, low: int, high: int) -> tuple[int, int]:
        """The pixels that show a body in a row: it is convex, so between two of them all do."""
        v = 1 - (row + 0.5) / half
        while low < high and hit((low + 0.5) / half - 1, v, posed) <= 0:
            low += 1
        while high > low and hit((high - 0.5) / half - 1, v, posed) <= 0:
            high -= 1
        return low, high

    @jit
    def follow(  # noqa: PLR0917
        posed: Posed, row: int, low: int, high: int, first: int, after: int
    ) -> tuple[int, int]:
        """The same from those of a row above, with fewer rays."""
        v = 1 - (row + 0.5) / half
        first, after = max(first, low), min(after, high)
        if first >= after:
            return extent(posed, row, low, high)
        if hit((first + 0.5) / half - 1, v, posed) > 0:
            while first > low and hit((first - 0.5) / half - 1, v, posed) > 0:
                first -= 1
        else:
            first += 1
            while first < after and hit((first + 0.5) / half - 1, v, posed) <= 0:
                first += 1
            if first == after:
                return extent(posed, row, low, high)
        if hit((after - 0.5) / half - 1, v, posed) > 0:
            while after < high and hit((after + 0.5) / half - 1, v, posed) > 0:
                after += 1
        else:
            after -= 1
            while hit((after - 0.5) / half - 1, v, posed) <= 0:
                after -= 1
        return first, after

    @jit
    def paint(  # noqa: PLR0917
        posed: Posed, value: int, beyond: bool, hide: bool, hole: Keyhole, canvas: Canvas
    ) -> int:
        """Paint a ghost, count its pixels, and return how many it would have in an empty hall."""
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        stamps, counts, left, right = canvas.stamps, canvas.counts, hole.left, hole.right
        walls = closest if hide else canvas.walls
        written = value | mirrored if beyond else value
        top, bottom, low, high, front = frame(posed)
        whole = 0
        for row in range(own_row(top, canvas), bottom, canvas.lanes):
            first, after = extent(posed, row, max(low, left[row]), min(high, right[row]))
            whole += max(0, after - first)
            for column in range(first, after):
                wall = walls[row, column]
                if wall >= front:
                    continue
                close = hit((column + 0.5) / half - 1, 1 - (row + 0.5) / half, posed)
                if close <= wall or (close < glass[row, column]) != beyond:
                    continue
                if hide:
                    counts[picture[row, column] & (mirrored - 1)] -= 1
                    counts[value] += 1
                elif stamps[row, column] != value:  # before its own reflection it counts once
                    stamps[row, column] = value
                    counts[value] += 1
                if close > closest[row, column]:
                    closest[row, column] = close
                    picture[row, column] = written
        return whole

    return Figures(seen_from, pose, frame, hit, extent, follow, paint)
