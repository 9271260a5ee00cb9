"""Whether a server should get visitors: a disk that is about to be full is noticed before it is."""

import asyncio
import shutil
import time
from typing import Final

from msgspec import Struct

from manoir.server.store.store import Store

LEAST_FREE: Final = 64 * 1024 * 1024  # bytes: as much as the write-ahead log may take
EVERY: Final = 2.0  # seconds between two trials; whoever asks in between hears of the last one


class Readiness(Struct, frozen=True):
    """What keeps visitors away, if anything does."""

    draining: bool = False  # it is about to stop
    disk: str | None = None
    writes: str | None = None
    reads: str | None = None

    @property
    def ok(self) -> bool:
        return not (self.draining or self.disk or self.writes or self.reads)

    def shown(self) -> dict[str, bool | str]:
        parts = {name: getattr(self, name) for name in self.__struct_fields__}
        return {"ready": self.ok, **{name: part for name, part in parts.items() if part}}


class ReadinessCheck:
    """Tries the disk out now and then, also while nobody plays."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._at = float("-inf")
        self._last = Readiness()

    async def look(self, *, draining: bool) -> Readiness:
        if draining:
            return Readiness(draining=True)
        async with self._turn:
            if time.monotonic() - self._at >= EVERY:
                self._last = await self._try_out()
                self._at = time.monotonic()
            return self._last

    async def _try_out(self) -> Readiness:
        health = await self._store.health(try_out=True)
        if self._store.database.is_shared:  # its disk is the database's
            return Readiness(writes=health.writes, reads=health.reads)
        try:
            free = shutil.disk_usage(self._store.path.parent).free
            disk = "storage_full" if free < LEAST_FREE else None
        except OSError:
            disk = "storage_error"
        return Readiness(disk=disk, writes=health.writes, reads=health.reads)
