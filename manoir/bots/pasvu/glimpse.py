"""Who is seen from many doors, and who would be: bodies, each alone in a hall as it is.

On the functions of judge.py. For those who would be, what may hide them is painted once a door, and
then nothing more. A body counts its pixels against what is there, and stops as soon as there are
enough of them.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from manoir.bots.pasvu.sight import surroundings
from manoir.games.pasvu.sight.canvas import Bytes, Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.figures import Posed
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit


class Glimpses(NamedTuple):
    expose: Callable[..., None]
    count_pixels: Callable[..., None]


def build(jit: Jit, judge: Judge) -> Glimpses:  # noqa: PLR0915  small functions
    pixels, half, first_ghost = PIXELS, PIXELS / 2, FIRST_GHOST
    paint_ghosts, in_front, is_enough = judge.paint_ghosts, judge.in_front, judge.is_enough
    narrow, counted = judge.counting.narrow, judge.counting.counted
    surround, furnish_around = surroundings.build(jit, judge)
    pose, frame, hit, follow = (
        *(judge.figures.pose, judge.figures.frame),
        *(judge.figures.hit, judge.figures.follow),
    )

    @jit
    def tally(
        posed: Posed, percent: int, least: int, hole: Keyhole, canvas: Canvas
    ) -> tuple[int, int]:
        """The pixels that would show a body, and those of an empty hall; or the most of these, as
        soon as even so it is seen.
        """
        closest, glass, left, right = canvas.closest, canvas.glass, hole.left, hole.right
        top, bottom, low, high, front = frame(posed)
        room = 0
        for row in range(top, bottom):
            room += max(0, min(high, right[row]) - max(low, left[row]))
        whole, count, first, after = 0, 0, 0, 0
        for row in range(top, bottom):
            from_, to = max(low, left[row]), min(high, right[row])
            first, after = follow(posed, row, from_, to, first, after)
            whole += max(0, after - first)
            for column in range(first, after):
                if closest[row, column] >= front:
                    continue
                close = hit((column + 0.5) / half - 1, 1 - (row + 0.5) / half, posed)
                if close > closest[row, column] and close >= glass[row, column]:
                    count += 1
            if is_enough(count, room, percent, least):
                return count, room
        return count, whole

    @jit
    def reflected(direct: Posed, posed: Posed, within: Keyhole, canvas: Canvas) -> int:
        """The pixels that would show a body in the glass and not before it."""
        closest, glass, left, right = canvas.closest, canvas.glass, within.left, within.right
        top, bottom, low, high, front = frame(posed)
        count, first, after = 0, 0, 0
        for row in range(top, bottom):
            v = 1 - (row + 0.5) / half
            from_, to = max(low, left[row]), min(high, right[row])
            first, after = follow(posed, row, from_, to, first, after)
            for column in range(first, after):
                if closest[row, column] >= front:
                    continue
                u = (column + 0.5) / half - 1
                if closest[row, column] < hit(u, v, posed) < glass[row, column]:
                    count += hit(u, v, direct) < glass[row, column]
        return count

    @jit
    def expose(  # noqa: PLR0917
        cameras: Floats, scene: Scene, hide: bool, hole: Keyhole, canvas: Canvas, bodies: Floats,
        percent: int, least: int, seen: Bytes,
    ) -> None:  # fmt: skip
        """By camera and body, whether it would be seen, beside the ghosts of the scene."""
        wholes = np.zeros(len(scene.bodies), np.int64)
        part = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
        within = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
        for d in range(len(cameras)):
            surround(cameras[d], scene, bodies, hole, canvas, part)
            mirrors = furnish_around(cameras[d], scene, part, canvas, within)
            if hide:
                paint_ghosts(cameras[d], scene, hide, mirrors, part, within, canvas, wholes)
            for i in range(len(bodies)):
                direct = pose(cameras[d], bodies[i])
                count, whole = tally(direct, percent, least, part, canvas)
                there = is_enough(count, whole, percent, least)
                if not there and mirrors and in_front(bodies[i], scene.mirror):
                    count += reflected(direct, pose(canvas.behind, bodies[i]), within, canvas)
                    there = is_enough(count, whole, percent, least)
                seen[d, i] = there

    @jit
    def count_pixels(  # noqa: PLR0917
        cameras: Floats, scene: Scene, hide: bool, hole: Keyhole, canvas: Canvas, shown: Whole
    ) -> None:
        """By camera and ghost of the scene, its pixels and those of an empty hall."""
        ghosts = len(scene.bodies)
        wholes = np.zeros(ghosts, np.int64)
        part = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
        within = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
        for d in range(len(cameras)):
            narrow(cameras[d], scene, hole, canvas, part)
            counted(cameras[d], scene, hide, part, canvas, within, wholes)
            for i in range(ghosts):
                shown[d, i, 0], shown[d, i, 1] = canvas.counts[first_ghost + i], wholes[i]

    return Glimpses(expose, count_pixels)


CountPixels = Callable[[Floats, Scene, bool, Keyhole, Canvas, Whole], None]
Expose = Callable[[Floats, Scene, bool, Keyhole, Canvas, Floats, int, int, Bytes], None]
Look = Callable[[Floats, Scene, bool, Keyhole, Canvas, Whole], None]
