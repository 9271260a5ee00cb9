"""How a batch of writes goes to the disk: few statements, each with many rows.

A statement gives up the interpreter's lock and takes it back once, however many rows it has.
SQLAlchemy makes the text for one row and has no part in carrying it out; to make the text for 64
takes it milliseconds, in which nobody else gets the interpreter.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Integer, Table, func, literal_column
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite import insert

from manoir.server.store.database import Conflict
from manoir.server.store.rows import RecordRow, Row, Write
from manoir.server.store.schema import (
    CALLS,
    CHAIRS,
    CLAIMS,
    CLOCKS,
    NOTICES,
    RECORDS,
    SEEDS,
    TABLES,
)

MOST_ROWS: Final = 64  # in one statement
ROOMS: Final = (TABLES, CHAIRS, SEEDS)
GUARDED: Final = (TABLES, CLOCKS, CALLS)  # written only where they are as the write found them
CALLED_MS: Final = 120_000  # for so long a wish leads to no second table
Upsert = TypeVar("Upsert", sqlite.Insert, postgresql.Insert)


def write_batch(connection: sqlite3.Connection, writes: Sequence[Write]) -> int | None:
    """Inside a transaction that is open. Raises Conflict or sqlite3.Error.

    Returns the number of the last record, if there are only records, clocks and notices.
    """
    last = {into: _insert(connection, into, rows) for into, rows in rows_of(writes)}
    return None if any(map(last.get, ROOMS)) else last[RECORDS] or None


def rows_of(writes: Sequence[Write]) -> Iterator[tuple[Table, list[tuple[Any, ...]]]]:
    """All rows of a kind together, in an order in which none refers to one that comes later."""
    yield TABLES, values_of(TABLES, (row for write in writes for row in write.tables))
    yield CHAIRS, values_of(CHAIRS, (row for write in writes for row in write.chairs))
    yield SEEDS, values_of(SEEDS, (row for write in writes for row in write.seeds))
    yield CLOCKS, [row for write in writes for row in write.clocks]
    yield NOTICES, [row for write in writes for row in write.notices]
    yield CALLS, [row for write in writes for row in write.calls]
    yield CLAIMS, [row for write in writes for row in write.claims]
    yield RECORDS, [row for write in writes for row in write.records]


def only_records(writes: Sequence[Write]) -> list[RecordRow] | None:
    """The records, where there is nothing else, as with moves, and one statement can hold them."""
    rows: list[RecordRow] = []
    for write in writes:
        if write.has_more_than_records:
            return None
        rows += write.records
    return rows if len(rows) <= MOST_ROWS else None


def write_records(connection: sqlite3.Connection, rows: Sequence[RecordRow]) -> int:
    """In a transaction of their own: a statement is one. Returns the number of the last row."""
    return _insert(connection, RECORDS, rows)


def values_of(into: Table, rows: Iterable[Row]) -> list[tuple[Any, ...]]:
    return [tuple(row[name] for name in column_names(into)) for row in rows]


@cache
def column_names(of: Table) -> tuple[str, ...]:
    return tuple(column.name for column in of.columns)


def _insert(connection: sqlite3.Connection, into: Table, rows: Sequence[tuple[Any, ...]]) -> int:
    """The number of the last row; 0: there is none."""
    last = 0
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = list(chain.from_iterable(some))
        done = connection.execute(_text(into, len(some)), values)
        last = done.lastrowid or 0
        if into in GUARDED and done.rowcount != len(some):
            raise Conflict
    return last


@cache
def _text(into: Table, rows: int) -> str:
    before, row, after = _parts(into)
    return before + ", ".join([row] * rows) + after


@cache
def _parts(into: Table) -> tuple[str, str, str]:
    """A statement for one row, split where there may be more of them."""
    one = on_conflict(insert(into), into).values([dict.fromkeys(column_names(into))])
    text = str(one.compile(dialect=sqlite.dialect(paramstyle="qmark")))
    row = f"({', '.join('?' * len(column_names(into)))})"
    before, found, after = text.partition(row)
    assert found, text
    return before, row, after


def on_conflict(statement: Upsert, into: Table) -> Upsert:
    """What is there already is replaced, if nobody else has changed it; the log only grows.

    An end stays when it was.
    """
    if into is RECORDS:
        return statement
    keys = [column.name for column in into.primary_key]
    new: Row = {name: statement.excluded[name] for name in column_names(into) if name not in keys}
    if into is TABLES:
        new["ended"] = func.coalesce(TABLES.c.ended, new["ended"])
    return statement.on_conflict_do_update(index_elements=keys, set_=new, where=_found(into, new))


def _found(into: Table, new: Row) -> ColumnElement[bool] | None:
    """What must be there, so that it may be replaced."""
    found: ColumnElement[bool] | None = None
    if into is CALLS:
        found = CALLS.c.time < new["time"] - literal_column(str(CALLED_MS), Integer)
    elif into in GUARDED:
        found = into.c.revision == new["revision"] - literal_column("1", Integer)
    return found
