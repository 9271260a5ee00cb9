"""Solve the game and keep the values: `python -m manoir.bots.escalier.solve`."""

from time import perf_counter

import cyclopts
from rich.console import Console
from rich.progress import Progress

from manoir.bots.escalier import tables


def solve(*, seats: list[int] | None = None, again: bool = False) -> None:
    """Make the tables that are not there yet.

    Parameters
    ----------
    seats
        Only the tables of these numbers of seats.
    again
        Make them anew, even if they are there.
    """
    for kind in tables.TABLES:
        if seats and kind[0] not in seats:
            continue
        if again:
            tables.path(*kind).unlink(missing_ok=True)
        if not tables.ready(*kind):
            make(*kind)


def make(seats: int, podium: bool) -> None:
    """One table, with a bar that shows how far it is."""
    start, name = perf_counter(), f"{seats} seats{', podium' if podium else ''}"
    console = Console(stderr=True)
    with Progress(console=console, transient=True) as bars:
        bar = bars.add_task(f"Solving escalier, {name}", total=1.0)
        tables.prepare(seats, podium, lambda done: bars.update(bar, completed=done))
    console.print(f"Solved escalier, {name}: {perf_counter() - start:.1f} s")


if __name__ == "__main__":
    cyclopts.run(solve)
