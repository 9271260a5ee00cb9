"""What waits to be sent to one socket: bounded, because some never read."""

import asyncio
from collections import deque
from typing import Final

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 256 * 1024
NORMAL: Final = 1000
POLICY: Final = 1008
OVERLOADED: Final = 1013  # the client comes back and gets a whole view


class Outbox:
    """Messages in order; full, it is emptied and its socket closed."""

    __slots__ = ("_bytes", "_messages", "_ready", "close_code", "close_reason")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self.close_code: int | None = None
        self.close_reason = ""

    def put(self, message: bytes) -> None:
        if self.close_code is not None:
            return
        if len(self._messages) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._messages.clear()
            self.close(OVERLOADED, "slow reader")
            return
        self._messages.append(message)
        self._bytes += len(message)
        self._ready.set()

    def close(self, code: int, reason: str = "") -> None:
        """Send what is left, then close; the first reason stands."""
        if self.close_code is None:
            self.close_code, self.close_reason = code, reason
            self._ready.set()

    def is_closed(self) -> bool:
        return self.close_code is not None

    def cut(self, code: int, reason: str) -> None:
        """Close without another word: what is left is not for who reads it now."""
        self._messages.clear()
        self.close(code, reason)

    async def get(self) -> bytes | None:
        """The next message; None when there is nothing more to send, ever."""
        while not self._messages:
            if self.close_code is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._messages.popleft()
        self._bytes -= len(message)
        return message

    def __len__(self) -> int:
        return len(self._messages)
