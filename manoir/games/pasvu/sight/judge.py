"""What is seen through a keyhole, pixel by pixel: floor, furniture, ghosts, and all of it mirrored.

There is one mirror and its glass is flat: light that has left it never meets it again. So one
reflection is not a limit but all there is.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.sight import counting, faces, figures, placing
from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit

NOTHING: Final = 0
FLOOR: Final = 1
FIRST_PIECE: Final = 2
FIRST_GHOST: Final = 8


class Judge(NamedTuple):
    look: Callable[..., None]
    painted: Callable[..., None]
    furnished: Callable[..., bool]
    paint_ghosts: Callable[..., None]
    in_front: Callable[..., bool]
    reflect: Callable[..., None]
    own_row: Callable[[int, Canvas], int]
    is_enough: Callable[[int, int, int, int], bool]
    figures: figures.Figures
    counting: counting.Counting


def build(jit: Jit) -> Judge:  # noqa: PLR0915  small functions that share constants
    pixels, side, floor_value, first_ghost = PIXELS, float(SIDE), FLOOR, FIRST_GHOST
    mirrored = MIRRORED
    flat = faces.build(jit)
    face, pane, painters = flat.face, flat.pane, figures.build(jit, flat.own_row)
    pose, paint, placed_by = painters.pose, painters.paint, placing.build(jit, painters.seen_from)
    dot, place, rectangle = placed_by

    @jit
    def floor(camera: Floats, beyond: bool, hole: Keyhole, canvas: Canvas) -> None:
        half, placed, corners = side / 2, canvas.placed, canvas.corners
        place(camera, 0, (half, half, 0.0), placed)
        place(camera, 1, (half, 0.0, 0.0), placed)
        place(camera, 2, (0.0, half, 0.0), placed)
        place(camera, 3, (0.0, 0.0, 1.0), placed)
        value = floor_value | mirrored if beyond else floor_value
        face(rectangle(0.0, 3, placed, corners), value, beyond, hole, canvas)

    @jit
    def solid(  # noqa: PLR0917
        camera: Floats, box: Floats, value: int, beyond: bool, hole: Keyhole, canvas: Canvas
    ) -> None:
        """The sides of a box that are turned to the eye, three at most."""
        placed, corners = canvas.placed, canvas.corners
        for row in range(4):
            place(camera, row, (box[3 * row], box[3 * row + 1], box[3 * row + 2]), placed)
        for i in range(1, 4):
            away = dot(placed, 0, i)
            if abs(away) > dot(placed, i, i):  # else the eye is between the two planes
                normal = rectangle(-1.0 if away > 0 else 1.0, i, placed, corners)
                face(normal, value, beyond, hole, canvas)

    @jit
    def furnish(camera: Floats, scene: Scene, beyond: bool, hole: Keyhole, canvas: Canvas) -> None:
        """The floor, and all furniture that has a part before the glass."""
        floor(camera, beyond, hole, canvas)
        solids, values, mirror = scene.solids, scene.values, scene.mirror
        for i in range(len(solids)):
            if not beyond:
                solid(camera, solids[i], values[i], beyond, hole, canvas)
            elif in_front(solids[i], mirror):
                solid(camera, solids[i], values[i] | mirrored, beyond, hole, canvas)

    @jit
    def in_front(shape: Floats, mirror: Floats) -> bool:
        """Whether anything of a solid or a body is before the plane of the glass."""
        x, y, z = mirror[3, 0], mirror[3, 1], mirror[3, 2]
        reach = (
            x * (shape[0] - mirror[0, 0])
            + y * (shape[1] - mirror[0, 1])
            + z * (shape[2] - mirror[0, 2])
        )
        if len(shape) == 8:
            rise = x * shape[3] + y * shape[4] + z * shape[5]
            return bool(reach + max(0.0, rise * shape[7]) + shape[6] > 0)
        for i in (3, 6, 9):
            reach += abs(x * shape[i] + y * shape[i + 1] + z * shape[i + 2])
        return bool(reach > 1e-9)  # not the glass's own board

    @jit
    def open_glass(
        camera: Floats, mirror: Floats, hole: Keyhole, canvas: Canvas, within: Keyhole
    ) -> bool:
        """Clear the pixels that show the front of the glass; whether there are any."""
        placed, corners = canvas.placed, canvas.corners
        for row in range(4):
            place(camera, row, (mirror[row, 0], mirror[row, 1], mirror[row, 2]), placed)
        if dot(placed, 0, 3) >= 0:
            return False  # seen from behind
        return pane(rectangle(0.0, 3, placed, corners), hole, canvas, within)

    @jit
    def reflect(camera: Floats, mirror: Floats, behind: Floats) -> None:
        """The camera as it stands behind the glass."""
        for i in range(4):
            twice = 0.0
            for c in range(3):
                from_ = mirror[0, c] if i == 0 else 0.0
                twice += 2 * mirror[3, c] * (camera[i, c] - from_)
            for c in range(3):
                behind[i, c] = camera[i, c] - twice * mirror[3, c]

    @jit
    def paint_ghosts(  # noqa: PLR0917
        camera: Floats, scene: Scene, hide: bool, mirrors: bool, hole: Keyhole, within: Keyhole,
        canvas: Canvas, wholes: Whole,
    ) -> None:  # fmt: skip
        """The ghosts, each with its reflection."""
        bodies, mirror, behind = scene.bodies, scene.mirror, canvas.behind
        for i in range(len(bodies)):
            value, body = first_ghost + i, bodies[i]
            wholes[i] = paint(pose(camera, body), value, False, hide, hole, canvas)
            if mirrors and in_front(body, mirror):
                paint(pose(behind, body), value, True, hide, within, canvas)

    @jit
    def clear(hole: Keyhole, canvas: Canvas) -> None:
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        left, right = hole.left, hole.right
        canvas.counts[:] = 0
        for row in range(canvas.lane, pixels, canvas.lanes):
            picture[row, left[row] : right[row]] = 0
            closest[row, left[row] : right[row]] = 0.0
            glass[row, left[row] : right[row]] = 0.0

    @jit
    def part_ghosts(hole: Keyhole, canvas: Canvas) -> None:
        """Remember the hall as it is without ghosts: they do not hide one another."""
        walls, stamps, closest = canvas.walls, canvas.stamps, canvas.closest
        left, right = hole.left, hole.right
        for row in range(canvas.lane, pixels, canvas.lanes):
            for column in range(left[row], right[row]):
                walls[row, column] = closest[row, column]
                stamps[row, column] = 0

    @jit
    def furnished(
        camera: Floats, scene: Scene, hole: Keyhole, canvas: Canvas, within: Keyhole
    ) -> bool:
        """Paint the hall without ghosts; whether any glass is seen, and `within` which pixels."""
        clear(hole, canvas)
        furnish(camera, scene, False, hole, canvas)
        mirrors = len(scene.mirror) > 0 and open_glass(camera, scene.mirror, hole, canvas, within)
        if mirrors:
            reflect(camera, scene.mirror, canvas.behind)
            furnish(canvas.behind, scene, True, within, canvas)
        return mirrors

    @jit
    def painted(  # noqa: PLR0917
        camera: Floats, scene: Scene, hide: bool, hole: Keyhole, canvas: Canvas, within: Keyhole,
        wholes: Whole,
    ) -> None:  # fmt: skip
        """Paint the picture, and count for each ghost its pixels and those of an empty hall.

        `within` is room. If several paint together, each counts what it has painted.
        """
        first, after = within.left, within.right
        for row in range(canvas.lane, pixels, canvas.lanes):
            first[row] = after[row] = 0
        mirrors = furnished(camera, scene, hole, canvas, within)
        if not hide:
            part_ghosts(hole, canvas)
        paint_ghosts(camera, scene, hide, mirrors, hole, within, canvas, wholes)

    @jit
    def look(  # noqa: PLR0917
        camera: Floats, scene: Scene, hide: bool, hole: Keyhole, canvas: Canvas, wholes: Whole
    ) -> None:
        """The same, alone."""
        within = Keyhole(np.zeros(pixels, np.int64), np.zeros(pixels, np.int64))
        painted(camera, scene, hide, hole, canvas, within, wholes)

    @jit
    def is_enough(count: int, whole: int, percent: int, least: int) -> bool:
        """V11: whether so many pixels of those in an empty hall are enough to be seen."""
        return count >= least and 100 * count >= percent * whole

    counts = counting.build(jit, flat, painters, placed_by, in_front, reflect)
    return Judge(
        look, painted, furnished, paint_ghosts, in_front, reflect, flat.own_row, is_enough,
        painters, counts,
    )  # fmt: skip
