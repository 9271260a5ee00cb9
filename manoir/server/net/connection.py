"""The conversation over one socket: a hello, then messages and their answers.

It knows no framework: a transport receives and sends, and that is all.
"""

import asyncio
from typing import Final, Protocol

import msgspec
import structlog

from manoir.kernel import Refusal, Refused
from manoir.server import refusals, wire
from manoir.server.net.encoder import encode
from manoir.server.net.limits import Bucket, Clock, Patience
from manoir.server.net.outbox import NORMAL, OVERLOADED, POLICY, Outbox
from manoir.server.operations import metrics
from manoir.server.people.sessions import Who
from manoir.server.settings import Settings
from manoir.server.tables.hub import Hub
from manoir.server.tables.live_table import Listener, LiveTable
from manoir.server.tables.moves import BAD_JSON

MESSAGES_SECONDS: Final = 20.0
QUESTIONS: Final = (wire.Try, wire.Consult)
WRITE_SECONDS: Final = 5.0
NO_SUCH_TABLE: Final = 4404
INTERNAL: Final = 1011
_DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
_LOG: Final = structlog.get_logger("manoir.talk")


class Disconnected(Exception):
    """The other side has closed the connection."""


class Transport(Protocol):
    """A WebSocket, once accepted."""

    async def receive(self) -> str | bytes:
        """The next message. Raises Disconnected."""

    async def send(self, data: bytes) -> None:
        """One text message. Raises Disconnected."""

    async def close(self, code: int, reason: str) -> None: ...


class Connection:
    """One socket at one table."""

    def __init__(
        self, hub: Hub, settings: Settings, clock: Clock, transport: Transport, who: Who | None
    ) -> None:
        self._hub = hub
        self._settings = settings
        self._transport = transport
        self._bucket = Bucket(settings.messages, MESSAGES_SECONDS, clock)
        self._questions = Bucket(settings.questions, MESSAGES_SECONDS, clock)
        self._advising: asyncio.Task[None] | None = None
        self._patience = Patience(settings.rejections, clock)
        self._listener = Listener(who, Outbox())

    @property
    def outbox(self) -> Outbox:
        return self._listener.outbox

    async def run(self, table: str) -> None:
        """From the hello to the end. Before a hello nothing is sent and nothing has changed."""
        writing = asyncio.create_task(self._write())
        try:
            hello = await self._hello()
            if hello is None:
                self.outbox.close(POLICY, "hello_first")
            else:
                await self._attend(table, hello)
        finally:
            self.outbox.close(INTERNAL)  # where nothing else has closed it
            await writing

    async def _hello(self) -> wire.Hello | None:
        try:
            data = await asyncio.wait_for(
                self._transport.receive(), self._settings.hello_seconds or None
            )
            message = read_message(data)
        except (TimeoutError, Disconnected, Refused):
            return None
        return message if isinstance(message, wire.Hello) else None

    async def _attend(self, table: str, hello: wire.Hello) -> None:
        try:
            live = await self._hub.enter(table, self._listener, hello.ply)
        except Refused as error:
            self._reject(error.refusal, None)
            code = OVERLOADED if error.refusal.code in refusals.PASSING else NO_SUCH_TABLE
            self.outbox.close(code, error.refusal.code)
            return
        try:
            await self._listen(live)
        except Disconnected:
            self.outbox.close(NORMAL)
        finally:
            if self._advising is not None:
                self._advising.cancel()
            await self._hub.leave(live, self._listener)

    async def _listen(self, live: LiveTable) -> None:
        while not self.outbox.is_closed():
            data = await self._transport.receive()
            if self.outbox.is_closed():  # signed out meanwhile: who sent this may not any more
                return
            message = _read(data)
            bucket = self._questions if isinstance(message, QUESTIONS) else self._bucket
            if not bucket.take():
                self._reject(refusals.TOO_FAST, None)
                self.outbox.close(POLICY, "too_fast")
                return
            await self._answer(live, message)
            await asyncio.sleep(0)  # let the writer send it: a burst must not fill its own outbox

    async def _answer(self, live: LiveTable, message: wire.ClientMessage | Refused) -> None:
        """Every well-framed message gets an answer; a bad one a named refusal."""
        try:
            if isinstance(message, Refused):
                raise message
            await self._do(live, message)
        except Refused as error:
            await asyncio.sleep(self._patience.delay())
            self._reject(error.refusal, getattr(message, "id", None))
            if error.refusal.code in refusals.OUT_OF_STEP:
                await self._hub.resync(live, self._listener, None)

    async def _do(self, live: LiveTable, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self.outbox.put(encode(wire.Pong()))
            case wire.Hello(ply):
                await self._hub.resync(live, self._listener, ply)
            case wire.Consult():
                self._consult(live, message)
            case wire.Again(same_deal):
                await self._hub.again(live, self._listener, same_deal)
            case _:
                await self._hub.command(live, self._listener, message)

    def _consult(self, live: LiveTable, asked: wire.Consult) -> None:
        """Beside the conversation: an answer takes a while, and moves do not wait for it."""
        if self._advising is not None and not self._advising.done():
            raise Refused(refusals.ONE_QUESTION)
        self._advising = asyncio.create_task(self._advise(live, asked))

    async def _advise(self, live: LiveTable, asked: wire.Consult) -> None:
        try:
            await self._hub.advise(live, self._listener, asked)
        except Refused as error:
            self._reject(error.refusal, asked.id)

    def _reject(self, refusal: Refusal, id: str | None) -> None:
        metrics.REJECTED.labels(refusal.code).inc()
        rejected = wire.Rejected(refusal.code, refusal.rule, refusal.args, id)
        self.outbox.put(encode(rejected))

    async def _write(self) -> None:
        """Send what is in the outbox; a reader that takes too long is let go."""
        try:
            while (data := await self.outbox.get()) is not None:
                async with asyncio.timeout(WRITE_SECONDS):
                    await self._transport.send(data)
        except TimeoutError:
            self.outbox.close(OVERLOADED, "slow reader")
        except Disconnected:
            self.outbox.close(NORMAL)
        await self._transport.close(self.outbox.close_code or NORMAL, self.outbox.close_reason)


def _read(data: str | bytes) -> wire.ClientMessage | Refused:
    try:
        return read_message(data)
    except Refused as error:
        return error


def read_message(data: str | bytes) -> wire.ClientMessage:
    """Raises Refused for what is not a message (T12)."""
    if isinstance(data, bytes):
        raise Refused(refusals.MALFORMED)
    try:
        return _DECODER.decode(data)
    except BAD_JSON:
        raise Refused(refusals.MALFORMED) from None
