"""A WebSocket keeps nothing of the HTTP that it came by."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState

from manoir.server.net.files.static_files import StaticFiles
from manoir.server.net.http_protocol import HouseHttp
from manoir.server.net.live.heartbeats import Heartbeats
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.net.open_connections import OpenConnections
from manoir.server.run import configuration
from manoir.server.settings import Settings

PLAIN = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /api/lobby/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A network that takes everything."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.protocol: Any = None
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def connected(tmp_path: Path, transport: Transport) -> HouseHttp:
    async def listen(socket: TableSocket) -> None:
        while not socket.is_closed():
            await socket.receive()

    async def answer(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"well"})

    config: Any = configuration(StaticFiles(tmp_path), HouseHttp, "127.0.0.1", 0)
    config.load()
    config.loaded_app = answer
    http = HouseHttp(
        config,
        ServerState(),
        {},
        route=lambda _scope, _table: listen,
        connections=OpenConnections(10, 10, lambda _: False),
        beats=Heartbeats(),
        settings=Settings(),
    )
    http.connection_made(transport)
    return http


async def answered(transport: Transport) -> None:
    for _ in range(100):  # turns of the loop
        if transport.written.endswith(b"0\r\n\r\n"):
            return
        await asyncio.sleep(0)


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("before", [b"", PLAIN])
def test_a_socket_keeps_nothing_of_its_http(tmp_path: Path, before: bytes) -> None:
    async def scene() -> None:
        transport = Transport()
        http = connected(tmp_path, transport)
        if before:
            http.data_received(before)
            await answered(transport)
        http.data_received(UPGRADE)
        assert b"HTTP/1.1 101 Switching Protocols" in transport.written
        assert isinstance(transport.protocol, TableSocket)
        kept = weakref.ref(http)
        del http
        await asyncio.sleep(0)
        assert kept() is None
        transport.protocol.connection_lost(None)

    asyncio.run(scene())
