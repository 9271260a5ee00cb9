"""The SQLite file: how it is opened, and what its errors are called."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

BUSY_MS: Final = 5000
PRAGMAS: Final = {
    "journal_mode": "WAL",
    "synchronous": "FULL",  # an acknowledged move survives a power cut
    "foreign_keys": "ON",
    "busy_timeout": str(BUSY_MS),
    "journal_size_limit": str(64 * 1024 * 1024),
}
_CODES: Final = {
    sqlite3.SQLITE_FULL: "storage_full",
    sqlite3.SQLITE_BUSY: "storage_busy",
    sqlite3.SQLITE_LOCKED: "storage_busy",
}


def data_file(folder: Path) -> Path:
    """The house's file, in a folder that is only its owner's."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.chmod(folder, 0o700)
    return folder / "manoir.db"


def open_disk(path: Path, *, begin: str) -> Engine:
    """`begin` is IMMEDIATE for the one writer: a deferred upgrade could deadlock."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for name, value in PRAGMAS.items():
            connection.execute(f"PRAGMA {name} = {value}")

    @event.listens_for(engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine


def migrate(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "manoir.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def code_of(error: DBAPIError) -> str:
    """The named code of a refusal by the disk."""
    extended = getattr(error.orig, "sqlite_errorcode", 0)
    return _CODES.get(extended & 0xFF, "storage_error")
