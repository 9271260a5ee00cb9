"""All live tables, and the life of a move.

Seat from the session, fresh, legal (the table says) → appended and committed (the store says) →
acknowledged and shown. A failed commit forgets the table in memory, so that the disk counts.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from string import ascii_lowercase, digits
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection

from manoir.kernel import Refusal, Refused, Seat, registry
from manoir.kernel.dice import SEED_BYTES
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.trail import Forgotten
from manoir.server import refusals, wire
from manoir.server.bots.scheduler import BotScheduler
from manoir.server.net.encoder import encode, encode_game
from manoir.server.net.limits import Clock
from manoir.server.operations import metrics
from manoir.server.people import account_rows
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.reading.pool import ReaderPool
from manoir.server.reading.questions import Load
from manoir.server.settings import Settings
from manoir.server.store import store
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import Write, read_table, write_records, write_room
from manoir.server.store.store import Job, Standing, Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables import heavy
from manoir.server.tables.commands import Command, IsAbsent, dispatch
from manoir.server.tables.deal import SECRET, Deal
from manoir.server.tables.live_table import Listener, LiveTable
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Change, Table

T = TypeVar("T")
Played = Callable[[Refused | None], None]  # called with why a move could not be kept, if so
KEEP: Final = 16  # moves that a table remembers; what is older is on the disk
SHORT: Final = 64  # plies of a log that a thread folds in a few milliseconds
REST_SECONDS: Final = 60.0  # then a table that nobody looks at leaves memory, not its presences
ROOM_SECONDS: Final = 0.5  # a crowd that comes and goes must not fill anybody's outbox
_LETTERS: Final = ascii_lowercase + digits
_ID_LENGTH: Final = 10  # 51 bits: a link that nobody guesses


class _Landing:
    """A move on its way to the disk; the table's lock is held until it is there, or cannot be."""

    __slots__ = ("_change", "_done", "_hub", "_listener", "_live")

    def __init__(
        self,
        hub: "Hub",
        live: LiveTable,
        listener: Listener,
        change: Change,
        done: Played,
    ) -> None:
        self._hub = hub
        self._live = live
        self._listener = listener
        self._change = change
        self._done = done

    def __call__(self, error: Exception | None) -> None:
        refused = None
        try:
            if error is None and self._live.table is not None:
                self._hub.show(self._live, self._live.table, self._change, self._listener)
            else:
                self._live.table = None
                refused = Refused(_named(getattr(error, "code", "storage_error")))
        finally:
            self._live.lock.release()
            self._done(refused)


