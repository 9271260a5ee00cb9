"""What the house remembers: tables, chairs, seeds and logs, in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Table, bindparam, delete, func, or_, select, update
from sqlalchemy.exc import DBAPIError

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.store import disk
from manoir.server.store.database import Database
from manoir.server.store.disk import Limits, Unreadable
from manoir.server.store.integrity import Health
from manoir.server.store.rows import Row, Stored, Write
from manoir.server.store.schema import CALLS, CHAIRS, CLOCKS, HOUSE, RECORDS, SEEDS, TABLES
from manoir.server.store.sqlite import SqliteDatabase
from manoir.server.store.writer import Unwritten, Writer

T = TypeVar("T")
Job = Callable[[Connection], T]
LISTED: Final = 100
PLAYABLE: Final = ("waiting", "running")  # others are over, or the host of the house closed them
SEARCHED: Final = 2000  # tables that are tried one by one where a list is damaged
A_TIME: Final = 1000  # tables that are forgotten at once
# What is asked for every new table and every film goes past SQLAlchemy, which takes three times as
# long to ask it.
COUNT_OPEN: Final = "SELECT count(*) FROM tables WHERE host = ? AND stage IN ('waiting', 'running')"
STANDING: Final = """
    SELECT game, stage, (SELECT max(ply) FROM records WHERE records."table" = tables.id), watchable
    FROM tables WHERE id = ?
