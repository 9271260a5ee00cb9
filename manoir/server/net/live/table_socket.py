"""The WebSocket of one browser at one table: no task, no queue and no timer for each message.

What is sent goes to the transport at once, whose own buffer waits for slow readers, within bounds.
What comes is offered to `at_once`, and waits for `receive` where that does not take it.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from manoir.server.net.live.frames import (
    BINARY,
    CLOSE,
    ELSEWHERE,
    GOING_AWAY,
    NORMAL,
    PING,
    PONG,
    TEXT,
    BadFrame,
    FrameReader,
    close_frame,
    frame,
)
from manoir.server.net.live.heartbeats import Heartbeats
from manoir.server.net.live.outbox import INTERNAL, OVERLOADED

MOST_UNREAD: Final = 32  # messages; then the network has to wait
MOST_UNSENT: Final = 256 * 1024  # bytes
WRITE_SECONDS: Final = 5.0
CLOSE_SECONDS: Final = 2.0


class Disconnected(Exception):
    """The other side has closed the connection."""


class TableSocket(asyncio.Protocol):
    """A transport's protocol after the handshake. `gone` is called once, when the network is."""

    __slots__ = (
        "_beats",
        "_closing",
        "_gone",
        "_heard",
        "_held",
        "_loop",
        "_over",
        "_paused",
        "_reader",
        "_slow",
        "_transport",
        "_unread",
        "_waiter",
        "at_once",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        gone: Callable[["TableSocket"], None],
        beats: Heartbeats | None = None,
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._gone = gone
        self._reader = FrameReader()
        self._unread: list[bytes] = []  # mostly empty, and then smaller than a deque
        self._waiter: asyncio.Future[None] | None = None
        self._slow: asyncio.TimerHandle | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._held = self._paused = self._over = False
        self._heard = True
        self._beats = beats or Heartbeats()
        self._beats.begin(self)
        self.at_once: Callable[[bytes], bool] | None = None

    def put(self, *messages: bytes) -> None:
        if self._over:
            return
        if len(messages) == 1:
            self._transport.write(frame(TEXT, messages[0]))
        else:
            self._transport.write(b"".join([frame(TEXT, message) for message in messages]))
        if self._slow is not None and self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.cut(OVERLOADED, "slow reader")

    def close(self, code: int, reason: str = "") -> None:
        if not self._over:
            self._transport.write(close_frame(code, reason))
            self._end()

    def dismiss(self, code: int, reason: str = "") -> None:
        """Close, and do not wait for the other side to do so."""
        self.close(code, reason)
        self._transport.close()

    def cut(self, code: int, reason: str) -> None:
        if not self._over:
            if self._transport.get_write_buffer_size():
                self.abort()
            else:
                self.close(code, reason)

    def abort(self) -> None:
        """Close without a word."""
        self._end()
        self._transport.abort()

    def is_closed(self) -> bool:
        return self._over

    def is_slow(self) -> bool:
        """What was sent waits for its reader."""
        return self._slow is not None

    def hold_at_most(self, unsent: int) -> None:
        """The bytes that may wait for a reader before it counts as slow."""
        self._transport.set_write_buffer_limits(high=unsent)

    def hold(self) -> None:
        """Keep what comes until `release`: an answer to something earlier is on its way."""
        self._held = True

    def release(self) -> None:
        self._held = False
        if self._unread:
            self._wake()

    async def receive(self) -> bytes:
        """The next text; empty for a binary message. Raises Disconnected."""
        while self._held or not self._unread:
            if self._over:
                raise Disconnected
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        message = self._unread.pop(0)
        if self._paused and not self._unread:
            self._paused = False
            self._transport.resume_reading()
        return message

    # What the network calls.

    def data_received(self, data: bytes) -> None:
        self._heard = True
        try:
            messages = self._reader.feed(data)
        except BadFrame as error:
            self.close(error.code)
            return
        for opcode, payload in messages:
            if self._over:
                if opcode == CLOSE:  # the answer to ours
                    self._transport.close()
            elif opcode == TEXT:
                self._take(payload)
            else:
                self._take_other(opcode, payload)

    def pause_writing(self) -> None:
        if self._slow is None:
            self._slow = self._loop.call_later(WRITE_SECONDS, self.cut, OVERLOADED, "slow reader")

    def resume_writing(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def eof_received(self) -> None:
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._end()
        for timer in (self._closing, self._slow):
            if timer is not None:
                timer.cancel()
        self._gone(self)

    def beat(self) -> None:
        """Ask a silent browser whether it is still there; whoever does not answer is gone."""
        if self._over:
            return
        if not self._heard:
            self.cut(INTERNAL, "keepalive ping timeout")
            return
        self._heard = False
        self._transport.write(frame(PING, b""))
        self._beats.begin(self)

    def move_on(self) -> None:
        """This node closes: another one is there at once."""
        self.close(GOING_AWAY, ELSEWHERE)

    def shutdown(self) -> None:
        """The house closes."""
        self.dismiss(GOING_AWAY)

    def _take(self, message: bytes) -> None:
        """At once, if whoever converses here waits for it and nothing comes before it."""
        waits = self._waiter is not None and not self._held and not self._unread
        if waits and self.at_once is not None and self.at_once(message):
            return
        self._unread.append(message)
        if len(self._unread) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()
        self._wake()

    def _take_other(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self.close(NORMAL)
            self._transport.close()
        elif opcode == BINARY:
            self._take(b"")

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _end(self) -> None:
        """Nothing is sent or taken any more; the network has a moment to finish."""
        if self._over:
            return
        self._over = True
        self.at_once = None
        self._unread.clear()
        self._beats.end(self)
        self._closing = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        self._wake()
