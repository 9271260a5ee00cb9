"""The SQLite file: how it is opened, and what its errors are called."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from manoir.server.store import opening
from manoir.server.store.schema import METADATA, REVISION

BUSY_MS: Final = 5000
VERSION_TABLE: Final = "alembic_version"
PRAGMAS: Final = {
    "journal_mode": "WAL",
    "synchronous": "FULL",  # an acknowledged move survives a power cut
    "foreign_keys": "ON",
    "journal_size_limit": str(64 * 1024 * 1024),
}
_CODES: Final = {
    sqlite3.SQLITE_FULL: "storage_full",
    sqlite3.SQLITE_BUSY: "storage_busy",
    sqlite3.SQLITE_LOCKED: "storage_busy",
}


def data_file(folder: Path) -> Path:
    """The house's file, in a folder that is only its owner's. Raises Failure."""
    with opening.folder_failures(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.chmod(folder, 0o700)
    return folder / "manoir.db"


def open_disk(path: Path, *, begin: str, busy_ms: int = BUSY_MS) -> Engine:
    """`begin` is IMMEDIATE for the one writer: a deferred upgrade could deadlock."""
    arguments = {"check_same_thread": False, "timeout": busy_ms / 1000}
    engine = create_engine(f"sqlite:///{path}", connect_args=arguments)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for name, value in PRAGMAS.items():
            connection.execute(f"PRAGMA {name} = {value}")

    @event.listens_for(engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine


def migrate(engine: Engine, path: Path) -> None:
    """Bring the file to the schema of this version. Raises Failure if it is not ours to change."""
    with opening.file_failures(path), engine.begin() as connection:
        if _revisions(connection, path) != [REVISION]:
            _upgrade(connection, path)
        if not _is_complete(connection):
            raise opening.foreign(path)


def _revisions(connection: Connection, path: Path) -> list[str]:
    """Which schema the file has; none if it is empty."""
    found = set(inspect(connection).get_table_names())
    if found and VERSION_TABLE not in found:
        raise opening.foreign(path)
    query = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608  a name of our own
    return list(connection.exec_driver_sql(query).scalars()) if found else []


def _upgrade(connection: Connection, path: Path) -> None:
    """From an empty file, or one that an older version has written."""
    from alembic import command  # takes a fifth of a second: only where something is to be done
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "manoir.server.store:migrations")
    config.set_main_option("path_separator", "os")
    known = {s.revision for s in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in _revisions(connection, path):
        if revision not in known:
            raise opening.newer(path, revision)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_complete(connection: Connection) -> bool:
    """Whether every table is there with all its columns; only a stranger's hand takes one away."""
    found = inspect(connection)
    there = set(found.get_table_names())
    return all(
        name in there
        and {column.name for column in table.columns}
        <= {column["name"] for column in found.get_columns(name)}
        for name, table in METADATA.tables.items()
    )


def code_of(error: DBAPIError) -> str:
    """The named code of a refusal by the disk."""
    extended = getattr(error.orig, "sqlite_errorcode", 0)
    return _CODES.get(extended & 0xFF, "storage_error")
