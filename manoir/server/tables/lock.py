"""The lock of a table, for tasks that wait their turn and for callbacks that cannot wait."""

import asyncio
from collections import deque


class TableLock:
    """First come, first served. Whoever holds it gives it to the next one directly."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it now if nobody has it; `release` gives it back."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)  # it stays held
                return
        self._waiting = None
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given to us at that very moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
