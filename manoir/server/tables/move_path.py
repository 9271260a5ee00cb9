"""The life of a move at a table, from a command to what everybody is shown.

Seat from the session, fresh, legal (the table says) → appended and committed (the store says) →
acknowledged and shown. A failed commit forgets the table in memory, so that the disk counts. If
another node was quicker, what it wrote is shown, and the command is carried out again after it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

import structlog

from manoir.kernel import Refused, Seat
from manoir.kernel.game import Game
from manoir.kernel.match_parts.trail import Forgotten
from manoir.server import refusals, wire
from manoir.server.clocks.timer import Timer
from manoir.server.net.encoder import encode, encode_game
from manoir.server.operations import metrics
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.right_of_way import RightOfWay
from manoir.server.store import store
from manoir.server.store.rows import (
    NOTHING,
    ClaimRow,
    NoticeRow,
    Write,
    write_clocks,
    write_records,
    write_room,
)
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables import heavy, timekeeping
from manoir.server.tables.change import Change
from manoir.server.tables.commands import in_play
from manoir.server.tables.commands.dispatch import Command, IsAbsent, dispatch
from manoir.server.tables.in_memory import TablesInMemory
from manoir.server.tables.live_table import Listener, LiveTable
from manoir.server.tables.noticed import Noticed
from manoir.server.tables.seating import seats_of
from manoir.server.tables.table import Table

_LOG: Final = structlog.get_logger("manoir.tables")
Played = Callable[[Refused | None], None]  # called with why a move could not be kept, if so
Address = Callable[[LiveTable, Table, Change], Change]  # adds whom to tell, before the commit
Post = Callable[[tuple[NoticeRow, ...]], None]  # called after it
Wake = Callable[[LiveTable, Table], None]  # called where a bot may be to move now
Claim = Callable[[Table], tuple[ClaimRow, ...]]  # what this node of several sees to from now on
Hint = Callable[[Table], None]  # called when a table is on the disk as it is in memory
TRIES: Final = 5  # for a command, where other nodes are quicker


class _Landing:
    """A move on its way to the disk; the table's lock is held until it is there, or cannot be."""

    __slots__ = ("_asked", "_change", "_done", "_listener", "_live", "_path")

    def __init__(
        self,
        path: "MovePath",
        live: LiveTable,
        listener: Listener,
        *,
        asked: wire.Play,
        change: Change,
        done: Played,
    ) -> None:
        self._path = path
        self._live = live
        self._listener = listener
        self._asked = asked
        self._change = change
        self._done = done

    def __call__(self, error: Exception | None) -> None:
        self._path.has_landed()
        if getattr(error, "code", None) == "conflict":
            self._path.begin(self._play_again())
            return
        refused = None
        try:
            if error is None and self._live.table is not None:
                self._path.show(self._live, self._live.table, self._change, self._listener)
            else:
                self._live.table = None
                refused = Refused(refusals.of_store(getattr(error, "code", "storage_error")))
        finally:
            self._live.lock.release()
            self._done(refused)

    async def _play_again(self) -> None:
        """Another node was quicker; the lock is still held."""
        path, live, who = self._path, self._live, self._listener.who
        arrived = live.table.at if live.table is not None else path.time()
        refused = None
        try:
            await path.renew(live, self._change)
            await path.go(live, partial(_play, who, self._asked), arrived, self._listener)
        except Refused as error:
            refused = error
        except Exception:
            live.table = None
            refused = Refused(refusals.storage("storage_error"))
            raise
        finally:
            live.lock.release()
            self._done(refused)


async def _play(who: Who | None, asked: wire.Play, table: Table) -> Change:
    return in_play.play(table, heavy.known(who), asked)


