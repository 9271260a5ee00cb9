"""The list of public tables: read at most a few times a second, however many ask."""

import asyncio
from typing import Final

import msgspec

from manoir.server import wire
from manoir.server.store.store import Store, Summary

PAUSE: Final = 0.25  # seconds between two readings


class Lobby:
    """Whoever asks gets a list that was read after the question: never an old one."""

    def __init__(self, store: Store, pause: float = PAUSE) -> None:
        self._store = store
        self._pause = pause
        self._next: asyncio.Task[bytes] | None = None
        self._last = float("-inf")

    async def list(self) -> bytes:
        """Tables that wait or play, encoded."""
        if self._next is None:
            self._next = asyncio.create_task(self._read())
        return await asyncio.shield(self._next)

    async def _read(self) -> bytes:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._last + self._pause - loop.time()))
        self._next, self._last = None, loop.time()  # whoever comes now wants the next one
        return msgspec.json.encode([listed(one) for one in await self._store.listing()])


def listed(summary: Summary) -> wire.Listed:
    chairs = summary.chairs
    return wire.Listed(
        table=summary.table["id"],
        game=summary.table["game"],
        stage=summary.table["stage"],
        names=tuple(chair["name"] for chair in chairs if chair["name"]),
        free=sum(chair["kind"] == "empty" for chair in chairs),
        seats=len(chairs),
    )
