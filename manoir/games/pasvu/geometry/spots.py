"""Spots for ghosts (V8): upright on the floor or on a block, inside a cell, overlapping nothing.

A ghost stands where the middle of its base is above what carries it, at exactly that height. Places
are mils, heights grains. One that lies (V13) has its own module, lying.py.
"""

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import LIST, RESULT, STANDS
from manoir.games.pasvu.geometry.hall import Cell, Hall
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS, ask

Spot = tuple[int, int, int]


def fits(hall: Hall, size: Size, x: int, y: int, z: int) -> bool:
    """Whether a ghost of that size can stand at that very spot."""
    return z in levels(hall, size, x, y)


def levels(hall: Hall, size: Size, x: int, y: int) -> tuple[int, ...]:
    """All heights at which a ghost of that size can stand at that very point, from the floor up."""
    count, row = ask(hall, calls.LEVELS, SIZE_NUMBERS[size], x, y, STANDS)
    return tuple(int(z) for z in row[LIST : LIST + count])


def spots(hall: Hall, size: Size, cell: Cell) -> tuple[Spot, ...]:
    """A useful sample of a cell: a grid from edge to edge, and the middles of what is hollow."""
    count, row = ask(hall, calls.SPOTS, SIZE_NUMBERS[size], *cell)
    found = [int(number) for number in row[LIST : LIST + 3 * count]]
    return tuple(zip(found[::3], found[1::3], found[2::3], strict=True))


def nearest(hall: Hall, size: Size, x: int, y: int) -> tuple[int, int] | None:
    """V5: where a ghost from that point is put on the floor, in its cell if there is room.

    Else it is in a neighbouring cell, and only in a hall so full still further away. Looked at are
    the very point and a grid of 20 mils.
    """
    found, row = ask(hall, calls.ON_FLOOR, 0, SIZE_NUMBERS[size], x, y, STANDS)
    return (int(row[RESULT]), int(row[RESULT + 1])) if found else None


def is_inside(size: Size, x: int, y: int) -> bool:
    """V8: whether a ghost there is wholly inside its cell's square, and that in the hall."""
    return plain_core().spots.is_inside(SIZE_NUMBERS[size], x, y)