class MovePath:
    """Everything that changes a table goes this way."""

    def __init__(
        self,
        tables: TablesInMemory,
        store: Store,
        players: PlayingPool,
        wake: Wake,
        noticed: Noticed,
        *,
        timer: Timer,
        right_of_way: RightOfWay,
    ) -> None:
        self._tables = tables
        self._store = store
        self._players = players
        self._wake = wake
        self._noticed = noticed
        self._timer = timer
        self._right_of_way = right_of_way
        self.time = timer.time
        self.hint: Hint | None = None
        self.claim: Claim | None = None
        self.said: Callable[[LiveTable, wire.Said], None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.address: Address = lambda _live, _table, change: change
        self.post: Post = lambda _: None
        self.read_only = False  # T30

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
        self.check_writable()
        live.lock.take()
        try:
            if table.control.is_timed:
                table.at = self._timer.time()
            change = in_play.play(table, listener.who, asked)
            timekeeping.follow(table, change)
            change = self.address(live, table, change)
            if change.must_be_kept:
                landed = _Landing(self, live, listener, asked=asked, change=change, done=done)
                self._store.put(self._written(table, change), landed)
                self._right_of_way.begin()
                return
            self.show(live, table, change, listener)
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        done(None)

    def has_landed(self) -> None:
        self._right_of_way.end()

    async def command(
        self,
        live: LiveTable,
        listener: Listener,
        command: Command,
        levels: Callable[[str], tuple[str, ...]],
        gone: IsAbsent,
    ) -> None:
        """Carry out what a socket asks for. Raises Refused, and then nothing has changed."""
        who, arrived = listener.who, self._timer.time()
        if not isinstance(command, wire.Try | wire.Say):
            self.check_writable()

        async def obey(table: Table) -> Change:
            if table.game.heavy and isinstance(command, wire.Play | wire.TakeBack):
                intent = in_play.wants_to_play(table, heavy.known(who), command)
                return await heavy.play(self._players, table, intent)
            return dispatch(table, who, command, levels(table.game.id), gone)

        async with live.lock:
            table = await self._tables.table(live)
            if not (isinstance(command, wire.Try) and table.game.heavy):
                await self.go(live, obey, arrived, listener)
                return
            asked = heavy.attempt(table, who, command)
        listener.outbox.put(await self._players.attempt(live.id, asked))  # nobody else waits for it

    def check_writable(self) -> None:
        """T30: where the host of the house has said so, nobody plays. Raises Refused."""
        if self.read_only:
            raise Refused(refusals.READ_ONLY)

    async def bot_move(self, live: LiveTable, seat: Seat, ply: int, move: Any) -> None:
        self.check_writable()

        async def choose(table: Table) -> Change:
            if table.game.heavy:
                intent = in_play.bot_wants_to_play(table, seat, ply, move)
                return await heavy.play(self._players, table, intent)
            return in_play.bot_move(table, seat, ply, move)

        async with live.lock:
            await self.go(live, choose, self._timer.time())

    async def ring(self, live: LiveTable, ghost: Callable[[str], str]) -> None:
        """Look whose time is up. Raises Refused."""

        async def fall(table: Table) -> Change:
            return timekeeping.fall(table, ghost(table.game.id))

        async with live.lock:
            await self.go(live, fall, self._timer.time())
            if live.table is not None:  # it may have been asked too early, or for the first time
                self._timer.set(live.id, timekeeping.due(live.table))
                self._wake(live, live.table)

    async def go_away(self, live: LiveTable, who: Who, away: bool) -> None:
        """Somebody's holiday begins or ends at a table. Raises Refused."""

        async def rest(table: Table) -> Change:
            changes = [
                timekeeping.go_away(table, seat, away) for seat in seats_of(table.chairs, who)
            ]
            return Change(clock=any(change.clock for change in changes))

        async with live.lock:
            await self.go(live, rest, self._timer.time())

    def show(
        self, live: LiveTable, table: Table, change: Change, asker: Listener | None = None
    ) -> None:
        """Only ever after the commit."""
        reply = None if change.reply is None else _encoded(table.game, change.reply)
        if change.room and not table.watchable:
            live.send_watchers_away(table)
        if change.since is not None:
            metrics.MOVES.total += 1
            live.show_move(table, change.since, asker, reply)
            self._noticed.move(live.id)
        elif asker is not None and reply is not None:
            asker.outbox.put(reply)
        if change.said is not None:
            live.tell(change.said)
            if self.said is not None:
                self.said(live, change.said)
        if change.room:
            live.show_room(table)
            self._noticed.room(live.id)
            if table.stage == "over" and change.since is not None:
                _LOG.info("table_ended", table=table.id, game=table.game.id, plies=table.ply)
        if change.notices:
            self.post(change.notices)
        if change.must_be_kept:
            if table.clocks is not None:
                live.show_clocks(table, self._timer.time())
                self._timer.set(live.id, timekeeping.due(table))
            if self.hint is not None:
                self.hint(table)
            self._wake(live, table)

    async def renew(self, live: LiveTable, failed: Change) -> None:
        """Show what another node has written, after a change that came too late."""
        table = live.table
        assert table is not None, "it was changed"
        ply = table.ply if failed.since is None else failed.since
        live.table = None
        await self.follow(live, ply, table.revision - failed.room)

    async def follow(self, live: LiveTable, ply: int, revision: int) -> None:
        """Load a table and show what is new since a ply and a revision. Under its lock."""
        table = await self._tables.table_to_show(live)
        self.show_news(live, table, ply, revision)

    def show_news(self, live: LiveTable, table: Table, ply: int, revision: int) -> None:
        """What everybody here has not seen of what other nodes have done."""
        if table.revision != revision:
            if not table.watchable:
                live.send_watchers_away(table)
            self._noticed.room(live.id)
        if table.ply != ply or (table.match is not None and table.revision != revision):
            live.show_move(table, ply)
            self._noticed.move(live.id)
        if table.revision != revision:
            live.show_room(table)
        if table.clocks is not None:
            live.show_clocks(table, self._timer.time())
            self._timer.set(live.id, timekeeping.due(table))

    def begin(self, rest: Coroutine[Any, Any, None]) -> None:
        """Do the rest of something in a task of its own."""
        task = asyncio.create_task(rest)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def keep(self, write: Write) -> None:
        """On the disk when this returns. Raises Refused, and then nothing of it is."""
        try:
            await self._store.write(write)
        except Unwritten as error:
            raise Refused(refusals.of_store(error.code)) from None

    async def commit(
        self, live: LiveTable, table: Table, change: Change, further: Write = NOTHING
    ) -> None:
        """Under the table's lock; if it fails, what is on the disk counts. Raises Refused."""
        if not change.must_be_kept:
            return
        try:
            if table.game.heavy:  # a game that has just begun
                await heavy.list_moves(self._players, table)
            await self.keep(self._written(table, change) + further)
        except BaseException:
            live.table = None
            raise

    async def go(
        self,
        live: LiveTable,
        change: Callable[[Table], Awaitable[Change]],
        arrived: int,
        asker: Listener | None = None,
    ) -> None:
        """The whole way, under the table's lock; again where another node was quicker."""
        for _ in range(TRIES):
            table, made = await self._change(live, change, arrived)
            try:
                await self.commit(live, table, made)
            except Refused as error:
                if error.refusal is not refusals.CONFLICT:
                    raise
                live.table = table
                await self.renew(live, made)
            else:
                try:
                    if table.game.heavy:
                        await self._right_of_way.give_way()
                finally:  # it is on the disk, even if whoever asked has left meanwhile
                    self.show(live, table, made, asker)
                return
        raise Refused(refusals.CONFLICT)

    async def _change(
        self, live: LiveTable, change: Callable[[Table], Awaitable[Change]], arrived: int
    ) -> tuple[Table, Change]:
        """Change a table, with all its past where the last moves are not enough."""
        table = await self._tables.table(live)
        table.at = arrived
        try:
            made = await change(table)
        except Forgotten:
            table = await self._tables.whole(live)
            table.at = arrived
            made = await change(table)
        timekeeping.follow(table, made)
        return table, self.address(live, table, made)

    def _written(self, table: Table, change: Change) -> Write:
        """What a change has to bring to the disk."""
        written = NOTHING
        if change.since is not None:
            written = write_records(table, change.since, change.action, store.now_in_ms())
        if change.room:
            written += write_room(table, store.now())
        if change.notices:
            written += Write(notices=change.notices)
        if self.claim is not None and (claims := self.claim(table)):
            written += Write(claims=claims)
        return written if table.clocks is None else written + write_clocks(table)


def _encoded(game: Game, reply: wire.ServerMessage) -> bytes:
    return encode_game(game, reply) if isinstance(reply, wire.Tried) else encode(reply)
