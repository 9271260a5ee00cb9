"""When what carried a piece is gone (V6, V10), the piece comes down as well, and who is on it."""

from manoir.games.pasvu.core import calls
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.rows import change, hall_in


def settled(hall: Hall) -> Hall:
    """Nothing floats: every piece is straight down where it rests, the ghosts on it with it.

    A piece does not fall over, even if its centre of mass is no longer above what carries it. A
    ghost for which there is no more room is put on the floor, as after V5. What leans on nothing
    any more falls on.
    """
    if not any(pose.z or pose.lean for _, pose in hall.pieces):
        return hall  # every piece stands on the floor
    return hall_in(change(hall, calls.SETTLE)[1])
