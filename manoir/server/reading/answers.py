"""Answers that were given before: made once, however many ask, and the oldest go."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32 * 1024 * 1024
MOST_ANSWERS: Final = 512


class Answers:
    """Keeps bytes by key, within bounds. A refusal is not kept."""

    def __init__(self, most_bytes: int = MOST_BYTES, most_answers: int = MOST_ANSWERS) -> None:
        self._most_bytes = most_bytes
        self._most_answers = most_answers
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.size = 0  # bytes that are kept

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer to a question; those who ask at the same time share the work."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(_noticed)
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            body = await make()
        finally:
            del self._making[key]
        self._keep(key, body)
        return body

    def _keep(self, key: Hashable, body: bytes) -> None:
        self._kept[key] = body
        self.size += len(body)
        while self.size > self._most_bytes or len(self._kept) > self._most_answers:
            _, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)


def _noticed(task: asyncio.Task[bytes]) -> None:
    """Whoever asked may have gone; an error that nobody hears of is no news."""
    if not task.cancelled():
        task.exception()
