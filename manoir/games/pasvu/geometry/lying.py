"""Where a ghost can lie (V13): its middle above what carries it, all of it in the hall.

It may reach beyond its cell, which is that of its middle. Places are mils, heights grains.
"""

from typing import Final

from manoir.games.pasvu.box import Size
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import GHOST, LIST, RESULT, SPARE
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS, ask
from manoir.games.pasvu.geometry.units import TURN

LyingSpot = tuple[int, int, int, int]  # x, y, z and where the head points

QUARTERS: Final = tuple(range(0, TURN, TURN // 4))


def lies_inside(size: Size, x: int, y: int, yaw: int) -> bool:
    """V13: whether nothing of a ghost that lies there is outside the hall."""
    room = [0] * (SPARE + GHOST)
    return plain_core().spots.lies_inside(room, SIZE_NUMBERS[size], x, y, yaw % TURN)


def lying_levels(hall: Hall, size: Size, x: int, y: int, yaw: int) -> tuple[int, ...]:
    """All heights at which a ghost can lie there, from the floor up."""
    count, row = ask(hall, calls.LEVELS, SIZE_NUMBERS[size], x, y, yaw % TURN)
    return tuple(int(z) for z in row[LIST : LIST + count])


def nearest_lying_spot(hall: Hall, size: Size, x: int, y: int, yaw: int) -> LyingSpot | None:
    """Where a ghost from that point lies on the floor, in its cell if there is room.

    Else in a neighbouring one, and so on. Its head stays where it is, or turns by a quarter.
    """
    found, row = ask(hall, calls.ON_FLOOR, 0, SIZE_NUMBERS[size], x, y, yaw % TURN)
    if not found:
        return None
    return int(row[RESULT]), int(row[RESULT + 1]), int(row[RESULT + 2]), int(row[RESULT + 3])
