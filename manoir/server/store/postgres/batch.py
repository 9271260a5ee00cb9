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


def write_batch(connection: Driver, writes: Sequence[Write]) -> None:
    """Inside a transaction. Raises Conflict or psycopg.Error."""
    for into, rows in rows_of(writes):
        _insert(connection, into, rows)


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
