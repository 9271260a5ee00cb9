"""This process as one node of a house: its beat, what it tells the others and hears of them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection

from manoir.kernel import Refused
from manoir.server.nodes import membership, state
from manoir.server.nodes.claims import SWEEP, WAITING_ROOM, Claims, bots_of
from manoir.server.nodes.follower import Follower, tables_of
from manoir.server.nodes.hints import Hints, Line
from manoir.server.nodes.membership import ALIVE_MS, Beat
from manoir.server.nodes.neighbours import Neighbours
from manoir.server.store.database import Database
from manoir.server.store.rows import ClaimRow
from manoir.server.store.store import Store
from manoir.server.tables.hub import Hub
from manoir.server.tables.table import Table

T = TypeVar("T")
BEAT: Final = 1.0  # seconds
LOOK: Final = 2.0  # seconds between two looks at what hints may have missed
SOON_MS: Final = 10_000
LEAVE_SECONDS: Final = 2.0
MOST_OFF_MS: Final = 500  # a node whose time is further off judges nobody's clock
SURE: Final = ALIVE_MS / 1000 - 0.5  # seconds after a beat for which a node is sure to be alive
Look = Callable[[], Awaitable[None]]
_LOG: Final = structlog.get_logger("manoir.nodes")


class Node:
    """`start` once the house is open; `stop` gives everything back at once."""

    def __init__(self, hub: Hub, store: Store, line: Line, looks: tuple[Look, ...] = ()) -> None:
        self.id = token_hex(8)
        self._hub = hub
        self._store = store
        self._line = line
        self._looks = looks
        self._pen = _Pen(store.database)
        self._sure_until = float("-inf")
        self._in_time = False
        self.claims = Claims(self._take, lambda: time.monotonic() < self._sure_until)
        self.follower = Follower(hub, store, self.claims)
        self.hints = Hints(self.id, line, self.follower.hear)
        self.neighbours = Neighbours(hub)
        self._tasks: list[asyncio.Task[None]] = []
        self._beats: asyncio.Task[None]
        hub.path.hint, hub.path.claim = self._hint, self._claim
        hub.path.said = self.neighbours.say
        hub.join(self.claims, self.follower.catch_up)
        hub.timer.may_judge = lambda: self._in_time

    async def start(self) -> None:
        """Raises an error of the database."""
        await self._pen.do(membership.join)
        await self._beat(first=True)
        self._beats = asyncio.create_task(self._forever(self._beat, BEAT))
        self._tasks = [
            asyncio.create_task(self._forever(self._look, LOOK)),
            asyncio.create_task(self.hints.send_forever()),
            asyncio.create_task(self.hints.listen_forever()),
        ]

    async def retire(self) -> None:
        """Leave what was claimed to the others, at once; moves are still made and told."""
        self.claims.end()
        self._beats.cancel()
        await asyncio.gather(self._beats, return_exceptions=True)
        self._hub.rest_bots()
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._pen.do(partial(membership.leave, node=self.id))
        except Exception as error:  # they notice it by themselves
            _LOG.info("not_left", error=repr(error))

    async def stop(self) -> None:
        await self.retire()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.follower.close()
        await self._line.close()
        self._pen.close()

    async def may_sweep(self) -> bool:
        """One node sweeps for all."""
        return await self.claims.take(SWEEP)

    async def _take(self, what: str, steal: bool) -> bool:
        try:
            take = partial(membership.take, node=self.id, what=what, steal=steal)
            return await self._pen.do(take)
        except Exception as error:  # nobody can claim anything now
            _LOG.info("not_claimed", what=what, error=repr(error))
            return False

    def _claim(self, table: Table) -> tuple[ClaimRow, ...]:
        """In the commit of a move: whoever makes it sees to the bots that follow, or has died."""
        if table.bot_to_move is None or self.claims.is_over:
            return ()
        return (ClaimRow(bots_of(table.id), self.id),)

    def _hint(self, table: Table) -> None:
        if table.bot_to_move is not None:  # claimed in the commit
            self.claims.adopt(bots_of(table.id))
        self.hints.give(table.id, table.ply, table.revision)

    async def _beat(self, *, first: bool = False) -> None:
        begun = time.monotonic()
        own = state.encode(self.neighbours.own())
        job = partial(
            membership.beat,
            node=self.id,
            state=own,
            released=self.claims.released(),
            awaited=self.follower.awaited(),
        )
        found: Beat = await self._pen.do(job)
        self._sure_until = begun + SURE
        off = self._hub.timer.time.set(found.time, (time.monotonic() - begun) / 2)
        self._in_time = first or off <= MOST_OFF_MS
        if not self._in_time:
            _LOG.warning("clock_off", milliseconds=off)
        self.neighbours.hear({id: state.decode(text) for id, text in found.others.items()})
        for what in found.adopted:
            self.claims.adopt(what)
        for table in tables_of(found.adopted):
            self._hub.path.begin(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        """The bots of a node that is dead are this one's now."""
        try:
            await self._hub.wake(table)
        except Refused as error:
            _LOG.info("not_adopted", table=table, code=error.refusal.code)

    async def _look(self) -> None:
        if time.monotonic() > self._sure_until:
            self._in_time = False
        await self.claims.take(WAITING_ROOM)
        await self.follower.look()
        for table, due in await self._store.due(self._hub.timer.time() + SOON_MS):
            self._hub.timer.set(table, due)
        self._hub.noticed.read_again()
        for look in self._looks:
            await look()

    async def _forever(self, step: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await step()
            except Exception as error:  # the database is away: there is always a next time
                self._in_time = self._in_time and time.monotonic() < self._sure_until
                _LOG.warning("node_interrupted", step=step.__name__, error=repr(error))


class _Pen:
    """A connection of its own, so that no move waits for what nodes have to say to each other."""

    def __init__(self, database: Database) -> None:
        self._pen = database.pen()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="manoir-node")

    async def do(self, job: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        result: T = await loop.run_in_executor(self._thread, self._do, job)
        return result

    def close(self) -> None:
        self._thread.shutdown(wait=False)

    def _do(self, job: Callable[[Connection], T]) -> T:
        try:
            [result] = self._pen.transact([job])
        except BaseException:
            self._pen.rollback()
            raise
        return result  # type: ignore[no-any-return]
