"""Hints: "table X is at ply 41". One may be lost, doubled or late; nothing depends on it."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
import structlog
from msgspec import Struct

COLLECT: Final = 0.005  # seconds: many in one message
MOST: Final = 200  # tables in one message: PostgreSQL takes 8,000 bytes
PAUSE: Final = 1.0  # before a line that broke is tried again
_LOG: Final = structlog.get_logger("manoir.nodes")


class Hint(Struct, frozen=True):
    """What a node has written."""

    node: str
    tables: dict[str, tuple[int, int]]  # ply and revision


class Line(Protocol):
    """How hints travel."""

    async def run(self, heard: Callable[[bytes], None]) -> None:
        """Listen until the line breaks, by any exception."""

    async def send(self, message: bytes) -> None:
        """Raises any exception where it cannot."""

    async def close(self) -> None: ...


class Hints:
    """Collects what goes out, and keeps the line up."""

    def __init__(self, node: str, line: Line, heard: Callable[[Hint], None]) -> None:
        self._node = node
        self._line = line
        self._heard = heard
        self._waiting: dict[str, tuple[int, int]] = {}
        self._wanted = asyncio.Event()
        self._decoder = msgspec.json.Decoder(Hint)

    def give(self, table: str, ply: int, revision: int) -> None:
        """After the commit, never inside it."""
        self._waiting[table] = ply, revision
        self._wanted.set()

    async def send_forever(self) -> None:
        while True:
            await self._wanted.wait()
            await asyncio.sleep(COLLECT)
            self._wanted.clear()
            waiting, self._waiting = list(self._waiting.items()), {}
            for first in range(0, len(waiting), MOST):
                hint = Hint(self._node, dict(waiting[first : first + MOST]))
                await self._send(msgspec.json.encode(hint))

    async def listen_forever(self) -> None:
        while True:
            try:
                await self._line.run(self._hear)
            except Exception as error:
                _LOG.warning("hints_interrupted", error=repr(error))
            await asyncio.sleep(PAUSE)

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(PAUSE):
                await self._line.send(message)
        except Exception as error:  # the others look by themselves
            _LOG.info("hint_lost", error=repr(error))

    def _hear(self, message: bytes) -> None:
        try:
            hint = self._decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            _LOG.warning("hint_malformed")
            return
        if hint.node != self._node:
            self._heard(hint)
