"""Who goes first on the loop that serves everybody: moves on their way to the disk.

What a heavy game asks of the loop takes longer than a move of another game. It waits while such a
move is on its way, and goes on piece by piece, so that the next move waits for one piece at most.
"""

import asyncio
from collections import deque
from time import monotonic
from typing import Final

PATIENCE: Final = 0.004  # seconds that a piece of work gives way at most
CALM: Final = 0.001  # seconds after a move, in which its answer reaches a browser


class RightOfWay:
    """Counts the moves that are on their way, and holds back whoever gives way to them."""

    def __init__(self) -> None:
        self._moves = 0
        self._calm_until = 0.0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._opening: asyncio.Handle | None = None  # lets the next one pass

    def begin(self) -> None:
        """A move is on its way."""
        self._moves += 1

    def end(self) -> None:
        """It has arrived, or never will."""
        self._moves -= 1
        self._calm_until = monotonic() + CALM
        if self._waiting and not self._moves:
            self._open_soon()

    async def give_way(self) -> None:
        """Wait until no move is on its way, but not for long."""
        if not self._moves and monotonic() >= self._calm_until:
            return
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._moves:
            self._open_soon()
        limit = loop.call_later(PATIENCE, _pass, turn)
        try:
            await turn
        finally:
            limit.cancel()

    def _open_soon(self) -> None:
        if self._opening is None:
            loop = asyncio.get_running_loop()
            self._opening = loop.call_later(CALM, self._let_one_pass)

    def _let_one_pass(self) -> None:
        self._opening = None
        while self._waiting and not self._moves:
            turn = self._waiting.popleft()
            if _pass(turn):
                self._opening = turn.get_loop().call_soon(self._let_one_pass)
                return


def _pass(turn: asyncio.Future[None]) -> bool:
    """Whether it still waited."""
    if turn.done():
        return False
    turn.set_result(None)
    return True
