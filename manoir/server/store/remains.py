"""What is left of a house where its file is gone, empty or only a part of it.

Nothing new is ever made over it. While a house is open, much of what was acknowledged is only in
the write-ahead log beside its file. So the file itself says that it is in use (`user_version`):
found without a log and without a mark, it was copied alone from under an open house.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import opening
from manoir.server.store.commits import MARK

LOG: Final = "manoir.db-wal"
SQLITE: Final = b"SQLite format 3\0"  # how a database begins
_HEAD_BYTES: Final = 100
_USER_VERSION: Final = slice(60, 64)  # of the head
_IN_USE: Final = 1
_ADVICE: Final = "restore a backup (`manoir restore`), or name another folder in MANOIR_DATA"


def check_remains(path: Path) -> None:
    """Raise Failure if a file is gone or hollow. A folder without any trace of a house is fine."""
    if path.is_file():
        _check_file(path)
        return
    for name in (LOG, MARK):
        if path.with_name(name).exists() and not path.exists():
            sentence = f"{path} is gone, though {name} of a house is beside it"
            raise Failure(f"{sentence}: {_ADVICE}", exits.BAD_DATA)


def hollow(path: Path) -> Failure:
    sentence = f"{path} has no tables: it was probably copied without {LOG}, which had them"
    return Failure(f"{sentence}: {_ADVICE}", exits.BAD_DATA)


def say_in_use(connection: sqlite3.Connection) -> None:
    """In the file itself, not only in its log. A disk that takes nothing keeps no house closed."""
    with suppress(sqlite3.OperationalError):
        connection.execute(f"PRAGMA user_version = {_IN_USE}")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def say_closed(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA user_version = 0")


def is_bare_copy(path: Path) -> bool:
    """Whether a file was copied alone while its house was open. Raises OSError.

    Read without SQLite, which would leave an empty log behind.
    """
    log, mark = path.with_name(f"{path.name}-wal"), path.with_name(MARK)
    if mark.exists() or (log.exists() and log.stat().st_size):
        return False
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    return head.startswith(SQLITE) and head[_USER_VERSION] == _IN_USE.to_bytes(4, "big")


def bare_copy(path: Path) -> Failure:
    sentence = f"{path} was copied while its house was open, without {LOG}: it lacks what was there"
    return Failure(f"{sentence}: {_ADVICE}", exits.BAD_DATA)


def _check_file(path: Path) -> None:
    """What has no head of a database is left to SQLite to name."""
    if path.stat().st_size == 0:
        raise Failure(f"{path} is empty: {_ADVICE}", exits.BAD_DATA)
    with opening.folder_failures(path.parent):
        is_bare = is_bare_copy(path)
    if is_bare:
        raise bare_copy(path)
