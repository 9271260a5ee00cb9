"""How a batch of writes goes to PostgreSQL: one statement a kind of row, however many there are.

Rows are sorted by their keys: two nodes that write the same ones wait for each other in the same
order, and never in a circle.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import psycopg
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import insert

from manoir.server.store.batch import (
    GUARDED,
    column_names,
    on_conflict,
    values_of,
)
from manoir.server.store.database import Conflict
from manoir.server.store.rows import Row, Write
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

Driver = psycopg.Connection[Any]


def write_batch(connection: Driver, writes: Sequence[Write]) -> None:
    """Inside a transaction. Raises Conflict or psycopg.Error."""
    _insert_rows(connection, TABLES, (row for write in writes for row in write.tables))
    _insert_rows(connection, CHAIRS, (row for write in writes for row in write.chairs))
    _insert_rows(connection, SEEDS, (row for write in writes for row in write.seeds))
    _insert(connection, CLOCKS, [row for write in writes for row in write.clocks])
    _insert(connection, NOTICES, [row for write in writes for row in write.notices])
    _insert(connection, CALLS, [row for write in writes for row in write.calls])
    _insert(connection, CLAIMS, [row for write in writes for row in write.claims])
    _insert(connection, RECORDS, [row for write in writes for row in write.records])


def _insert_rows(connection: Driver, into: Table, rows: Iterable[Row]) -> None:
    _insert(connection, into, values_of(into, rows))


def _insert(connection: Driver, into: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    if not rows:
        return
    keys = len(into.primary_key)
    ordered = sorted(rows, key=lambda row: row[:keys])
    columns = [list(column) for column in zip(*ordered, strict=True)]
    written = connection.execute(_text(into), columns).rowcount
    if into in GUARDED and written != len(rows):
        raise Conflict


@cache
def _text(into: Table) -> str:
    """One text for any number of rows: every column is an array."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    kinds = [column.type.compile(dialect) for column in into.columns]
    arrays = ", ".join(f"%s::{kind.partition('(')[0]}[]" for kind in kinds)
    names = dict.fromkeys(column_names(into))
    one = on_conflict(insert(into), into).values(names)
    text = str(one.compile(dialect=dialect))
    before, _, rest = text.partition(" VALUES ")
    _, conflict, after = rest.partition(" ON CONFLICT ")
    # Names of our own, and no values.
    return f"{before} SELECT * FROM unnest({arrays}){conflict}{after}"  # noqa: S608
