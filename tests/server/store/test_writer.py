"""The one writer: what is committed together, and what happens when the disk refuses."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from threading import Event, get_ident

import pytest
from sqlalchemy import Connection

from manoir.bots.slices import SHORT_NS
from manoir.server.store.disk import Limits
from manoir.server.store.rows import Write, write_room
from manoir.server.store.sqlite import SqlitePen
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from tests.bots.thread_slices import HAS_SLICES, attributes, only_where_known
from tests.server.store.scenes import record, with_store
from tests.server.store.test_integrity import empty_pages
from tests.server.table_scenes import running_table

IMPATIENT = Limits(busy_ms=50)
MANY = 256


@contextmanager
def foreign_lock(store: Store) -> Iterator[None]:
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """What the writer asks SQLite to do."""
    seen: list[str] = []
    pen = store._writer._pen
    assert isinstance(pen, SqlitePen)
    pen.disk.set_trace_callback(seen.append)
    yield seen
    pen.disk.set_trace_callback(None)


@asynccontextmanager
async def together(store: Store) -> AsyncIterator[None]:
    """What is asked for inside goes into one batch: the writer is kept busy meanwhile."""
    held, go = Event(), Event()

    def hold(_connection: Connection) -> None:
        held.set()
        go.wait()

    busy = asyncio.create_task(store.do(hold))
    while not held.is_set():
        await asyncio.sleep(0)
    yield
    while store._writer._asked:
        await asyncio.sleep(0)
    go.set()
    await busy


def test_a_bad_write_does_not_take_its_batch_with_it(where: Path | str) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        rows = [record(table, ply) for ply in range(50)]
        twice = [Write(records=(row,)) for row in (*rows, *rows)]
        results = await asyncio.gather(*map(store.write, twice), return_exceptions=True)
        assert results == [None] * 50 + results[50:]
        assert [str(result) for result in results[50:]] == ["conflict"] * 50

    with_store(where, scene)


def test_a_job_that_raises_does_not_take_its_batch_with_it(where: Path | str) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        def fail(_connection: object) -> None:
            raise LookupError("of its own")

        kept = store.write(write_room(table, 1))
        counted = store.do(lambda c: c.exec_driver_sql("SELECT count(*) FROM tables").scalar_one())
        results = await asyncio.gather(kept, store.do(fail), counted, return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], LookupError)
        assert results[2] == 1

    with_store(where, scene)


def test_many_writes_are_few_statements(tmp_path: Path) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with statements(store) as seen:
            await asyncio.gather(
                *(store.write(Write(records=(record(table, ply),))) for ply in range(MANY))
            )
        assert sum(text.startswith("INSERT INTO records") for text in seen) < 10

    with_store(tmp_path, scene)


def test_put_calls_back_on_the_loop_when_the_row_is_on_the_disk(where: Path | str) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        here, called = get_ident(), asyncio.Event()
        answers: list[tuple[str | None, int, bool]] = []

        def done(error: Unwritten | None) -> None:
            with store.database.readers.connect() as other:
                rows = other.exec_driver_sql("SELECT count(*) FROM records").scalar_one()
            answers.append((error.code if error else None, rows, get_ident() == here))
            if len(answers) == 2:
                called.set()
            raise ValueError("the other one is called all the same")

        async with together(store):
            for ply in (0, 1):
                store.put(Write(records=(record(table, ply),)), done)
            assert answers == []
        async with asyncio.timeout(10):
            await called.wait()
        assert answers == [(None, 2, True), (None, 2, True)]
        called.clear()
        answers.clear()
        for ply in (1, 2):
            store.put(Write(records=(record(table, ply),)), done)
        async with asyncio.timeout(10):
            await called.wait()
        assert [code for code, _, _ in answers] == ["conflict", None]

    with_store(where, scene)


def test_R25_a_full_disk_refuses_by_name_and_recovers(tmp_path: Path) -> None:
    table = running_table()
    big = Write(records=(record(table, move="x" * 200_000),))

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with pytest.raises(Unwritten, match="storage_full"):
            await store.write(big)
        assert await store.load(table.id) is not None  # reading goes on
        await store.do(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))
        await store.write(big)

    with_store(tmp_path / "data", scene, Limits(pages=empty_pages(tmp_path / "other") + 5))


def test_R26_a_locked_file_refuses_by_name_and_recovers(tmp_path: Path) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with foreign_lock(store):
            with pytest.raises(Unwritten, match="storage_busy"):
                await store.write(write_room(table, 2))
            assert await store.load(table.id) is not None  # reading goes on
        table.revision = 1  # as it is on the disk
        await store.write(write_room(table, 3))

    with_store(tmp_path, scene, IMPATIENT)


def test_R26_what_waits_together_for_a_lock_is_refused_together(tmp_path: Path) -> None:
    table = running_table()

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with foreign_lock(store), statements(store) as seen:
            # Twice the same ply: even a batch that would have to be taken apart waits once.
            writes = [Write(records=(record(table, ply // 2),)) for ply in range(MANY)]
            results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert {str(result) for result in results} == {"storage_busy"}
        assert seen.count("BEGIN IMMEDIATE") <= 3

    with_store(tmp_path, scene, IMPATIENT)


def test_R25_a_batch_that_is_taken_apart_gives_up_when_the_disk_does(tmp_path: Path) -> None:
    table = running_table()
    turns = iter((1, 2))

    def fill_up(connection: Connection) -> None:
        if next(turns) == 1:
            raise LookupError("of its own: the batch is taken apart")
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # that is: no page more
        connection.exec_driver_sql(
            "INSERT INTO house (id, commits) VALUES (hex(zeroblob(50000)), 0)"
        )

    async def scene(store: Store) -> None:
        await store.write(write_room(table, 1))
        with statements(store) as seen:
            async with together(store):
                writes = [store.write(Write(records=(record(table, ply),))) for ply in range(4)]
                jobs = asyncio.gather(store.do(fill_up), *writes, return_exceptions=True)
                await asyncio.sleep(0)
            results = await jobs
        assert [str(result) for result in results] == ["storage_full"] * 5
        assert seen.count("BEGIN IMMEDIATE") == 3  # what kept it busy, the batch, half of it

    with_store(tmp_path, scene)


@only_where_known
def test_the_writer_never_waits_for_a_core_that_the_serving_loop_has(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        found = await store.do(lambda _: attributes())
        assert (found.slice_ns == SHORT_NS) == HAS_SLICES
        assert attributes().slice_ns != SHORT_NS

    with_store(tmp_path, scene)
