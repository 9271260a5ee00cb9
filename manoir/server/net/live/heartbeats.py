"""When each socket is looked at again: one timer for all of them, which wait equally long."""

import asyncio
from itertools import takewhile
from typing import Final, Protocol

BEAT_SECONDS: Final = 20.0  # a browser that is silent for two of them is gone
TOGETHER: Final = 1.0  # seconds in which all that are due are looked at with one timer


class Beating(Protocol):
    """Whoever is looked at."""

    def beat(self) -> None:
        """Look now, and go on with `Heartbeats.begin` if there is more to come."""


class Heartbeats:
    """A timer of its own would take half a kilobyte of every socket."""

    def __init__(self) -> None:
        self._due: dict[Beating, float] = {}  # in the order in which they are due
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._due)

    def begin(self, one: Beating) -> None:
        """Have it beat in a while, once, on the loop that runs."""
        loop = asyncio.get_running_loop()
        self._due[one] = loop.time() + BEAT_SECONDS
        if self._timer is None:
            self._wait(loop)

    def end(self, one: Beating) -> None:
        """It beats no more."""
        self._due.pop(one, None)
        if not self._due and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        first = next(iter(self._due.values()))
        self._timer = loop.call_at(first + TOGETHER, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer, now = None, loop.time()
        late = list(takewhile(lambda one: self._due[one] <= now, self._due))
        for one in late:
            del self._due[one]
            loop.call_soon(one.beat)  # whatever happens to it, the others beat
        if self._due:
            self._wait(loop)
