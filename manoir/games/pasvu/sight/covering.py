"""Furniture and glass of a look that only counts: painted in frames of what they may hide."""

from collections.abc import Callable
from math import ceil, floor, inf
from typing import NamedTuple

from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene
from manoir.games.pasvu.sight.faces import FLUSH, NEAR, Faces
from manoir.games.pasvu.sight.frames import (
    BOTTOM,
    CLEARLY,
    FAR,
    LEFT,
    REFLECTION,
    RIGHT,
    TOP,
    WHOSE,
    Frames,
    Part,
)
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.games.pasvu.sight.placing import Placing
from manoir.kernel.compiled.jit import Jit


class Covering(NamedTuple):
    pane: Callable[[Floats, Floats, Canvas], int]
    bounds: Callable[[Floats, int], Part]
    furnish: Callable[[Floats, Scene, bool, Keyhole, Canvas], None]
    open_glass: Callable[[Floats, Floats, Keyhole, Canvas, Keyhole], None]


def build(  # noqa: PLR0915  small functions that share constants
    jit: Jit, flat: Faces, placing: Placing, kept_frames: Frames, in_front: Callable[..., bool]
) -> Covering:
    pixels, half, near = PIXELS, PIXELS / 2, NEAR
    flush, clearly, reflection = FLUSH, CLEARLY, REFLECTION
    own_row, outlined, span, slopes = flat.own_row, flat.outlined, flat.span, flat.slopes
    kept, count_of, mirror_part = kept_frames.kept, kept_frames.count_of, kept_frames.mirror_part
    dot, place, rectangle = placing

    @jit
    def pane(camera: Floats, mirror: Floats, canvas: Canvas) -> int:
        """The outline of the glass: how many corners it has, 0 if its front is not seen."""
        placed, corners = canvas.placed, canvas.corners
        for row in range(4):
            place(camera, row, (mirror[row, 0], mirror[row, 1], mirror[row, 2]), placed)
        if dot(placed, 0, 3) >= 0:
            return 0
        rectangle(0.0, 3, placed, corners)
        return outlined(corners, canvas.outline)

    @jit
    def bounds(outline: Floats, count: int) -> Part:
        """Rows and columns of an outline: the first, and the first after them."""
        top, bottom, low, high = inf, -inf, inf, -inf
        for i in range(count):
            low, high = min(low, outline[i, 0]), max(high, outline[i, 0])
            top, bottom = min(top, outline[i, 1]), max(bottom, outline[i, 1])
        return ceil(top), floor(bottom) + 1, ceil(low), ceil(high)

    @jit
    def hidden_by(placed: Floats, beyond: bool, frames: Floats) -> Part:
        """The part of the picture with all frames in which a box may hide something."""
        across = abs(placed[1, 0]) + abs(placed[2, 0]) + abs(placed[3, 0])
        up = abs(placed[1, 1]) + abs(placed[2, 1]) + abs(placed[3, 1])
        along = abs(placed[1, 2]) + abs(placed[2, 2]) + abs(placed[3, 2])
        depth, back = placed[0, 2] - along, placed[0, 2] + along
        top, bottom, left, right = 0.0, 256.0, 0.0, 256.0
        if back < near:
            return 0, 0, 0, 0
        if depth > near:
            low, high = placed[0, 0] - across, placed[0, 0] + across
            left = half + half * low / (depth if low < 0 else back) - 1
            right = half + half * high / (back if high < 0 else depth) + 1
            low, high = placed[0, 1] - up, placed[0, 1] + up
            top = half - half * high / (back if high < 0 else depth) - 1
            bottom = half - half * low / (depth if low < 0 else back) + 1
        first_row, end_row, first_column, end_column = pixels, 0, pixels, 0
        for at in range(count_of(0, frames)):
            if (
                depth <= kept(at, FAR, frames) * clearly
                and top < kept(at, BOTTOM, frames)
                and kept(at, TOP, frames) < bottom
                and left < kept(at, RIGHT, frames)
                and kept(at, LEFT, frames) < right
                and (not beyond or kept(at, WHOSE, frames) >= reflection)
            ):
                first_row = min(first_row, int(kept(at, TOP, frames)))
                end_row = max(end_row, int(kept(at, BOTTOM, frames)))
                first_column = min(first_column, int(kept(at, LEFT, frames)))
                end_column = max(end_column, int(kept(at, RIGHT, frames)))
        return first_row, end_row, first_column, end_column

    @jit
    def cover(i: int, out: float, part: Part, beyond: bool, hole: Keyhole, canvas: Canvas) -> None:  # noqa: PLR0917
        """Paint a side of the box that is placed, in a part of the picture."""
        closest, glass, outline = canvas.closest, canvas.glass, canvas.outline
        left, right, lanes = hole.left, hole.right, canvas.lanes
        normal = rectangle(out, i, canvas.placed, canvas.corners)
        count = outlined(canvas.corners, outline)
        if count < 3:
            return
        top, bottom, low, high = bounds(outline, count)
        top, bottom = max(top, part[0]), min(bottom, part[1])
        low, high = max(low, part[2]), min(high, part[3])
        if top >= bottom or low >= high:
            return
        start, aside, down = slopes(canvas.corners, normal)
        for row in range(own_row(top, canvas), bottom, lanes):
            first, after = span(outline, count, row)
            first, after = max(first, left[row], low), min(after, right[row], high)
            here = start + row * down
            if beyond:
                for column in range(first, after):
                    close = here + column * aside
                    if closest[row, column] < close < glass[row, column]:
                        closest[row, column] = close
            else:
                for column in range(first, after):  # without a jump, for several pixels at once
                    close = here + column * aside
                    nearer = close > closest[row, column]
                    closest[row, column] = close if nearer else closest[row, column]

    @jit
    def furnish(camera: Floats, scene: Scene, beyond: bool, hole: Keyhole, canvas: Canvas) -> None:
        """All furniture that has a part before the glass, where it may hide somebody."""
        solids, placed = scene.solids, canvas.placed
        for number in range(len(solids)):
            box = solids[number]
            if beyond and not in_front(box, scene.mirror):
                continue
            for row in range(4):
                place(camera, row, (box[3 * row], box[3 * row + 1], box[3 * row + 2]), placed)
            part = hidden_by(placed, beyond, canvas.walls)
            if part[0] >= part[1]:
                continue
            for i in range(1, 4):
                away = dot(placed, 0, i)
                if abs(away) > dot(placed, i, i):  # else the eye is between the two planes
                    cover(i, -1.0 if away > 0 else 1.0, part, beyond, hole, canvas)

    @jit
    def open_glass(
        camera: Floats, mirror: Floats, hole: Keyhole, canvas: Canvas, within: Keyhole
    ) -> None:
        """Clear the pixels that show the front of the glass, and a reflection perhaps."""
        closest, glass, lanes = canvas.closest, canvas.glass, canvas.lanes
        outline, left, right = canvas.outline, hole.left, hole.right
        first, after = within.left, within.right
        count = pane(camera, mirror, canvas)
        placed = canvas.placed
        start, aside, down = slopes(canvas.corners, (placed[3, 0], placed[3, 1], placed[3, 2]))
        top, bottom, low, high = mirror_part(canvas.walls)
        for row in range(own_row(top, canvas), bottom, lanes):
            begin, end = span(outline, count, row)
            begin, end = max(begin, left[row], low), min(end, right[row], high)
            for column in range(begin, end):
                close = start + row * down + column * aside
                if close < closest[row, column] * flush:
                    continue
                if after[row] == 0:
                    first[row] = column
                after[row] = column + 1
                glass[row, column] = close
                closest[row, column] = 0.0

    return Covering(pane, bounds, furnish, open_glass)
