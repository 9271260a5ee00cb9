"""The house's rows in one SQLite file: the default, with nothing to install."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import DBAPIError

from manoir.server.store import disk, integrity, opening, remains
from manoir.server.store.batch import only_records, write_batch, write_records
from manoir.server.store.checkpoints import Checkpointer
from manoir.server.store.commits import CommitCount
from manoir.server.store.database import Job
from manoir.server.store.disk import Limits
from manoir.server.store.integrity import Health
from manoir.server.store.rows import Write
from manoir.server.store.schema import HOUSE

Count = Callable[[sqlite3.Connection, int | None], None]
_MUCH: Final = "probe" * 2000


class SqliteDatabase:
    """One process at a time; other processes may read."""

    is_shared = False

    def __init__(self, folder: Path, limits: Limits = disk.NO_LIMITS) -> None:
        """Raises Failure, with a sentence, for a folder or a file that cannot be used."""
        self.path = disk.data_file(folder)
        self.name = self.source = str(self.path)
        disk.migrate(self.path, limits)
        with opening.folder_failures(folder):
            self.path.chmod(0o600)
        self.engine = disk.open_disk(self.path, limits, begin=None)
        self.readers = self.questions = disk.open_disk(self.path, limits, begin="DEFERRED")
        with opening.file_failures(self.path), self.engine.connect() as connection:
            self._commits = CommitCount(self.path, disk.driver_of(connection))
            remains.say_in_use(disk.driver_of(connection))
            findings = integrity.look_over(self.path)
        integrity.report(self.path, findings, self._commits.lost)
        self.opened = Health(damaged=bool(findings), lost=self._commits.lost)
        self._checkpoints = Checkpointer(self.readers)

    def pen(self) -> "SqlitePen":
        return SqlitePen(self.engine, self._commits.count)

    def first(self, connection: Connection, query: str, about: str) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = disk.driver_of(connection).execute(query, (about,)).fetchone()
        return row

    def trouble(self, error: BaseException) -> str | None:
        return disk.trouble(error)

    def code_of(self, error: BaseException) -> str | None:
        return disk.code_of(error)

    def try_out(self, connection: Connection) -> None:
        """It needs some space."""
        connection.execute(insert(HOUSE).values(id=_MUCH, commits=0))
        connection.execute(delete(HOUSE).where(HOUSE.c.id.startswith("probe")))

    def wrote(self, jobs: int) -> None:
        self._commits.counted()
        self._checkpoints.wrote(jobs)

    def bytes(self) -> int:
        files = self.path, self.path.with_name(f"{self.path.name}-wal")
        return sum(file.stat().st_size for file in files if file.exists())

    def close(self) -> None:
        self._checkpoints.close()
        with suppress(DBAPIError, sqlite3.Error), self.engine.connect() as connection:
            remains.say_closed(disk.driver_of(connection))
        self._commits.close()
        self.engine.dispose()
        self.readers.dispose()


class SqlitePen:
    """`count` is called at the end of each transaction, with the number of its last record if
    there is nothing else in it.
    """

    def __init__(self, engine: Engine, count: Count) -> None:
        self._connection = engine.connect()
        self.disk = disk.driver_of(self._connection)
        self._count = count

    def transact(self, jobs: Sequence[Job]) -> list[Any]:
        """Writes go past SQLAlchemy, all rows of a kind together; then the other jobs, in turn."""
        writes = [job for job in jobs if isinstance(job, Write)]
        if len(writes) == len(jobs) and (moves := only_records(writes)):
            self._count(self.disk, write_records(self.disk, moves))
            return [None] * len(jobs)
        self.disk.execute("BEGIN IMMEDIATE")
        last = write_batch(self.disk, writes)
        results = [None if isinstance(job, Write) else job(self._connection) for job in jobs]
        self._count(self.disk, last if len(writes) == len(jobs) else None)
        self.disk.execute("COMMIT")
        if len(writes) != len(jobs):
            self._connection.commit()  # SQLAlchemy's idea of a transaction; there is none any more
        return results

    def rollback(self) -> None:
        self._connection.rollback()
        self.disk.rollback()

    def close(self) -> None:
        self._connection.close()
