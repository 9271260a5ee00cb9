"""Setting ghosts down by the house: on the floor (V5), or as near as can be in a cell (V12, V13).

One that lies is laid down, one that stands is stood.
"""

from msgspec.structs import replace

from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.layout import RESULT, STANDS
from manoir.games.pasvu.geometry.hall import Cell, Ghost, Hall, cell_of, moved, without_ghost
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS, Row, ask, yaw_number


def has_room(hall: Hall, ghost: Ghost) -> bool:
    """Whether a ghost of the hall stands or lies as it may."""
    return bool(ask(hall, calls.HAS_ROOM, hall.ghosts.index(ghost))[0])


def on_floor(hall: Hall, ghost: Ghost) -> Ghost | None:
    """V5: the ghost on the floor of a hall without it, at the nearest free spot.

    None if it lies and there is none: many that lie may take up all the floor.
    """
    where = ghost.x, ghost.y, yaw_number(ghost.yaw)
    found, row = ask(hall, calls.ON_FLOOR, 0, SIZE_NUMBERS[ghost.size], *where)
    return _set(ghost, row) if found else None


def set_in(hall: Hall, ghost: Ghost, cell: Cell, *others: Ghost) -> Ghost | None:
    """The ghost in that cell of a hall without some, as near as can be to where it says it is.

    At its height, or else on the floor, or else on a piece; None if there is no room for it.
    """
    left_out = sum(1 << hall.ghosts.index(other) for other in others)
    where = *cell, ghost.x, ghost.y, ghost.z, yaw_number(ghost.yaw)
    found, row = ask(hall, calls.SET_IN, left_out, SIZE_NUMBERS[ghost.size], *where)
    return _set(ghost, row) if found else None


def set_again(hall: Hall, ghost: Ghost, to: Ghost) -> Hall:
    """A ghost of the hall as it is to be: in the cell that it says, or on the floor close by."""
    others = without_ghost(hall, ghost)
    there = set_in(others, to, cell_of(to.x, to.y)) or on_floor(others, to)
    return moved(hall, ghost, there) if there else others


def _set(ghost: Ghost, row: Row) -> Ghost:
    x, y, z, yaw = (int(number) for number in row[RESULT : RESULT + 4])
    return replace(ghost, x=x, y=y, z=z, yaw=None if yaw == STANDS else yaw)
