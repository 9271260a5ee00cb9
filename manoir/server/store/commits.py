"""How many transactions were acknowledged, kept in two places.

SQLite's write-ahead log, cut short, takes its last transactions with it, and nothing tells. So
their number is in the file, and after each commit also in `manoir.mark` beside it: a file that has
counted less than its mark has lost something. The mark is never ahead of the disk.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from manoir.server.store import opening

MARK: Final = "manoir.mark"
_MOST_BYTES: Final = 100
_LOG: Final = structlog.get_logger("manoir.store")


class CommitCount:
    """Counts in the writer's thread; `lost` is what was missing at the start."""

    def __init__(self, file: Path, connection: sqlite3.Connection, *, is_new: bool) -> None:
        """Raises Failure if the mark cannot be kept."""
        self._id, self._number = _read_house(connection)
        with opening.folder_failures(file.parent):
            self._mark = os.open(file.with_name(MARK), os.O_RDWR | os.O_CREAT, 0o600)
        marked_id, marked = _parse(os.pread(self._mark, _MOST_BYTES, 0))
        self.lost = 0
        if marked_id == self._id or is_new:  # else the file was put in the place of another
            self.lost = max(0, marked - self._number)
            self._number = max(marked, self._number)
        self._write()

    def count(self, connection: sqlite3.Connection) -> None:
        """Number the transaction that is open."""
        connection.execute("UPDATE house SET commits = ?", (self._number + 1,))

    def counted(self) -> None:
        """The transaction is on the disk."""
        self._number += 1
        self._write()

    def close(self) -> None:
        with suppress(OSError):
            os.fsync(self._mark)
        os.close(self._mark)

    def _write(self) -> None:
        """Without a sync, which would cost as much as a commit: a mark of before is no harm."""
        try:
            os.pwrite(self._mark, f"{self._id} {self._number:020}\n".encode(), 0)
        except OSError as error:
            _LOG.warning("mark_unwritten", why=str(error))


def read_loss(file: Path, connection: sqlite3.Connection) -> int:
    """How many commits a file has lost, as far as its mark tells; it may be in use."""
    try:
        marked_id, marked = _parse(file.with_name(MARK).read_bytes()[:_MOST_BYTES])
    except OSError:
        return 0
    id, number = _read_house(connection)  # after the mark, which is never ahead
    return max(0, marked - number) if id == marked_id else 0


def _read_house(connection: sqlite3.Connection) -> tuple[str, int]:
    id, number = connection.execute("SELECT id, commits FROM house").fetchone()
    return str(id), int(number)


def _parse(mark: bytes) -> tuple[str, int]:
    """A mark that cannot be read says nothing."""
    words = mark.split()
    if len(words) == 2 and words[1].isdigit() and mark.isascii():
        return words[0].decode(), int(words[1])
    return "", 0
