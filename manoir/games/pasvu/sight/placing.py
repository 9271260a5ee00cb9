"""Points, directions and rectangles as the camera has them."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.sight.canvas import Floats
from manoir.games.pasvu.sight.faces import Triple
from manoir.kernel.compiled.jit import Jit


class Placing(NamedTuple):
    dot: Callable[[Floats, int, int], float]
    place: Callable[[Floats, int, Triple, Floats], None]
    rectangle: Callable[[float, int, Floats, Floats], Triple]


def build(jit: Jit, seen_from: Callable[..., Triple]) -> Placing:
    @jit
    def dot(rows: Floats, i: int, j: int) -> float:
        total: float = rows[i, 0] * rows[j, 0] + rows[i, 1] * rows[j, 1] + rows[i, 2] * rows[j, 2]
        return total

    @jit
    def place(camera: Floats, row: int, at: Triple, placed: Floats) -> None:
        """A point in row 0, a direction in another, as the camera has it."""
        x, y, z = at
        if row == 0:
            x, y, z = x - camera[0, 0], y - camera[0, 1], z - camera[0, 2]
        placed[row, 0], placed[row, 1], placed[row, 2] = seen_from(camera, x, y, z)

    @jit
    def rectangle(out: float, i: int, placed: Floats, corners: Floats) -> Triple:
        """The corners of what is placed, `out` times along edge i and across; its normal."""
        j, k = i % 3 + 1, (i + 1) % 3 + 1
        for c in range(3):
            middle = placed[0, c] + out * placed[i, c]
            corners[0, c] = middle - placed[j, c] - placed[k, c]
            corners[1, c] = middle + placed[j, c] - placed[k, c]
            corners[2, c] = middle + placed[j, c] + placed[k, c]
            corners[3, c] = middle - placed[j, c] + placed[k, c]
        return placed[i, 0], placed[i, 1], placed[i, 2]

    return Placing(dot, place, rectangle)
