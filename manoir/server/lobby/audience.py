"""Everybody who listens to the lobby. A slow one misses news, and gets all of it later."""

import asyncio
from typing import Final, Protocol

from manoir.server.net.live.outbox import Outbox
from manoir.server.people.sessions import Who

AT_ONCE: Final = 20  # sockets that are written to before anybody else's turn
BREATH: Final = 0.004  # seconds for everybody else before the next ones: 2,000 wait 0.4 s


class LobbyOutbox(Outbox, Protocol):
    """A socket that says whether its reader is slow."""

    def is_slow(self) -> bool: ...


class LobbyListener:
    """One socket in the lobby."""

    __slots__ = ("boards", "is_behind", "outbox", "seeks", "who")

    def __init__(self, who: Who | None, outbox: LobbyOutbox) -> None:
        self.who = who
        self.outbox = outbox
        self.is_behind = False  # it has missed news
        self.seeks = False  # it has asked for others to play with
        self.boards: tuple[str, ...] = ()  # the tables whose boards it shows

    def tell(self, message: bytes) -> None:
        """News for all; a slow reader does without."""
        if self.outbox.is_slow():
            self.is_behind = True
        elif not self.is_behind:
            self.outbox.put(message)


class Audience:
    """Listeners, also by person."""

    def __init__(self) -> None:
        self.pause = asyncio.sleep
        self._all: set[LobbyListener] = set()
        self._of: dict[Who, set[LobbyListener]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listener: LobbyListener) -> None:
        self._all.add(listener)
        if listener.who is not None:
            self._of.setdefault(listener.who, set()).add(listener)

    def remove(self, listener: LobbyListener) -> None:
        self._all.discard(listener)
        own = self._of.get(listener.who or "")
        if own is not None:
            own.discard(listener)
            if not own:
                del self._of[listener.who or ""]

    def of(self, who: Who) -> tuple[LobbyListener, ...]:
        return tuple(self._of.get(who, ()))

    def behind(self) -> tuple[LobbyListener, ...]:
        """Those who have missed news and read again."""
        return tuple(one for one in self._all if one.is_behind and not one.outbox.is_slow())

    async def tell(self, message: bytes) -> None:
        """A few at a time, so that no move waits for all of them, nor the writer for the loop."""
        everybody = tuple(self._all)
        for first in range(0, len(everybody), AT_ONCE):
            if first:
                await self.pause(BREATH)
            for listener in everybody[first : first + AT_ONCE]:
                listener.tell(message)
