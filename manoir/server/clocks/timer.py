"""One timer for all tables of the house: it calls when somebody's time may be up."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from manoir.server.clocks import house_time
from manoir.server.clocks.house_time import HouseTime

RETRY: Final = 5_000  # milliseconds until a table is tried again that could not be asked
MOST_AT_ONCE: Final = 16
_LOG: Final = structlog.get_logger("manoir.clocks")
Ring = Callable[[str], Awaitable[None]]  # looks whose time is up at a table; raises if it cannot


class Timer:
    """A heap of moments. What was set last for a table counts; older entries are passed over.

    It looks at the clock with every beat, and at once when something earlier is set: no moment can
    be lost, at worst it is a beat late.
    """

    def __init__(self, time: HouseTime, ring: Ring) -> None:
        self.time = time
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._news = asyncio.Event()
        self._ringing: dict[str, asyncio.Task[None]] = {}
        self.may_judge: Callable[[], bool] = lambda: True  # whether this clock can be trusted

    def __len__(self) -> int:
        return len(self._due)

    def set(self, table: str, due: int | None) -> None:
        """Ring for a table at that moment, and not at the one set before."""
        if due is None:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            if self._heap[0] == (due, table):
                self._news.set()

    def due(self) -> list[str]:
        """Take the tables whose moment has come."""
        now, found = self.time(), []
        while self._heap and self._heap[0][0] <= now:
            moment, table = heapq.heappop(self._heap)
            if self._due.get(table) == moment:
                del self._due[table]
                found.append(table)
        return found

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            self.time.tick()
            self._news.clear()
            for table in self.due() if self.may_judge() else ():
                self._start(table)
            try:
                async with asyncio.timeout(self._pause()):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def close(self) -> None:
        ringing = list(self._ringing.values())
        for task in ringing:
            task.cancel()
        await asyncio.gather(*ringing, return_exceptions=True)

    def _pause(self) -> float:
        """Seconds until the next moment, a beat at most."""
        if len(self._ringing) >= MOST_AT_ONCE or not self._heap or not self.may_judge():
            return house_time.BEAT
        return min(house_time.BEAT, max(0.001, (self._heap[0][0] - self.time()) / 1000))

    def _start(self, table: str) -> None:
        if table in self._ringing or len(self._ringing) >= MOST_AT_ONCE:
            self.set(table, self.time() + RETRY // 10)
            return
        task = self._ringing[table] = asyncio.create_task(self._call(table))
        task.add_done_callback(lambda _: self._ringing.pop(table, None))

    async def _call(self, table: str) -> None:
        try:
            await self._ring(table)
        except Exception as error:  # a disk that is full or busy, say
            _LOG.warning("clock_not_asked", table=table, error=repr(error))
            self.set(table, self._due.get(table, self.time() + RETRY))
