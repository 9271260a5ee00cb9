"""A look of which nobody wants the picture: only how much of each ghost is seen.

The same counts as those of a whole picture, from far less paint. Around every ghost there is a
frame, and one around its reflection. Furniture is painted only in frames of what it may hide; the
floor hides nobody. Whoever comes first is counted first, and what is deeper than all of it needs
no more than to know that somebody was there.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.sight import covering
from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.faces import Faces
from manoir.games.pasvu.sight.figures import Figures, Posed
from manoir.games.pasvu.sight.frames import (
    APART,
    BOTTOM,
    CLEARLY,
    COUNT,
    FAR,
    FRONT,
    LEFT,
    REFLECTION,
    RIGHT,
    TOP,
    WHOSE,
    Frames,
)
from manoir.games.pasvu.sight.frames import build as build_frames
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.games.pasvu.sight.placing import Placing
from manoir.kernel.compiled.jit import Jit

FIRST_GHOST: Final = 8


class Counting(NamedTuple):
    narrow: Callable[..., None]
    counted: Callable[..., None]
    clear: Callable[[Keyhole, bool, Canvas], None]
    far_side: Callable[[Posed], float]
    covering: covering.Covering
    frames: Frames


def build(  # noqa: PLR0915, PLR0917  small functions that share constants
    jit: Jit,
    flat: Faces,
    figures: Figures,
    placing: Placing,
    in_front: Callable[..., bool],
    reflect: Callable[..., None],
) -> Counting:
    pixels, half, first_ghost = PIXELS, PIXELS / 2, FIRST_GHOST
    how_many, reflection, clearly = COUNT, REFLECTION, CLEARLY
    kept_frames = build_frames(jit)
    kept, keep, count_of, enter, part_frames, hull, _ = kept_frames
    covered = covering.build(jit, flat, placing, kept_frames, in_front)
    pane, bounds, furnish, open_glass = covered
    own_row, frame, pose = flat.own_row, figures.frame, figures.pose
    hit, follow = figures.hit, figures.follow

    @jit
    def far_side(posed: Posed) -> float:
        """Nothing of a body is deeper than this."""
        return max(posed.z, posed.middle_z) + posed.radius

    @jit
    def narrow(camera: Floats, scene: Scene, hole: Keyhole, canvas: Canvas, to: Keyhole) -> None:
        """Find all frames, and of the hole the pixels in them."""
        bodies, mirror, frames, behind = scene.bodies, scene.mirror, canvas.walls, canvas.behind
        glazed = pane(camera, mirror, canvas) if len(mirror) else 0
        top, bottom, low, high = 0, 0, 0, 0
        if glazed >= 3:
            reflect(camera, mirror, behind)
            top, bottom, low, high = bounds(canvas.outline, glazed)
        keep(how_many, 0, 0.0, frames)
        for i in range(len(bodies)):
            posed = pose(camera, bodies[i])
            enter(i, frame(posed), far_side(posed), frames)
        seen = count_of(0, frames)
        for i in range(len(bodies) if glazed >= 3 else 0):
            if in_front(bodies[i], mirror):
                posed = pose(behind, bodies[i])
                up, down, first, after, front = frame(posed)
                up, down = max(up, top), min(down, bottom)
                first, after = max(first, low), min(after, high)
                far = far_side(posed)
                enter(reflection + i, (up, down, first, after, front), far, frames)
        keep(how_many, 1, count_of(0, frames) - seen, frames)
        part_frames(frames)
        hull(hole, to, frames)

    @jit
    def clear(hole: Keyhole, mirrors: bool, canvas: Canvas) -> None:
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        left, right = hole.left, hole.right
        canvas.counts[:] = 0
        for row in range(canvas.lane, pixels, canvas.lanes):
            for column in range(left[row], right[row]):
                picture[row, column] = 0
                closest[row, column] = 0.0
            for column in range(left[row], right[row] if mirrors else 0):
                glass[row, column] = 0.0

    @jit
    def tell_among(  # noqa: PLR0917
        posed: Posed, at: int, value: int, beyond: bool, hide: bool, mirrors: bool, hole: Keyhole,
        canvas: Canvas,
    ) -> int:  # fmt: skip
        """Paint a ghost and count its pixels; return how many it has in an empty hall."""
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        counts, left, right, frames = canvas.counts, hole.left, hole.right, canvas.walls
        low, high = int(kept(at, LEFT, frames)), int(kept(at, RIGHT, frames))
        front, whole, bottom = kept(at, FRONT, frames), 0, int(kept(at, BOTTOM, frames))
        first = after = 0
        for row in range(own_row(int(kept(at, TOP, frames)), canvas), bottom, canvas.lanes):
            from_, to = max(low, left[row]), min(high, right[row])
            first, after = follow(posed, row, from_, to, first, after)
            whole += max(0, after - first)
            for column in range(first, after):
                wall = closest[row, column]
                if wall >= front:
                    continue
                close = hit((column + 0.5) / half - 1, 1 - (row + 0.5) / half, posed)
                if close <= wall or (mirrors and (close < glass[row, column]) != beyond):
                    continue
                if hide:
                    counts[picture[row, column]] -= 1
                    counts[value] += 1
                    closest[row, column] = close
                elif picture[row, column] != value:  # before its own reflection it counts once
                    counts[value] += 1
                picture[row, column] = value
        return whole

    @jit
    def tell(  # noqa: PLR0917
        posed: Posed, at: int, value: int, mirrors: bool, hole: Keyhole, canvas: Canvas
    ) -> int:
        """The same of a ghost that is apart: whoever comes later is behind all of it."""
        closest, glass, frames = canvas.closest, canvas.glass, canvas.walls
        left, right = hole.left, hole.right
        low, high = int(kept(at, LEFT, frames)), int(kept(at, RIGHT, frames))
        front, whole, bottom = kept(at, FRONT, frames), 0, int(kept(at, BOTTOM, frames))
        behind, shown = 1 / (kept(at, FAR, frames) * clearly), 0
        first = after = 0
        for row in range(own_row(int(kept(at, TOP, frames)), canvas), bottom, canvas.lanes):
            from_, to = max(low, left[row]), min(high, right[row])
            first, after = follow(posed, row, from_, to, first, after)
            whole += max(0, after - first)
            for column in range(first, after):
                wall = closest[row, column]
                if mirrors:
                    wall = max(wall, glass[row, column])
                if wall >= front:
                    continue
                if wall > behind:
                    close = hit((column + 0.5) / half - 1, 1 - (row + 0.5) / half, posed)
                    if close <= wall:
                        continue
                    closest[row, column] = close
                else:
                    closest[row, column] = behind
                shown += 1
        canvas.counts[value] += shown
        return whole

    @jit
    def tell_one(  # noqa: PLR0917
        at: int, camera: Floats, scene: Scene, hide: bool, mirrors: bool, hole: Keyhole,
        canvas: Canvas, within: Keyhole, wholes: Whole,
    ) -> None:  # fmt: skip
        """What is in a frame."""
        bodies, frames = scene.bodies, canvas.walls
        whose = int(kept(at, WHOSE, frames))
        i = whose % reflection
        value = first_ghost + i
        if whose >= reflection:
            posed = pose(canvas.behind, bodies[i])
            tell_among(posed, at, value, True, hide, mirrors, within, canvas)
        elif hide and kept(at, APART, frames) > 0:
            wholes[i] = tell(pose(camera, bodies[i]), at, value, mirrors, hole, canvas)
        else:
            posed = pose(camera, bodies[i])
            wholes[i] = tell_among(posed, at, value, False, hide, mirrors, hole, canvas)

    @jit
    def counted(  # noqa: PLR0917
        camera: Floats, scene: Scene, hide: bool, hole: Keyhole, canvas: Canvas, within: Keyhole,
        wholes: Whole,
    ) -> None:  # fmt: skip
        """Count for each ghost its pixels and those of an empty hall, where `narrow` was before.

        `within` is room. If several count together, each its own rows.
        """
        frames = canvas.walls
        count, mirrors = count_of(0, frames), count_of(1, frames) > 0
        clear(hole, mirrors, canvas)
        furnish(camera, scene, False, hole, canvas)
        if mirrors:
            for row in range(canvas.lane, pixels, canvas.lanes):
                within.left[row] = within.right[row] = 0
            open_glass(camera, scene.mirror, hole, canvas, within)
            reflect(camera, scene.mirror, canvas.behind)
            furnish(canvas.behind, scene, True, within, canvas)
        for i in range(len(wholes)):
            wholes[i] = 0
        if hide:
            for at in range(count):
                tell_one(at, camera, scene, hide, mirrors, hole, canvas, within, wholes)
            return
        for i in range(len(wholes)):
            for whose in (i, reflection + i):
                for at in range(count):
                    if kept(at, WHOSE, frames) == whose:
                        tell_one(at, camera, scene, hide, mirrors, hole, canvas, within, wholes)

    return Counting(narrow, counted, clear, far_side, covered, kept_frames)
