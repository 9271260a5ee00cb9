"""The lobby as everybody hears it: changes are collected for a moment and encoded once for all."""

import asyncio
from typing import Final

import structlog
from msgspec import UNSET

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.lobby import listing
from manoir.server.lobby.audience import LobbyListener
from manoir.server.lobby.boards import Boards
from manoir.server.lobby.guest_book import GuestBook, Presence
from manoir.server.lobby.listing import Listing
from manoir.server.lobby.mine import MyTables
from manoir.server.lobby.seating import Seating
from manoir.server.net.encoder import encode_lobby
from manoir.server.net.limits import Clock
from manoir.server.nodes.state import State
from manoir.server.people.sessions import Who
from manoir.server.store import store
from manoir.server.store.disk import Unreadable
from manoir.server.store.store import LISTED, Store
from manoir.server.store.writer import Unwritten
from manoir.server.tables.hub import Hub
from manoir.server.tables.table import Table
from manoir.server.wire import HouseNotice
from manoir.server.wire_lobby import LobbyNews, LobbyNow, LobbyTable, Mine, Queue

PAUSE: Final = 0.25  # seconds in which changes are collected
LOOKED_AT: Final = 10  # tables, before anybody else's turn
QUIET: Final = encode_lobby(HouseNotice())
LATER: Final = 0.05  # so that a clock has passed what was due
_LOG: Final = structlog.get_logger("manoir.lobby")


