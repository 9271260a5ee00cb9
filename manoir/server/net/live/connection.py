"""The conversation over one socket: a hello, then messages and their answers.

A move, the usual message, is played as it comes in, without waking the conversation's task.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

import msgspec
import structlog

from manoir.kernel import Refusal, Refused
from manoir.kernel.match_parts.trail import Forgotten
from manoir.server import refusals, wire
from manoir.server.net.encoder import encode
from manoir.server.net.limits import Bucket, Clock, Patience
from manoir.server.net.live.outbox import INTERNAL, NO_ENTRY, NORMAL, OVERLOADED, POLICY, Outbox
from manoir.server.net.live.table_socket import Disconnected
from manoir.server.operations import metrics
from manoir.server.people.sessions import Who
from manoir.server.settings import Settings
from manoir.server.tables.hub import Hub
from manoir.server.tables.live_table import Listener, LiveTable
from manoir.server.tables.moves import BAD_JSON

MESSAGES_SECONDS: Final = 20.0
QUESTIONS: Final = (wire.Try, wire.Consult)
_DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
_LOG: Final = structlog.get_logger("manoir.connection")


class Socket(Outbox, Protocol):
    """A WebSocket, once accepted: see `TableSocket`."""

    at_once: Callable[[bytes], bool] | None

    async def receive(self) -> bytes:
        """The next text; empty for what is not text. Raises Disconnected."""

    def hold(self) -> None: ...

    def release(self) -> None: ...


class Connection:
    """One socket at one table."""

    __slots__ = (
        "_advising",
        "_bucket",
        "_clock",
        "_finishing",
        "_hub",
        "_listener",
        "_live",
        "_patience",
        "_pause",
        "_questions",
        "_settings",
        "_socket",
    )

    def __init__(
        self,
        hub: Hub,
        settings: Settings,
        clock: Clock,
        socket: Socket,
        who: Who | None,
        *,
        pause: Callable[[], float] = float,  # seconds before a question; `float` makes none
    ) -> None:
        self._hub = hub
        self._pause = pause
        self._settings = settings
        self._socket = socket
        self._bucket = Bucket(settings.messages, MESSAGES_SECONDS, clock)
        self._clock = clock
        self._questions: Bucket | None = None  # most people ask nothing
        self._patience: Patience | None = None  # and are never refused anything
        self._advising: asyncio.Task[None] | None = None
        self._listener = Listener(who, socket)
        self._live: LiveTable | None = None
        self._finishing: asyncio.Task[None] | None = None

    async def run(self, table: str) -> None:
        """From the hello to the end. Before a hello nothing is sent and nothing has changed."""
        try:
            hello = await self._hello()
            if hello is None:
                self._socket.close(POLICY, "hello_first")
            else:
                await self._attend(table, hello)
        except Exception as error:
            _LOG.error("failed", table=table, exc_info=error)
        finally:
            self._socket.close(INTERNAL)  # where nothing else has closed it

    async def _hello(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(self._settings.hello_seconds or None):
                data = await self._socket.receive()
            message = read_message(data)
        except (TimeoutError, Disconnected, Refused):
            return None
        return message if isinstance(message, wire.Hello) else None

    async def _attend(self, table: str, hello: wire.Hello) -> None:
        try:
            live = await self._hub.enter(table, self._listener, hello.ply)
        except Refused as error:
            self._reject(error.refusal, None)
            code = OVERLOADED if error.refusal.code in refusals.PASSING else NO_ENTRY
            self._socket.close(code, error.refusal.code)
            return
        self._live = live
        self._socket.at_once = self._play_at_once
        try:
            await self._listen(live)
        except Disconnected:
            self._socket.close(NORMAL)
        finally:
            for task in (self._advising, self._finishing):
                if task is not None:
                    task.cancel()
            await self._hub.leave(live, self._listener)

    async def _listen(self, live: LiveTable) -> None:
        while not self._socket.is_closed():
            data = await self._socket.receive()
            if self._socket.is_closed():  # signed out meanwhile: who sent this may not any more
                return
            message = _read(data)
            if not self._may_ask(message):
                return
            if type(message) in QUESTIONS and (seconds := self._pause()):
                await asyncio.sleep(seconds)
            await self._hub.give_way(live)
            await self._answer(live, message)

    def _may_ask(self, message: wire.ClientMessage | Refused) -> bool:
        """Whoever asks too much has to go."""
        bucket = self._bucket_of_questions() if type(message) in QUESTIONS else self._bucket
        if bucket.take():
            return True
        self._reject(refusals.TOO_FAST, None)
        self._socket.close(POLICY, "too_fast")
        return False

    def _bucket_of_questions(self) -> Bucket:
        if self._questions is None:
            self._questions = Bucket(self._settings.questions, MESSAGES_SECONDS, self._clock)
        return self._questions

    def _play_at_once(self, data: bytes) -> bool:
        """Play a move as it comes in; False leaves the message to the conversation."""
        message = _read(data)
        live = self._live
        if type(message) is not wire.Play or live is None or not self._hub.can_play(live):
            return False
        if self._may_ask(message):
            self._socket.hold()
            try:
                self._hub.play(live, self._listener, message, partial(self._played, message.id))
            except Forgotten:  # the conversation has the time to look it up
                self._finish(self._answer(live, message))
            except Refused as error:
                self._played(message.id, error)
            except Exception as error:
                _LOG.error("failed", table=live.id, exc_info=error)
                self._socket.close(INTERNAL)
        return True

    def _played(self, id: str, error: Refused | None) -> None:
        """A move is on the disk and shown, or refused: then what comes next is read."""
        if error is None or self._live is None:
            self._socket.release()
        else:
            self._finish(self._refuse(self._live, error, id))

    def _finish(self, rest: Coroutine[Any, Any, None]) -> None:
        """Do the rest of an answer in a task; what comes next waits for it."""
        self._finishing = asyncio.create_task(rest)
        self._finishing.add_done_callback(lambda _: self._socket.release())

    async def _answer(self, live: LiveTable, message: wire.ClientMessage | Refused) -> None:
        """Every well-framed message gets an answer; a bad one a named refusal."""
        try:
            if isinstance(message, Refused):
                raise message
            await self._do(live, message)
        except Refused as error:
            await self._refuse(live, error, getattr(message, "id", None))

    async def _refuse(self, live: LiveTable, error: Refused, id: str | None) -> None:
        """Say why, later and later to somebody who goes on; with the position, if out of step."""
        if error.refusal.code == refusals.UNKNOWN:  # it comes back, and asks again by the same name
            self._socket.close(OVERLOADED, refusals.UNKNOWN)
            return
        if self._patience is None:
            self._patience = Patience(self._settings.rejections, self._clock)
        await asyncio.sleep(self._patience.delay())
        self._reject(error.refusal, id)
        if error.refusal.code in refusals.OUT_OF_STEP:
            await self._hub.resync(live, self._listener, None)

    async def _do(self, live: LiveTable, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self._socket.put(encode(wire.Pong()))
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
        self._socket.put(encode(rejected))


def _read(data: bytes) -> wire.ClientMessage | Refused:
    try:
        return _DECODER.decode(data)
    except BAD_JSON:
        return Refused(refusals.MALFORMED)


def read_message(data: bytes) -> wire.ClientMessage:
    """Raises Refused for what is not a message (T12)."""
    message = _read(data)
    if isinstance(message, Refused):
        raise message
    return message
