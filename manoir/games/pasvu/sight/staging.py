"""A hall's row of numbers as a scene for the judge."""

from collections.abc import Callable
from math import sqrt

import numpy as np

from manoir.games.pasvu.box import FACES, FURNITURE
from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    COSINE,
    EDGE,
    FACE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HALF_ALONG,
    HALF_UP,
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    ORDER,
    PIECE_COUNT,
    POSES,
    SINE,
    SOLID,
    STANDS,
    TILT,
    TILT_COSINE,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.geometry.shapes import TIPPED
from manoir.games.pasvu.geometry.units import CELL, MIL
from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene
from manoir.games.pasvu.sight.judge import FIRST_PIECE
from manoir.kernel.compiled.jit import Jit

Furnish = Callable[[Ints, Scene, Canvas], None]


def build(jit: Jit, core: Core) -> Furnish:  # noqa: PLR0915  as in judge.py
    """Of a hall with all its pieces."""
    starts, cell, mil = core.tables.starts, CELL, MIL
    heights, radii = core.tables.height, core.tables.radius
    first_piece = FIRST_PIECE
    axes = np.array([[axis for axis, _ in TIPPED[face]] for face in FACES])
    signs = np.array([[float(sign) for _, sign in TIPPED[face]] for face in FACES])
    glass, board = _glass()

    @jit
    def unit(h: Ints, at: int, first: int, second: int) -> tuple[float, float]:
        """A direction of a solid with a length of one, apart from rounding."""
        cosine, sine = float(h[at + first]), float(h[at + second])
        length = sqrt(cosine * cosine + sine * sine)
        return cosine / length, sine / length

    @jit
    def stand(h: Ints, at: int, box: Floats) -> None:
        """A solid as a middle and three half edges."""
        east, north = h[at + HALF_X] / cell, h[at + HALF_Y] / cell
        cosine, sine = h[at + COSINE] / cell, h[at + SINE] / cell
        box[0], box[1], box[2] = (
            h[at + X] / cell,
            h[at + Y] / cell,
            (h[at + LOW] + h[at + HIGH]) / 2 / cell,
        )
        if h[at + TILT]:  # V5: it leans
            along, up = h[at + HALF_ALONG] / cell, h[at + HALF_UP] / cell
            cosine, sine = unit(h, at, COSINE, SINE)
            level, tilt = unit(h, at, TILT_COSINE, TILT)
            box[6], box[7], box[8] = -sine * north, cosine * north, 0.0
            box[3], box[4] = cosine * level * along, sine * level * along
            box[5] = -tilt * along
            box[9], box[10], box[11] = cosine * tilt * up, sine * tilt * up, level * up
            return
        box[3], box[4], box[5] = cosine * east, sine * east, 0.0
        box[6], box[7], box[8] = -sine * north, cosine * north, 0.0
        box[9], box[10], box[11] = 0.0, 0.0, (h[at + HIGH] - h[at + LOW]) / 2 / cell

    @jit
    def haunt(h: Ints, g: int, body: Floats) -> None:
        """A ghost as a foot, an axis, a radius and the length of a cylinder."""
        radius = h[g + HALF_Y]
        height = (
            heights[0] if radius == radii[0] else heights[1] if radius == radii[1] else heights[2]
        )
        body[6], body[7] = radius / cell, (height - radius) / cell
        if h[g + YAW] == STANDS:
            body[0], body[1], body[2] = h[g + X] / cell, h[g + Y] / cell, h[g + LOW] / cell
            body[3], body[4], body[5] = 0.0, 0.0, 1.0
            return
        cosine, sine = float(h[g + COSINE]), float(h[g + SINE])
        length = sqrt(cosine * cosine + sine * sine)
        cosine, sine = cosine / length, sine / length
        half = height / 2
        body[0], body[1] = (h[g + X] - cosine * half) / cell, (h[g + Y] - sine * half) / cell
        body[2] = (h[g + LOW] + radius) / cell
        body[3], body[4], body[5] = cosine, sine, 0.0

    @jit
    def hang(h: Ints, mirror: Floats) -> None:
        """The glass where the mirror is, the first of the pieces."""
        at, face = starts[0] + SOLID * board, h[POSES + FACE]
        cosine, sine = h[at + COSINE] / cell, h[at + SINE] / cell
        level, tilt = 1.0, 0.0
        if h[at + TILT]:
            cosine, sine = unit(h, at, COSINE, SINE)
            level, tilt = unit(h, at, TILT_COSINE, TILT)
        for row in range(4):
            x = signs[face, 0] * glass[row, axes[face, 0]]
            y = signs[face, 1] * glass[row, axes[face, 1]]
            z = signs[face, 2] * glass[row, axes[face, 2]]
            if h[at + TILT]:  # V5: its own east is where it fell to
                for _ in range(h[POSES + EDGE]):
                    x, y = y, -x
                x, z = x * level + z * tilt, z * level - x * tilt
            x, y = x * cosine - y * sine, x * sine + y * cosine
            if row == 3:
                length = sqrt(x * x + y * y + z * z)
                mirror[3, 0], mirror[3, 1], mirror[3, 2] = x / length, y / length, z / length
            else:
                mirror[row, 0], mirror[row, 1], mirror[row, 2] = (
                    x * mil / cell,
                    y * mil / cell,
                    z * mil / cell,
                )
        mirror[0, 0] += h[at + X] / cell
        mirror[0, 1] += h[at + Y] / cell
        mirror[0, 2] += (h[at + LOW] + h[at + HIGH]) / 2 / cell

    @jit
    def furnish(h: Ints, scene: Scene, canvas: Canvas) -> None:
        """All pieces, in their order, and all ghosts; whoever paints with others does its part."""
        solids, values, count = scene.solids, scene.values, 0
        lane, lanes = canvas.lane, canvas.lanes
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            for at in range(starts[piece], starts[piece + 1], SOLID):
                if count % lanes == lane:
                    stand(h, at, solids[count])
                    values[count] = first_piece + piece
                count += 1
        for i in range(lane, h[GHOST_COUNT], lanes):
            haunt(h, GHOSTS + GHOST * i, scene.bodies[i])
        if lane == 0:
            hang(h, scene.mirror)

    return furnish


def _glass() -> tuple[Floats, int]:
    """From the middle of its board: its middle, two half edges and the way it faces, in mils."""
    glazed = FURNITURE["mirror"].glass
    assert glazed is not None
    x0, x1, y0, y1, z0, z1 = FURNITURE["mirror"].boxes[glazed.box]
    (left, low), (right, high) = glazed.from_, glazed.to
    rows = (
        ((left + right - x0 - x1) / 2, (y0 - y1) / 2, (low + high - z0 - z1) / 2),
        ((right - left) / 2, 0, 0),
        (0, 0, (high - low) / 2),
        (0, -1, 0),
    )
    return np.array(rows, dtype=float), glazed.box
