"""Where ghosts can hide: spots in the hall and in one cell, and which doors see them."""

from functools import lru_cache
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.bots.pasvu.sight.door_views import Seen, would_see
from manoir.bots.pasvu.sight.lying_spots import lying_spots
from manoir.bots.pasvu.sight.watch import Watch, watching
from manoir.games.pasvu.box import FAMILY, Size
from manoir.games.pasvu.geometry.contact import ghosts_meet
from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall, body, cell_of, figure
from manoir.games.pasvu.geometry.shapes import GhostBody
from manoir.games.pasvu.geometry.spots import spots
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE
from manoir.games.pasvu.moves import Walk
from manoir.games.pasvu.state import Options, View
from manoir.kernel import Seat

Whole = NDArray[np.int64]
# In mils, the height in grains; and where the head of one who lies points (V13).
Spot = tuple[int, int, int, int | None]

CELLS: Final[tuple[Cell, ...]] = tuple((i, j) for j in range(SIDE) for i in range(SIDE))
# Of a cell's grid on the floor every so many: the corners, and across from one to another.
STRIDES: Final[dict[Size, int]] = {"small": 6, "medium": 4, "large": 2}
_WIDTH: Final = CELL // MIL  # of a cell, in mils


class Map(Struct, frozen=True):
    """Spots for ghosts of one size, all over the hall."""

    spots: tuple[Spot, ...]
    columns: Whole
    rows: Whole
    doors: Seen  # by door and spot, whether a ghost is seen there


def chart(view: View, seat: Seat, size: Size, *, dense: bool = False) -> Map:
    """As if the seat had no ghosts in the hall: they hide one another, but do not stay."""
    others = tuple(ghost for ghost in view.ghosts if ghost.seat != seat)
    hall = Hall(view.pieces, others)
    return _chart(hall, view.options, watching(view), size, view.night.lying, dense)


def free(spots: tuple[Spot, ...], size: Size, ghosts: tuple[Ghost, ...]) -> NDArray[np.bool_]:
    """Which of these spots none of these ghosts takes up."""
    shapes = [figure(size, *spot) for spot in spots]
    found = np.ones(len(spots), np.bool_)
    at = np.array([(shape.x, shape.y) for shape in shapes]).reshape(-1, 2)
    for ghost in map(body, ghosts):
        reach = _reach(ghost) + (_reach(shapes[0]) if shapes else 0)
        close = np.abs(at - (ghost.x, ghost.y)).max(axis=1) < reach
        for i in np.flatnonzero(close):
            found[i] &= not ghosts_meet(shapes[i], ghost)
    return found


def in_cell(hall: Hall, size: Size, cell: Cell, *, lying: bool) -> tuple[Spot, ...]:
    """All spots of a cell that are worth a look."""
    if lying:
        return _left_free(lying_spots(hall, size, cell, fine=True), size, hall)
    return tuple((*spot, None) for spot in spots(hall, size, cell))


def refined(view: View, seat: Seat, walk: Walk, doors: NDArray[np.float64]) -> Walk:
    """The same walk to the best-hidden spot of its cell, the most central one of several."""
    spot = hidden(view, seat, walk.ghost, cell_of(walk.x, walk.y), doors)
    return walk_to(walk.ghost, spot) if spot else walk


def hidden(
    view: View, seat: Seat, number: int, cell: Cell, doors: NDArray[np.float64]
) -> Spot | None:
    """The best-hidden spot of a cell, the most central one of several, if there is any."""
    size = FAMILY[number]
    ghosts = tuple(g for g in view.ghosts if (g.seat, g.number) != (seat, number))
    hall = Hall(view.pieces, ghosts)
    spots = in_cell(hall, size, cell, lying=view.night.lying)
    if not spots:
        return None
    seen = would_see(hall, view.options, watching(view), [figure(size, *s) for s in spots])
    risks = (doors @ seen).tolist()
    x, y = (_WIDTH * place + _WIDTH // 2 for place in cell)
    away = [(spot[0] - x) ** 2 + (spot[1] - y) ** 2 for spot in spots]
    best = min(range(len(spots)), key=lambda i: (round(risks[i], 9), away[i], spots[i]))
    return spots[best]


def walk_to(ghost: int, spot: Spot) -> Walk:
    x, y, z, yaw = spot
    return Walk(ghost, x, y, z // MIL, yaw)


@lru_cache(maxsize=256)
def _chart(  # noqa: PLR0917
    hall: Hall, options: Options, watch: Watch, size: Size, lying: bool, dense: bool
) -> Map:
    spots = _some_lying(hall, size) if lying else _some(hall, size, dense=dense)
    cells = np.array([cell_of(spot[0], spot[1]) for spot in spots]).reshape(-1, 2)
    doors = would_see(hall, options, watch, [figure(size, *spot) for spot in spots])
    return Map(spots, cells[:, 0], cells[:, 1], doors)


def _some(hall: Hall, size: Size, *, dense: bool) -> tuple[Spot, ...]:
    """Of every cell."""
    some: list[Spot] = []
    for cell in CELLS:
        found = in_cell(hall, size, cell, lying=False)
        if dense:
            some += found
            continue
        some += [spot for spot in found if not spot[2]][:: STRIDES[size]]
        some += [spot for spot in found if spot[2]][::2]
    return tuple(some)


def _some_lying(hall: Hall, size: Size) -> tuple[Spot, ...]:
    found = (berth for cell in CELLS for berth in lying_spots(hall, size, cell, fine=False))
    return _left_free(tuple(found), size, hall)


def _left_free(spots: tuple[Spot, ...], size: Size, hall: Hall) -> tuple[Spot, ...]:
    left = free(spots, size, hall.ghosts)
    return tuple(spot for spot, is_free in zip(spots, left, strict=True) if is_free)


def _reach(ghost: GhostBody) -> int:
    """How far from its middle it can meet another."""
    return ghost.radius if ghost.yaw is None else ghost.radius + ghost.height // 2
