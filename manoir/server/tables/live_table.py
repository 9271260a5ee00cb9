"""A table in memory: its lock, and everybody who watches it."""

import asyncio
from typing import Final

from manoir.server import refusals, wire
from manoir.server.net.encoder import encode, encode_game
from manoir.server.net.limits import Clock
from manoir.server.net.live.outbox import NO_ENTRY, Outbox
from manoir.server.people.sessions import Who
from manoir.server.tables import projections, timekeeping
from manoir.server.tables.lock import TableLock
from manoir.server.tables.room import room_of
from manoir.server.tables.table import Table

NOBODY: Final[frozenset[Who]] = frozenset()  # Python makes another one each time


class Listener:
    """One socket at a table, once it has said hello."""

    __slots__ = ("outbox", "who")

    def __init__(self, who: Who | None, outbox: Outbox) -> None:
        self.who = who
        self.outbox = outbox


class LiveTable:
    """Nothing is read from `table` or changed in it but under `lock`."""

    def __init__(self, id: str, clock: Clock) -> None:
        self.id = id
        self.lock = TableLock()
        self.table: Table | None = None  # None: what is on the disk counts
        self.listeners: set[Listener] = set()
        self._shown_ply = self._shown_revision = 0  # what everybody here has seen last
        self.bot_task: asyncio.Task[None] | None = None
        self.bots_are_ours = False  # of several nodes, this one has moved last
        self.later: asyncio.TimerHandle | None = None  # the room will be shown
        self._clock = clock
        self._since = self.used = clock()
        self._left: dict[Who, float] = {}
        self._elsewhere = NOBODY  # those who are here by way of other nodes
        self._nameless_elsewhere = 0

    @property
    def is_idle(self) -> bool:
        at_work = self.bot_task is not None and not self.bot_task.done()
        return not self.listeners and not at_work and not self.lock.locked()

    @property
    def is_heavy(self) -> bool:
        return self.table is not None and self.table.game.heavy

    @property
    def shown(self) -> tuple[int, int]:
        """The ply and the revision that everybody here has seen."""
        return self._shown_ply, self._shown_revision

    def is_behind(self, table: Table) -> bool:
        """Whether somebody has not seen the table as it is: read anew, after a commit failed."""
        return bool(self.listeners) and self.shown != (table.ply, table.revision)

    @property
    def present(self) -> frozenset[Who]:
        return self.present_here | self._elsewhere

    @property
    def present_here(self) -> frozenset[Who]:
        return frozenset(one.who for one in self.listeners if one.who is not None)

    @property
    def nameless(self) -> int:
        """Sockets without a session."""
        return sum(one.who is None for one in self.listeners)

    def set_elsewhere(self, present: frozenset[Who], nameless: int) -> bool:
        """Who is here by way of other nodes; whether that is news."""
        if (present, nameless) == (self._elsewhere, self._nameless_elsewhere):
            return False
        for who in self._elsewhere - present - self.present_here:
            self._left[who] = self._clock()
        self._elsewhere, self._nameless_elsewhere = present, nameless
        self._forget_strangers()
        return True

    def add(self, listener: Listener, table: Table) -> None:
        """Somebody who is about to see the table as it is."""
        if not self.listeners:
            self._shown_ply, self._shown_revision = table.ply, table.revision
        self.listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = self._clock()
        if listener.who is not None and listener.who not in self.present:
            self._left[listener.who] = self._clock()
            self._forget_strangers()

    def _forget_strangers(self) -> None:
        """How long somebody is away matters of who sits here or hosts; watchers are countless."""
        if self.table is not None:
            table = self.table
            self._left = {who: left for who, left in self._left.items() if _belongs(table, who)}

    def change_hands(self, to: Who) -> None:
        """The disk has another holder for some seats, who is expected any moment."""
        self.table = None
        self._left[to] = self._clock()

    def is_news(self, table: Table, who: Who | None) -> bool:
        """Whether everybody should see at once that this session comes or has gone."""
        return who not in self.present and _belongs(table, who)

    def absence(self, who: Who | None) -> float:
        """For how long somebody has not been connected."""
        if who is None or who in self.present:
            return 0.0
        return self._clock() - self._left.get(who, self._since)

    def send_watchers_away(self, table: Table) -> None:
        """W4: whoever may not watch any more is told why."""
        for listener in self.listeners:
            if not table.admits(listener.who):
                listener.outbox.close(NO_ENTRY, refusals.NO_WATCHERS.code)

    def show_room(self, table: Table, only: Listener | None = None) -> None:
        """Everybody has their own chairs in it; whoever only watches shares one encoding."""
        if only is None:
            self._shown_revision = table.revision
        present, watchers = self.present, self.watchers(table)
        encoded: dict[Who | None, bytes] = {}
        for listener in [only] if only else self.listeners:
            key = listener.who if _belongs(table, listener.who) else None
            if key not in encoded:
                encoded[key] = encode(room_of(table, key, present, watchers))
            listener.outbox.put(encoded[key])

    def show_move(
        self,
        table: Table,
        since: int,
        mover: Listener | None = None,
        reply: bytes | None = None,
    ) -> None:
        """A position to everybody, encoded once for each eye; the mover's answer before it."""
        assert table.match is not None, "the game went on"
        self._shown_ply = table.ply
        shown = projections.Shown(table.match, since)
        if reply is not None and mover is not None and mover not in self.listeners:
            mover.outbox.put(reply)
        for listener in self.listeners:
            eyes = table.watchers(listener.who)
            if listener is mover and reply is not None:
                listener.outbox.put(reply, *map(shown.to, eyes))
            else:
                listener.outbox.put(*map(shown.to, eyes))

    def show_clocks(self, table: Table, at: int, only: Listener | None = None) -> None:
        """Everybody's time, where there is a hurry."""
        clocks = timekeeping.shown(table, at)
        if clocks is None:
            return
        encoded = encode(clocks)
        for listener in [only] if only else self.listeners:
            listener.outbox.put(encoded)

    def show_position(self, table: Table, to: Listener, ply: int | None) -> None:
        """The whole view, to one who comes (back) or is out of step."""
        if table.match is None:
            return
        for eye in projections.watchers_of(table, to.who):
            to.outbox.put(encode_game(table.game, projections.at_hello(table.match, eye, ply)))

    def tell(self, message: wire.Said) -> None:
        encoded = encode(message)
        for listener in self.listeners:
            listener.outbox.put(encoded)

    def watchers(self, table: Table) -> int:
        """Sessions, not tabs, that hold no seat."""
        named = sum(projections.watchers_of(table, who) == (None,) for who in self.present)
        return named + self.nameless + self._nameless_elsewhere


def _belongs(table: Table, who: Who | None) -> bool:
    return table.is_host(who) or projections.watchers_of(table, who) != (None,)
