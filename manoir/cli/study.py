"""`manoir study`: figures and plots of a question, with the time that is left."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.studies import study
from manoir.studies.study import Findings, Study

MOST_GAMES: Final = 10_000_000


def answer(console: Console, name: str, *, games: int | None, seed: int, out: Path | None) -> None:
    """Run a study, print its table and write its plots. Raises Failure with a sentence."""
    asked = _found(name)
    number = asked.GAMES if games is None else games
    if not 1 <= number <= MOST_GAMES:
        raise Failure(f"games are from 1 to {MOST_GAMES:,}, not {number}", exits.USAGE)
    if not 0 <= seed < 1 << 24:
        raise Failure(f"a seed is from 0 to {(1 << 24) - 1:,}, not {seed}", exits.USAGE)
    if out is not None:
        _make(out)
    found = _run(console, asked, number, seed)
    table = Table(
        *found.headings, title=f"{asked.ABOUT}: {number:,} games of each kind, seed {seed}"
    )
    for row in found.rows:
        table.add_row(*row)
    console.print(table)
    if out is not None:
        _write(console, out, found)


def _run(console: Console, asked: Study, games: int, seed: int) -> Findings:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(asked.ABOUT, total=1.0)
        return asked.run(games, seed, lambda share: progress.update(task, completed=share))


def _write(console: Console, folder: Path, found: Findings) -> None:
    for plot, drawn in found.charts.items():
        file = folder / f"{plot}.svg"
        try:
            file.write_text(drawn)
        except OSError as error:
            raise _unwritable(file, error) from None
        console.print(str(file), highlight=False)


def _found(name: str) -> Study:
    try:
        return study(name)
    except ValueError as error:
        raise Failure(str(error), exits.USAGE) from None


def _make(folder: Path) -> None:
    """Before anything is played: nobody waits for plots that cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from None


def _unwritable(path: Path, error: OSError) -> Failure:
    return Failure(f"{path} cannot be written: {exits.reason(error)}", exits.CANNOT_WRITE)
