"""Where a ghost can lie (V13): its middle above what carries it, all of it in the hall.

It may reach beyond its cell, which is that of its middle. Places are mils, heights grains.
"""

from functools import cache, lru_cache
from typing import Final

from manoir.games.pasvu.box import Piece, Size
from manoir.games.pasvu.geometry.contact import (
    block_meets_ghost,
    corners,
    crosses,
    distance,
    ghosts_meet,
)
from manoir.games.pasvu.geometry.hall import Cell, Hall, body, cell_of, everything, figure
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose, lying_box
from manoir.games.pasvu.geometry.spots import Near
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, SIDE, TOLERANCE, TURN

Place = tuple[int, int]
LyingSpot = tuple[int, int, int, int]  # x, y, z and where the head points

QUARTERS: Final = tuple(range(0, TURN, TURN // 4))
_WIDTH: Final = CELL // MIL  # of a cell, in mils
_STEP: Final = 100  # mils, between the places that are looked at
_FAR: Final = 3 * CELL  # two bodies whose middles are in one cell and so far from it never meet


def lies_inside(size: Size, x: int, y: int, yaw: int) -> bool:
    """V13: whether nothing of a ghost that lies there is outside the hall."""
    if not (0 <= x * MIL < HALL and 0 <= y * MIL < HALL):
        return False
    room = lying_box(figure(size, x, y, 0), yaw)
    return all(-TOLERANCE <= edge <= HALL + TOLERANCE for point in corners(room) for edge in point)


def lying_levels(hall: Hall, size: Size, x: int, y: int, yaw: int) -> tuple[int, ...]:
    """All heights at which a ghost can lie there, from the floor up."""
    return levels_near(around(hall, cell_of(x, y)), size, x, y, yaw)


def levels_near(near: Near, size: Size, x: int, y: int, yaw: int) -> tuple[int, ...]:
    """The same, for all that a ghost in that cell could run into."""
    if not lies_inside(size, x, y, yaw):
        return ()
    ghost = figure(size, x, y, 0, yaw)
    heights = {0, *(b.high for b in near.blocks if distance(b, ghost.x, ghost.y) <= TOLERANCE)}
    return tuple(z for z in sorted(heights) if _is_free(near, ghost._replace(low=z)))


def around(hall: Hall, cell: Cell) -> Near:
    """All that one who lies in a cell could run into."""
    x, y = (place * CELL + CELL // 2 for place in cell)
    bodies = tuple(
        body(ghost)
        for ghost in hall.ghosts
        if abs(ghost.x * MIL - x) < _FAR and abs(ghost.y * MIL - y) < _FAR
    )
    return Near(_blocks_around(hall.pieces, cell), bodies)


@lru_cache(maxsize=4096)
def _blocks_around(pieces: tuple[tuple[Piece, Pose], ...], cell: Cell) -> tuple[Block, ...]:
    x, y = (place * CELL + CELL // 2 for place in cell)
    square = Block(x, y, CELL, 0, _FAR // 2, _FAR // 2, 0, 0)
    return tuple(block for _, block in everything(Hall(pieces)) if crosses(block, square))


def nearest_lying_spot(hall: Hall, size: Size, x: int, y: int, yaw: int) -> LyingSpot | None:
    """Where a ghost from that point lies on the floor, in its cell if there is room.

    Else in a neighbouring one, and so on. Its head stays where it is, or turns by a quarter.
    """
    column, row = cell_of(x, y)
    for away in range(2 * SIDE - 1):
        found = [
            spot
            for i in range(SIDE)
            for j in range(SIDE)
            if abs(i - column) + abs(j - row) == away
            and (spot := lying_spot_in(hall, size, (i, j), (x, y, 0, yaw)).get(0))
        ]
        if found:
            return min(found, key=lambda spot: _square(spot, x, y))
    return None


def lying_spot_in(hall: Hall, size: Size, cell: Cell, at: LyingSpot) -> dict[int, LyingSpot]:
    """By height the nearest place of a cell, turned by quarters only where it must be.

    Heights are looked for only until there is a place at that very one.
    """
    x, y, z, yaw = at
    places = [*_grid(cell)]
    if cell_of(x, y) == cell:
        places.append((x, y))
    places.sort(key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place))
    near, found = around(hall, cell), dict[int, LyingSpot]()
    for quarter in QUARTERS:
        turned = (yaw + quarter) % TURN
        for place in places:
            for level in levels_near(near, size, *place, turned):
                found.setdefault(level, (*place, level, turned))
            if z in found:
                return found
    return found


def _is_free(near: Near, ghost: GhostBody) -> bool:
    if any(block_meets_ghost(block, ghost) for block in near.blocks):
        return False
    return not any(ghosts_meet(ghost, other) for other in near.bodies)


def _square(spot: LyingSpot, x: int, y: int) -> int:
    return (spot[0] - x) ** 2 + (spot[1] - y) ** 2


@cache
def _grid(cell: Cell) -> tuple[Place, ...]:
    """From edge to edge of a cell, except for the edge that is another's."""
    steps = range(0, _WIDTH, _STEP)
    return tuple((cell[0] * _WIDTH + i, cell[1] * _WIDTH + j) for j in steps for i in steps)
