"""The conversation over one socket in the lobby: everything is told without being asked for."""

import asyncio
from typing import Final, Protocol

import msgspec
import structlog

from manoir.kernel import Refusal, Refused
from manoir.server import refusals, wire_lobby
from manoir.server.lobby.audience import LobbyListener, LobbyOutbox
from manoir.server.lobby.seating import rejected
from manoir.server.lobby.stream import LobbyStream
from manoir.server.net.encoder import encode_lobby
from manoir.server.net.limits import Bucket, Clock, Patience
from manoir.server.net.live.connection import MESSAGES_SECONDS
from manoir.server.net.live.outbox import INTERNAL, NORMAL, POLICY
from manoir.server.net.live.table_socket import Disconnected
from manoir.server.operations import metrics
from manoir.server.people.sessions import Who
from manoir.server.settings import Settings
from manoir.server.store.disk import Unreadable
from manoir.server.tables.moves import BAD_JSON
from manoir.server.wire import Pong

MOST_UNSENT: Final = 16 * 1024  # bytes that wait for a reader; then news are left out
_DECODER: Final[msgspec.json.Decoder[wire_lobby.LobbyQuestion]] = msgspec.json.Decoder(
    wire_lobby.LobbyQuestion
)
_LOG: Final = structlog.get_logger("manoir.connection")


class Socket(LobbyOutbox, Protocol):
    """A WebSocket, once accepted: see `TableSocket`."""

    async def receive(self) -> bytes:
        """The next text; empty for what is not text. Raises Disconnected."""

    def hold_at_most(self, unsent: int) -> None: ...


class LobbyConnection:
    """One socket in the lobby."""

    __slots__ = ("_bucket", "_listener", "_patience", "_socket", "_stream")

    def __init__(
        self,
        stream: LobbyStream,
        settings: Settings,
        clock: Clock,
        socket: Socket,
        who: Who | None,
    ) -> None:
        socket.hold_at_most(MOST_UNSENT)
        self._stream = stream
        self._socket = socket
        self._bucket = Bucket(settings.messages, MESSAGES_SECONDS, clock)
        self._patience = Patience(settings.rejections, clock)
        self._listener = LobbyListener(who, socket)

    async def run(self) -> None:
        try:
            await self._stream.enter(self._listener)
            await self._listen()
        except Disconnected:
            self._socket.close(NORMAL)
        except Exception as error:
            _LOG.error("failed", lobby=True, exc_info=error)
        finally:
            self._stream.leave(self._listener)
            self._socket.close(INTERNAL)  # where nothing else has closed it

    async def _listen(self) -> None:
        while not self._socket.is_closed():
            data = await self._socket.receive()
            if self._socket.is_closed():  # signed out meanwhile
                return
            if not self._bucket.take():
                self._reject(refusals.TOO_FAST)
                self._socket.close(POLICY, "too_fast")
                return
            await self._answer(data)

    async def _answer(self, data: bytes) -> None:
        """Whatever is refused is said, later and later to somebody who goes on."""
        try:
            await self._do(_read(data))
        except Refused as error:
            await asyncio.sleep(self._patience.delay())
            self._reject(error.refusal)
        except Unreadable as error:
            self._reject(refusals.of_store(error.code))

    async def _do(self, message: wire_lobby.LobbyQuestion) -> None:
        stream, listener = self._stream, self._listener
        match message:
            case wire_lobby.Seek():
                await stream.seating.seek(listener, message)
            case wire_lobby.GiveUp():
                stream.seating.give_up(listener.who)
            case wire_lobby.TakeGhosts(level):
                stream.seating.take_ghosts(listener.who, level)
            case wire_lobby.ShowMe(name):
                stream.show(listener.who, name)
            case wire_lobby.WatchBoards(tables):
                await stream.watch(listener, tables)
            case _:
                self._socket.put(encode_lobby(Pong()))

    def _reject(self, refusal: Refusal) -> None:
        metrics.REJECTED.labels(refusal.code).inc()
        self._socket.put(rejected(refusal))


def _read(data: bytes) -> wire_lobby.LobbyQuestion:
    try:
        return _DECODER.decode(data)
    except BAD_JSON:
        raise Refused(refusals.MALFORMED) from None
