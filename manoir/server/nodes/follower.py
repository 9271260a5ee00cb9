"""Catching up with what other nodes have written at tables that somebody watches here."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import structlog

from manoir.kernel import Refused
from manoir.kernel.record import Record
from manoir.server.nodes.claims import Claims, bots_of
from manoir.server.nodes.hints import Hint
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import restore_clocks
from manoir.server.store.store import News, Store
from manoir.server.tables.commands.in_play import SLACK
from manoir.server.tables.hub import Hub
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.moves import decoder
from manoir.server.tables.table import Table

SOON: Final = 1.0  # seconds until a node looks whether somebody moves the bots of a table
PATIENCE: Final = 3.5  # seconds for the bots of a table to be moved by whoever has claimed them
MOST_KNOWN: Final = 10_000
MOST: Final = 20  # records that are played on here; with more, the table is loaded
# Whatever a row makes of a match that is not what it was: the table is loaded whole.
_BROKEN: Final = (Refused, ValueError, LookupError, TypeError, ArithmeticError, AttributeError)
_LOG: Final = structlog.get_logger("manoir.nodes")


class Follower:
    """What is in memory follows what is in the database."""

    def __init__(self, hub: Hub, store: Store, claims: Claims) -> None:
        self._hub = hub
        self._store = store
        self._claims = claims
        self._following: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._waiting: dict[str, tuple[int, float]] = {}  # for a bot: at which ply, since when
        self._revisions: dict[str, int] = {}  # of tables that are not in memory here

    def hear(self, hint: Hint) -> None:
        """Another node has written something."""
        for id, (ply, revision) in hint.tables.items():
            self._claims.forget(bots_of(id))  # whoever has moved last moves the bots
            live = self._hub.tables.lives.get(id)
            if live is None or live.is_idle:
                self._drop(live)
                self._notice(id, revision)
            elif (
                live.table is None
                or live.lock.locked()
                or (live.table.ply, live.table.revision) < (ply, revision)
            ):
                self._follow(live)

    async def look(self) -> None:
        """Look at all tables in memory at once: a hint may have been lost. Raises Unreadable."""
        lives = list(self._hub.tables.lives.values())
        for live in lives:
            self._drop(live)
            if live.table is None and live.listeners:  # it could not be written, or read
                self._follow(live)
        lives = [live for live in lives if live.table is not None]
        if not lives:
            return
        stands = await self._store.stands([live.id for live in lives])
        for live in lives:
            table = live.table
            if table is not None and (stands.get(live.id) != _stand(table) or _is_behind(live)):
                self._follow(live)
        self._help([live for live in lives if live.table is not None])

    def awaited(self) -> list[str]:
        """The claims on bots that somebody here waits for."""
        lives = self._hub.tables.lives.values()
        return [
            bots_of(live.id)
            for live in lives
            if live.listeners and live.table is not None and live.table.bot_to_move is not None
        ]

    def _help(self, lives: list[LiveTable]) -> None:
        """Move the bots of a table where they have kept everybody waiting."""
        now, waiting = time.monotonic(), dict[str, tuple[int, float]]()
        for live in lives:
            table = live.table
            if table is None or not live.listeners or table.bot_to_move is None:
                continue
            ply, since = self._waiting.get(live.id, (table.ply, now))
            waiting[live.id] = table.ply, since if ply == table.ply else now
            idle = live.bot_task is None or live.bot_task.done()
            waited = now - waiting[live.id][1]
            if idle and waited >= SOON:  # nobody may have claimed them, or a node that is dead
                self._hub.wake_bots(live, table, mine=waited >= PATIENCE)
        self._waiting = waiting

    async def catch_up(self, live: LiveTable) -> None:
        """Bring a table to what is in the database, and show it. Under its lock.

        Raises Refused if it cannot be read any more.
        """
        table = live.table
        if table is None:
            if live.listeners:
                await self._show_again(live)
            return
        try:
            news = await self._store.news(live.id, table.ply)
        except Unreadable:  # it goes on with what it has, and looks again soon
            return
        if news is None:
            live.table = None
        elif (len(news.records), news.revision, news.clock_revision) != (
            0,
            table.revision,
            table.clock_revision,
        ):
            await self._take_over(live, table, news)
        elif live.is_behind(table):
            self._hub.path.show_news(live, table, *live.shown)

    async def close(self) -> None:
        tasks = list(self._following.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_over(self, live: LiveTable, table: Table, news: News) -> None:
        seen = live.shown if live.listeners else (table.ply, table.revision)
        if news.revision == table.revision and _played_on(table, news):
            self._hub.path.show_news(live, table, *seen)
            self._hub.wake_bots(live, table)
        else:
            live.table = None
            await self._show_again(live, seen)

    async def _show_again(self, live: LiveTable, seen: tuple[int, int] | None = None) -> None:
        """Read a table, and show what is new since what everybody has seen."""
        await self._hub.path.follow(live, *(seen or live.shown))
        if live.table is not None:
            self._hub.wake_bots(live, live.table)

    def _follow(self, live: LiveTable) -> None:
        """In a task of its own; one a table."""
        if live.id in self._following:
            self._again.add(live.id)
            return
        task = self._following[live.id] = asyncio.create_task(self._follow_now(live))
        task.add_done_callback(lambda _: self._done(live))

    async def _follow_now(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self.catch_up(live)
        except Refused as error:
            _LOG.info("not_followed", table=live.id, code=error.refusal.code)
        except Exception:
            _LOG.exception("not_followed", table=live.id)

    def _done(self, live: LiveTable) -> None:
        self._following.pop(live.id, None)
        if live.id in self._again:
            self._again.discard(live.id)
            self._follow(live)

    def _notice(self, id: str, revision: int) -> None:
        """For the lobby: its room, or only a move."""
        if self._revisions.get(id) == revision:
            self._hub.noticed.move_elsewhere(id)
            return
        self._revisions[id] = revision
        if len(self._revisions) > MOST_KNOWN:
            del self._revisions[next(iter(self._revisions))]
        self._hub.noticed.room(id)

    def _drop(self, live: LiveTable | None) -> None:
        """Nobody looks at it here: whoever comes next reads it again."""
        if live is not None and live.is_idle:
            live.table = None


def _is_behind(live: LiveTable) -> bool:
    """While a move is on its way to the disk, nobody has seen it."""
    return live.table is not None and not live.lock.locked() and live.is_behind(live.table)


def _stand(table: Table) -> tuple[int, int, int]:
    return table.ply, table.revision, table.clock_revision


def _played_on(table: Table, news: News) -> bool:
    """Play what is new, record by record; False: the table is of no more use."""
    match = table.match
    if match is None or table.game.heavy or len(news.records) > MOST:
        return False
    if table.keeps is not None and match.ply - match.first_ply > table.keeps + SLACK:
        table.trim(table.keeps)
    moves = decoder(table.game)
    try:
        for row in news.records:
            match.replay_record(Record(row["ply"], row["seat"], moves.decode(row["move"])))
            if row["action"]:
                table.actions[row["action"]] = row["ply"]
        if news.clock is not None:
            restore_clocks(table, news.clock)
    except _BROKEN:
        return False
    return not news.records or match.hash == news.records[-1]["hash"]


def tables_of(ids: Iterable[str]) -> list[str]:
    """The tables of claims on bots."""
    return [id.partition(" ")[2] for id in ids if id.startswith("bots ")]