class LobbyStream:
    """Runs as long as the house is open; `enter` and `leave` are the listeners'."""

    def __init__(self, hub: Hub, store: Store, clock: Clock, seating: Seating) -> None:
        self._hub = hub
        self._store = store
        self._clock = clock
        self._noticed = hub.noticed
        self._due: asyncio.TimerHandle | None = None
        self._snapshot: bytes | None = None
        self._queues: tuple[Queue, ...] = ()
        self._guests: tuple[str, ...] = ()
        self._guests_elsewhere: dict[Who, str] = {}
        self.audience = seating.audience
        self.seating = seating
        self.listing = Listing()
        self.boards = Boards(hub, clock)
        self.book = GuestBook()
        self.presence = Presence(self.wake)
        self.mine = MyTables(hub, store)
        self.notice: bytes | None = None  # what the host tells every page
        self._has_given_notice = False

    def wake(self) -> None:
        """Something is to be told."""
        self._noticed.wanted.set()

    def hear(self, others: tuple[State, ...]) -> None:
        """What other nodes say of themselves."""
        guests = {who: name for other in others for who, name in other.guests.items()}
        if guests != self._guests_elsewhere:
            self._guests_elsewhere = guests
            self.wake()

    async def run(self) -> None:
        while True:
            await self._noticed.wanted.wait()
            await asyncio.sleep(PAUSE)
            try:
                await self.tick()
            except (Unreadable, Unwritten):
                self._noticed.read_again()  # there is always a next time
            except Exception as error:
                _LOG.error("failed", exc_info=error)

    async def enter(self, listener: LobbyListener) -> None:
        """Tell somebody all there is; their own tables as soon as they are known."""
        self.audience.add(listener)
        listener.outbox.put(self._now())
        if self.notice is not None:
            listener.outbox.put(self.notice)
        who = listener.who
        if who is None:
            return
        if self.seating.room.wish_of(who) is not None:  # in another tab
            self.seating.tell(who)
        await self.mine.load(who)
        self._noticed.follows_moves = True
        self._tell_mine(who)

    def leave(self, listener: LobbyListener) -> None:
        self.audience.remove(listener)
        self.boards.watch(listener, ())
        if listener.who is not None:
            self.seating.leave(listener.who)
            if not self.audience.of(listener.who):
                self.mine.forget(listener.who)
        self._follow()
        self.wake()

    def show(self, who: Who | None, name: str | None) -> None:
        """Be seen in the guest book, or not. Raises Refused."""
        if who is None:
            raise Refused(refusals.NO_SESSION)
        if name is None:
            self.book.hide(who)
        else:
            self.book.show(who, name)
        self.wake()

    async def watch(self, listener: LobbyListener, tables: tuple[str, ...]) -> None:
        """Show boards of tables that are in the list or the listener's own, and of no others."""
        if listener.who is not None:
            await self.mine.load(listener.who)
            if not self.audience.of(listener.who):  # gone meanwhile
                self.mine.forget(listener.who)
                return
        listed = {one.table for one in self.listing.shown}
        mine = self.mine.has
        wanted = [table for table in tables if table in listed or mine(listener.who, table)]
        new = self.boards.watch(listener, wanted)
        self._follow()
        for table in new:
            await self.boards.show(listener, table)

    async def give_notice(self, notice: bytes) -> None:
        """Tell everybody what the host has to say."""
        self._has_given_notice = True
        await self.audience.tell(notice)

    def forget(self, table: str) -> None:
        """A table that the host has closed or deleted is nobody's to go on with."""
        for who in self.mine.forget_table(table):
            self._tell_mine(who)
        self._noticed.room(table)

    async def tick(self) -> None:
        """Tell everybody what has changed since the last one."""
        rooms, moves = self._noticed.take()
        if self._noticed.is_stale or self.listing.is_short:
            self._noticed.is_stale = False
            await self._read_all()
        seen = await self._update(rooms)
        self.seating.call()
        self.book.sweep(self.presence.__contains__, self._clock())
        await self._tell_news()
        self.seating.tell_all()
        elsewhere = self._noticed.take_elsewhere()
        await self.boards.tell(moves | rooms | elsewhere)
        seen += self._moved(moves - rooms)
        seen += await self._moved_elsewhere(elsewhere | rooms)
        for who in self.mine.update(seen):
            self._tell_mine(who)
        self._plan()

    async def _tell_news(self) -> None:
        tables, gone = self.listing.news()
        queues, guests = self.seating.queues(), self.book.names(self._guests_elsewhere)
        news = LobbyNews(
            tables=tables,
            gone=gone,
            queues=queues if queues != self._queues else UNSET,
            guests=guests if guests != self._guests else UNSET,
        )
        self._queues, self._guests = queues, guests
        if news != LobbyNews():
            self._snapshot = None
            await self.audience.tell(encode_lobby(news))
        for listener in self.audience.behind():
            listener.is_behind = False
            listener.outbox.put(self._now(), *self._missed_notice())
            if listener.who is not None:
                self._tell_mine(listener.who)

    def _missed_notice(self) -> tuple[bytes, ...]:
        return (self.notice or QUIET,) if self._has_given_notice else ()

    def _now(self) -> bytes:
        if self._snapshot is None:
            now = LobbyNow(self.listing.shown, self._queues, self._guests)
            self._snapshot = encode_lobby(now)
        return self._snapshot

    def _tell_mine(self, who: Who) -> None:
        message = encode_lobby(Mine(self.mine.of(who)))
        for listener in self.audience.of(who):
            listener.tell(message)

    async def _read_all(self) -> None:
        """What is on the disk, with those who are there."""
        found = await self._store.listing()
        entries = []
        for summary in found:
            table = self._unlocked(summary.table["id"])
            if table is None:
                entries.append(listing.of_summary(summary))
            elif listing.is_listed(table):
                entries.append(self._entry(table, summary.table["touched"]))
        self.listing.read(entries, whole=len(found) < LISTED)

    async def _update(self, rooms: set[str]) -> list[Table]:
        """Take over how some tables stand; those that are in memory."""
        seen = []
        for number, id in enumerate(rooms, start=1):
            if number % LOOKED_AT == 0:
                await self.audience.pause(0)
            table = self._unlocked(id)
            live = self._hub.tables.lives.get(id)
            if table is not None:
                seen.append(table)
                self._put(table)
            elif live is not None and live.lock.locked():
                self._noticed.room(id)  # it is being changed just now: not before the commit
            else:
                await self._put_from_disk(id)
        return seen

    def _moved(self, moves: set[str]) -> list[Table]:
        """The tables of some moves; one that is being changed just now comes next time."""
        seen = []
        for id in moves:
            table = self._unlocked(id)
            if table is None:
                self._noticed.move(id)
            else:
                seen.append(table)
        return seen

    async def _moved_elsewhere(self, tables: set[str]) -> list[Table]:
        """Tables of people in the lobby here that are played on another node."""
        seen = []
        for id in tables & self.mine.tables():
            if self._unlocked(id) is None:
                try:
                    seen.append(await self._hub.read(id))
                except Refused:
                    continue
        return seen

    def _put(self, table: Table) -> None:
        if listing.is_listed(table):
            self.listing.put(self._entry(table, store.now()))
        else:
            self.listing.remove(table.id)

    def _entry(self, table: Table, since: int) -> LobbyTable:
        return listing.of_live(self._hub.tables.lives[table.id], table, since)

    async def _put_from_disk(self, id: str) -> None:
        summary = await self._store.summary(id)
        if summary is not None and listing.is_row_listed(summary.table):
            self.listing.put(listing.of_summary(summary))
        else:
            self.listing.remove(id)

    def _unlocked(self, id: str) -> Table | None:
        """A table in memory that nobody changes just now: what it says is on the disk."""
        live = self._hub.tables.lives.get(id)
        return None if live is None or live.lock.locked() else live.table

    def _follow(self) -> None:
        self._noticed.follows_moves = bool(self.boards or self.mine)

    def _plan(self) -> None:
        """Come back when time alone changes something."""
        now = self._clock()
        waits = [self.seating.room.next_offer(now), self.book.next_departure(now)]
        waits += [PAUSE] if self.boards.is_waiting else []
        seconds = min((wait for wait in waits if wait is not None), default=None)
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if seconds is not None:
            self._due = asyncio.get_running_loop().call_later(seconds + LATER, self.wake)
