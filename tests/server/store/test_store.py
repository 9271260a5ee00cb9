"""What is on the disk, and what happens when the disk refuses."""

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import text

from manoir.kernel import Refused
from manoir.server.store import disk
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.schema import METADATA, REVISION
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables.table import Table
from tests.server.table_scenes import finished_table, running_table, step

FULL = 2  # of PRAGMA synchronous


def with_store(
    folder: Path, scene: Callable[[Store], Awaitable[None]], *, busy_ms: int = disk.BUSY_MS
) -> None:
    async def run() -> None:
        store = Store(folder, busy_ms=busy_ms)
        try:
            await scene(store)
        finally:
            store.close()

    asyncio.run(run())


async def keep(store: Store, table: Table) -> None:
    await store.write(write_room(table, 1) + write_records(table, 0, None))


def test_R42_pragmas_are_those_that_make_an_acknowledged_move_durable(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        for engine in (store._engine, store._readers):
            with engine.connect() as connection:
                wanted = {"journal_mode": "wal", "synchronous": FULL, "foreign_keys": 1}
                for name, value in {**wanted, "busy_timeout": disk.BUSY_MS}.items():
                    assert connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() == value

    with_store(tmp_path / "data", scene)


def test_R42_the_folder_is_its_owners_only(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        assert stat.S_IMODE(store.path.stat().st_mode) == 0o600

    with_store(tmp_path / "data", scene)


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        with store._readers.connect() as connection:
            migrated = MigrationContext.configure(connection)
            assert migrated.get_current_heads() == (REVISION,)
            assert compare_metadata(migrated, METADATA) == []

    with_store(tmp_path, scene)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    table = finished_table(podium=True)

    async def scene(store: Store) -> None:
        await keep(store, table)
        stored = await store.load(table.id)
        assert stored is not None
        again = read_table(stored)
        assert again.links == table.links
        assert again.chairs == table.chairs
        assert again.match
        assert table.match
        assert again.match.pack() == table.match.pack()

    with_store(tmp_path, scene)


def test_R03_a_changed_record_is_found(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await keep(store, finished_table())
        stored = await store.load("table00000")
        assert stored is not None
        rows = list(stored.records)
        rows[3] = {**rows[3], "hash": rows[4]["hash"]}
        with pytest.raises(Refused, match="damaged"):
            read_table(replace(stored, records=tuple(rows)))
        with pytest.raises(Refused, match="other_rules"):
            read_table(replace(stored, table={**stored.table, "version": 99}))

    with_store(tmp_path, scene)


def test_R06_one_ply_and_one_action_are_written_once(tmp_path: Path) -> None:
    table = running_table()
    step(table)

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1) + write_records(table, 0, "action-1"))
        write = write_records(table, 0, "action-2")
        with pytest.raises(Unwritten, match="conflict"):
            await store.write(write)
        later = tuple(
            {**row, "ply": row["ply"] + 90, "action": "action-1"} for row in write.records
        )
        with pytest.raises(Unwritten, match="conflict"):
            await store.write(Write(records=later[:1]))

    with_store(tmp_path, scene)


def test_a_bad_write_does_not_take_its_batch_with_it(tmp_path: Path) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        rows = [{**row, "ply": ply} for ply in range(50) for row in _row(table)]
        twice = [Write(records=(row,)) for row in (*rows, *rows)]
        results = await asyncio.gather(*map(store.write, twice), return_exceptions=True)
        assert sum(result is None for result in results) == 50
        assert sum(isinstance(result, Unwritten) for result in results) == 50

    with_store(tmp_path, scene)


def _row(table: Table) -> tuple[dict[str, object], ...]:
    row = {"table": table.id, "ply": 0, "seat": 0, "move": "{}", "action": None, "hash": ""}
    return (row,)


def test_R25_a_full_disk_refuses_by_name_and_recovers(tmp_path: Path) -> None:
    table = running_table()
    big = {**_row(table)[0], "move": "x" * 200_000}

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with store._engine.connect() as connection:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        await _limit(store, int(pages) + 2)
        with pytest.raises(Unwritten, match="storage_full"):
            await store.write(Write(records=(big,)))
        await _limit(store, 1_000_000)
        await store.write(Write(records=(big,)))

    with_store(tmp_path, scene)


async def _limit(store: Store, pages: int) -> None:
    await store._writer.do(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))


def test_R26_a_locked_file_refuses_by_name_and_recovers(tmp_path: Path) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unwritten, match="storage_busy"):
                await store.write(write_room(table, 2))
            assert await store.load(table.id) is not None  # reading goes on
            other.execute("ROLLBACK")
        await store.write(write_room(table, 3))

    with_store(tmp_path, scene, busy_ms=50)
