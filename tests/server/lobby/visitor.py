"""A program in the lobby: what the front page does, over a real WebSocket."""

import asyncio
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection

from manoir.server.people.sessions import new_token
from tests.server.client import PATIENCE, dial


class Visitor:
    """Folds the stream as a page does; `token` makes it the same person again."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.address = f"{url.replace('http', 'ws', 1)}/api/lobby/live"
        self.token = token or new_token()
        self.socket: ClientConnection
        self.tables: dict[str, dict[str, Any]] = {}
        self.queues: list[dict[str, Any]] = []
        self.guests: list[str] = []
        self.mine: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        self.socket = await dial(self.address, self.token)
        await self.until("lobby")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def seek(self, name: str, game: str = "escalier", seats: int = 2) -> None:
        await self.send("seek", game=game, seats=seats, nickname=name)

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return self.hear(await self.socket.recv())

    def hear(self, data: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(data)
        self._fold(message)
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def until_seen(self, table: str) -> dict[str, Any]:
        while table not in self.tables:
            await self.receive()
        return self.tables[table]

    async def until_gone(self, table: str) -> None:
        while table in self.tables:
            await self.receive()

    def _fold(self, message: dict[str, Any]) -> None:
        if message["type"] == "lobby":
            self.tables = {}
        if message["type"] == "mine":
            self.mine = message["tables"]
        if message["type"] not in ("lobby", "news"):
            return
        for table in message["tables"]:
            self.tables[table["table"]] = table
        for table in message.get("gone", ()):
            self.tables.pop(table, None)
        self.queues = message.get("queues", self.queues)
        self.guests = message.get("guests", self.guests)
