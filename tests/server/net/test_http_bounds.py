"""Connections that bring nothing, too much or too slowly cost nobody else anything (R24)."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from manoir.server.net.http_protocol import MOST_HEAD
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running

PATIENCE = 10


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with room for few connections."""
    running = Running(
        tmp_path_factory.mktemp("small") / "data",
        MANOIR_CONNECTIONS="40",
        MANOIR_CONNECTIONS_PER_ADDRESS="30",
    )
    yield running
    running.stop()
    assert running.errors() == []


def dial(house: Running, data: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
    connection.sendall(data)
    return connection


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    received = b""
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionResetError:
        pass
    return received


def is_well(house: Running) -> bool:
    return loopback.get(f"{house.url}/healthz").status_code == 200


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
def test_R24_whoever_asks_gets_in_before_those_who_only_wait(small: Running, begun: bytes) -> None:
    with ExitStack() as open_still:
        for _ in range(100):
            open_still.enter_context(dial(small, begun))
        assert all(is_well(small) for _ in range(5))


def test_R24_those_who_are_answered_keep_their_connection(small: Running) -> None:
    with loopback.Client(base_url=small.url) as client:
        for _ in range(10):
            with ExitStack() as open_still:
                for _ in range(5):
                    open_still.enter_context(dial(small))
                assert client.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * (MOST_HEAD + 1) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: 1\r\n" * 5000 + b"\r\n",
        b"GET /" + b"x" * (MOST_HEAD + 1) + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_R24_a_head_that_is_too_large_is_not_swallowed(house: Running, head: bytes) -> None:
    with dial(house, head) as connection:
        said = answer(connection)
    assert said.startswith(b"HTTP/1.1 431 "), said[:80]
    assert said.endswith(b'{"code":"head_too_large","args":{}}')


def test_R24_a_head_without_end_is_cut_off(house: Running) -> None:
    with dial(house, b"GET / HTTP/1.1\r\nX-Long: ") as endless, pytest.raises(ConnectionError):
        endless.sendall(b"x" * 20_000_000)


@pytest.mark.parametrize(
    "part",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Authorization: Bearer " + new_token().encode() + b"\r\n"
        b"Content-Length: 60\r\n\r\n{",
    ],
    ids=["head", "body"],
)
def test_R24_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, part: bytes) -> None:
    running = Running(tmp_path / "data", MANOIR_HEAD_SECONDS="0.2", MANOIR_BODY_SECONDS="0.2")
    try:
        with dial(running, part) as connection:
            said = answer(connection)
        assert b"408" in said.splitlines()[0], said
        assert said.endswith(b'{"code":"too_slow","args":{}}')
        assert is_well(running)
    finally:
        running.stop()
    assert running.errors() == []


def test_R21_what_is_not_http_is_named(house: Running) -> None:
    with dial(house, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n") as connection:
        assert answer(connection).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    ("path", "version", "status"),
    [
        ("/api/tables/abcdefghij/live", "8", b"400"),
        ("/api/tables/abcdefghij/other", "13", b"404"),
        ("/", "13", b"404"),
    ],
)
def test_a_socket_for_nothing_is_refused(
    house: Running, path: str, version: str, status: bytes
) -> None:
    request = (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: {version}\r\n\r\n"
    )
    with dial(house, request.encode()) as connection:
        assert answer(connection).startswith(b"HTTP/1.1 " + status)


def test_R24_a_reader_that_never_reads_is_let_go(house: Running) -> None:
    async def scene() -> None:
        ada, bo = new_token(), new_token()
        table = open_table(house.url, ada)
        async with Client(house.url, table, ada) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            stuck = dial(house)
            stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            stuck.sendall(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {bo}\r\n\r\n".encode()
                + b"\x81\x90" + bytes(4) + b'{"type":"hello"}'
            )  # fmt: skip
            while host.room["watchers"] != 1:
                await host.until("room")
            while host.room["watchers"] != 0:  # rooms are the longest messages
                await host.send("sit", seat=0, nickname="A" * 20)
                await host.until("room")
            stuck.close()

    asyncio.run(asyncio.wait_for(scene(), 60))
