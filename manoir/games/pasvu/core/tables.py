"""What the box and the circle say, as rows of numbers."""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.games.pasvu.box import FACES, FAMILY, FIGURES, PIECES, SIZES, Face
from manoir.games.pasvu.core.layout import BOXES, MOST_BOXES, SOLID, SOLIDS, Ints
from manoir.games.pasvu.geometry.mass import own_centre
from manoir.games.pasvu.geometry.shapes import TIPPED, tipped
from manoir.games.pasvu.geometry.units import CELL, MIL, TURN, direction
from manoir.kernel.compiled.jit import Jit, plain

Rows = tuple[tuple[int, int], ...]  # which coordinate becomes x, y and z, and its sign

WIDTH: Final = CELL // MIL  # of a cell, in mils
COARSE: Final = 100  # mils, between the places of a cell that are offered
# Over to the piece's own east, north, west and south: where x, y and z come from.
_ROLLS: Final[tuple[Rows, ...]] = (
    ((2, 1), (1, 1), (0, -1)),
    ((0, 1), (2, 1), (1, -1)),
    ((2, -1), (1, 1), (0, 1)),
    ((0, 1), (2, -1), (1, 1)),
)


class Tables(NamedTuple):
    sines: Ints  # by yaw, of a quarter turn
    boxes: Ints  # by piece, face and box: x0, x1, y0, y1, z0, z1, in mils
    counts: Ints  # by piece, how many boxes
    starts: Ints  # by piece, where its solids begin in a hall
    centres: Ints  # by piece and face, its centre of mass
    extents: Ints  # by piece and face, half its width and depth, and its height, in mils
    rolls: Ints  # by face and quarter, what is down then, and by how many quarters it is turned
    radius: Ints  # by size
    height: Ints
    family: Ints  # by number, a size
    grid: Ints  # by size, places of a cell, the nearest to its middle first
    grid_starts: Ints  # by size, where they begin; and where the last ones end


def tables(jit: Jit) -> Tables:
    """Lists for ordinary Python, arrays for machine code."""
    if jit is plain:
        return _tables()
    rows: Any = (np.array(row, np.int64) for row in _tables())
    return Tables(*rows)


@cache
def _tables() -> Tables:
    grids = [_from_middle(grid(FIGURES[size].radius // MIL, COARSE)) for size in SIZES]
    return Tables(
        sines=[direction(yaw)[1] for yaw in range(TURN // 4 + 1)],
        boxes=_flat(_boxes(piece, face) for piece in PIECES for face in FACES),
        counts=list(BOXES),
        starts=[SOLIDS + SOLID * sum(BOXES[:piece]) for piece in range(len(BOXES) + 1)],
        centres=_flat(own_centre(piece, face) for piece in PIECES for face in FACES),
        extents=_flat(_extent(piece, face) for piece in PIECES for face in FACES),
        rolls=_flat(_rolled(face, quarter) for face in FACES for quarter in range(4)),
        radius=[FIGURES[size].radius for size in SIZES],
        height=[FIGURES[size].height for size in SIZES],
        family=[SIZES.index(size) for size in FAMILY],
        grid=_flat(place for places in grids for place in places),
        grid_starts=[2 * sum(map(len, grids[:size])) for size in range(len(grids) + 1)],
    )


def grid(margin: int, step: int) -> list[tuple[int, int]]:
    """Places of a cell about so far apart, from one edge to the other, in mils."""
    room = WIDTH - 2 * margin
    parts = max(2, room // step)
    offsets = [margin + room * part // parts for part in range(parts + 1)]
    return [(i, j) for j in offsets for i in offsets]


def _from_middle(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    middle = WIDTH // 2
    return sorted(places, key=lambda at: ((at[0] - middle) ** 2 + (at[1] - middle) ** 2, at))


def _boxes(piece: Any, face: Face) -> list[int]:
    made = _flat(tipped(piece, face))
    return made + [0] * (6 * MOST_BOXES - len(made))


def _extent(piece: Any, face: Face) -> tuple[int, int, int]:
    boxes = tipped(piece, face)
    return max(box[1] for box in boxes), max(box[3] for box in boxes), max(box[5] for box in boxes)


def _rolled(face: Face, quarter: int) -> tuple[int, int]:
    sought = _after(_ROLLS[quarter], TIPPED[face])
    for number, other in enumerate(FACES):
        rows: Rows = TIPPED[other]
        for turned in range(4):
            if rows == sought:
                return number, turned
            rows = ((rows[1][0], -rows[1][1]), rows[0], rows[2])
    raise AssertionError("a body has 24 ways to stand square")


def _after(second: Rows, first: Rows) -> Rows:
    """One change of coordinates after another."""
    return tuple((first[axis][0], sign * first[axis][1]) for axis, sign in second)


def _flat(rows: Any) -> list[int]:
    return [number for row in rows for number in row]
