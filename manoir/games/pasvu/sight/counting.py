"""A look of which nobody wants the picture: only how much of each ghost is seen.

The same counts as those of a whole picture, from far less paint. Around every ghost there is a
frame, and one around its reflection. Furniture is painted only in frames of what it may hide; the
floor hides nobody. Whoever comes first is counted first, and what is deeper than all of it needs
no more than to know that somebody was there.
"""

from collections.abc import Callable
from math import ceil, floor, inf
from typing import Final, NamedTuple

from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene, Whole
from manoir.games.pasvu.sight.faces import FLUSH, NEAR, Faces
from manoir.games.pasvu.sight.figures import Figures, Posed
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.games.pasvu.sight.placing import Placing
from manoir.kernel.compiled.jit import Jit

FIRST_GHOST: Final = 8
# Frames are kept in rows of a canvas's `walls` that no keyhole shows, the closest first: rows and
# columns; how close something in it may be, and how deep; whether no other frame around it has
# something as deep; and whose it is.
TOP, BOTTOM, LEFT, RIGHT, FRONT, FAR, APART, WHOSE = range(8)
NUMBERS: Final = 8  # of a frame
A_ROW: Final = PIXELS // NUMBERS
COUNT: Final = 16 * A_ROW - 1  # here is how many frames there are; and of these, reflections
REFLECTION: Final = 64  # added to whose it is; no hall has so many ghosts
# How much deeper than a ghost something must be to be behind it whatever was rounded.
CLEARLY: Final = 1 + 1e-9

Frame = tuple[int, int, int, int, float]
Part = tuple[int, int, int, int]  # of the picture: rows, columns


class Counting(NamedTuple):
    narrow: Callable[..., None]
    counted: Callable[..., None]


def build(  # noqa: PLR0915, PLR0917  small functions that share constants
    jit: Jit,
    flat: Faces,
    figures: Figures,
    placing: Placing,
    in_front: Callable[..., bool],
    reflect: Callable[..., None],
) -> Counting:
    pixels, half, near = PIXELS, PIXELS / 2, NEAR
    first_ghost, flush, clearly = FIRST_GHOST, FLUSH, CLEARLY
    a_row, how_many, reflection = A_ROW, COUNT, REFLECTION
    own_row, outlined, span, slopes = flat.own_row, flat.outlined, flat.span, flat.slopes
    frame, pose, hit, follow = figures.frame, figures.pose, figures.hit, figures.follow
    dot, place, rectangle = placing

    @jit
    def kept(at: int, what: int, frames: Floats) -> float:
        number: float = frames[at // a_row, NUMBERS * (at % a_row) + what]
        return number

    @jit
    def keep(at: int, what: int, number: float, frames: Floats) -> None:
        frames[at // a_row, NUMBERS * (at % a_row) + what] = number

    @jit
    def count_of(what: int, frames: Floats) -> int:
        """How many frames there are, and how many of them are of reflections."""
        return int(kept(how_many, what, frames))

    @jit
    def enter(whose: int, around: Frame, far: float, frames: Floats) -> None:
        """A frame in its place among the others."""
        top, bottom, low, high, front = around
        if top >= bottom or low >= high:
            return
        at = count_of(0, frames)
        keep(how_many, 0, at + 1, frames)
        while at and kept(at - 1, FRONT, frames) < front:
            for what in range(NUMBERS):
                keep(at, what, kept(at - 1, what, frames), frames)
            at -= 1
        keep(at, TOP, top, frames)
        keep(at, BOTTOM, bottom, frames)
        keep(at, LEFT, low, frames)
        keep(at, RIGHT, high, frames)
        keep(at, FRONT, front, frames)
        keep(at, FAR, far, frames)
        keep(at, WHOSE, whose, frames)

    @jit
    def part_frames(frames: Floats) -> None:
        """Find out which are apart: from those that overlap them they differ in depth."""
        count = count_of(0, frames)
        for at in range(count):
            keep(at, APART, 1.0, frames)
        for one in range(count):
            behind = 1 / (kept(one, FAR, frames) * clearly)
            for other in range(one + 1, count):
                if kept(other, FRONT, frames) < behind:
                    break  # so is whoever comes after it
                if overlap(one, other, frames):
                    keep(one, APART, 0.0, frames)
                    keep(other, APART, 0.0, frames)

    @jit
    def overlap(one: int, other: int, frames: Floats) -> bool:
        return (
            kept(one, TOP, frames) < kept(other, BOTTOM, frames)
            and kept(other, TOP, frames) < kept(one, BOTTOM, frames)
            and kept(one, LEFT, frames) < kept(other, RIGHT, frames)
            and kept(other, LEFT, frames) < kept(one, RIGHT, frames)
        )

    @jit
    def far_side(posed: Posed) -> float:
        """Nothing of a body is deeper than this."""
        return max(posed.z, posed.middle_z) + posed.radius

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
    def hull(hole: Keyhole, to: Keyhole, frames: Floats) -> None:
        left, right = to.left, to.right
        for row in range(pixels):
            left[row], right[row] = pixels, 0
        for at in range(count_of(0, frames)):
            low, high = int(kept(at, LEFT, frames)), int(kept(at, RIGHT, frames))
            for row in range(int(kept(at, TOP, frames)), int(kept(at, BOTTOM, frames))):
                left[row], right[row] = min(left[row], low), max(right[row], high)
        for row in range(pixels):
            left[row], right[row] = max(left[row], hole.left[row]), min(right[row], hole.right[row])
            if left[row] >= right[row]:
                left[row] = right[row] = 0

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
    def mirror_part(frames: Floats) -> Part:
        """The part of the picture with all frames of reflections."""
        top, bottom, low, high = pixels, 0, pixels, 0
        for at in range(count_of(0, frames)):
            if kept(at, WHOSE, frames) >= reflection:
                top = min(top, int(kept(at, TOP, frames)))
                bottom = max(bottom, int(kept(at, BOTTOM, frames)))
                low = min(low, int(kept(at, LEFT, frames)))
                high = max(high, int(kept(at, RIGHT, frames)))
        return top, bottom, low, high

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

    return Counting(narrow, counted)
