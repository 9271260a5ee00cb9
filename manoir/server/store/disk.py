"""The SQLite file: how it is opened, and what its errors are called."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from manoir.server.store import migrating, opening, remains
from manoir.server.store.database import Conflict
from manoir.server.store.migrating import Sentences

BUSY_MS: Final = 5000
STATEMENTS: Final = 512  # kept prepared: one for each number of rows
PRAGMAS: Final = {
    "journal_mode": "WAL",
    "synchronous": "FULL",  # an acknowledged move survives a power cut
    "foreign_keys": "ON",
    "wal_autocheckpoint": "16000",  # pages, 64 MiB: should the checkpointer not come so far
    "journal_size_limit": str(64 * 1024 * 1024),
    "temp_store": "MEMORY",  # else a statement of many rows writes what it changes twice
}
_TROUBLE: Final = {
    sqlite3.SQLITE_FULL: "storage_full",
    sqlite3.SQLITE_BUSY: "storage_busy",
    sqlite3.SQLITE_LOCKED: "storage_busy",
    **dict.fromkeys(
        (
            sqlite3.SQLITE_CANTOPEN,
            sqlite3.SQLITE_IOERR,
            sqlite3.SQLITE_NOMEM,
            sqlite3.SQLITE_PERM,
            sqlite3.SQLITE_PROTOCOL,
            sqlite3.SQLITE_READONLY,
        ),
        "storage_error",
    ),
}
_UNDECODABLE: Final = "Could not decode"  # text that is none: Python's finding, without a code
_OF_ONE: Final = {
    sqlite3.SQLITE_CONSTRAINT: "conflict",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class Unreadable(Exception):
    """The disk does not give what was asked for: `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Limits(Struct, frozen=True):
    """How long a lock is waited for, and how large the file may grow."""

    busy_ms: int = BUSY_MS
    pages: int | None = None  # None: as large as the disk allows

    def pragmas(self) -> dict[str, str]:
        own = {"busy_timeout": str(self.busy_ms)}
        return own if self.pages is None else {**own, "max_page_count": str(self.pages)}


NO_LIMITS: Final = Limits()


def data_file(folder: Path) -> Path:
    """The house's file, in a folder that is only its owner's. Raises Failure."""
    with opening.folder_failures(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.chmod(folder, 0o700)
    return folder / "manoir.db"


def open_disk(path: Path, limits: Limits = NO_LIMITS, *, begin: str | None) -> Engine:
    """`begin` says how a transaction begins; None: whoever uses it says so each time."""
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False, "cached_statements": STATEMENTS},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for name, value in {**PRAGMAS, **limits.pragmas()}.items():
            connection.execute(f"PRAGMA {name} = {value}")

    if begin is not None:

        @event.listens_for(engine, "begin")
        def begin_so(connection: Connection) -> None:
            connection.exec_driver_sql(f"BEGIN {begin}")

    return engine


def driver_of(connection: Connection) -> sqlite3.Connection:
    """What is under SQLAlchemy's connection."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def migrate(path: Path, limits: Limits) -> bool:
    """Bring the file to the schema of this version, or make it; whether that was needed.

    A new file gets its name when it is whole: one without tables is never of our making. Raises
    Failure if it is not ours.
    """
    remains.check_remains(path)
    if path.exists():
        return bring_up_to_date(path, limits)
    new = path.with_name(f".{path.name}.new")
    with opening.folder_failures(path.parent):
        for left in (new, new.with_name(f"{new.name}-wal"), new.with_name(f"{new.name}-shm")):
            left.unlink(missing_ok=True)
    bring_up_to_date(new, limits, is_new=True)
    with opening.folder_failures(path.parent):
        new.rename(path)
    return True


def bring_up_to_date(path: Path, limits: Limits, *, is_new: bool = False) -> bool:
    """Run the migrations that a file still needs. Raises Failure if it is not one of ours."""
    engine = open_disk(path, limits, begin="IMMEDIATE")  # a deferred upgrade could deadlock
    try:
        with opening.file_failures(path), engine.begin() as connection:
            return migrating.migrate(connection, sentences(path, is_new=is_new))
    finally:
        engine.dispose()


def check_version(connection: Connection, path: Path) -> None:
    """Raises Failure if the file is not one of this version's."""
    migrating.check_version(connection, sentences(path))


def sentences(path: Path, *, is_new: bool = False) -> Sentences:
    return Sentences(
        newer=partial(opening.newer, path),
        older=partial(opening.older, path),
        foreign=partial(opening.foreign, path),
        empty=None if is_new else partial(remains.hollow, path),
    )


@contextmanager
def named_failures() -> Iterator[None]:
    """Raise Unreadable for what the disk does not give."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        code = code_of(error)
        if code is None:
            raise
        raise Unreadable(code) from None


def trouble(error: BaseException) -> str | None:
    """The named code of what the disk refuses to everybody; None: it is about one job."""
    return _TROUBLE.get(_primary_code(error))


def code_of(error: BaseException) -> str | None:
    """The named code of a refusal by the disk; None: it is not the disk's."""
    if isinstance(error, Conflict):
        return "conflict"
    code = _primary_code(error)
    return _TROUBLE.get(code) or _OF_ONE.get(code)


def _primary_code(error: BaseException) -> int:
    driver = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(driver, sqlite3.OperationalError) and str(driver).startswith(_UNDECODABLE):
        return sqlite3.SQLITE_CORRUPT
    return int(getattr(driver, "sqlite_errorcode", 0)) & 0xFF
