"""The write-ahead log is copied back beside the writer, and begins again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from manoir.server.store import checkpoints
from manoir.server.store.rows import Write, write_room
from manoir.server.store.store import Store
from tests.server.store.scenes import record, with_store
from tests.server.table_scenes import running_table

TABLE = running_table()


async def write_moves(store: Store, plies: range) -> None:
    await asyncio.gather(*(store.write(Write(records=(record(TABLE, ply),))) for ply in plies))


def test_a_log_that_is_copied_back_begins_again(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.write(write_room(TABLE, 1))
        sizes = set()
        with closing(sqlite3.connect(store.path, isolation_level=None)) as connection:
            for turn in range(6):
                for ply in range(turn * 20, turn * 20 + 20):
                    await write_moves(store, range(ply, ply + 1))
                sizes.add(store.path.with_name("manoir.db-wal").stat().st_size)
                checkpoints.copy_back(connection, long_log=20)
        assert len(sizes) == 1, sizes

    with_store(tmp_path, scene)


def test_a_busy_house_copies_its_log_back(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.write(write_room(TABLE, 1))
        before = store.path.stat().st_size
        await write_moves(store, range(checkpoints.JOBS))
        async with asyncio.timeout(20):
            while store.path.stat().st_size == before:
                await asyncio.sleep(0.01)  # another thread's work

    with_store(tmp_path, scene)


def test_the_writer_goes_on_while_a_reader_keeps_the_log_from_beginning_again(
    tmp_path: Path,
) -> None:
    async def scene(store: Store) -> None:
        await store.write(write_room(TABLE, 1))
        with (
            closing(sqlite3.connect(store.path, isolation_level=None)) as reader,
            closing(sqlite3.connect(store.path, isolation_level=None, timeout=0.02)) as connection,
        ):
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM records").fetchone()
            await write_moves(store, range(100))
            checkpoints.copy_back(connection, long_log=1)
            await write_moves(store, range(100, 200))
            reader.execute("ROLLBACK")
            assert connection.execute("SELECT count(*) FROM records").fetchone() == (200,)

    with_store(tmp_path, scene)
