"""Connections that speak HTTP, by address: whoever waits longest without a request makes room."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Protocol


class HttpConnection(Protocol):
    """One connection of somebody."""

    peer: str
    address: str  # as limits count it

    def make_room(self) -> None:
        """Close at once."""


class OpenConnections:
    """At most so many in all and an address; those that are being answered are left alone.

    `is_exempt` says which addresses are proxies, behind which there are many people.
    """

    def __init__(self, most: int, most_per_address: int, is_exempt: Callable[[str], bool]) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._is_exempt = is_exempt
        self._all: set[HttpConnection] = set()
        self._waiting: OrderedDict[HttpConnection, None] = OrderedDict()  # the oldest first
        self._by_address: dict[str, OrderedDict[HttpConnection, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, connection: HttpConnection) -> bool:
        """Whether there is room for one more."""
        here = self._by_address.get(connection.address, ())
        if (
            len(here) >= self._most_per_address
            and not self._is_exempt(connection.peer)
            and not self._make_room(one for one in here if one in self._waiting)
        ):
            return False
        if len(self._all) >= self._most and not self._make_room(iter(self._waiting)):
            return False
        self._all.add(connection)
        self._waiting[connection] = None
        self._by_address.setdefault(connection.address, OrderedDict())[connection] = None
        return True

    def begin(self, connection: HttpConnection) -> None:
        """A request is being answered."""
        self._waiting.pop(connection, None)

    def end(self, connection: HttpConnection) -> None:
        """It has been answered: the connection waits for another one."""
        if connection in self._all:
            self._waiting[connection] = None

    def leave(self, connection: HttpConnection) -> None:
        if connection not in self._all:
            return
        self._all.discard(connection)
        self._waiting.pop(connection, None)
        here = self._by_address[connection.address]
        here.pop(connection)
        if not here:
            del self._by_address[connection.address]

    def _make_room(self, waiting: Iterator[HttpConnection]) -> bool:
        oldest = next(waiting, None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.make_room()
        return True
