"""What Midnight cards do to all of the hall at once (V13)."""

from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.layout import RESULT
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.rows import ask, change, hall_in
from manoir.games.pasvu.geometry.units import TURN

_QUARTER = TURN // 4


def danced(hall: Hall) -> Hall:
    """Every piece at the nearest door, as far as it gets; those on top of others go first."""
    return hall_in(change(hall, calls.DANCE)[1])


def laid_down(hall: Hall, yaws: tuple[int, ...]) -> Hall:
    """All ghosts, one after the other, lying with their heads to these yaws, by seat."""
    quarters = sum(yaw // _QUARTER << 2 * seat for seat, yaw in enumerate(yaws))
    return hall_in(change(hall, calls.LIE_DOWN, quarters)[1])


def stood_up(hall: Hall) -> Hall:
    """All ghosts, one after the other, standing."""
    return hall_in(change(hall, calls.LIE_DOWN, -1)[1])


def with_mirror_up(hall: Hall) -> Hall:
    """The mirror upright, as near as can be to where it is, facing the middle of the hall.

    What was on it comes down. Where it could stand nowhere, all stays as it is.
    """
    return hall_in(change(hall, calls.SET_UP)[1])


def before_glass(hall: Hall, seat: int, number: int, *, lying: bool) -> Ghost | None:
    """A small ghost on the floor, as close as possible to the glass; whoever lies, head first."""
    found, row = ask(hall, calls.BEFORE_GLASS, int(lying))
    x, y, z, yaw = (int(place) for place in row[RESULT : RESULT + 4])
    return Ghost(seat, "small", x, y, z, number, yaw if lying else None) if found else None
