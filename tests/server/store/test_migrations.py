"""A file of an older house is brought to today's schema, with everything that is in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from manoir.server.store import disk
from manoir.server.store.batch import write_batch
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.schema import METADATA, REVISION
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables.table import Table
from tests.server.store.scenes import record, with_store
from tests.server.table_scenes import finished_table, running_table, step


def old_file(folder: Path, revision: str, *tables: Table) -> None:
    """What a house of that revision has left behind: today's, taken back to it."""
    path = disk.data_file(folder)
    engine = disk.open_disk(path, begin="IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "manoir.server.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    with engine.begin() as connection:
        written = [write_room(table, 1) + write_records(table, 0, "first") for table in tables]
        write_batch(disk.driver_of(connection), written)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def test_migrations_make_exactly_the_schema(where: Path | str) -> None:
    async def scene(store: Store) -> None:
        with store.database.readers.connect() as connection:
            migrated = MigrationContext.configure(connection)
            assert migrated.get_current_heads() == (REVISION,)
            assert compare_metadata(migrated, METADATA) == []
            indexes = inspect(connection).get_indexes("records")
        action = next(one for one in indexes if one["name"] == "uq_records_action")
        options = action["dialect_options"]
        assert "action IS NOT NULL" in str(options[f"{connection.dialect.name}_where"])

    with_store(where, scene)


def test_games_of_revision_0002_come_back_as_they_were(tmp_path: Path) -> None:
    over, running = finished_table(), running_table()
    running.id = "running000"
    step(running)
    old_file(tmp_path, "0002", over, running)

    async def scene(store: Store) -> None:
        for table in (over, running):
            stored = await store.load(table.id)
            assert stored is not None
            again = read_table(stored)
            assert again.links == table.links
            assert again.actions == {"first": 0}
            assert again.pace == "usual"
            later = record(table, 900)._replace(action="first")
            for write in (record(table), later, later._replace(table="nosuchtabl")):
                with pytest.raises(Unwritten, match="conflict"):
                    await store.write(Write(records=(write,)))

    with_store(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "manoir.db")) as file:
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("DELETE FROM tables")
        assert file.execute("SELECT count(*) FROM records").fetchone() == (0,)
