"""All the rows of a table, from one moment, through a connection that cannot write.

Past SQLAlchemy, which a process that only reads does without.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.store.rows import Row, Stored

BUSY_SECONDS: Final = 5.0
POSTGRES: Final = "postgresql://"
_OPTIONS: Final = "-c default_transaction_read_only=on -c statement_timeout=10s"
Rows = Callable[[str], tuple[Row, ...]]


class Shelf(ABC):
    """Where tables are taken from."""

    @abstractmethod
    def take(self, id: str) -> Stored:
        """Raises Refused for one that is not there, or cannot be read."""

    @abstractmethod
    def close(self) -> None: ...


def shelf_of(source: str) -> Shelf:
    return PostgresShelf(source) if source.startswith(POSTGRES) else SqliteShelf(Path(source))


class SqliteShelf(Shelf):
    """The house's file."""

    def __init__(self, path: Path) -> None:
        self._disk = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
        )
        self._disk.row_factory = sqlite3.Row

    def take(self, id: str) -> Stored:
        def rows(query: str) -> tuple[Row, ...]:
            return tuple(dict(row) for row in self._disk.execute(query.format("?"), (id,)))

        try:
            with self._disk:
                self._disk.execute("BEGIN")  # all of it from one moment
                return _stored(rows)
        except sqlite3.OperationalError:
            raise Refused(refusals.storage("storage_busy")) from None
        except sqlite3.DatabaseError:  # a page that is not what it was
            raise Refused(refusals.DAMAGED) from None

    def close(self) -> None:
        self._disk.close()


class PostgresShelf(Shelf):
    """The house's database; connected to again where the line has broken."""

    def __init__(self, address: str) -> None:
        import psycopg  # noqa: F401  nobody shall wait for it later

        self._address = address
        self._connection: Any = None

    def take(self, id: str) -> Stored:
        import psycopg

        for is_last in (False, True):  # a line that broke since then is noticed only now
            try:
                return self._take(id)
            except psycopg.DatabaseError:
                self._connection = None
                if is_last:
                    raise Refused(refusals.storage("storage_busy")) from None
        raise AssertionError

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _take(self, id: str) -> Stored:
        connection = self._connected()

        def rows(query: str) -> tuple[Row, ...]:
            return tuple(connection.execute(query.format("%s"), (id,)).fetchall())

        with connection.transaction():
            return _stored(rows)

    def _connected(self) -> Any:
        from psycopg import Connection, IsolationLevel
        from psycopg.rows import dict_row

        if self._connection is None or self._connection.closed:
            self._connection = Connection.connect(
                self._address, row_factory=dict_row, connect_timeout=5, options=_OPTIONS
            )
            self._connection.isolation_level = IsolationLevel.REPEATABLE_READ  # of one moment
        return self._connection


def _stored(rows: Rows) -> Stored:
    tables = rows("SELECT * FROM tables WHERE id = {}")
    if not tables:
        raise Refused(refusals.NO_SUCH_TABLE)
    return Stored(
        table={**tables[0], "public": bool(tables[0]["public"])},
        chairs=rows('SELECT * FROM chairs WHERE "table" = {} ORDER BY seat'),
        seed=rows('SELECT * FROM seeds WHERE "table" = {}')[0],
        records=rows('SELECT * FROM records WHERE "table" = {} ORDER BY ply'),
        clock=next(iter(rows('SELECT * FROM clocks WHERE "table" = {}')), None),
    )
