"""What is wrong with the house's file: a look at every start, as long as it is short."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

import structlog
from msgspec import Struct

MOST_BYTES: Final = 256 * 1024 * 1024  # a larger file is not looked through at every start
MOST_SECONDS: Final = 2.0
MOST_FINDINGS: Final = 20
_STEPS: Final = 10_000  # of SQLite's machine, between two looks at the clock
_LOG: Final = structlog.get_logger("manoir.store")


class Health(Struct, frozen=True):
    """How the disk is now, and what was found when the house opened."""

    reads: str | None = None  # why nothing can be read
    writes: str | None = None  # why nothing can be written
    unreadable: int = 0  # times that something could not be read; the rest is served
    damaged: bool = False  # when it was opened
    lost: int = 0  # acknowledged changes that the file does not have any more

    @property
    def ok(self) -> bool:
        return self.reads is None and self.writes is None

    def shown(self) -> dict[str, bool | int | str]:
        """What is well is not mentioned."""
        parts = {name: getattr(self, name) for name in self.__struct_fields__}
        return {"ok": self.ok, **{name: part for name, part in parts.items() if part}}


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Beside a server that runs, if there is one. Raises sqlite3.Error."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def look_over(path: Path) -> tuple[str, ...]:
    """What a quick check of the file finds; it says in the log how far it came."""
    size = path.stat().st_size
    if size > MOST_BYTES:
        _LOG.warning("file_unchecked", bytes=size, most=MOST_BYTES)
        return ()
    with closing(connect_to_read(path)) as connection:
        end = monotonic() + MOST_SECONDS
        connection.set_progress_handler(lambda: monotonic() > end, _STEPS)
        try:
            findings = find_damage(connection, quickly=True)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            _LOG.warning("file_checked_in_part", bytes=size, seconds=MOST_SECONDS)
            return ()
    if not findings:
        _LOG.info("file_checked", bytes=size)
    return findings


def find_damage(connection: sqlite3.Connection, *, quickly: bool) -> tuple[str, ...]:
    """SQLite's own sentences. Raises sqlite3.Error if it cannot even look."""
    check = "quick_check" if quickly else "integrity_check"
    try:
        rows = connection.execute(f"PRAGMA {check}({MOST_FINDINGS})").fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        return (str(error),)  # it gives up on some kinds of damage
    lines = [line for (text,) in rows for line in str(text).splitlines()]
    return tuple(line for line in lines if line != "ok" and not line.startswith("*** in database"))


def report(path: Path, findings: tuple[str, ...], lost: int) -> None:
    """Say it to whoever runs the house; what can be read is served all the same."""
    if lost:
        _LOG.error("changes_lost", count=lost)
        _tell(f"{path} has lost its last {lost} changes; the rest is served")
    if findings:
        _LOG.error("file_damaged", findings=findings)
        _tell(f"{path} is damaged; what can be read is served, `manoir check` says more")


def _tell(sentence: str) -> None:
    print(f"manoir: {sentence}", file=sys.stderr, flush=True)