"""
_NEWS: Final = (
    select(TABLES.c.revision, *CLOCKS.columns, *RECORDS.columns)
    .select_from(
        TABLES.outerjoin(CLOCKS, CLOCKS.c.table == TABLES.c.id).outerjoin(
            RECORDS, (RECORDS.c.table == TABLES.c.id) & (RECORDS.c.ply >= bindparam("since"))
        )
    )
    .where(TABLES.c.id == bindparam("wanted"))
    .order_by(RECORDS.c.ply)
)
PROBE_SECONDS: Final = 0.5  # that a question after the house's health waits for a trial
_LOG: Final = structlog.get_logger("manoir.store")


class Summary(Struct, frozen=True):
    """A table for the lobby."""

    table: Row
    chairs: tuple[Row, ...]


class Standing(Struct, frozen=True):
    """How far a table has come."""

    game: str
    stage: str
    ply: int | None  # of its last record; None: there is none
    watchable: bool


class News(Struct, frozen=True):
    """What there is of a table from a ply on."""

    revision: int
    records: tuple[Row, ...]
    clock: Row | None

    @property
    def clock_revision(self) -> int:
        return self.clock["revision"] if self.clock else 0


class ClockedSeat(Struct, frozen=True):
    """A seat at a table with a clock, as it is on the disk."""

    table: str
    game: str
    seat: int
    control: str
    state: str


class Store:
    """One writer thread; readers on their own connections."""

    def __init__(self, where: Path | Database, limits: Limits = disk.NO_LIMITS) -> None:
        """A folder is one with a SQLite file. Raises Failure, with a sentence, for a bad one."""
        self.database: Database = (
            SqliteDatabase(where, limits) if isinstance(where, Path) else where
        )
        self._unreadable = 0
        self._probe: asyncio.Future[None] | None = None
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="manoir-reader")
        self._writer = Writer(self.database)

    @property
    def path(self) -> Path:
        """The house's file, in a house that has one."""
        assert isinstance(self.database, SqliteDatabase), "only SQLite has one"
        return self.database.path

    async def write(self, write: Write) -> None:
        """On the disk when this returns. Raises Unwritten, and then nothing of it is."""
        await self._writer.do(write)

    def put(self, write: Write, done: Callable[[Unwritten | None], None]) -> None:
        """Like `write`: `done` is called on the running loop, with why nothing is on the disk."""
        self._writer.put(write, done)

    async def load(self, table: str) -> Stored | None:
        """Raises Refused if it is there and cannot be read."""
        try:
            return await self.read(lambda connection: load_rows(connection, table))
        except Unreadable as error:
            raise Refused(refusals.of_store(error.code)) from None

    async def listing(self) -> tuple[Summary, ...]:
        """Public tables that wait, or play where anybody may watch; the newest first."""
        shown = (TABLES.c.stage == "running") & TABLES.c.watchable
        wanted = TABLES.c.public & ((TABLES.c.stage == "waiting") | shown)
        return await self.read(lambda connection: summaries(connection, wanted))

    async def summary(self, table: str) -> Summary | None:
        found = await self.read(lambda connection: summaries(connection, TABLES.c.id == table))
        return found[0] if found else None

    async def standing(self, table: str) -> Standing | None:
        found = await self.ask(partial(self._first, STANDING, table))
        if found is None:
            return None
        game, stage, ply, watchable = found
        return Standing(game, stage, ply, bool(watchable))

    async def stands(self, tables: Collection[str]) -> dict[str, tuple[int, int, int]]:
        """Of each the length of its log, its revision and that of its clocks."""
        last = select(func.max(RECORDS.c.ply)).where(RECORDS.c.table == TABLES.c.id)
        clock = select(CLOCKS.c.revision).where(CLOCKS.c.table == TABLES.c.id)
        query = select(
            TABLES.c.id,
            func.coalesce(last.scalar_subquery(), -1),
            TABLES.c.revision,
            func.coalesce(clock.scalar_subquery(), 0),
        ).where(TABLES.c.id.in_(tables))
        found = await self.ask(lambda connection: connection.execute(query).all())
        return {id: (ply + 1, revision, clocks) for id, ply, revision, clocks in found}

    async def news(self, table: str, ply: int) -> News | None:
        """What was written from a ply on; None: there is no such table."""
        return await self.ask(lambda connection: _news(connection, table, ply))

    async def of_person(self, who: str) -> tuple[Summary, ...]:
        """Tables that somebody can go on with."""
        seated = select(CHAIRS.c.table).where(CHAIRS.c.holder == who)
        mine = or_(TABLES.c.host == who, TABLES.c.id.in_(seated)) & TABLES.c.stage.in_(PLAYABLE)
        return await self.read(lambda connection: summaries(connection, mine))

    async def clocks_of(self, who: str) -> tuple[ClockedSeat, ...]:
        """Somebody's seats at running tables with a clock."""
        columns = (TABLES.c.id, TABLES.c.game, CHAIRS.c.seat, TABLES.c.time_control, CLOCKS.c.state)
        query = (
            select(*columns)
            .join(CHAIRS, CHAIRS.c.table == TABLES.c.id)
            .join(CLOCKS, CLOCKS.c.table == TABLES.c.id)
            .where(CHAIRS.c.holder == who, TABLES.c.stage == "running")
            .limit(SEARCHED)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return tuple(ClockedSeat(*row) for row in found)

    async def count_open(self, host: str) -> int:
        found = await self.ask(partial(self._first, COUNT_OPEN, host))
        return int(found[0]) if found else 0

    async def is_anything_running(self) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.stage == "running").limit(1)
        return await self.read(lambda connection: connection.execute(query).first()) is not None

    async def called(self, wishes: Collection[str]) -> dict[str, str]:
        """To which tables wishes in the waiting room have led. Raises Unreadable."""
        query = select(CALLS.c.wish, CALLS.c.table).where(CALLS.c.wish.in_(wishes))
        found = await self.read(lambda connection: connection.execute(query).all())
        return {wish: table for wish, table in found}  # noqa: C416

    async def with_bots(self) -> tuple[str, ...]:
        """Running tables where a bot may be to move."""
        query = (
            select(TABLES.c.id)
            .join(CHAIRS, CHAIRS.c.table == TABLES.c.id)
            .where(TABLES.c.stage == "running", CHAIRS.c.level.is_not(None))
            .distinct()
        )
        try:
            found = await self.read(lambda connection: connection.execute(query).scalars().all())
        except Unreadable:  # a bot goes on when somebody comes to its table
            return ()
        return tuple(found)

    async def time(self) -> int:
        """For how many milliseconds the house has been open, as far as it was written down."""
        beat = select(func.max(HOUSE.c.time))
        last = select(func.max(CLOCKS.c.at))
        found = await self.read(
            lambda connection: [connection.execute(one).scalar() or 0 for one in (beat, last)]
        )
        return max(found)

    async def keep_time(self, time: int) -> None:
        """Raises Unwritten."""
        kept = update(HOUSE).values(time=time)
        await self.do(lambda connection: connection.execute(kept).rowcount)

    async def due(self, before: int | None = None) -> tuple[tuple[str, int], ...]:
        """When somebody's time will be up, by table."""
        query = select(CLOCKS.c.table, CLOCKS.c.due).where(CLOCKS.c.due.is_not(None))
        if before is not None:
            query = query.where(CLOCKS.c.due < before)
        found = await self.ask(lambda connection: connection.execute(query).all())
        return tuple((table, due) for table, due in found)

    async def expire(self, before: int, keep: Collection[str]) -> int:
        """Forget tables that never started, except for some. Mostly there are none."""
        old = (TABLES.c.stage == "waiting", TABLES.c.touched < before)
        query = select(TABLES.c.id).where(*old)
        found = await self.read(lambda connection: connection.execute(query).scalars().all())
        gone = [id for id in found if id not in keep][:A_TIME]
        if not gone:
            return 0
        forget = delete(TABLES).where(*old, TABLES.c.id.in_(gone))
        return await self.do(lambda connection: connection.execute(forget).rowcount)

    async def finished(self, who: str) -> tuple[Summary, ...]:
        """Tables where somebody played to the end, the last one first."""
        seated = select(CHAIRS.c.table).where(CHAIRS.c.holder == who)
        mine = TABLES.c.id.in_(seated) & (TABLES.c.stage == "over")
        return await self.read(lambda connection: summaries(connection, mine, TABLES.c.ended))

    async def health(self, *, try_out: bool = False) -> Health:
        """How the disk is: what came of the last commit, and of a read now.

        A disk that has failed is tried out with a small write, one at a time; any other if told so.
        """
        if (try_out or self._writer.failing) and (self._probe is None or self._probe.done()):
            self._probe = asyncio.ensure_future(self._writer.do(self.database.try_out))
            self._probe.add_done_callback(lambda probe: probe.exception())
        if self._probe is not None:
            await asyncio.wait({self._probe}, timeout=PROBE_SECONDS)
        reads = None
        try:
            await self.read(lambda connection: connection.execute(select(HOUSE)).one())
        except Unreadable as error:
            reads = error.code
        return replace(
            self.database.opened,
            reads=reads,
            writes=self._writer.failing,
            unreadable=self._unreadable,
        )

    async def do(self, job: Job[T]) -> T:
        """Like `write`, for what is not a table's: a transaction of the writer's thread."""
        result: T = await self._writer.do(job)
        return result

    async def read(self, query: Job[T]) -> T:
        """Raises Unreadable where the disk does not give it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._query, query)

    async def ask(self, question: Job[T]) -> T:
        """Like `read`, for one statement."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._question, question)

    def _question(self, question: Job[T]) -> T:
        if self.database.questions is not self.database.readers:
            # Its line may have broken since it was last used.
            with suppress(Exception):
                return self._put_to(self.database.questions, question)
        return self._query(question)

    def _query(self, query: Job[T]) -> T:
        try:
            return self._put_to(self.database.readers, query)
        except Exception as error:
            code = self.database.code_of(error)
            if code is None:
                raise
            self._unreadable += 1
            _LOG.error("unreadable", code=code)
            raise Unreadable(code) from None

    def _put_to(self, engine: Engine, query: Job[T]) -> T:
        with engine.connect() as connection:
            try:
                return query(connection)
            except Exception:
                if self.database.is_shared:  # its line may be broken: nobody else shall get it
                    connection.invalidate()
                raise

    def _first(self, query: str, about: str, connection: Connection) -> tuple[Any, ...] | None:
        return self.database.first(connection, query, about)

    def close(self) -> None:
        self._writer.close()
        self._threads.shutdown()
        self.database.close()


