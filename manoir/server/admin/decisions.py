"""What the host has decided for everybody, as it is in the store."""

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, select

from manoir.server.people.sessions import Who
from manoir.server.settings import Network
from manoir.server.store.schema import ADMIN_LOG, ADMINISTRATION, BANS
from manoir.server.store.store import now
from manoir.server.wire import HouseNotice


class Banned(Struct, frozen=True):
    """One ban."""

    id: int
    account: Who | None
    subject: str
    reason: str
    since: int
    until: int | None


class Bans:
    """Who may not come in."""

    def __init__(self, rows: Iterable[Banned] = ()) -> None:
        self.rows = tuple(rows)
        self._accounts = [row for row in self.rows if row.account is not None]
        self._networks = [(_network(row.subject), row) for row in self.rows if row.account is None]

    def find(self, who: Who | None, address: str) -> Banned | None:
        """The ban of an account, or of an address as limits count it."""
        found = [row for row in self._accounts if row.account == who]
        if self._networks:
            place = _network(address)
            found += [row for network, row in self._networks if _overlap(network, place)]
        moment = now() if found else 0
        return next((row for row in found if row.until is None or row.until > moment), None)


class Decisions(Struct, frozen=True):
    """All of it, of one moment."""

    revision: int = 0
    read_only: bool = False
    motd: str = ""
    motd_since: int = 0
    bans: tuple[Banned, ...] = ()

    def notice(self) -> HouseNotice:
        """What every page is told."""
        return HouseNotice(self.read_only, self.motd, self.motd_since)


class Standing(Struct, frozen=True):
    """Whether there is anything new."""

    revision: int
    asked: int  # the first act that waits to be carried out; 0: none


def read_standing(connection: Connection) -> Standing:
    asked = select(func.min(ADMIN_LOG.c.id)).where(ADMIN_LOG.c.state == "asked").scalar_subquery()
    revision, first = connection.execute(select(ADMINISTRATION.c.revision, asked)).one()
    return Standing(revision, first or 0)


def read_decisions(connection: Connection) -> Decisions:
    row = connection.execute(select(ADMINISTRATION)).mappings().one()
    bans = connection.execute(select(BANS).order_by(BANS.c.id)).mappings()
    return Decisions(
        row["revision"],
        bool(row["read_only"]),
        row["motd"],
        row["motd_since"],
        tuple(Banned(**ban) for ban in bans),
    )


def read_acts(connection: Connection, since: int) -> list[Any]:
    """What has been done since a revision, in order."""
    columns = (ADMIN_LOG.c.act, ADMIN_LOG.c.result)
    query = select(*columns).where(ADMIN_LOG.c.revision > since).order_by(ADMIN_LOG.c.revision)
    return [tuple(row) for row in connection.execute(query)]


def parse_network(text: str) -> Network:
    """An address or a network. Raises ValueError."""
    return ip_network(text, strict=False)


def _network(text: str) -> Network | None:
    try:
        return parse_network(text)
    except ValueError:
        return None


def _overlap(one: Network | None, other: Network | None) -> bool:
    return one is not None and other is not None and one.overlaps(other)
