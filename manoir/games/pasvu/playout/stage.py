"""Where looks are painted, in one row of numbers: all of its arrays are views of that row."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.games.pasvu.core.layout import BOXES, MOST_GHOSTS
from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas, Floats, Whole, canvas, window
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole, keyhole
from manoir.kernel.compiled.jit import Jit, plain

_PICTURE: Final = PIXELS * PIXELS // 8  # numbers for a picture of bytes
_DEPTHS: Final = PIXELS * PIXELS  # and for one of floats
# Two pictures of bytes, three of floats, and small things.
_FLOATS: Final = 2 * _PICTURE
_SMALL: Final = _FLOATS + 3 * _DEPTHS
_SIZES: Final = (12, 12, 10, 12, 12 * sum(BOXES), 8 * MOST_GHOSTS, 12)  # of rows of floats
_WHOLES: Final = _SMALL + sum(_SIZES)
NUMBERS: Final = _WHOLES + MIRRORED + 6 * PIXELS + sum(BOXES) + MOST_GHOSTS + 1


class Stage(NamedTuple):
    """Where looks are painted, used again and again."""

    canvas: Canvas
    hole: Keyhole
    narrow: Keyhole
    within: Keyhole
    solids: Floats
    values: Whole
    bodies: Floats
    mirror: Floats
    wholes: Whole


def stage() -> Stage:
    """In arrays of its own."""
    return Stage(
        canvas(),
        window(),
        window(),
        window(),
        np.zeros((sum(BOXES), 12)),
        np.zeros(sum(BOXES), np.int64),
        np.zeros((MOST_GHOSTS, 8)),
        np.zeros((4, 3)),
        np.zeros(MOST_GHOSTS, np.int64),
    )


def build(jit: Jit) -> Callable[[Any, int], Stage]:
    """Takes a row of numbers, and from where on there is room."""
    return _build_apart() if jit is plain else _build_within(jit)


def _build_apart() -> Callable[[Any, int], Stage]:
    """Plain numbers have no room for floats: all games have the same arrays."""
    apart = stage()

    def stage_apart(own: Any, first: int) -> Stage:
        return apart

    return stage_apart


def _build_within(jit: Jit) -> Callable[[Any, int], Stage]:
    hole, stage_of, canvas_of, keyhole_of = np.array(keyhole()), Stage, Canvas, Keyhole
    sum_boxes = sum(BOXES)

    @jit
    def floats(own: Any, start: int, rows: int, columns: int) -> Any:
        """A picture or a table in the room of a game."""
        return own[start : start + rows * columns].view(np.float64).reshape((rows, columns))

    @jit
    def bytes_(own: Any, start: int) -> Any:
        return own[start : start + _PICTURE].view(np.uint8).reshape((PIXELS, PIXELS))

    @jit
    def keyhole_in(own: Any, start: int) -> Keyhole:
        left, right = own[start : start + PIXELS], own[start + PIXELS : start + 2 * PIXELS]
        for row in range(PIXELS):
            left[row], right[row] = hole[0, row], hole[1, row]
        return keyhole_of(left, right)

    @jit
    def stage_within(own: Any, first: int) -> Stage:
        at, whole = first + _SMALL, first + _WHOLES
        paper = canvas_of(
            bytes_(own, first),
            floats(own, first + _FLOATS, PIXELS, PIXELS),
            floats(own, first + _FLOATS + _DEPTHS, PIXELS, PIXELS),
            bytes_(own, first + _PICTURE),
            floats(own, first + _FLOATS + 2 * _DEPTHS, PIXELS, PIXELS),
            own[whole : whole + MIRRORED],
            floats(own, at, 4, 3),
            floats(own, at + 12, 4, 3),
            floats(own, at + 24, 5, 2),
            floats(own, at + 34, 4, 3),
            0,
            1,
        )
        at, whole = at + 46, whole + MIRRORED
        boxes, most = sum_boxes, MOST_GHOSTS
        solids, bodies = floats(own, at, boxes, 12), floats(own, at + 12 * boxes, most, 8)
        mirror = floats(own, at + 12 * boxes + 8 * most, 4, 3)
        values = own[whole + 6 * PIXELS : whole + 6 * PIXELS + boxes]
        wholes = own[whole + 6 * PIXELS + boxes : whole + 6 * PIXELS + boxes + most]
        return stage_of(
            paper, keyhole_in(own, whole), keyhole_in(own, whole + 2 * PIXELS),
            keyhole_in(own, whole + 4 * PIXELS), solids, values, bodies, mirror, wholes,
        )  # fmt: skip

    return stage_within
