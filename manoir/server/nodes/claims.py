"""What one node does for all: the bots of a table, a clock that may be up, a sweep.

A claim only spares work. What is claimed by two is done twice, and the log takes it once.
"""

from collections.abc import Awaitable, Callable
from typing import Final

Take = Callable[[str, bool], Awaitable[bool]]  # asks the database; False also where it is silent
BOTS: Final = "bots"
CLOCK: Final = "clock"
SWEEP: Final = "sweep"
WAITING_ROOM: Final = "waiting room"


def bots_of(table: str) -> str:
    return f"{BOTS} {table}"


def clock_of(table: str) -> str:
    return f"{CLOCK} {table}"


class Claims:
    """What this node has claimed, as far as it knows."""

    def __init__(self, take: Take, is_alive: Callable[[], bool]) -> None:
        self._ask = take
        self._is_alive = is_alive
        self._held: set[str] = set()
        self._released: set[str] = set()
        self.is_over = False  # the node closes

    def __len__(self) -> int:
        return len(self._held)

    def holds(self, what: str) -> bool:
        """A node that the others may have taken for dead cannot be sure of anything."""
        return what in self._held and self._is_alive()

    async def take(self, what: str, *, steal: bool = False) -> bool:
        """Claim something; `steal` also from a node that is alive: whoever moved last may."""
        if self.is_over:
            return False
        if self.holds(what):
            return True
        self._held.discard(what)
        self._released.discard(what)
        if await self._ask(what, steal):
            self._held.add(what)
            return True
        return False

    def adopt(self, what: str) -> None:
        """The database has made it ours."""
        if not self.is_over:
            self._released.discard(what)
            self._held.add(what)

    def forget(self, what: str) -> None:
        """Another node may have taken it."""
        self._held.discard(what)

    def release(self, what: str) -> None:
        """With the next beat, anybody may have it."""
        if what in self._held:
            self._held.discard(what)
            self._released.add(what)

    def end(self) -> None:
        """Claim nothing any more: the node closes."""
        self.is_over = True
        self._held.clear()

    def released(self) -> tuple[str, ...]:
        """What is to be given back now."""
        found, self._released = tuple(self._released), set()
        return found
