"""How far an arena is, and how long it will take: a bar in a terminal, else a line a minute."""

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from manoir.arena.playing import Played

EVERY: Final = 60.0  # seconds between lines


def shown(games: Iterable[Played], done: int, total: int, console: Console) -> Iterator[Played]:
    """Hand games on, and show how many there are."""
    return (
        _bar(games, done, total, console)
        if console.is_terminal
        else _lines(games, done, total, console)
    )


def _bar(games: Iterable[Played], done: int, total: int, console: Console) -> Iterator[Played]:
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, speed_estimate_period=300) as progress:
        task = progress.add_task("", total=total, completed=done)
        for game in games:
            progress.advance(task)
            yield game


def _lines(games: Iterable[Played], done: int, total: int, console: Console) -> Iterator[Played]:
    begun = said = monotonic()
    for number, game in enumerate(games, 1):
        yield game
        now = monotonic()
        if now - said >= EVERY:
            said = now
            left = (total - done - number) * (now - begun) / number
            line = f"{done + number:,} of {total:,} games, {_duration(left)} left"
            console.print(line, highlight=False)


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
