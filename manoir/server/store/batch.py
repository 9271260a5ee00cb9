"""How a batch of writes goes to the disk: few statements, each with many rows.

A statement gives up the interpreter's lock and takes it back once, however many rows it has.
SQLAlchemy makes the text for one row and has no part in carrying it out; to make the text for 64
takes it milliseconds, in which nobody else gets the interpreter.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import Table, func
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import Insert, insert

from manoir.server.store.rows import RecordRow, Row, Write
from manoir.server.store.schema import CHAIRS, CLOCKS, NOTICES, RECORDS, SEEDS, TABLES

MOST_ROWS: Final = 64  # in one statement


def write_batch(connection: sqlite3.Connection, writes: Sequence[Write]) -> int | None:
    """Inside a transaction that is open. Raises sqlite3.Error.

    Returns the number of the last record, if there are only records, clocks and notices.
    """
    rooms = _insert(connection, TABLES, _values(TABLES, (row for w in writes for row in w.tables)))
    rooms += _insert(connection, CHAIRS, _values(CHAIRS, (row for w in writes for row in w.chairs)))
    rooms += _insert(connection, SEEDS, _values(SEEDS, (row for w in writes for row in w.seeds)))
    _insert(connection, CLOCKS, [row for write in writes for row in write.clocks])
    _insert(connection, NOTICES, [row for write in writes for row in write.notices])
    last = _insert(connection, RECORDS, [row for write in writes for row in write.records])
    return None if rooms else last or None


def only_records(writes: Sequence[Write]) -> list[RecordRow] | None:
    """The records, where there is nothing else, as with moves, and one statement can hold them."""
    rows: list[RecordRow] = []
    for write in writes:
        if write.tables or write.chairs or write.seeds or write.clocks or write.notices:
            return None
        rows += write.records
    return rows if len(rows) <= MOST_ROWS else None


def write_records(connection: sqlite3.Connection, rows: Sequence[RecordRow]) -> int:
    """In a transaction of their own: a statement is one. Returns the number of the last row."""
    return _insert(connection, RECORDS, rows)


def _values(into: Table, rows: Iterable[Row]) -> list[tuple[Any, ...]]:
    return [tuple(row[name] for name in _names(into)) for row in rows]


@cache
def _names(of: Table) -> tuple[str, ...]:
    return tuple(column.name for column in of.columns)


def _insert(connection: sqlite3.Connection, into: Table, rows: Sequence[tuple[Any, ...]]) -> int:
    """The number of the last row; 0: there is none."""
    last = 0
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = list(chain.from_iterable(some))
        last = connection.execute(_text(into, len(some)), values).lastrowid or 0
    return last


@cache
def _text(into: Table, rows: int) -> str:
    before, row, after = _parts(into)
    return before + ", ".join([row] * rows) + after


@cache
def _parts(into: Table) -> tuple[str, str, str]:
    """A statement for one row, split where there may be more of them."""
    one = _statement(into).values([dict.fromkeys(_names(into))])
    text = str(one.compile(dialect=sqlite.dialect(paramstyle="qmark")))
    row = f"({', '.join('?' * len(_names(into)))})"
    before, found, after = text.partition(row)
    assert found, text
    return before, row, after


def _statement(into: Table) -> Insert:
    """What is there already is replaced; but the log only grows, and an end stays when it was."""
    statement = insert(into)
    if into is RECORDS:
        return statement
    keys = [column.name for column in into.primary_key]
    new: Row = {name: statement.excluded[name] for name in _names(into) if name not in keys}
    if into is TABLES:
        new["ended"] = func.coalesce(TABLES.c.ended, new["ended"])
    return statement.on_conflict_do_update(index_elements=keys, set_=new)
