"""The pixels where anybody can be seen, found by several threads, each for its own rows."""

from collections.abc import Callable

from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.judge import Judge
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit


def build(jit: Jit, judge: Judge) -> Callable[[Floats, Scene, Keyhole, Canvas, Keyhole], None]:
    pixels, reflect, own_row = PIXELS, judge.reflect, judge.own_row
    in_front, frame, pose = judge.in_front, judge.figures.frame, judge.figures.pose

    @jit
    def narrow(camera: Floats, scene: Scene, hole: Keyhole, canvas: Canvas, to: Keyhole) -> None:
        """Of the hole, the pixels around ghosts and around their reflections."""
        bodies, mirror, left, right = scene.bodies, scene.mirror, to.left, to.right
        behind, lane, lanes = canvas.behind, canvas.lane, canvas.lanes
        for row in range(lane, pixels, lanes):
            left[row], right[row] = pixels, 0
        before = 0.0
        for c in range(3):
            before += mirror[3, c] * (camera[0, c] - mirror[0, c])
        if before > 0:
            reflect(camera, mirror, behind)
        for i in range(len(bodies)):
            widen(frame(pose(camera, bodies[i])), left, right, canvas)
            if before > 0 and in_front(bodies[i], mirror):
                widen(frame(pose(behind, bodies[i])), left, right, canvas)
        for row in range(lane, pixels, lanes):
            left[row], right[row] = max(left[row], hole.left[row]), min(right[row], hole.right[row])
            if left[row] >= right[row]:
                left[row] = right[row] = 0

    @jit
    def widen(
        around: tuple[int, int, int, int, float], left: Whole, right: Whole, canvas: Canvas
    ) -> None:
        top, bottom, low, high, _ = around
        for row in range(own_row(top, canvas), bottom, canvas.lanes):
            left[row], right[row] = min(left[row], low), max(right[row], high)

    return narrow
