"""Whether a socket may come in: one decision, whoever carries the socket.

A socket that may not is accepted all the same and closed at once with a code and a reason, because
a browser tells a page nothing of a handshake that failed. A few at a time have a moment to close
their side; in a crowd of refused ones the house hangs up as soon as the reason is on its way.
"""

from collections.abc import Hashable
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from msgspec import Struct

from manoir.server.net.limits import ConnectionLimits
from manoir.server.net.request_context import RequestContext
from manoir.server.operations import metrics

if TYPE_CHECKING:
    from manoir.server.house import House

MOST_TOLD: Final = 100  # refused sockets that have a moment, at once
MOST_TOLD_ADDRESS: Final = 10
CLOSE_SECONDS: Final = 1.0  # for a refused socket to close its side


class Turned(Struct, frozen=True):
    """Why a socket may not come in: the code and the reason it is closed with."""

    code: int
    reason: str


BAD_ORIGIN: Final = Turned(4403, "bad_origin")
TOO_MANY_SOCKETS: Final = Turned(4429, "too_many_sockets")  # of one address
TOO_MANY_TABS: Final = Turned(4429, "too_many_tabs")  # of one session at one table
HOUSE_FULL: Final = Turned(4503, "house_full")
BANNED: Final = Turned(4403, "banned")


class Admission:
    """A place for one socket, until it leaves. Leaving twice is leaving once."""

    __slots__ = ("_keys", "_limits")

    def __init__(self, limits: ConnectionLimits, keys: tuple[Hashable, ...]) -> None:
        self._limits = limits
        self._keys = keys

    def leave(self) -> None:
        self._limits.give_back(*self._keys)
        self._keys = ()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.leave()


def admit(house: "House", context: RequestContext, table: str | None) -> Admission | Turned:
    """A place at a table or in the lobby, or why there is none. Nothing else changes.

    The lobby's places are counted apart: whoever looks around takes nobody's place at a table.
    """
    if not context.may_write:
        return _turned(BAD_ORIGIN)
    if house.office.ban_of(house.accounts.who(context.session), context.address) is not None:
        return _turned(BANNED)
    settings = house.settings
    person = ("person", context.session or context.address, table)
    where = "lobby" if table is None else "tables"
    wanted: tuple[tuple[Hashable, int, Turned], ...] = (
        (where, settings.sockets, HOUSE_FULL),
        ((where, context.address), settings.sockets_per_address, TOO_MANY_SOCKETS),
        (person, settings.sockets_per_session, TOO_MANY_TABS),
    )
    full = house.connections.take(*((key, most) for key, most, _ in wanted))
    if full is not None:
        return _turned(next(turned for key, _, turned in wanted if key == full))
    return Admission(house.connections, tuple(key for key, _, _ in wanted))


def may_be_told(house: "House", context: RequestContext) -> Admission | None:
    """A place for a refused socket until it has closed; None: there is a crowd of them."""
    keys: tuple[Hashable, ...] = ("told", ("told", context.address))
    limits = zip(keys, (MOST_TOLD, MOST_TOLD_ADDRESS), strict=True)
    return Admission(house.connections, keys) if house.connections.take(*limits) is None else None


def _turned(why: Turned) -> Turned:
    metrics.TURNED_AWAY.labels(why.reason).inc()
    return why
