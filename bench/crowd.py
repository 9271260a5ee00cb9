"""The lobby's guests as a process of their own, which costs next to nothing while others measure.

    python -m bench.crowd URL LISTENERS RATE

Listeners keep the bytes that come and look at them only at the end; openers open public tables and
close them again, so many a second. Says `ready`, then how many were opened for every line that
comes; at the end of them whether everybody has the same list, with 1 if not.
"""

import asyncio
import os
import sys
from base64 import b64encode
from typing import cast
from urllib.parse import urlsplit

import uvloop

from manoir.server.people.sessions import new_token
from tests.server.lobby.crowd import Openers
from tests.server.lobby.visitor import Visitor

PONG = bytes((0x8A, 0x80, 0, 0, 0, 0))  # "still here", masked with zeros
PONG_SECONDS = 15.0
PATIENCE = 60.0


class Listener(asyncio.Protocol):
    """One socket in the lobby."""

    def __init__(self, url: str) -> None:
        self._heard = bytearray()
        self._page = Visitor(url)
        self.is_in = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        where = urlsplit(self._page.url).netloc
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/lobby/live HTTP/1.1\r\nHost: {where}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {new_token()}\r\n\r\n".encode()
        )
        self.say_pong()

    def say_pong(self) -> None:
        self._transport.write(PONG)
        asyncio.get_running_loop().call_later(PONG_SECONDS, self.say_pong)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if not self.is_in.done() and b'"type":"lobby"' in self._heard:
            self.is_in.set_result(None)

    def tables(self) -> dict[str, object]:
        """The list that a page would show now."""
        texts, rest = texts_in(self._heard.partition(b"\r\n\r\n")[2])
        for text in texts:
            self._page.hear(text)
        self._heard = bytearray(b"\r\n\r\n" + rest)
        return dict(self._page.tables)


def texts_in(data: bytes | bytearray) -> tuple[list[bytes], bytes]:
    """What a server has said in whole frames, and the beginning of the next one."""
    texts, at = [], 0
    while len(data) >= at + 2:
        size, start = data[at + 1], at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        if len(data) < start + size:
            break
        if data[at] & 0x0F == 1:
            texts.append(bytes(data[start : start + size]))
        at = start + size
    return texts, bytes(data[at:])


async def listen(url: str, many: int) -> list[Listener]:
    loop, port = asyncio.get_running_loop(), urlsplit(url).port or 80
    found = []
    for _ in range(many):
        _, listener = await loop.create_connection(lambda: Listener(url), "127.0.0.1", port)
        await listener.is_in
        found.append(listener)
    return found


async def agree(listeners: list[Listener], tables: set[str]) -> bool:
    """Whether everybody comes to the same list, with these tables in it."""
    for _ in range(int(PATIENCE / 0.25)):
        await asyncio.sleep(0.25)
        lists = [listener.tables() for listener in listeners]
        if tables <= lists[0].keys() and all(one == lists[0] for one in lists):
            return True
    return False


async def answer(openers: Openers) -> None:
    """How many tables were opened until now, for every line."""
    while await asyncio.to_thread(sys.stdin.readline):
        print(openers.opened, flush=True)


async def stay(url: str, many: int, rate: float) -> bool:
    listeners, openers = await listen(url, many), Openers(url, rate or 1.0)
    print("ready", flush=True)
    asked = asyncio.create_task(answer(openers))
    while rate and not asked.done():
        await openers.work(round(rate), keep=0)
    await asked
    if rate:
        await openers.work(10)
    return await agree(listeners, openers.open)


if __name__ == "__main__":
    os.nice(19)  # others' browsers are other people's machines
    url, many, rate = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    sys.exit(0 if uvloop.run(stay(url, many, rate)) else 1)
