"""Spots for ghosts (V8): upright on the floor or on a block, inside a cell, overlapping nothing.

A ghost stands where the middle of its base is above what carries it, at exactly that height. Places
are mils, heights grains. One that lies (V13) has its own module, lying.py.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from manoir.games.pasvu.box import FIGURES, Piece, Size
from manoir.games.pasvu.geometry.contact import (
    covers,
    crosses,
    distance,
    ghosts_meet,
    top_at,
    without,
)
from manoir.games.pasvu.geometry.hall import Cell, Hall, body, cell_of, everything, figure
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose, lying_box
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, SIDE, TOLERANCE

Spot = tuple[int, int, int]

_WIDTH: Final = CELL // MIL  # of a cell, in mils
_WIDEST: Final = max(height for _, height in FIGURES.values())  # of one that lies, and more
_STEP: Final = 20  # mils, between the places that `nearest` looks at
_QUARTERS: Final = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))


class Near(NamedTuple):
    """What a ghost in a cell could run into."""

    blocks: tuple[Block, ...]
    bodies: tuple[GhostBody, ...]


def fits(hall: Hall, size: Size, x: int, y: int, z: int) -> bool:
    """Whether a ghost of that size can stand at that very spot."""
    return z in levels(hall, size, x, y)


def levels(hall: Hall, size: Size, x: int, y: int) -> tuple[int, ...]:
    """All heights at which a ghost of that size can stand at that very point, from the floor up."""
    return _levels(near(hall, cell_of(x, y)), size, x, y) if is_inside(size, x, y) else ()


def spots(hall: Hall, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """A useful sample of a cell: a grid from edge to edge, and the middles of what is hollow."""
    return spots_near(near(hall, cell), size, cell)


def spots_near(around: Near, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """The same, for all that reaches into the cell."""
    points = dict.fromkeys((*grid(size, cell, _WIDTH // 10), *_middles(around, size, cell)))
    return tuple((x, y, z) for x, y in points for z in _levels(around, size, x, y))


def nearest(hall: Hall, size: Size, x: int, y: int) -> tuple[int, int] | None:
    """V5: where a ghost from that point is put on the floor, in its cell if there is room.

    Else it is in a neighbouring cell, and only in a hall so full still further away. Looked at are
    the very point and a grid of 20 mils.
    """
    column, row = cell_of(x, y)
    for away in range(2 * SIDE - 1):
        found = (
            nearest_in(hall, size, (i, j), (x, y, 0)).get(0)
            for i in range(SIDE)
            for j in range(SIDE)
            if abs(i - column) + abs(j - row) == away
        )
        free = [place for place in found if place]
        if free:
            return min(free, key=lambda place: _square(place, x, y))
    return None


def nearest_in(hall: Hall, size: Size, cell: Cell, spot: Spot) -> dict[int, tuple[int, int]]:
    """By height the nearest place of a cell, as far as there are any nearer than at that one."""
    x, y, z = spot
    around = near(hall, cell)
    places = [*grid(size, cell, _STEP)]
    if is_inside(size, x, y) and cell_of(x, y) == cell:
        places.append((x, y))
    places.sort(key=lambda place: (_square(place, x, y), place))
    found: dict[int, tuple[int, int]] = {}
    for place in places:
        for level in _levels(around, size, *place):
            found.setdefault(level, place)
        if z in found:
            break
    return found


def _square(place: tuple[int, int], x: int, y: int) -> int:
    return (place[0] - x) ** 2 + (place[1] - y) ** 2


def is_inside(size: Size, x: int, y: int) -> bool:
    """V8: whether a ghost there is wholly inside its cell's square, and that in the hall."""
    margin = FIGURES[size].radius // MIL
    return all(
        0 <= place * MIL < HALL and margin <= place % _WIDTH <= _WIDTH - margin for place in (x, y)
    )


def near(hall: Hall, cell: Cell) -> Near:
    """All that reaches into a cell."""
    square = _square_of(cell)
    reach = square.half_x + _WIDEST
    close = (
        body(ghost)
        for ghost in hall.ghosts
        if abs(ghost.x * MIL - square.x) < reach and abs(ghost.y * MIL - square.y) < reach
    )
    return Near(
        _blocks_in(hall.pieces, cell),
        tuple(ghost for ghost in close if _reaches(ghost, square)),
    )


def _reaches(ghost: GhostBody, square: Block) -> bool:
    if ghost.yaw is not None:
        return crosses(lying_box(ghost, ghost.yaw), square)
    return distance(square, ghost.x, ghost.y) < ghost.radius


@lru_cache(maxsize=4096)
def _blocks_in(pieces: tuple[tuple[Piece, Pose], ...], cell: Cell) -> tuple[Block, ...]:
    square = _square_of(cell)
    return tuple(block for _, block in everything(Hall(pieces)) if crosses(block, square))


@cache
def _square_of(cell: Cell) -> Block:
    column, row = cell
    half = CELL // 2
    return Block(column * CELL + half, row * CELL + half, CELL, 0, half, half, 0, 0)


def _levels(around: Near, size: Size, x: int, y: int) -> tuple[int, ...]:
    ghost = figure(size, x, y, 0)
    close = [(distance(block, ghost.x, ghost.y), block) for block in around.blocks]
    heights = {0, *(block.high for away, block in close if away <= TOLERANCE)}
    return tuple(z for z in sorted(heights) if _is_free(around, close, ghost._replace(low=z)))


def _is_free(around: Near, close: list[tuple[int, Block]], ghost: GhostBody) -> bool:
    """As contact.py has it, with distances computed once for all heights."""
    for away, block in close:
        if (
            block.high - ghost.low > TOLERANCE
            and covers(ghost, away)
            and top_at(ghost, away) - block.low > TOLERANCE
        ):
            return False
    return not any(ghosts_meet(ghost, other) for other in around.bodies)


@cache
def grid(size: Size, cell: Cell, step: int) -> tuple[tuple[int, int], ...]:
    """Places of a cell about so far apart, from one edge to the other."""
    margin = FIGURES[size].radius // MIL
    room = _WIDTH - 2 * margin
    parts = max(2, room // step)
    offsets = [margin + room * part // parts for part in range(parts + 1)]
    return tuple((cell[0] * _WIDTH + i, cell[1] * _WIDTH + j) for j in offsets for i in offsets)


def _middles(around: Near, size: Size, cell: Cell) -> Iterator[tuple[int, int]]:
    """Of every block its middle and the middles of its halves: two fit side by side on a shelf."""
    for block in around.blocks:
        for i, j in _QUARTERS:
            x, y = without(block, i * block.half_x // 2, j * block.half_y // 2)
            place = x // MIL, y // MIL
            if cell_of(*place) == cell and is_inside(size, *place):
                yield place
