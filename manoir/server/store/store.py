"""What the house remembers: tables, chairs, seeds and logs, in one SQLite file."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, or_, select
from sqlalchemy.dialects.sqlite import Insert, insert

from manoir.server.store import disk, opening
from manoir.server.store.rows import Row, Stored, Write
from manoir.server.store.schema import CHAIRS, RECORDS, SEEDS, TABLES
from manoir.server.store.writer import Writer

T = TypeVar("T")
Job = Callable[[Connection], T]
LISTED: Final = 100


def _upsert(table: Table, once: str | None = None) -> Insert:
    """`once` is a column that keeps the first value it got."""
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    changed: Row = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in keys}
    if once:
        changed[once] = func.coalesce(table.c[once], changed[once])
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


_TABLES: Final = _upsert(TABLES, once="ended")
_CHAIRS: Final = _upsert(CHAIRS)
_SEEDS: Final = _upsert(SEEDS)
_RECORDS: Final = insert(RECORDS)  # never an upsert: the log only grows


class Summary(Struct, frozen=True):
    """A table for the lobby."""

    table: Row
    chairs: tuple[Row, ...]


class Standing(Struct, frozen=True):
    """How far a table has come."""

    stage: str
    ply: int | None  # of its last record; None: there is none


class Store:
    """One writer thread; readers on their own connections."""

    def __init__(self, folder: Path) -> None:
        self.path = disk.data_file(folder)
        self._engine = disk.open_disk(self.path, begin="IMMEDIATE")
        disk.migrate(self._engine, self.path)
        with opening.folder_failures(folder):
            self.path.chmod(0o600)
        self._readers = disk.open_disk(self.path, begin="DEFERRED")
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="manoir-reader")
        self._writer = Writer(self._engine, _write)

    async def write(self, write: Write) -> None:
        """On the disk when this returns. Raises Unwritten, and then nothing of it is."""
        await self._writer.do(write)

    async def load(self, table: str) -> Stored | None:
        return await self.read(lambda connection: _load(connection, table))

    async def listing(self) -> tuple[Summary, ...]:
        """Public tables that wait or play, the newest first."""
        wanted = TABLES.c.public & TABLES.c.stage.in_(("waiting", "running"))
        return await self.read(lambda connection: _summaries(connection, wanted))

    async def summary(self, table: str) -> Summary | None:
        found = await self.read(lambda connection: _summaries(connection, TABLES.c.id == table))
        return found[0] if found else None

    async def standing(self, table: str) -> Standing | None:
        last = select(func.max(RECORDS.c.ply)).where(RECORDS.c.table == table).scalar_subquery()
        query = select(TABLES.c.stage, last).where(TABLES.c.id == table)
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else Standing(*found)

    async def of_person(self, who: str) -> tuple[Summary, ...]:
        """Tables that somebody can go on with."""
        seated = select(CHAIRS.c.table).where(CHAIRS.c.holder == who)
        mine = or_(TABLES.c.host == who, TABLES.c.id.in_(seated)) & (TABLES.c.stage != "over")
        return await self.read(lambda connection: _summaries(connection, mine))

    async def count_open(self, host: str) -> int:
        query = select(func.count()).where(TABLES.c.host == host, TABLES.c.stage != "over")
        return int(await self.read(lambda connection: connection.execute(query).scalar_one()))

    async def is_anything_running(self) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.stage == "running").limit(1)
        return await self.read(lambda connection: connection.execute(query).first()) is not None

    async def with_bots(self) -> tuple[str, ...]:
        """Running tables where a bot may be to move."""
        query = (
            select(TABLES.c.id)
            .join(CHAIRS, CHAIRS.c.table == TABLES.c.id)
            .where(TABLES.c.stage == "running", CHAIRS.c.level.is_not(None))
            .distinct()
        )
        return tuple(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def expire(self, before: int, keep: tuple[str, ...]) -> int:
        """Forget tables that never started."""
        old = (TABLES.c.stage == "waiting", TABLES.c.touched < before, TABLES.c.id.not_in(keep))
        query = delete(TABLES).where(*old)
        return await self.do(lambda connection: connection.execute(query).rowcount)

    async def finished(self, who: str) -> tuple[Summary, ...]:
        """Tables where somebody played to the end, the last one first."""
        seated = select(CHAIRS.c.table).where(CHAIRS.c.holder == who)
        mine = TABLES.c.id.in_(seated) & (TABLES.c.stage == "over")
        return await self.read(lambda connection: _summaries(connection, mine, TABLES.c.ended))

    async def is_well(self) -> bool:
        return bool(await self.read(lambda c: c.exec_driver_sql("SELECT 1").scalar_one()))

    async def do(self, job: Job[T]) -> T:
        """Like `write`, for what is not a table's: a transaction of the writer's thread."""
        result: T = await self._writer.do(job)
        return result

    async def read(self, query: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._query, query)

    def _query(self, query: Job[T]) -> T:
        with self._readers.connect() as connection:
            return query(connection)

    def close(self) -> None:
        self._writer.close()
        self._threads.shutdown()
        self._engine.dispose()
        self._readers.dispose()


def now() -> int:
    return int(time.time())


def _write(connection: Connection, writes: Sequence[Write]) -> None:
    for statement, kind in (
        (_TABLES, "tables"),
        (_CHAIRS, "chairs"),
        (_SEEDS, "seeds"),
        (_RECORDS, "records"),
    ):
        rows = [row for write in writes for row in getattr(write, kind)]
        if rows:
            connection.execute(statement, rows)


def _load(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    return Stored(
        table=dict(row),
        chairs=_rows(connection, CHAIRS, table, CHAIRS.c.seat),
        seed=_rows(connection, SEEDS, table, SEEDS.c.table)[0],
        records=_rows(connection, RECORDS, table, RECORDS.c.ply),
    )


def _rows(connection: Connection, of: Table, table: str, order: Any) -> tuple[Row, ...]:
    found = connection.execute(select(of).where(of.c.table == table).order_by(order))
    return tuple(dict(row) for row in found.mappings())


def _summaries(
    connection: Connection, wanted: Any, by: Any = TABLES.c.touched
) -> tuple[Summary, ...]:
    """The newest first."""
    query = select(TABLES).where(wanted).order_by(by.desc()).limit(LISTED)
    tables = [dict(row) for row in connection.execute(query).mappings()]
    ids = [table["id"] for table in tables]
    seated = select(CHAIRS).where(CHAIRS.c.table.in_(ids)).order_by(CHAIRS.c.table, CHAIRS.c.seat)
    chairs: dict[str, list[Row]] = {id: [] for id in ids}
    for chair in connection.execute(seated).mappings() if ids else ():
        chairs[chair["table"]].append(dict(chair))
    return tuple(Summary(table, tuple(chairs[table["id"]])) for table in tables)
