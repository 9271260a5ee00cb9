"""Make beforehand what bots need, so that no first move waits: `python -m manoir.bots.warm`."""

import os
from typing import Final

import cyclopts

from manoir.bots.escalier.solve import solve
from manoir.bots.labyrinthe.machine import machine as labyrinthe
from manoir.bots.pacman.machine import machine as pacman
from manoir.bots.pasvu.machine import machine as pasvu

NICENESS: Final = 10


def warm(*, seats: list[int] | None = None, nice: bool = False) -> None:
    """A second call finds everything there.

    Parameters
    ----------
    seats
        Only the tables for these numbers of seats; the house makes the rest while it is open.
    nice
        Stand back behind other work on this machine.
    """
    if nice:
        be_nice()
    labyrinthe()
    pacman()
    pasvu()
    solve(seats=seats)


def be_nice() -> None:
    """Whoever waits for a page comes first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


if __name__ == "__main__":
    cyclopts.run(warm)