class Hub:
    """Tables are loaded when somebody asks for them, and leave memory when nobody does."""

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
        keep: int | None = KEEP,
    ) -> None:
        self._store = store
        self._readers = readers
        self._players = players
        self._keep_moves = keep
        self._scheduler = scheduler
        self._settings = settings
        self._clock = clock
        self._chance = chance
        self._lives: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._lives)

    def in_memory(self) -> tuple[str, ...]:
        return tuple(self._lives)

    async def open(self, game: Game, options: Any, seats: int, host: Who, public: bool) -> str:
        """A new table, on the disk. Raises Refused if it cannot be kept."""
        id = self._new_id()
        deal = Deal(self._chance.randbytes(SEED_BYTES), id)
        table = Table(id, game, options, (EMPTY,) * seats, deal, host=host, public=public)
        await self._keep(write_room(table, store.now()))
        table.keeps = self._keep_moves
        self._live(id).table = table
        if game.heavy:
            self._players.warm_up(id)
        return id

    async def enter(self, id: str, listener: Listener, ply: int | None) -> LiveTable:
        """Subscribe a socket and show it everything it may see."""
        live = self._live(id)
        async with live.lock:
            table = await self._table_to_show(live)
            news = live.is_news(table, listener.who)
            live.add(listener)
            live.show_room(table, listener)
            live.show_position(table, listener, ply)
            self._tell_others(live, table, news)
            self._scheduler.wake(self, live, table)
        return live

    async def resync(self, live: LiveTable, listener: Listener, ply: int | None) -> None:
        """A second hello: the same again, for this socket."""
        async with live.lock:
            table = await self._table_to_show(live)
            live.show_room(table, listener)
            live.show_position(table, listener, ply)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        live.remove(listener)
        async with live.lock:
            if live.table is not None and live.listeners:
                self._tell_others(live, live.table, live.is_news(live.table, listener.who))

    async def command(self, live: LiveTable, listener: Listener, command: Command) -> None:
        """Carry out what a socket asks for. Raises Refused, and then nothing has changed."""
        async with live.lock:
            table = await self._table(live)
            if not (isinstance(command, wire.Try) and table.game.heavy):
                await self._obey(live, listener, command)
                return
            asked = heavy.attempt(table, listener.who, command)
        listener.outbox.put(await self._players.attempt(live.id, asked))  # nobody else waits for it

    async def _obey(self, live: LiveTable, listener: Listener, command: Command) -> None:
        who = listener.who

        async def obey(table: Table) -> Change:
            if table.game.heavy and isinstance(command, wire.Play | wire.TakeBack):
                intent = table.wants_to_play(heavy.known(who), command)
                return await heavy.play(self._players, table, intent)
            levels = self._scheduler.levels(table.game.id)
            return dispatch(table, who, command, levels, self._gone(live))

        table, change = await self._change(live, obey)
        await self._commit(live, table, change)
        self.show(live, table, change, listener)

    def can_play(self, live: LiveTable) -> bool:
        """Whether `play` can play a move there now: nobody has to wait for anything."""
        table = live.table
        return table is not None and not table.game.heavy and not live.lock.locked()

    def play(self, live: LiveTable, listener: Listener, asked: wire.Play, done: Played) -> None:
        """`command` for a move, without a task: `done` is called when it is on the disk, or not.

        Raises Refused or Forgotten, and then nothing has changed and `done` is not called.
        """
        table = live.table
        assert table is not None, "can_play"
        if listener.who is None:
            raise Refused(refusals.NO_SESSION)
        live.lock.take()
        try:
            change = table.play(listener.who, asked)
            if change.must_be_kept:
                landed = _Landing(self, live, listener, change, done)
                self._store.put(self._written(table, change), landed)
                return
            self.show(live, table, change, listener)
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        done(None)

    async def advise(self, live: LiveTable, listener: Listener, asked: wire.Consult) -> None:
        """Answer a question, with the table as it was when it was asked. Raises Refused."""
        if listener.who is None:
            raise Refused(refusals.NO_SESSION)
        async with live.lock:
            table = await self._table(live)
            question = table.asks(listener.who, asked)
            sought = self._scheduler.seek(table, asked.seat, question)
        answer = await sought
        listener.outbox.put(encode_game(table.game, wire.Advice(asked.id, answer)))

    async def again(self, live: LiveTable, listener: Listener, same_deal: bool) -> None:
        """The rematch; a second wish leads to the same table."""
        if listener.who is None:
            raise Refused(refusals.NO_SESSION)
        async with live.lock:
            table = await self._table(live)
            table.check_again(listener.who)
            if table.next is None:
                await self._rematch(live, table, listener.who, same_deal)
            live.show_room(table)

    async def bot_move(self, live: LiveTable, seat: Seat, ply: int, move: Any) -> None:
        async def choose(table: Table) -> Change:
            if table.game.heavy:
                intent = table.bot_wants_to_play(seat, ply, move)
                return await heavy.play(self._players, table, intent)
            return table.bot_move(seat, ply, move)

        async with live.lock:
            table, change = await self._change(live, choose)
            await self._commit(live, table, change)
            self.show(live, table, change)

    async def read(self, id: str) -> Table:
        """A table to look at, not to change. Raises Refused if there is none."""
        live = self._live(id)
        async with live.lock:
            return await self._table(live)

    async def table(self, live: LiveTable) -> Table:
        """The table, with what it offers at hand."""
        async with live.lock:
            return await self._table_to_show(live)

    async def whole(self, live: LiveTable) -> Match:
        """The match with all that was played, for whoever looks back. Raises Refused."""
        async with live.lock:
            match = (await self._table(live)).match
            if match is not None and match.first_ply:
                match = (await self._load(live.id, keep=None)).match
        if match is None:
            raise Refused(refusals.NOT_RUNNING)
        return match.fork()

    async def wake(self, id: str) -> None:
        """Let a bot go on that was to move when the house closed. Raises Refused."""
        live = self._live(id)
        async with live.lock:
            self._scheduler.wake(self, live, await self._table(live))

    async def close(self) -> None:
        """No bot begins another move."""
        ghosts = [live.bot_task for live in self._lives.values() if live.bot_task is not None]
        for ghost in ghosts:
            ghost.cancel()
        await asyncio.gather(*ghosts, return_exceptions=True)

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
                    await locks.enter_async_context(self._live(id).lock)
                held |= missing
                missing, result = await self._store.do(move)
            for id in held:
                self._live(id).change_hands(account)
        return cast(T, result)

    async def sweep(self) -> None:
        """Idle tables leave memory; tables that never started leave the disk."""
        limit = self._clock() - self._settings.idle_seconds
        resting = self._clock() - REST_SECONDS
        for id, live in list(self._lives.items()):
            if live.is_idle and live.used <= limit:
                del self._lives[id]
            elif live.is_idle and live.used <= resting:
                live.table = None  # it is on the disk
        old = store.now() - int(self._settings.unstarted_seconds)
        watched = {id for id, live in self._lives.items() if live.listeners}
        if await self._store.expire(old, watched):
            await self._forget_expired()

    async def _forget_expired(self) -> None:
        for id, live in list(self._lives.items()):
            if live.is_idle and await self._store.summary(id) is None and live.is_idle:
                self._lives.pop(id, None)

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

    def _live(self, id: str) -> LiveTable:
        live = self._lives.get(id)
        if live is None:
            live = self._lives[id] = LiveTable(id, self._clock)
        live.used = self._clock()
        return live

    async def _table(self, live: LiveTable) -> Table:
        """The table, read from the disk if it is not in memory. Only under its lock."""
        if live.table is None:
            live.table = await self._load(live.id, self._keep_moves)
        live.table.keeps = self._keep_moves
        return live.table

    async def _table_to_show(self, live: LiveTable) -> Table:
        """The same, with what it offers at hand; only under its lock."""
        table = await self._table(live)
        if table.game.heavy:
            await heavy.list_moves(self._players, table)
        return table

    async def _load(self, id: str, keep: int | None) -> Table:
        """A table from the disk, folded by a reader; a short log does not wait for one to start.

        Raises Refused.
        """
        standing = await self._store.standing(id)
        if standing is not None and (self._readers.is_ready or _is_long(standing)):
            table: Table = await self._readers.load(Load(id, keep))
            return table
        stored = await self._store.load(id)
        if stored is None:
            self._lives.pop(id, None)
            raise Refused(refusals.NO_SUCH_TABLE)
        table = await asyncio.to_thread(read_table, stored)
        if keep is not None:
            table.trim(keep)
        return table

    async def _change(
        self, live: LiveTable, change: Callable[[Table], Awaitable[Change]]
    ) -> tuple[Table, Change]:
        """Change a table, under its lock; with all its past where the last moves are not enough."""
        table = await self._table(live)
        try:
            return table, await change(table)
        except Forgotten:
            table = live.table = await self._load(live.id, keep=None)
            table.keeps = self._keep_moves
            return table, await change(table)

    async def _commit(self, live: LiveTable, table: Table, change: Change) -> None:
        if not change.must_be_kept:
            return
        try:
            if table.game.heavy:  # a game that has just begun
                await heavy.list_moves(self._players, table)
            await self._keep(self._written(table, change))
        except BaseException:
            live.table = None
            raise

    def _written(self, table: Table, change: Change) -> Write:
        """What a change has to bring to the disk."""
        if change.since is None:
            return write_room(table, store.now())
        records = write_records(table, change.since, change.action)
        return write_room(table, store.now()) + records if change.room else records

    async def _keep(self, write: Write) -> None:
        try:
            await self._store.write(write)
        except Unwritten as error:
            raise Refused(_named(error.code)) from None

    def show(
        self, live: LiveTable, table: Table, change: Change, asker: Listener | None = None
    ) -> None:
        """Only ever after the commit."""
        reply = None if change.reply is None else _encoded(table.game, change.reply)
        if change.since is not None:
            metrics.MOVES.total += 1
            live.show_move(table, change.since, asker, reply)
        elif asker is not None and reply is not None:
            asker.outbox.put(reply)
        if change.said is not None:
            live.tell(change.said)
        if change.room:
            live.show_room(table)
        if change.must_be_kept:
            self._scheduler.wake(self, live, table)

    async def _rematch(self, live: LiveTable, table: Table, who: Who, same_deal: bool) -> None:
        """Both tables in one commit: a rematch is never half there."""
        seed = None if same_deal else self._chance.randbytes(SEED_BYTES)
        new = table.again(self._new_id(), who, seed)
        table.next = new.id
        try:
            await self._keep(write_room(new, store.now()) + write_room(table, store.now()))
        except BaseException:
            live.table = None
            raise

    def _new_id(self) -> str:
        return "".join(self._chance.choice(_LETTERS) for _ in range(_ID_LENGTH))

    def _gone(self, live: LiveTable) -> IsAbsent:
        return lambda who: live.absence(who) >= self._settings.absent_seconds


def _encoded(game: Game, reply: wire.ServerMessage) -> bytes:
    return encode_game(game, reply) if isinstance(reply, wire.Tried) else encode(reply)


def _is_long(standing: Standing) -> bool:
    """Whether to fold its log takes more than a few milliseconds."""
    game = registry.games().get(standing.game)
    return (standing.ply or 0) > SHORT or (game is not None and game.heavy)


def _named(code: str) -> Refusal:
    return refusals.of_store(code)


async def sweep_forever(sweep: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await sweep()
        except (Unwritten, Unreadable):
            continue  # the disk is full, busy or damaged: there is always a next time
