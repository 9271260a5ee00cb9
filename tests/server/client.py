"""A program at a table: what a browser does, over a real WebSocket."""

import asyncio
import itertools
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from manoir.server.people.sessions import new_token
from tests import loopback

_IDS = itertools.count()
PATIENCE = 60.0  # on a busy machine an answer may take long; nobody waits for it otherwise


async def dial(address: str, token: str) -> ClientConnection:
    """A WebSocket of somebody."""
    return await connect(
        address,
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        proxy=None,
        max_size=None,
        ping_interval=None,
        close_timeout=1,
    )


class Client:
    """Keeps what it was sent by type; `token` makes it the same person again."""

    def __init__(
        self, url: str, table: str, token: str | None = None, *, patience: float = PATIENCE
    ) -> None:
        self.patience = patience
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.token = token or new_token()
        self.socket: ClientConnection
        self.room: dict[str, Any] = {}
        self.positions: dict[int | None, dict[str, Any]] = {}
        self.glasses: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.dial()
        try:
            await self._greet()
        except BaseException:  # whoever never came in cannot leave
            await self.socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def _greet(self) -> None:
        await self.send("hello")
        await self.until("room")
        if self.room["stage"] != "waiting":
            await self.until("position")

    async def dial(self) -> None:
        self.socket = await dial(self.address, self.token)

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(self.patience):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "room":
            self.room = message
        if message["type"] == "clocks":
            self.glasses = message["glasses"]
        if message["type"] == "position":
            self.positions[message["eye"]] = message
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send, and the first message that is an answer; a room change answers table commands."""
        await self.send(type, **fields)
        return await self.until("room", "accepted", "rejected", "pong", "said")

    async def play(self, seat: int, move: object, ply: int | None = None) -> dict[str, Any]:
        now = self.positions[seat]["ply"] if ply is None else ply
        id = f"action-{next(_IDS)}"
        await self.send("play", seat=seat, ply=now, id=id, move=move)
        return await self.until("accepted", "rejected")

    async def settled(self, seats: tuple[int, ...], ply: int) -> None:
        """Until every seat of ours has seen a ply."""
        while any(self.positions.get(seat, {"ply": -1})["ply"] < ply for seat in seats):
            await self.receive()

    async def play_out(self, seats: tuple[int, ...], most: int = 10_000) -> None:
        """The first legal move for each of our seats, until it is over or enough."""
        for _ in range(most):
            seat = next((s for s in seats if self.positions[s]["legal"]), None)
            if self.positions[seats[0]]["outcome"]:
                return
            if seat is None:
                await self.until("position")
                continue
            answer = await self.play(seat, self.positions[seat]["legal"][0])
            assert answer["type"] == "accepted", answer
            await self.settled(seats, answer["ply"])


def open_table(url: str, token: str, **body: Any) -> str:
    answer = loopback.post(
        f"{url}/api/tables",
        json={"game": "escalier", "seats": 2, **body},
        headers={"Authorization": f"Bearer {token}"},
        timeout=30,
    )
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table
