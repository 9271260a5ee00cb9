"""Copying the write-ahead log back into the file, beside the writer: no move waits for it."""

import sqlite3
from threading import Event, Thread
from typing import Final

import structlog
from sqlalchemy import Engine

from manoir.server.store import disk

JOBS: Final = 1000  # that are written between two copies
LONG_LOG: Final = 4000  # pages: SQLite shall begin the log again
PATIENCE_MS: Final = 20  # for readers; the writer waits meanwhile
_LOG: Final = structlog.get_logger("manoir.store")


class Checkpointer:
    """A thread with a connection of its own.

    Should it fail, SQLite does the same inside a commit once the log is `wal_autocheckpoint` long.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs = 0
        self._wanted = Event()
        self._closing = False
        self._thread = Thread(target=self._run, name="manoir-checkpointer", daemon=True)
        self._thread.start()

    def wrote(self, jobs: int) -> None:
        """In the writer's thread, when so many jobs are on the disk."""
        self._jobs += jobs
        if self._jobs >= JOBS:
            self._jobs = 0
            self._wanted.set()

    def close(self) -> None:
        self._closing = True
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            driver = disk.driver_of(connection)
            driver.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            while self._wanted.wait() and not self._closing:
                self._wanted.clear()
                try:
                    copy_back(driver)
                except sqlite3.Error as error:  # a disk that is full, say: the writer will tell
                    _LOG.warning("checkpoint_failed", code=disk.code_of(error), why=str(error))


def copy_back(connection: sqlite3.Connection, long_log: int = LONG_LOG) -> None:
    """All that is in the log now. A long log is copied to its very end, so that it begins again."""
    _busy, pages, _copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages >= long_log:  # only what was written meanwhile is left: the writer hardly waits
        connection.execute("PRAGMA wal_checkpoint(FULL)")
