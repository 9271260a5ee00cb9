"""How often an address may read: every GET is counted, so that nobody keeps the house busy."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Final, Literal

from manoir.server.net.limits import Clock, Window
from manoir.server.net.pacing import Pacer
from manoir.server.net.problems import HttpProblem
from manoir.server.settings import Settings

MINUTE: Final = 60.0
REFUSALS: Final = 2  # a second that an address hears, so that asking on brings no more of them
AT_ONCE: Final = 10  # that it hears without waiting
LONGEST: Final = 5.0  # seconds that anybody waits for one
Budget = Literal["films", "lists"]


class Budgets:
    """One window a kind of question; an address that has used its own up waits."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        *,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._windows: dict[Budget, Window] = {
            "films": Window(settings.films, MINUTE, clock),
            "lists": Window(settings.lists, MINUTE, clock),
        }
        self._refusals = Pacer(REFUSALS, AT_ONCE, clock)
        self._pause = pause

    async def spend(self, budget: Budget, address: str) -> None:
        """Raises HttpProblem, which says when to come back; later to whoever does not wait."""
        window = self._windows[budget]
        if window.take(address):
            return
        if late := self._refusals.wait(address):
            await self._pause(min(LONGEST, late))
        seconds = max(1, ceil(window.wait(address)))
        problem = HttpProblem(429, "too_many_questions", seconds=seconds)
        problem.retry_after = seconds
        raise problem
