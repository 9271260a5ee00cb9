"""A house in PostgreSQL as one file, and a file as a house in PostgreSQL.

The file is what `manoir backup` makes of a SQLite house: a house can move either way.
"""

import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Table, delete, func, insert, select, text, update

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.server.store import disk, migrating, opening, remains
from manoir.server.store.backup import new_file
from manoir.server.store.check import Checked, check_file, read_only_engine
from manoir.server.store.postgres.address import engine_of, failures, name_of, parse, sentences
from manoir.server.store.postgres.database import LOCK, migrate
from manoir.server.store.restore import check_source, checked_copy
from manoir.server.store.schema import ACCOUNTS, CLAIMS, HOUSE, METADATA, NODES, TABLES

AT_ONCE: Final = 1000  # rows
# Of the nodes that run now, not of the house.
COPIED: Final = tuple(one for one in METADATA.sorted_tables if one not in (NODES, CLAIMS))
_PATIENT: Final = {
    "statement_timeout": "0",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "0",
}
_OPEN: Final = text(
    "SELECT count(*) FROM nodes"
    " WHERE beat > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 5000"
)


def back_up(address: str, target: Path, tell: Callable[[str], None]) -> Checked:
    """Write everything acknowledged until now into one new file, beside nodes that run.

    Raises Failure if it cannot, and then there is no file of that name.
    """
    url = parse(address)
    with new_file(target) as part:
        disk.bring_up_to_date(part, disk.NO_LIMITS, is_new=True)
        with failures(url):
            _copy_out(url, part)
        with opening.file_failures(part), closing(sqlite3.connect(part)) as file:
            remains.say_closed(file)
            file.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        checked = check_file(part, tell)
        if not checked.is_whole:
            raise Failure(f"{name_of(url)} is damaged: nothing was copied", exits.BAD_DATA)
    return checked


def restore(source: Path, address: str, tell: Callable[[str], None]) -> Checked:
    """Put a backup into an empty database, all of it or nothing.

    Raises Failure, with a sentence, and then the database has no house that it had not before.
    """
    url = parse(address)
    check_source(source)
    folder = Path(tempfile.mkdtemp(prefix="manoir-restore-"))
    try:
        part = folder / "copy.db"
        checked = checked_copy(source, part, tell)
        migrate(address)
        with failures(url):
            _copy_in(part, url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return checked


def _copy_out(url: URL, part: Path) -> None:
    """All of it of one moment: one transaction, of which nobody else's changes are seen."""
    with _reading(url) as house, _writing(part) as file:
        migrating.check_version(house, sentences(url))
        _copy(house, file)
        file.execute(update(HOUSE).values(id=secrets.token_hex(16), beat=0))


def _copy_in(part: Path, url: URL) -> None:
    engine, file = engine_of(url, writes=True, **_PATIENT), read_only_engine(part)
    try:
        with file.connect() as source, engine.begin() as house:
            house.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            _check_empty(house, url)
            _copy(source, house)
            house.execute(update(HOUSE).values(id=secrets.token_hex(16), beat=0))
            _go_on_counting(house)
    finally:
        engine.dispose()
        file.dispose()


def _check_empty(house: Connection, url: URL) -> None:
    if house.execute(_OPEN).scalar_one():
        sentence = f"nodes of {name_of(url)} are open: stop them first"
        raise Failure(sentence, exits.IN_USE)
    for table in (TABLES, ACCOUNTS):
        if house.execute(select(func.count()).select_from(table)).scalar_one():
            sentence = f"there is a house in {name_of(url)} already"
            advice = "name an empty database in MANOIR_DATABASE"
            raise Failure(f"{sentence}: {advice}", exits.CANNOT_WRITE)


def _copy(source: Connection, target: Connection) -> None:
    """Row by row, and as many as there were."""
    for table in reversed(COPIED):  # what a new schema has brought
        target.execute(delete(table))
    for table in COPIED:
        copied = 0
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])
            copied += len(some)
        there = target.execute(select(func.count()).select_from(table)).scalar_one()
        if there != copied:
            raise Failure(f"{table.name}: {copied} rows read, {there} written", exits.BAD_DATA)


def _go_on_counting(house: Connection) -> None:
    """Rows that are numbered by the database get numbers after those that were copied."""
    for table in COPIED:
        for column in _numbered(house, table):
            house.exec_driver_sql(
                f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column}'),"  # noqa: S608
                f" (SELECT coalesce(max({column}), 0) + 1 FROM {table.name}), false)"
            )


def _numbered(house: Connection, table: Table) -> list[str]:
    found = text("SELECT pg_get_serial_sequence(:table, :column)")
    names = [column.name for column in table.primary_key]
    return [
        name
        for name in names
        if house.execute(found, {"table": table.name, "column": name}).scalar_one() is not None
    ]


@contextmanager
def _reading(url: URL) -> Iterator[Connection]:
    engine = engine_of(url, writes=False, **_PATIENT)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _writing(part: Path) -> Iterator[Connection]:
    engine = disk.open_disk(part, begin="IMMEDIATE")
    try:
        with opening.file_failures(part), engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
