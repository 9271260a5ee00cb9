"""Make beforehand what bots need, so that no first move waits: `python -m manoir.bots.warm`."""

import warnings

from manoir.bots import machine_speed
from manoir.bots.background import be_nice, end_with
from manoir.bots.bot import BrokenBots, package
from manoir.kernel.commands.exits import run_function
from manoir.kernel.registry import games


def warm(*, seats: list[int] | None = None, rules: bool = False, house: int | None = None) -> None:
    """A second call finds everything there.

    Parameters
    ----------
    seats
        Only what games of these numbers of seats need; the house makes the rest while it is open.
    rules
        Instead, rules as machine code: two processes side by side are ready in half the time.
    house
        The number of the process that started this: stand back behind it, and end with it.
    """
    if house is not None:
        end_with(house)
        be_nice()
    if rules:
        machine_speed.turn_on()
    else:
        for game in _quickest_first():
            prepare(game, seats)


def prepare(game: str, seats: list[int] | None) -> None:
    """Whatever one game's bots cannot make, those of the others get theirs."""
    own = getattr(package(game), "prepare", None)
    try:
        if own is not None:
            own(seats)
    except Exception as error:
        warnings.warn(f"bots of {game!r} are not ready: {error}", BrokenBots, stacklevel=2)


def _quickest_first() -> list[str]:
    """Games in the order in which their bots get ready: those that say they are slow come last."""
    return sorted(games(), key=lambda game: bool(getattr(package(game), "SLOW", False)))


if __name__ == "__main__":
    run_function(warm)
