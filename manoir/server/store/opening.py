"""Opening the data folder: whatever is wrong with it is said in a sentence.

A folder belongs to one server at a time: two would each keep tables in memory that the other
changes on the disk.
"""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure

LOCK: Final = "manoir.lock"
ELSEWHERE: Final = "name another folder in MANOIR_DATA"
_CORRUPT: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Keep other servers out of a folder for as long as this one runs. Raises Failure."""
    with folder_failures(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    with lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise _in_use(folder) from None
        yield


@contextmanager
def folder_failures(folder: Path) -> Iterator[None]:
    """Say what is wrong with a folder instead of raising an OSError."""
    try:
        yield
    except OSError as error:
        why = "it is not a folder" if _blocked_by_a_file(folder) else exits.reason(error)
        sentence = f"the data folder {folder} cannot be used: {why}; {ELSEWHERE}"
        raise Failure(sentence, exits.CANNOT_WRITE) from None


@contextmanager
def file_failures(path: Path) -> Iterator[None]:
    """Say what is wrong with the house's file instead of raising an error of SQLite."""
    try:
        yield
    except DBAPIError as error:
        raise _file_failure(path, error.orig) from None
    except sqlite3.Error as error:
        raise _file_failure(path, error) from None


def newer(path: Path, revision: str) -> Failure:
    sentence = f"{path} was written by another version of Manoir (its schema is {revision!r})"
    return Failure(f"{sentence}: install that version, or {ELSEWHERE}", exits.BAD_DATA)


def older(path: Path) -> Failure:
    sentence = f"{path} was written by an older version of Manoir"
    return Failure(f"{sentence}: `manoir serve` brings it up to date", exits.BAD_DATA)


def foreign(path: Path) -> Failure:
    sentence = f"{path} is a database, but not one of Manoir's"
    return Failure(f"{sentence}: move it away, or {ELSEWHERE}", exits.BAD_DATA)


def _in_use(folder: Path) -> Failure:
    sentence = f"the data folder {folder} is in use by another program"
    return Failure(f"{sentence}: stop the other server, or {ELSEWHERE}", exits.IN_USE)


def _file_failure(path: Path, error: BaseException | None) -> Failure:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _CORRUPT:
        sentence = f"{path} is not a database, or a damaged one"
        return Failure(f"{sentence}: move it away, or {ELSEWHERE}", exits.BAD_DATA)
    if code in _LOCKED:
        return _in_use(path.parent)
    return Failure(f"{path} cannot be used: {error}; {ELSEWHERE}", exits.CANNOT_WRITE)


def _blocked_by_a_file(folder: Path) -> bool:
    """Whether the folder, or one that it would be in, is a file."""
    return any(place.exists() and not place.is_dir() for place in (folder, *folder.parents))
