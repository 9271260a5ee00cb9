"""How much was acknowledged, kept in two places.

SQLite's write-ahead log, cut short, takes its last transactions with it, and nothing tells. So the
file has numbers that only grow, of its commits and of its records, and after each commit they are
also in `manoir.mark` beside it: a file that is behind its mark has lost something. The mark is
never ahead of the disk.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from manoir.server.store import opening

MARK: Final = "manoir.mark"
_MOST_BYTES: Final = 100
_LOG: Final = structlog.get_logger("manoir.store")


class Numbers(NamedTuple):
    """How far a file has come."""

    commits: int = 0  # those that wrote more than records
    record: int = 0  # the last one's row

    def behind(self, other: "Numbers") -> int:
        """How many commits and records the other one has more."""
        return max(0, other.commits - self.commits) + max(0, other.record - self.record)


class CommitCount:
    """Counts in the writer's thread; `lost` is what was missing at the start."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        """Raises Failure if the mark cannot be kept."""
        self._id, self._numbers = _read_house(connection)
        self._next = self._numbers
        with opening.folder_failures(file.parent):
            self._mark = os.open(file.with_name(MARK), os.O_RDWR | os.O_CREAT, 0o600)
        marked_id, marked = _parse(os.pread(self._mark, _MOST_BYTES, 0))
        # Another id: the file was put in the place of the one that was marked.
        self.lost = self._numbers.behind(marked) if marked_id == self._id else 0
        self._write()

    def count(self, connection: sqlite3.Connection, record: int | None) -> None:
        """Number the transaction that is open; `record` is its last row, if it has only records."""
        if record is not None:
            self._next = self._numbers._replace(record=record)
            return
        connection.execute("UPDATE house SET commits = commits + 1")
        self._next = _read_house(connection)[1]

    def counted(self) -> None:
        """The transaction is on the disk."""
        self._numbers = self._next
        self._write()

    def close(self) -> None:
        with suppress(OSError):
            os.fsync(self._mark)
        os.close(self._mark)

    def _write(self) -> None:
        """Without a sync, which would cost as much as a commit: a mark of before is no harm."""
        commits, record = self._numbers
        try:
            os.pwrite(self._mark, f"{self._id} {commits:020} {record:020}\n".encode(), 0)
        except OSError as error:
            _LOG.warning("mark_unwritten", why=str(error))


def read_loss(file: Path, connection: sqlite3.Connection) -> int:
    """How much a file has lost, as far as its mark tells; it may be in use."""
    try:
        marked_id, marked = _parse(file.with_name(MARK).read_bytes()[:_MOST_BYTES])
    except OSError:
        return 0
    id, numbers = _read_house(connection)  # after the mark, which is never ahead
    return numbers.behind(marked) if id == marked_id else 0


def _read_house(connection: sqlite3.Connection) -> tuple[str, Numbers]:
    query = "SELECT id, commits, (SELECT coalesce(max(rowid), 0) FROM records) FROM house"
    id, commits, record = connection.execute(query).fetchone()
    return str(id), Numbers(int(commits), int(record))


def _parse(mark: bytes) -> tuple[str, Numbers]:
    """A mark that cannot be read says nothing."""
    words = mark.split()
    if len(words) == 3 and mark.isascii() and words[1].isdigit() and words[2].isdigit():
        return words[0].decode(), Numbers(int(words[1]), int(words[2]))
    return "", Numbers()
