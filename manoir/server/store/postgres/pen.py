"""The connection that writes to PostgreSQL: made again when it breaks.

If it breaks in a COMMIT, the database is asked for the outcome before anybody is told anything.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, Engine

from manoir.server.store.database import Job, Unknown
from manoir.server.store.postgres import errors
from manoir.server.store.postgres.batch import Driver, write_batch
from manoir.server.store.rows import Write

TRIES: Final = 3  # for a transaction that met another one in a circle
PATIENCE: Final = 10.0  # seconds for a database to come back and say what became of a COMMIT
PAUSE: Final = 0.1


class PostgresPen:
    """In the writer's thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def transact(self, jobs: Sequence[Job]) -> list[Any]:
        for _ in range(TRIES - 1):
            try:
                return self._transact(jobs)
            except Exception as error:
                if not errors.may_work_again(error):
                    raise
                self.rollback()
        return self._transact(jobs)

    def _transact(self, jobs: Sequence[Job]) -> list[Any]:
        connection = self._connected()
        driver = driver_of(connection)
        number = write_batch(driver, [job for job in jobs if isinstance(job, Write)])
        results = [None if isinstance(job, Write) else job(connection) for job in jobs]
        try:
            self.commit(driver)
        except psycopg.Error as error:
            if not errors.is_lost(error):
                raise
            self.rollback()
            if not self._is_committed(number):
                raise
        else:
            connection.commit()  # SQLAlchemy's idea of a transaction; there is none any more
        return results

    def commit(self, driver: Driver) -> None:
        driver.commit()

    def rollback(self) -> None:
        """A connection that is broken is left behind."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        with suppress(Exception):
            driver_of(connection).rollback()
            connection.rollback()
            if not driver_of(connection).closed:
                self._connection = connection
                return
        with suppress(Exception):
            connection.invalidate()
            connection.close()

    def close(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _is_committed(self, number: str) -> bool:
        """What became of a transaction. Raises Unknown if the database does not come back."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                status = _status(driver_of(self._connected()), number)
            except Exception:
                self.rollback()
                status = None
            if status in ("committed", "aborted"):
                return status == "committed"
            time.sleep(PAUSE)
        raise Unknown


def driver_of(connection: Connection) -> Driver:
    """What is under SQLAlchemy's connection."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    return driver


def _status(driver: Driver, number: str) -> str | None:
    try:
        row = driver.execute("SELECT pg_xact_status(%s::text::xid8)", (number,)).fetchone()
    except psycopg.errors.InvalidParameterValue:  # in the future: it was lost in a crash
        return "aborted"
    finally:
        driver.rollback()
    return str(row[0]) if row and row[0] else None
