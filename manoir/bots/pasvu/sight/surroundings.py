"""The part of a picture in which some bodies could be seen, with what may hide them there.

As in a look that only counts (counting.py), but all of these bodies share one frame, and all of
their reflections another.
"""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene
from manoir.games.pasvu.sight.figures import Posed
from manoir.games.pasvu.sight.frames import COUNT, REFLECTION, Frame
from manoir.games.pasvu.sight.judge import Judge
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit


class Surroundings(NamedTuple):
    surround: Callable[..., None]
    furnish_around: Callable[..., bool]


def build(jit: Jit, judge: Judge) -> Surroundings:
    pixels, how_many, reflection = PIXELS, COUNT, REFLECTION
    pose, frame = judge.figures.pose, judge.figures.frame
    in_front, reflect = judge.in_front, judge.reflect
    clear, far_side = judge.counting.clear, judge.counting.far_side
    pane, bounds, furnish, open_glass = judge.counting.covering
    keep, count_of = judge.counting.frames.keep, judge.counting.frames.count_of
    enter, hull = judge.counting.frames.enter, judge.counting.frames.hull

    @jit
    def stretched(around: Frame, far: float, posed: Posed) -> tuple[Frame, float]:
        """A frame, and how deep something in it may be, with room for one more body."""
        top, bottom, left, right, front = around
        up, down, low, high, close = frame(posed)
        if up >= down or low >= high:
            return around, far
        top, bottom, left, right = min(top, up), max(bottom, down), min(left, low), max(right, high)
        return (top, bottom, left, right, max(front, close)), max(far, far_side(posed))

    @jit
    def surround(  # noqa: PLR0917
        camera: Floats, scene: Scene, bodies: Floats, hole: Keyhole, canvas: Canvas, part: Keyhole
    ) -> None:
        """A frame around all of these bodies, one around their reflections, and the `part` of the
        hole that is in them.
        """
        around, far = (pixels, 0, pixels, 0, 0.0), 0.0
        beyond, deep = around, far
        frames, mirror = canvas.walls, scene.mirror
        glazed = pane(camera, mirror, canvas) if len(mirror) else 0
        if glazed >= 3:
            reflect(camera, mirror, canvas.behind)
        for i in range(len(bodies)):
            around, far = stretched(around, far, pose(camera, bodies[i]))
            if glazed >= 3 and in_front(bodies[i], mirror):
                beyond, deep = stretched(beyond, deep, pose(canvas.behind, bodies[i]))
        keep(how_many, 0, 0.0, frames)
        enter(0, around, far, frames)
        seen = count_of(0, frames)
        if glazed >= 3:
            top, bottom, left, right = bounds(canvas.outline, glazed)
            top, bottom = max(top, beyond[0]), min(bottom, beyond[1])
            left, right = max(left, beyond[2]), min(right, beyond[3])
            enter(reflection, (top, bottom, left, right, beyond[4]), deep, frames)
        keep(how_many, 1, count_of(0, frames) - seen, frames)
        hull(hole, part, frames)

    @jit
    def furnish_around(
        camera: Floats, scene: Scene, part: Keyhole, canvas: Canvas, within: Keyhole
    ) -> bool:
        """Paint what may hide something in the frames; whether a reflection may be `within`."""
        mirrors = count_of(1, canvas.walls) > 0
        clear(part, True, canvas)
        furnish(camera, scene, False, part, canvas)
        if mirrors:
            within.left[:], within.right[:] = 0, 0
            open_glass(camera, scene.mirror, part, canvas, within)
            reflect(camera, scene.mirror, canvas.behind)
            furnish(canvas.behind, scene, True, within, canvas)
        return mirrors

    return Surroundings(surround, furnish_around)