def now() -> int:
    return int(time.time())


def now_in_ms() -> int:
    return time.time_ns() // 1_000_000


def load_rows(connection: Connection, table: str) -> Stored | None:
    """All that there is of a table. Raises Unreadable where a part of it is missing."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    seeds = _rows(connection, SEEDS, table, SEEDS.c.table)
    if not seeds:
        raise Unreadable("damaged")
    return Stored(
        table=dict(row),
        chairs=_rows(connection, CHAIRS, table, CHAIRS.c.seat),
        seed=seeds[0],
        records=_rows(connection, RECORDS, table, RECORDS.c.ply),
        clock=next(iter(_rows(connection, CLOCKS, table, CLOCKS.c.table)), None),
    )


def _news(connection: Connection, table: str, ply: int) -> News | None:
    """In one question, because it is asked for every move that was made on another node."""
    found = connection.execute(_NEWS, {"wanted": table, "since": ply}).all()
    if not found:
        return None
    clocks, records = len(CLOCKS.columns), len(CLOCKS.columns) + 1
    clock = dict(zip(CLOCKS.columns.keys(), found[0][1:records], strict=True))
    rows = [dict(zip(RECORDS.columns.keys(), row[clocks + 1 :], strict=True)) for row in found]
    return News(
        found[0][0],
        tuple(row for row in rows if row["ply"] is not None),
        clock if clock["table"] is not None else None,
    )


def _rows(connection: Connection, of: Table, table: str, order: Any) -> tuple[Row, ...]:
    found = connection.execute(select(of).where(of.c.table == table).order_by(order))
    return tuple(dict(row) for row in found.mappings())


def summaries(
    connection: Connection, wanted: Any, by: Any = TABLES.c.touched, most: int = LISTED
) -> tuple[Summary, ...]:
    """The newest first; tables that cannot be read are left out."""
    try:
        return _all_summaries(connection, wanted, by, most)
    except DBAPIError as error:
        if disk.code_of(error) != "damaged":
            raise
        return _readable_summaries(connection, wanted, by, most)


def _readable_summaries(
    connection: Connection, wanted: Any, by: Any, most: int
) -> tuple[Summary, ...]:
    """Table by table, around the damage."""
    found: list[Summary] = []
    for id in connection.execute(select(TABLES.c.id).limit(SEARCHED)).scalars().all():
        try:
            found += _all_summaries(connection, (TABLES.c.id == id) & wanted, by, 1)
        except DBAPIError as error:
            if disk.code_of(error) != "damaged":
                raise
    found.sort(key=lambda summary: summary.table[by.name] or 0, reverse=True)
    return tuple(found[:most])


def _all_summaries(connection: Connection, wanted: Any, by: Any, most: int) -> tuple[Summary, ...]:
    query = select(TABLES).where(wanted).order_by(by.desc()).limit(most)
    tables = [dict(row) for row in connection.execute(query).mappings()]
    ids = [table["id"] for table in tables]
    seated = select(CHAIRS).where(CHAIRS.c.table.in_(ids)).order_by(CHAIRS.c.table, CHAIRS.c.seat)
    chairs: dict[str, list[Row]] = {id: [] for id in ids}
    for chair in connection.execute(seated).mappings() if ids else ():
        chairs[chair["table"]].append(dict(chair))
    return tuple(Summary(table, tuple(chairs[table["id"]])) for table in tables)
