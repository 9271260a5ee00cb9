"""Spots for ghosts (V8, V13): at which heights one can be at a point, overlapping nothing.

First `look_around` finds all that a ghost in a cell could run into; the others then look at that
only. Places are mils, heights grains.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.contact import FAR, Contact
from manoir.games.pasvu.core.layout import (
    COSINE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    NEAR,
    NEAR_GHOSTS,
    ORDER,
    PIECE_COUNT,
    SINE,
    SIZE,
    SOLID,
    SPARE,
    SQUARE,
    STANDS,
    TILT,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.tables import WIDTH, Tables
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, SIDE, TOLERANCE
from manoir.kernel.compiled.jit import Jit

REACH: Final = (
    3 * CELL
)  # two that lie, one with its middle in a cell, and so far from it, never meet


class Spots(NamedTuple):
    is_inside: Callable[[int, int, int], bool]
    lies_inside: Callable[[Ints, int, int, int, int], bool]
    look_around: Callable[..., tuple[int, int]]
    aim: Callable[..., bool]
    is_level: Callable[[Ints, int, int, int], bool]
    next_level: Callable[[Ints, int, int, int], int]
    has_room: Callable[[Ints, int, int], bool]


def build(jit: Jit, tables: Tables, contact: Contact, pieces: Pieces) -> Spots:  # noqa: PLR0915
    radii, starts = tables.radius, tables.starts
    crosses, distance, corner = contact.crosses, contact.distance, contact.corner
    top_at, solid_meets, ghosts_meet = contact.top_at, contact.solid_meets, contact.ghosts_meet
    shape_ghost = pieces.shape_ghost
    cell, half, mil, width, tolerance = CELL, CELL // 2, MIL, WIDTH, TOLERANCE
    edge, far_edge, far, reach = SIDE * WIDTH, HALL + TOLERANCE, FAR, REACH
    widest = max(tables.height)

    @jit
    def is_inside(size: int, x: int, y: int) -> bool:
        """V8: whether a ghost there is wholly inside its cell's square, and that in the hall."""
        if x < 0 or x >= edge or y < 0 or y >= edge:
            return False
        margin, east, north = radii[size] // mil, x % width, y % width
        return margin <= east <= width - margin and margin <= north <= width - margin

    @jit
    def lies_inside(h: Ints, size: int, x: int, y: int, yaw: int) -> bool:
        """V13: whether nothing of a ghost that lies there is outside the hall."""
        if x < 0 or x >= edge or y < 0 or y >= edge:
            return False
        shape_ghost(h, SPARE, size, x, y, 0, yaw)
        for k in range(4):
            x, y = corner(h, SPARE, k)
            if x < -tolerance or y < -tolerance or x > far_edge or y > far_edge:
                return False
        return True

    @jit
    def look_around(h: Ints, column: int, row: int, lying: bool, no_ghosts: int) -> tuple[int, int]:
        """Find what one in that cell could run into: how many solids, and how many ghosts."""
        x, y = column * cell + half, row * cell + half
        h[SQUARE + X], h[SQUARE + Y], h[SQUARE + COSINE], h[SQUARE + SINE] = x, y, cell, 0
        h[SQUARE + HALF_X] = h[SQUARE + HALF_Y] = reach // 2 if lying else half
        solids, ghosts = 0, 0
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            for at in range(starts[piece], starts[piece + 1], SOLID):
                if crosses(h, at, h, SQUARE):
                    h[NEAR + 2 * solids] = at
                    solids += 1
        most = reach if lying else half + widest
        for i in range(h[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            if no_ghosts >> i & 1 or abs(h[g + X] - x) >= most or abs(h[g + Y] - y) >= most:
                continue
            if lying or (
                crosses(h, g, h, SQUARE)
                if h[g + YAW] != STANDS
                else distance(h, SQUARE, h[g + X], h[g + Y], h[g + HALF_X]) < h[g + HALF_X]
            ):
                h[NEAR_GHOSTS + ghosts] = g
                ghosts += 1
        return solids, ghosts

    @jit
    def aim(h: Ints, solids: int, size: int, x: int, y: int, yaw: int) -> bool:  # noqa: PLR0917
        """Hold a ghost over a point: whether it may be there at all."""
        if yaw != STANDS:
            if not lies_inside(h, size, x, y, yaw):
                return False
            nearer = tolerance + 1
        else:
            shape_ghost(h, SPARE, size, x, y, 0, yaw)
            nearer = radii[size]
        for k in range(NEAR, NEAR + 2 * solids, 2):
            h[k + 1] = distance(h, h[k], x * mil, y * mil, nearer)
        return True

    @jit
    def is_free(h: Ints, solids: int, ghosts: int, z: int) -> bool:
        """Whether the ghost that is held has room at that height."""
        height = h[SPARE + HIGH] - h[SPARE + LOW]
        h[SPARE + LOW], h[SPARE + HIGH] = z, z + height
        if h[SPARE + YAW] != STANDS:
            for k in range(NEAR, NEAR + 2 * solids, 2):
                if solid_meets(h, h[k], h, SPARE):
                    return False
        else:
            radius = h[SPARE + HALF_X]
            for k in range(NEAR, NEAR + 2 * solids, 2):
                away, at = h[k + 1], h[k]
                if (
                    away < radius - tolerance
                    and h[at + HIGH] - z > tolerance
                    and top_at(h, SPARE, away) - h[at + LOW] > tolerance
                    and (h[at + TILT] == 0 or solid_meets(h, at, h, SPARE))
                ):
                    return False
        for k in range(NEAR_GHOSTS, NEAR_GHOSTS + ghosts):
            if ghosts_meet(h, SPARE, h, h[k]):
                return False
        return True

    @jit
    def is_level(h: Ints, solids: int, ghosts: int, z: int) -> bool:
        """Whether it can be at that very height: on the floor, or on a solid."""
        carried = z == 0
        for k in range(NEAR, NEAR + 2 * solids, 2):
            if h[k + 1] <= tolerance and h[h[k] + HIGH] == z and h[h[k] + TILT] == 0:
                carried = True
                break
        return carried and is_free(h, solids, ghosts, z)

    @jit
    def next_level(h: Ints, solids: int, ghosts: int, above: int) -> int:
        """The lowest height above that one at which it can be; FAR if there is none."""
        while True:
            z = far
            for k in range(NEAR, NEAR + 2 * solids, 2):
                at = h[k]
                if h[k + 1] <= tolerance and above < h[at + HIGH] < z and h[at + TILT] == 0:
                    z = h[at + HIGH]
            if z == far or is_free(h, solids, ghosts, z):
                return z
            above = z

    @jit
    def has_room(h: Ints, index: int, no_ghosts: int) -> bool:
        """Whether a ghost of the hall stands or lies as it may, some others not counted."""
        g = GHOSTS + GHOST * index
        size, x, y, yaw = h[g + SIZE], h[g + X] // mil, h[g + Y] // mil, h[g + YAW]
        if yaw == STANDS and not is_inside(size, x, y):
            return False
        solids, ghosts = look_around(
            h, x // width, y // width, yaw != STANDS, no_ghosts | 1 << index
        )
        return aim(h, solids, size, x, y, yaw) and is_level(h, solids, ghosts, h[g + LOW])

    return Spots(is_inside, lies_inside, look_around, aim, is_level, next_level, has_room)
