"""Frames around ghosts and their reflections: where a look that only counts has to paint.

They are kept in rows of a canvas's `walls` that no keyhole shows, the closest first: rows and
columns; how close something in it may be, and how deep; whether no other frame around it has
something as deep; and whose it is.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.sight.canvas import Floats
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole
from manoir.kernel.compiled.jit import Jit

TOP, BOTTOM, LEFT, RIGHT, FRONT, FAR, APART, WHOSE = range(8)
NUMBERS: Final = 8  # of a frame
A_ROW: Final = PIXELS // NUMBERS
COUNT: Final = 16 * A_ROW - 1  # here is how many frames there are; and of these, reflections
REFLECTION: Final = 64  # added to whose it is; no hall has so many ghosts
# How much deeper than a ghost something must be to be behind it whatever was rounded.
CLEARLY: Final = 1 + 1e-9

Frame = tuple[int, int, int, int, float]
Part = tuple[int, int, int, int]  # of the picture: rows, columns


class Frames(NamedTuple):
    kept: Callable[[int, int, Floats], float]
    keep: Callable[[int, int, float, Floats], None]
    count_of: Callable[[int, Floats], int]
    enter: Callable[[int, Frame, float, Floats], None]
    part_frames: Callable[[Floats], None]
    hull: Callable[[Keyhole, Keyhole, Floats], None]
    mirror_part: Callable[[Floats], Part]


def build(jit: Jit) -> Frames:  # noqa: PLR0915  small functions that share constants
    pixels, clearly = PIXELS, CLEARLY
    a_row, how_many, reflection = A_ROW, COUNT, REFLECTION

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

    return Frames(kept, keep, count_of, enter, part_frames, hull, mirror_part)
