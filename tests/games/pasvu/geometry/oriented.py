"""Pieces that lean, once more and obvious: boxes in floats, turned by matrices; for comparison."""

from collections.abc import Callable
from math import cos, hypot, inf, radians, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose, tipped

Numbers = NDArray[np.float64]


class Oriented(NamedTuple):
    """A box: its middle, where its edges point, one a row, and half its sizes; in mils."""

    middle: Numbers
    axes: Numbers
    halves: Numbers


def oriented(piece: Piece, pose: Pose) -> list[Oriented]:
    """The boxes of a piece where it stands or leans."""
    boxes = tipped(piece, pose.face)
    lean = np.eye(3)
    edge = np.zeros(3)
    if pose.lean:
        side = radians(90 * "ENWS".index(pose.lean.towards) - pose.yaw / 10)
        ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        x, y = max(ways, key=lambda way: way[0] * cos(side) + way[1] * sin(side))
        edge = np.array((x * max(b[1] for b in boxes), y * max(b[3] for b in boxes), 0.0))
        lean = _about(np.array((-y, x, 0.0)), radians(pose.lean.degrees))
    yaw = _about(np.array((0.0, 0.0, 1.0)), radians(pose.yaw / 10))
    where = np.array((pose.x, pose.y, pose.z / 1000))
    found = []
    for x0, x1, y0, y1, z0, z1 in boxes:
        middle = np.array(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
        turned = yaw @ (lean @ (middle - edge) + edge) + where
        halves = np.array(((x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2))
        found.append(Oriented(turned, (yaw @ lean).T, halves))
    return found


def corners(box: Oriented) -> Numbers:
    signs = np.array([(i, j, k) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)])
    return box.middle + (signs * box.halves) @ box.axes


def depth(one: Oriented, two: Oriented) -> float:
    """How far one box has to move out of the other; below 0, they are apart."""
    apart = float(np.linalg.norm(two.middle - one.middle))
    apart -= float(np.linalg.norm(one.halves) + np.linalg.norm(two.halves))
    if apart > 0:
        return -apart
    crossed = [np.cross(a, b) for a in one.axes for b in two.axes]
    least = inf
    for way in (*one.axes, *two.axes, *crossed):
        long = float(np.linalg.norm(way))
        if long > 0.03:  # else they are as good as parallel
            reach = sum(float(np.abs(box.axes @ way) @ box.halves) for box in (one, two))
            least = min(least, (reach - abs(float((two.middle - one.middle) @ way))) / long)
    return least


def depth_in(box: Oriented, ghost: GhostBody) -> float:
    """How far a box reaches into a ghost that stands, by search: both are convex."""
    x, y, low, radius, height = (number / 1000 for number in ghost[:5])
    level = int(np.argmin(np.abs(box.axes[:, 2])))
    one, two = (i for i in range(3) if i != level)
    foot, dome = np.array((x, y, 0.0)), low + height - radius

    def away(i: float, j: float) -> float:
        point = box.middle + i * box.axes[one] + j * box.axes[two]
        aside = float((foot - point) @ box.axes[level])
        nearest = point + max(-box.halves[level], min(box.halves[level], aside)) * box.axes[level]
        above = max(0.0, float(nearest[2]) - dome)
        under = 10 * max(0.0, low - float(nearest[2]))  # what is below its foot does not count
        return hypot(float(nearest[0]) - x, float(nearest[1]) - y, above) + under

    def over(i: float) -> float:
        return _least(lambda j: away(i, j), box.halves[two])

    return radius - _least(over, box.halves[one])


def _least(of: Callable[[float], float], reach: float) -> float:
    low, high = -reach, reach
    for _ in range(30):
        one, two = (2 * low + high) / 3, (low + 2 * high) / 3
        if of(one) < of(two):
            high = two
        else:
            low = one
    return float(of((low + high) / 2))


def _about(axis: Numbers, angle: float) -> Numbers:
    x, y, z = axis
    across = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
    turned: Numbers = np.eye(3) + sin(angle) * across + (1 - cos(angle)) * across @ across
    return turned
