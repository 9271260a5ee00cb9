"""What every command of the host shares: which house, how the answer looks, and being sure."""

import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from cyclopts import Parameter
from rich.markup import escape
from rich.prompt import Confirm
from rich.table import Table

from manoir.kernel.commands import exits
from manoir.kernel.commands.console import PipedConsole
from manoir.kernel.commands.exits import Failure
from manoir.server.admin.desk import Desk, SharedDesk

_SPAN: Final = re.compile(r"(\d{1,6})([mhdw])")
_SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}
console = PipedConsole()


@Parameter(name="*")
@dataclass(frozen=True)
class Which:
    """Which house, and for whom the answer is.

    Parameters
    ----------
    data: the folder of the house; by default, MANOIR_DATA.
    json: answer for programs.
    """

    data: Path | None = None
    json: bool = False

    def desk(self) -> Desk | SharedDesk:
        from manoir.server.settings import from_environment

        settings = from_environment()
        if settings.database and self.data is None:
            return SharedDesk(settings)
        return Desk(self.data or settings.folder)

    def tell(self, value: Any, *sentences: str) -> None:
        """An answer: the value for programs, sentences for people."""
        if self.json:
            write_json(value)
        for sentence in () if self.json else sentences:
            console.print(sentence, markup=False, highlight=False, soft_wrap=True)

    def show(self, rows: Sequence[Mapping[str, Any]], columns: Sequence[str], empty: str) -> None:
        """A list of things."""
        if self.json:
            write_json(rows)
        elif not rows:
            console.print(empty, markup=False, highlight=False)
        else:
            table = Table(*columns)
            for row in rows:
                table.add_row(*(escape(_text(name, row[name])) for name in columns))
            console.print(table)


HERE: Final = Which()


def write_json(value: Any) -> None:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def be_sure(question: str, *, yes: bool) -> None:
    """Ask somebody at a keyboard; nobody else gets past this without --yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Failure(f"{question} Say --yes if you are sure", exits.USAGE)
    if not Confirm.ask(escape(question), console=console, default=False):
        raise Failure("nothing was done", exits.USAGE)


def moment(seconds: int | None) -> str:
    """As clocks on this machine show it."""
    return "" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def end_of(span: str | None, until: str | None) -> int | None:
    """When something ends that lasts `7d`, or until `2026-12-24`; None: never."""
    if span is not None and until is not None:
        raise Failure("--for and --until are two ways to say the same: take one", exits.USAGE)
    if span is not None:
        found = _SPAN.fullmatch(span)
        if found is None:
            raise Failure(f"{span!r} is not a time like 30m, 12h, 7d or 4w", exits.USAGE)
        return int(time.time()) + int(found[1]) * _SECONDS[found[2]]
    if until is None:
        return None
    try:
        end = int(datetime.fromisoformat(until).timestamp())
    except (ValueError, OverflowError, OSError):
        raise Failure(f"{until!r} is not a date like 2026-12-24", exits.USAGE) from None
    if end <= time.time():
        raise Failure(f"{until} is in the past", exits.USAGE)
    return end


def _text(name: str, value: Any) -> str:
    if name in ("touched", "since", "until", "time", "ended"):
        return moment(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={one}" for key, one in value.items())
    return "" if value is None else str(value)
