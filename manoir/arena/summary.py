"""The end of an arena in the terminal."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from manoir.arena.contest import Contest
from manoir.arena.tables import Tables
from manoir.arena.times import times_of


def print_summary(
    console: Console, contest: Contest, tables: Tables, millis: Sequence[NDArray[np.float64]]
) -> None:
    games = f"{tables.deals:,} deals, {tables.games:,} games"
    table = Table(title=f"{tables.game}, {tables.seats} seats: {games}")
    for name in ("bot", "score", "95 %", "first", "rating", "ms a choice", "p99"):
        table.add_column(name, justify="left" if name == "bot" else "right", no_wrap=name == "bot")
    for row in tables.bots:
        times = times_of(row.name, millis[contest.bots.index(row.name)])
        table.add_row(
            row.name,
            f"{row.score:.1%}",
            f"{row.wilson[0]:.1%} – {row.wilson[1]:.1%}",
            f"{row.firsts:.1%}",
            f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",
            f"{times.median:.1f}",
            f"{times.p99:.1f}",
        )
    console.print(table)
    for fault in tables.faults:
        what = f"{fault.bot}: {fault.what}: {fault.games:,} games lost by that"
        where = f"the first is deal {fault.deal}, rotation {fault.rotation}"
        console.print(f"{what}; {where}", markup=False, highlight=False, soft_wrap=True)
