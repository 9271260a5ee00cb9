"""All tables, as sockets and bots reach them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from string import ascii_lowercase, digits
from typing import Any, Final, TypeVar, cast

import structlog
from sqlalchemy import Connection

from manoir.kernel import Refusal, Refused
from manoir.kernel.dice import SEED_BYTES
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.server import refusals, wire
from manoir.server.bots.scheduler import CLOSED, BotScheduler
from manoir.server.clocks.control import NO_HURRY, TimeControl
from manoir.server.clocks.house_time import HouseTime
from manoir.server.clocks.timer import Timer
from manoir.server.net.encoder import encode_game
from manoir.server.net.limits import Clock
from manoir.server.net.live.outbox import NO_ENTRY
from manoir.server.nodes.claims import Claims, clock_of
from manoir.server.people import account_rows
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.right_of_way import RightOfWay
from manoir.server.reading.pool import ReaderPool
from manoir.server.settings import Settings
from manoir.server.store import store
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import NOTHING, Write, write_room
from manoir.server.store.store import Job, Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables import timekeeping
from manoir.server.tables.commands import before_play, in_play, rematch
from manoir.server.tables.commands.dispatch import Command, IsAbsent
from manoir.server.tables.deal import SECRET, Deal
from manoir.server.tables.in_memory import KEEP, TablesInMemory
from manoir.server.tables.live_table import Listener, LiveTable
from manoir.server.tables.move_path import TRIES, MovePath
from manoir.server.tables.noticed import Noticed
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Table

T = TypeVar("T")
CatchUp = Callable[[LiveTable], Awaitable[None]]  # under the table's lock
ROOM_SECONDS: Final = 0.5  # a crowd that comes and goes must not fill anybody's outbox
CLAIMED_MS: Final = 2000  # until a clock is looked at again that another node looks at
_LOG: Final = structlog.get_logger("manoir.tables")
_LETTERS: Final = ascii_lowercase + digits
_ID_LENGTH: Final = 10  # 51 bits: a link that nobody guesses


class Hub:
    """Who comes and goes, and what they ask for; how a table changes is `move_path.py`."""

    def __init__(
        self,
        store: Store,
        scheduler: BotScheduler,
        settings: Settings,
        clock: Clock,
        chance: Random = SECRET,
        *,
        readers: ReaderPool,
        players: PlayingPool,
        right_of_way: RightOfWay,
        keep: int | None = KEEP,
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._settings = settings
        self._chance = chance
        self.tables = TablesInMemory(
            store, settings, clock, readers=readers, players=players, keep=keep
        )
        self.noticed = Noticed()
        self.timer = Timer(HouseTime(clock), self._ring)
        wake = partial(scheduler.wake, self, mine=True)
        self.right_of_way = right_of_way
        self.path = MovePath(
            self.tables,
            store,
            players,
            wake,
            self.noticed,
            timer=self.timer,
            right_of_way=right_of_way,
        )
        self._claims: Claims | None = None
        self._catch_up: CatchUp | None = None
        self.notice: bytes | None = None  # what the host of the house tells every page
        self.can_play, self.play = self.path.can_play, self.path.play
        self.bot_move = self.path.bot_move

    def __len__(self) -> int:
        return len(self.tables.lives)

    def in_memory(self) -> tuple[str, ...]:
        return tuple(self.tables.lives)

    async def open(
        self,
        game: Game,
        options: Any,
        seats: int,
        host: Who,
        public: bool,
        *,
        pace: wire.Pace = "usual",
        control: TimeControl = NO_HURRY,
    ) -> str:
        """A new table, on the disk. Raises Refused if it cannot be kept."""
        self.path.check_writable()
        table = self.lay(game, options, seats, host, public, pace=pace, control=control)
        await self.path.keep(write_room(table, store.now()))
        self.tables.add(table)
        self.noticed.room(table.id)
        if self.path.hint is not None:
            self.path.hint(table)
        log_opened(table)
        return table.id

    def lay(
        self,
        game: Game,
        options: Any,
        seats: int,
        host: Who,
        public: bool,
        *,
        pace: wire.Pace = "usual",
        control: TimeControl = NO_HURRY,
    ) -> Table:
        """A new table that nobody knows of yet, with dice of its own."""
        id = self._new_id()
        deal = Deal(self._chance.randbytes(SEED_BYTES), id)
        chairs = (EMPTY,) * seats
        return Table(
            id,
            game,
            options,
            chairs,
            deal,
            host=host,
            public=public,
            pace=pace,
            control=control,
        )

    async def begin(self, table: Table, further: Write = NOTHING) -> None:
        """Start a table that was laid and whose seats are taken; all in one commit.

        Raises Refused, and then there is no such table.
        """
        self.path.check_writable()
        live = self.tables.find(table.id)
        async with live.lock:
            self.tables.add(table)
            try:
                table.at = self.timer.time()
                change = before_play.start(table, table.host)
                timekeeping.follow(table, change)
                change = self.path.address(live, table, change)
                await self.path.commit(live, table, change, further)
            except BaseException:
                self.tables.lives.pop(table.id, None)
                raise
            self.path.show(live, table, change)
        log_opened(table)

    def shuffle(self, items: list[T]) -> None:
        """In an order that nobody can foresee."""
        self._chance.shuffle(items)

    async def enter(self, id: str, listener: Listener, ply: int | None) -> LiveTable:
        """Subscribe a socket and show it everything it may see."""
        live = self.tables.find(id)
        async with live.lock:
            await self._look_again(live)
            table = await self.tables.table_to_show(live)
            if not table.admits(listener.who):
                raise Refused(refusals.NO_WATCHERS)
            news = live.is_news(table, listener.who)
            live.add(listener, table)
            live.show_room(table, listener)
            live.show_position(table, listener, ply)
            live.show_clocks(table, self.timer.time(), listener)
            if self.notice is not None:
                listener.outbox.put(self.notice)
            self._tell_others(live, table, news)
            self._scheduler.wake(self, live, table)
        self.noticed.room(id)
        return live

    async def give_way(self, live: LiveTable) -> None:
        """Let moves on their way pass first, where a table's game is heavy."""
        if live.is_heavy:
            await self.right_of_way.give_way()

    async def resync(self, live: LiveTable, listener: Listener, ply: int | None) -> None:
        """A second hello: the same again, for this socket."""
        async with live.lock:
            await self._look_again(live)
            table = await self.tables.table_to_show(live)
            live.show_room(table, listener)
            live.show_position(table, listener, ply)
            live.show_clocks(table, self.timer.time(), listener)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        live.remove(listener)
        self.noticed.room(live.id)
        async with live.lock:
            if live.table is not None and live.listeners:
                self._tell_others(live, live.table, live.is_news(live.table, listener.who))

    async def command(self, live: LiveTable, listener: Listener, command: Command) -> None:
        """Carry out what a socket asks for. Raises Refused, and then nothing has changed."""
        levels, gone = self._scheduler.levels, self._gone(live)
        await self.path.command(live, listener, command, levels, gone)

    async def advise(self, live: LiveTable, listener: Listener, asked: wire.Consult) -> None:
        """Answer a question, with the table as it was when it was asked. Raises Refused."""
        if listener.who is None:
            raise Refused(refusals.NO_SESSION)
        async with live.lock:
            table = await self.tables.table(live)
            question = in_play.asks(table, listener.who, asked)
            sought = self._scheduler.seek(table, asked.seat, question)
        answer = await sought
        listener.outbox.put(encode_game(table.game, wire.Advice(asked.id, answer)))

    async def go_away(self, table: str, who: Who, away: bool) -> None:
        """Somebody's holiday begins or ends at a table of days. Raises Refused."""
        await self.path.go_away(self.tables.find(table), who, away)

    async def again(self, live: LiveTable, listener: Listener, same_deal: bool) -> None:
        """The rematch; a second wish leads to the same table."""
        if listener.who is None:
            raise Refused(refusals.NO_SESSION)
        async with live.lock:
            for _ in range(TRIES):
                table = await self.tables.table(live)
                rematch.check_again(table, listener.who)
                if table.next is not None:
                    break
                self.path.check_writable()
                try:
                    await self._rematch(live, table, listener.who, same_deal)
                except Refused as error:  # on another node somebody else was quicker
                    if error.refusal is not refusals.CONFLICT:
                        raise
            live.show_room(table)

    async def read(self, id: str) -> Table:
        """A table to look at, not to change. Raises Refused if there is none."""
        live = self.tables.find(id)
        async with live.lock:
            return await self.tables.table(live)

    async def table(self, live: LiveTable) -> Table:
        """The table, with what it offers at hand."""
        async with live.lock:
            return await self.tables.table_to_show(live)

    async def whole(self, live: LiveTable) -> Match:
        """The match with all that was played, for whoever looks back. Raises Refused."""
        async with live.lock:
            match = (await self.tables.table(live)).match
            if match is not None and match.first_ply:
                match = (await self.tables.load(live.id, keep=None)).match
        if match is None:
            raise Refused(refusals.NOT_RUNNING)
        return match.fork()

    async def change_rows(self, id: str, job: Job[T]) -> T:
        """Change what is on the disk of a table past its rules; what is in memory is forgotten."""
        live = self.tables.find(id)
        async with live.lock:
            result = await self._store.do(job)
            live.table = None
        return result

    def forget(self, id: str, why: Refusal) -> None:
        """A table that is no more, or closed: whoever is there is told and leaves."""
        self.timer.set(id, None)
        self.noticed.room(id)
        live = self.tables.lives.get(id)
        if live is None:
            return
        if live.bot_task is not None:
            live.bot_task.cancel()
        if not live.lock.locked():
            live.table = None
        for listener in tuple(live.listeners):
            listener.outbox.close(NO_ENTRY, why.code)

    async def read_again(self, id: str) -> None:
        """Chairs have changed on the disk: show them to whoever is there."""
        live = self.tables.lives.get(id)
        if live is not None:
            async with live.lock:
                live.table = None
                if live.listeners:
                    live.show_room(await self.tables.table(live))
        self.noticed.room(id)

    def stand_still(self, still: bool) -> None:
        """T30: nobody plays and nobody's time passes, or everybody's does again."""
        self.path.read_only = still
        self.timer.time.stand(still)
        for live in self.tables.lives.values():
            if live.table is not None and not still and not live.lock.locked():
                live.show_clocks(live.table, self.timer.time())

    def tell_everybody(self, message: bytes) -> None:
        """Whoever is at a table."""
        for live in self.tables.lives.values():
            for listener in live.listeners:
                listener.outbox.put(message)

    def join(self, claims: Claims, catch_up: CatchUp) -> None:
        """This house is one node of several."""
        self._claims = self._scheduler.claims = claims
        self._catch_up = catch_up

    def wake_bots(self, live: LiveTable, table: Table, *, mine: bool = False) -> None:
        self._scheduler.wake(self, live, table, mine=mine)

    def show_room_soon(self, live: LiveTable) -> None:
        if live.table is not None:
            self._tell_others(live, live.table, news=False)

    async def sweep(self, watched: Collection[str] = (), *, everywhere: bool = True) -> None:
        """Idle tables leave memory; tables that never started leave the disk.

        `watched` are those that somebody looks at elsewhere; not `everywhere`: another node looks
        after the disk.
        """
        self.tables.rest()
        if everywhere and await self.tables.expire(watched):
            self.noticed.read_again()

    async def wake(self, id: str) -> None:
        """Let a bot go on that was to move when the house closed. Raises Refused."""
        live = self.tables.find(id)
        async with live.lock:
            await self._look_again(live)
            self._scheduler.wake(self, live, await self.tables.table(live))

    async def close(self) -> None:
        """No bot begins another move, and nobody's time is up any more."""
        await self.timer.close()
        await asyncio.gather(*self.rest_bots(), return_exceptions=True)

    def rest_bots(self) -> list[asyncio.Task[None]]:
        """No bot makes another move here; what is left of them."""
        bots = [live.bot_task for live in self.tables.lives.values() if live.bot_task is not None]
        for bot in bots:
            bot.cancel()
        return bots

    async def hand_over(self, guest: Who, account: Who, job: Job[T]) -> T:
        """All that a guest holds becomes an account's, in one commit with a job.

        Under the locks of all those tables; one at a time, or two could wait for each other.
        """
        async with AsyncExitStack() as locks:
            held: set[str] = set()

            def move(connection: Connection) -> tuple[set[str], T | None]:
                missing = account_rows.tables_of(connection, guest) - held
                if missing:
                    return missing, None
                account_rows.hand_over(connection, guest, account)
                return missing, job(connection)

            missing, result = await self._store.do(move)
            while missing:
                for id in missing:
                    await locks.enter_async_context(self.tables.find(id).lock)
                held |= missing
                missing, result = await self._store.do(move)
            for id in held:
                self.tables.find(id).change_hands(account)
        return cast(T, result)

    async def _look_again(self, live: LiveTable) -> None:
        """What other nodes have written is in the database."""
        if self._catch_up is not None:
            await self._catch_up(live)

    def _tell_others(self, live: LiveTable, table: Table, news: bool) -> None:
        """Whoever plays here is seen to come and go at once; whoever only watches, now and then."""
        if news:
            live.show_room(table)
        elif live.later is None:
            loop = asyncio.get_running_loop()
            live.later = loop.call_later(ROOM_SECONDS, self._show_room_later, live)

    def _show_room_later(self, live: LiveTable) -> None:
        live.later = None
        if live.table is None:
            return
        if live.lock.locked():  # somebody changes it just now: not before the commit
            self._tell_others(live, live.table, news=False)
        else:
            live.show_room(live.table)

    async def _rematch(self, live: LiveTable, table: Table, who: Who, same_deal: bool) -> None:
        """Both tables in one commit: a rematch is never half there."""
        seed = None if same_deal else self._chance.randbytes(SEED_BYTES)
        new = rematch.again(table, self._new_id(), who, seed)
        table.next = new.id
        try:
            await self.path.keep(write_room(new, store.now()) + write_room(table, store.now()))
        except BaseException:
            live.table = None
            raise
        self.noticed.room(new.id)
        if self.path.hint is not None:
            self.path.hint(new)
            self.path.hint(table)
        log_opened(new)

    def _new_id(self) -> str:
        return "".join(self._chance.choice(_LETTERS) for _ in range(_ID_LENGTH))

    async def _ring(self, id: str) -> None:
        """Somebody's time may be up. Raises Refused, except for a table that is gone."""
        claims, what = self._claims, clock_of(id)
        if claims is not None and not await claims.take(what):
            self.timer.set(id, self.timer.time() + CLAIMED_MS)  # another node sees to it
            return
        try:
            await self.path.ring(self.tables.find(id), self._ghost)
        except Refused as error:
            if error.refusal.code not in CLOSED:
                raise
        finally:
            if claims is not None:
                claims.release(what)

    def _ghost(self, game: str) -> str:
        """The bot that makes moves for people whose time is up: of the usual strength."""
        levels = self._scheduler.levels(game)
        return levels[min(1, len(levels) - 1)]

    def _gone(self, live: LiveTable) -> IsAbsent:
        return lambda who: live.absence(who) >= self._settings.absent_seconds


def log_opened(table: Table) -> None:
    _LOG.info("table_opened", table=table.id, game=table.game.id, seats=table.seats)


async def sweep_forever(sweep: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await sweep()
        except (Unwritten, Unreadable):
            continue  # the disk is full, busy or damaged: there is always a next time
