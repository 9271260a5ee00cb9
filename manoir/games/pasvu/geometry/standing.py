"""Setting ghosts down by the house: on the floor (V5), or as near as can be in a cell (V12, V13).

One that lies is laid down, one that stands is stood.
"""

from msgspec.structs import replace

from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall, cell_of, moved, without_ghost
from manoir.games.pasvu.geometry.lying import lying_levels, lying_spot_in, nearest_lying_spot
from manoir.games.pasvu.geometry.spots import fits, nearest, nearest_in


def has_room(hall: Hall, ghost: Ghost) -> bool:
    """Whether a ghost of the hall stands or lies as it may."""
    others = without_ghost(hall, ghost)
    if ghost.yaw is None:
        return fits(others, ghost.size, ghost.x, ghost.y, ghost.z)
    return ghost.z in lying_levels(others, ghost.size, ghost.x, ghost.y, ghost.yaw)


def on_floor(hall: Hall, ghost: Ghost) -> Ghost | None:
    """V5: the ghost on the floor of a hall without it, at the nearest free spot.

    None if it lies and there is none: many that lie may take up all the floor.
    """
    if ghost.yaw is None:
        free = nearest(hall, ghost.size, ghost.x, ghost.y)
        assert free, "28 ghosts and six pieces leave room on 36 cells"
        return replace(ghost, x=free[0], y=free[1], z=0)
    spot = nearest_lying_spot(hall, ghost.size, ghost.x, ghost.y, ghost.yaw)
    return _laid(ghost, *spot) if spot else None


def set_in(hall: Hall, ghost: Ghost, cell: Cell) -> Ghost | None:
    """The ghost in that cell of a hall without it, as near as can be to where it says it is.

    At its height, or else on the floor, or else on a piece; None if there is no room for it.
    """
    found = _by_height(hall, ghost, cell)
    heights = (z for z in (ghost.z, 0, *sorted(found)) if z in found)
    return next((found[z] for z in heights), None)


def set_again(hall: Hall, ghost: Ghost, to: Ghost) -> Hall:
    """A ghost of the hall as it is to be: in the cell that it says, or on the floor close by."""
    others = without_ghost(hall, ghost)
    there = set_in(others, to, cell_of(to.x, to.y)) or on_floor(others, to)
    return moved(hall, ghost, there) if there else others


def _by_height(hall: Hall, ghost: Ghost, cell: Cell) -> dict[int, Ghost]:
    """As near as can be in that cell."""
    if ghost.yaw is None:
        free = nearest_in(hall, ghost.size, cell, (ghost.x, ghost.y, ghost.z))
        return {z: replace(ghost, x=x, y=y, z=z) for z, (x, y) in free.items()}
    lairs = lying_spot_in(hall, ghost.size, cell, (ghost.x, ghost.y, ghost.z, ghost.yaw))
    return {z: _laid(ghost, *spot) for z, spot in lairs.items()}


def _laid(ghost: Ghost, x: int, y: int, z: int, yaw: int) -> Ghost:
    return replace(ghost, x=x, y=y, z=z, yaw=yaw)
