"""Which tables are in memory: loaded when somebody asks for them, gone when nobody does."""

import asyncio
from collections.abc import Collection
from typing import Final

from manoir.kernel import Refused, registry
from manoir.server import refusals
from manoir.server.net.limits import Clock
from manoir.server.playing.pool import PlayingPool
from manoir.server.reading.pool import ReaderPool
from manoir.server.reading.questions import Load
from manoir.server.settings import Settings
from manoir.server.store import store
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import read_table
from manoir.server.store.store import Standing, Store
from manoir.server.tables import heavy
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table

KEEP: Final = 10  # moves that a table remembers; what is older is on the disk
SHORT: Final = 64  # plies of a log that a thread folds in a few milliseconds
REST_SECONDS: Final = 60.0  # then a table that nobody looks at leaves memory, not its presences


class TablesInMemory:
    """What is on the disk counts; this is what was read of it."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        *,
        readers: ReaderPool,
        players: PlayingPool,
        keep: int | None,
    ) -> None:
        self.lives: dict[str, LiveTable] = {}
        self._store = store
        self._settings = settings
        self._clock = clock
        self._readers = readers
        self._players = players
        self._keep = keep

    def find(self, id: str) -> LiveTable:
        live = self.lives.get(id)
        if live is None:
            live = self.lives[id] = LiveTable(id, self._clock)
        live.used = self._clock()
        return live

    def add(self, table: Table) -> None:
        """A table that was opened just now, and is on the disk."""
        table.keeps = self._keep
        self.find(table.id).table = table
        if table.game.heavy:
            self._players.warm_up(table.id)

    async def table(self, live: LiveTable) -> Table:
        """The table, read from the disk if it is not in memory. Only under its lock."""
        if live.table is None:
            live.table = await self.load(live.id, self._keep)
        live.table.keeps = self._keep
        return live.table

    async def table_to_show(self, live: LiveTable) -> Table:
        """The same, with what it offers at hand; only under its lock."""
        table = await self.table(live)
        if table.game.heavy:
            await heavy.list_moves(self._players, table)
        return table

    async def whole(self, live: LiveTable) -> Table:
        """The same, with all its past in memory; only under its lock."""
        live.table = await self.load(live.id, keep=None)
        live.table.keeps = self._keep
        return live.table

    async def load(self, id: str, keep: int | None) -> Table:
        """A table from the disk. Raises Refused, also where the disk does not give it."""
        try:
            return await self._load(id, keep)
        except Unreadable as error:
            raise Refused(refusals.of_store(error.code)) from None

    async def _load(self, id: str, keep: int | None) -> Table:
        """Folded by a reader; a short log does not wait for one to start."""
        standing = await self._store.standing(id)
        if standing is not None and standing.stage == "closed":
            raise Refused(refusals.TABLE_CLOSED)
        if standing is not None and (self._readers.is_ready or _is_long(standing)):
            table: Table = await self._readers.load(Load(id, keep))
            return table
        stored = await self._store.load(id)
        if stored is None:
            self.lives.pop(id, None)
            raise Refused(refusals.NO_SUCH_TABLE)
        table = await asyncio.to_thread(read_table, stored)
        if keep is not None and table.bot_to_move is None:
            table.trim(keep)
        return table

    def rest(self) -> None:
        """Idle tables leave memory."""
        limit = self._clock() - self._settings.idle_seconds
        resting = self._clock() - REST_SECONDS
        for id, live in list(self.lives.items()):
            if live.is_idle and live.used <= limit:
                del self.lives[id]
            elif live.is_idle and live.used <= resting:
                live.table = None  # it is on the disk

    async def expire(self, elsewhere: Collection[str] = ()) -> bool:
        """Whether some tables that never started, and that nobody watches, have left the disk."""
        old = store.now() - int(self._settings.unstarted_seconds)
        watched = {id for id, live in self.lives.items() if live.listeners}
        expired = await self._store.expire(old, watched | set(elsewhere))
        if expired:
            await self._forget_expired()
        return bool(expired)

    async def _forget_expired(self) -> None:
        for id, live in list(self.lives.items()):
            if live.is_idle and await self._store.summary(id) is None and live.is_idle:
                self.lives.pop(id, None)


def _is_long(standing: Standing) -> bool:
    """Whether to fold its log takes more than a few milliseconds."""
    game = registry.games().get(standing.game)
    return (standing.ply or 0) > SHORT or (game is not None and game.heavy)
