"""Flat faces, painted on a canvas.

`build` takes the decorator that makes the difference: none, or `numba.njit`. Only sums, products,
quotients and roots, each rounded as IEEE 754 says: compiled or not, every machine gets the same.
Arrays are taken out of their tuples once a function: Numba counts every time.

`beyond` says that the camera is a reflected one. Then only what is farther than the glass counts.
"""

from collections.abc import Callable
from math import ceil, floor, inf
from typing import Final, NamedTuple

from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas, Floats
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit

# Nothing that is inside the hall and inside the picture is nearer than half a cell.
NEAR: Final = 0.1
# Glass lies in the plane of its wood, and wins where they are as close, apart from rounding.
FLUSH: Final = 1 - 1e-9

Triple = tuple[float, float, float]


class Faces(NamedTuple):
    own_row: Callable[[int, Canvas], int]
    face: Callable[..., None]
    pane: Callable[..., bool]
    outlined: Callable[[Floats, Floats], int]
    span: Callable[[Floats, int, int], tuple[int, int]]
    slopes: Callable[[Floats, Triple], Triple]


def build(jit: Jit) -> Faces:  # noqa: PLR0915  small functions that share constants
    half, last, near, mirrored, flush = PIXELS / 2, PIXELS - 1, NEAR, MIRRORED, FLUSH

    @jit
    def own_row(row: int, canvas: Canvas) -> int:
        """The first row from that one on that is painted here."""
        return row + (canvas.lane - row) % canvas.lanes

    @jit
    def outlined(corners: Floats, outline: Floats) -> int:
        """Project four corners, less what is behind the eye; how many corners there are then."""
        count = 0
        for i in range(4):
            j = i - 1 if i else 3
            depth, before = corners[i, 2], corners[j, 2]
            if (depth >= near) != (before >= near):
                part = (near - before) / (depth - before)
                x = corners[j, 0] + part * (corners[i, 0] - corners[j, 0])
                y = corners[j, 1] + part * (corners[i, 1] - corners[j, 1])
                outline[count, 0] = half + half * x / near - 0.5
                outline[count, 1] = half - half * y / near - 0.5
                count += 1
            if depth >= near:
                outline[count, 0] = half + half * corners[i, 0] / depth - 0.5
                outline[count, 1] = half - half * corners[i, 1] / depth - 0.5
                count += 1
        return count

    @jit
    def rows(outline: Floats, count: int, canvas: Canvas) -> tuple[int, int]:
        """Those rows of an outline that are painted here: the first, and the first after them."""
        if count < 3:
            return 0, 0
        top, bottom = inf, -inf
        for i in range(count):
            top, bottom = min(top, outline[i, 1]), max(bottom, outline[i, 1])
        return own_row(max(0, ceil(top)), canvas), min(last, floor(bottom)) + 1

    @jit
    def span(outline: Floats, count: int, row: int) -> tuple[int, int]:
        """The columns of a convex outline in a row: the first, and the first after them."""
        low, high = inf, -inf
        for i in range(count):
            j = i - 1 if i else count - 1
            y, before = outline[i, 1], outline[j, 1]
            if (y <= row) != (before <= row):
                x = outline[i, 0] + (row - y) * (outline[j, 0] - outline[i, 0]) / (before - y)
                low, high = min(low, x), max(high, x)
        if low > high:
            return 0, 0
        return ceil(low), ceil(high)

    @jit
    def slopes(corners: Floats, normal: Triple) -> Triple:
        """The closeness of a plane at the first pixel, and its change to the right and down."""
        x, y, z = normal
        away = x * corners[0, 0] + y * corners[0, 1] + z * corners[0, 2]
        if away == 0:  # seen edge on
            return 0.0, 0.0, 0.0
        x, y, z = x / away, y / away, z / away
        edge = 1 - 0.5 / half
        return z - x * edge + y * edge, x / half, -y / half

    @jit
    def face(normal: Triple, value: int, beyond: bool, hole: Keyhole, canvas: Canvas) -> None:
        """Paint the canvas's corners, which lie in a plane with that normal."""
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        outline, left, right, lanes = canvas.outline, hole.left, hole.right, canvas.lanes
        count = outlined(canvas.corners, outline)
        start, aside, down = slopes(canvas.corners, normal)
        top, bottom = rows(outline, count, canvas)
        for row in range(top, bottom, lanes):
            if left[row] >= right[row]:
                continue
            low, high = span(outline, count, row)
            low, high = max(low, left[row]), min(high, right[row])
            here = start + row * down
            if beyond:
                for column in range(low, high):
                    close = here + column * aside
                    if closest[row, column] < close < glass[row, column]:
                        closest[row, column] = close
                        picture[row, column] = value
            else:
                for column in range(low, high):  # without a jump, for several pixels at once
                    close = here + column * aside
                    nearer = close > closest[row, column]
                    closest[row, column] = close if nearer else closest[row, column]
                    picture[row, column] = value if nearer else picture[row, column]

    @jit
    def pane(normal: Triple, hole: Keyhole, canvas: Canvas, within: Keyhole) -> bool:
        """Clear what the glass shows, and put into `within` where that is, if anywhere."""
        picture, closest, glass = canvas.picture, canvas.closest, canvas.glass
        outline, left, right, lanes = canvas.outline, hole.left, hole.right, canvas.lanes
        first, after = within.left, within.right
        count = outlined(canvas.corners, outline)
        start, aside, down = slopes(canvas.corners, normal)
        top, bottom = rows(outline, count, canvas)
        shown = False
        for row in range(top, bottom, lanes):
            if left[row] >= right[row]:
                continue
            low, high = span(outline, count, row)
            low, high = max(low, left[row]), min(high, right[row])
            for column in range(low, high):
                close = start + row * down + column * aside
                if close < closest[row, column] * flush:
                    continue
                if after[row] == 0:
                    first[row] = column
                after[row] = column + 1
                glass[row, column] = close
                closest[row, column] = 0.0
                picture[row, column] = mirrored
                shown = True
        return shown

    return Faces(own_row, face, pane, outlined, span, slopes)
