"""Solve the game and keep the values: `python -m manoir.bots.escalier.solve`."""

from time import perf_counter, process_time

from rich.console import Console
from rich.progress import Progress

from manoir.bots.escalier import tables
from manoir.kernel.commands.exits import run_function


def solve(*, seats: list[int] | None = None, again: bool = False) -> None:
    """Make the tables that are not there yet.

    Parameters
    ----------
    seats
        Only the tables of these numbers of seats.
    again
        Make them again, even if they are there.
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
    name = f"{seats} seats{', podium' if podium else ''}"
    console, wall, work = Console(stderr=True), perf_counter(), process_time()
    with Progress(console=console, transient=True) as bars:
        bar = bars.add_task(f"Solving escalier, {name}", total=1.0)
        tables.prepare(seats, podium, lambda done: bars.update(bar, completed=done))
    wall, work = perf_counter() - wall, process_time() - work
    console.print(f"Solved escalier, {name}: {wall:.1f} s ({work:.1f} s of one core)")


if __name__ == "__main__":
    run_function(solve)
