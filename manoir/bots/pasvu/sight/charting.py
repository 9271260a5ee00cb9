"""How many doors would see a ghost at each place of the floor: a tint for whoever practises."""

from functools import lru_cache
from itertools import product
from typing import Final

from manoir.bots.pasvu.sight.door_views import would_see
from manoir.bots.pasvu.sight.watch import Watch
from manoir.games.pasvu.box import FAMILY, FIGURES, Size
from manoir.games.pasvu.core.offers import LYING
from manoir.games.pasvu.geometry.hall import Hall, figure
from manoir.games.pasvu.geometry.lying import lying_levels
from manoir.games.pasvu.geometry.spots import levels
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE
from manoir.games.pasvu.state import Options, View
from manoir.kernel import Seat

Body = tuple[int, int, int, int | None]

PARTS: Final = 3  # squares along a cell
_WIDTH: Final = CELL // MIL


def charted(view: View, seat: Seat, number: int) -> tuple[int | None, ...]:
    """By square, row after row from the south-west; None where the ghost has no room."""
    others = tuple(g for g in view.ghosts if (g.seat, g.number) != (seat, number))
    return _charted(Hall(view.pieces, others), FAMILY[number], view.options, view.night.lying)


@lru_cache(maxsize=32)
def _charted(hall: Hall, size: Size, options: Options, lying: bool) -> tuple[int | None, ...]:
    squares = [(column, row) for row, column in product(range(PARTS * SIDE), repeat=2)]
    spots = [_spot(hall, size, square, lying=lying) for square in squares]
    bodies = [figure(size, *spot) for spot in spots if spot]
    counts = iter(would_see(hall, options, Watch(), bodies).sum(axis=0).tolist())
    return tuple(next(counts) if spot else None for spot in spots)


def _spot(hall: Hall, size: Size, square: tuple[int, int], *, lying: bool) -> Body | None:
    """Where it is lowest, as near to the middle of a square as its cell allows."""
    yaw = LYING[0] if lying else None
    x, y = (_place(size, part, lying=lying) for part in square)
    found = levels(hall, size, x, y) if yaw is None else lying_levels(hall, size, x, y, yaw)
    return (x, y, found[0], yaw) if found else None


def _place(size: Size, part: int, *, lying: bool) -> int:
    cell, within = divmod(part, PARTS)
    margin = 0 if lying else FIGURES[size].radius // MIL
    middle = _WIDTH * (2 * within + 1) // (2 * PARTS)
    return cell * _WIDTH + max(margin, min(_WIDTH - margin, middle))
