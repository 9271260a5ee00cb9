"""How long games are kept, and how many there are."""

import shutil
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, func, select

from manoir.server.operations import metrics
from manoir.server.store.schema import TABLES
from manoir.server.store.store import Store, now

DAY: Final = 24 * 3600
A_TIME: Final = 100  # tables: moves wait for the same thread of the store
STAGES: Final = ("waiting", "running", "over", "closed")


class Keeping:
    """Finished and closed games go after `days`; with none, they are kept for ever."""

    def __init__(
        self,
        store: Store,
        days: int,
        in_use: Callable[[], tuple[str, ...]],
        clock: Callable[[], int] = now,
    ) -> None:
        self._store = store
        self._days = days
        self._in_use = in_use
        self._clock = clock

    async def sweep(self) -> None:
        if self._days:
            before, spared = self._clock() - self._days * DAY, self._in_use()
            await self._store.do(lambda connection: _forget(connection, before, spared))
        counted = await self._store.read(_count)
        for stage in STAGES:
            metrics.KEPT.labels(stage).set(counted.get(stage, 0))
        metrics.FILE.set(await self._store.read(lambda _: self._store.database.bytes()))
        if not self._store.database.is_shared:
            metrics.FREE.set(shutil.disk_usage(self._store.path.parent).free)


def _forget(connection: Connection, before: int, spared: tuple[str, ...]) -> int:
    """The oldest first, a few at a time; chairs, seeds and records go with their table."""
    ended = func.coalesce(TABLES.c.ended, TABLES.c.touched)
    old = (TABLES.c.stage.in_(("over", "closed")), ended < before, TABLES.c.id.not_in(spared))
    oldest = select(TABLES.c.id).where(*old).order_by(ended).limit(A_TIME)
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(oldest))).rowcount


def _count(connection: Connection) -> dict[str, int]:
    query = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
    return {row[0]: row[1] for row in connection.execute(query)}
