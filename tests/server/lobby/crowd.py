"""Many who listen to the lobby, while tables open and close."""

import asyncio
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

import httpx

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client
from tests.server.lobby.visitor import Visitor


class Crowd:
    """Listeners who fold what they hear."""

    def __init__(self, url: str, many: int) -> None:
        self.visitors = [Visitor(url) for _ in range(many)]
        self._doors = AsyncExitStack()
        self._reading: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        for visitor in self.visitors:
            await self._doors.enter_async_context(visitor)
        self._reading = [asyncio.create_task(_read(visitor)) for visitor in self.visitors]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._doors.aclose()

    async def agree(self, tables: set[str]) -> None:
        """Until everybody shows the same list, with these tables of ours in it."""
        async with asyncio.timeout(60):
            while not all(visitor.tables.keys() & tables == tables for visitor in self.visitors):
                await asyncio.sleep(0.05)
            first = self.visitors[0]
            while not all(visitor.tables == first.tables for visitor in self.visitors):
                await asyncio.sleep(0.05)


async def _read(visitor: Visitor) -> None:
    async for message in visitor.socket:
        visitor.hear(message)


class Openers:
    """People who open public tables and close them again, so many a second."""

    def __init__(self, url: str, rate: float) -> None:
        self._url = url
        self._pause = 1 / rate
        self.opened = 0
        self.open: set[str] = set()

    async def work(self, tables: int, keep: int = 5) -> None:
        """Open tables; the last ones stay open."""
        at_work: set[asyncio.Task[None]] = set()
        async with loopback.AsyncClient(base_url=self._url, timeout=60) as http:
            for number in range(tables):
                task = asyncio.create_task(self._one(http, number < tables - keep))
                at_work.add(task)
                task.add_done_callback(at_work.discard)
                await asyncio.sleep(self._pause)
            await asyncio.gather(*at_work)

    async def _one(self, http: httpx.AsyncClient, closes: bool) -> None:
        token = new_token()
        body: dict[str, Any] = {"game": "escalier", "seats": 2, "public": True}
        headers = {"Authorization": f"Bearer {token}"}
        answer = await http.post("/api/tables", json=body, headers=headers)
        table = answer.raise_for_status().json()["table"]
        self.opened += 1
        if not closes:
            self.open.add(table)
            return
        async with Client(self._url, table, token, patience=60) as host:
            await host.ask("configure", options={}, public=False)
