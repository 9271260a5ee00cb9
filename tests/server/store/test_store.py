"""What is on the disk, and what happens when the disk refuses."""

import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from manoir.kernel import Refused
from manoir.server.store import disk
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.sqlite import SqliteDatabase
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from tests.server.store.scenes import keep, with_store
from tests.server.table_scenes import finished_table, running_table, step

FULL = 2  # of PRAGMA synchronous


def test_R42_pragmas_are_those_that_make_an_acknowledged_move_durable(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert isinstance(store.database, SqliteDatabase)
        for engine in (store.database.engine, store.database.readers):
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


def test_a_table_comes_back_as_it_was(where: Path | str) -> None:
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

    with_store(where, scene)


def test_R03_a_changed_record_is_found(where: Path | str) -> None:
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

    with_store(where, scene)


def test_R06_one_ply_and_one_action_are_written_once(where: Path | str) -> None:
    table = running_table()
    step(table)

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1) + write_records(table, 0, "action-1"))
        write = write_records(table, 0, "action-2")
        with pytest.raises(Unwritten, match="conflict"):
            await store.write(write)
        later = write.records[0]._replace(ply=90, action="action-1")
        with pytest.raises(Unwritten, match="conflict"):
            await store.write(Write(records=(later,)))

    with_store(where, scene)
