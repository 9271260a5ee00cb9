"""How a batch of writes goes to PostgreSQL: one statement a kind of row, however many there are.

Rows are sorted by their keys: two nodes that write the same ones wait for each other in the same
order, and never in a circle.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import psycopg
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import insert

from manoir.server.store.batch import GUARDED, column_names, on_conflict, rows_of
from manoir.server.store.database import Conflict
from manoir.server.store.rows import Write

Driver = psycopg.Connection[Any]
Cursor = psycopg.Cursor[Any]


def write_batch(connection: Driver, writes: Sequence[Write]) -> str:
    """Begin a transaction and write; its number. Raises Conflict or psycopg.Error.

    All statements are sent at once, and their answers awaited together.
    """
    with connection.pipeline():
        number = connection.execute("SELECT pg_current_xact_id()::text")
        done = [(*one, _insert(connection, *one)) for one in rows_of(writes) if one[1]]
    for into, rows, written in done:
        if into in GUARDED and written.rowcount != len(rows):
            raise Conflict
    row = number.fetchone()
    assert row is not None, "there is always one"
    return str(row[0])


def _insert(connection: Driver, into: Table, rows: Sequence[tuple[Any, ...]]) -> Cursor:
    keys = len(into.primary_key)
    ordered = sorted(rows, key=lambda row: row[:keys])
    columns = [list(column) for column in zip(*ordered, strict=True)]
    return connection.execute(_text(into), columns)


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
