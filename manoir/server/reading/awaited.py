"""Where somebody is awaited: their clocks at all tables, read from the disk.

A clock says by itself whose turn it is, so all tables with one count (`SEARCHED` of them at most).
Without one only the game knows, and has to be looked at: the newest `LISTED` of them.
"""

from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import exists, select

from manoir.server import wire
from manoir.server.clocks.control import TimeControl
from manoir.server.clocks.sandglass import Clocks, advance, shown
from manoir.server.house import House
from manoir.server.store.schema import CHAIRS, CLOCKS, TABLES
from manoir.server.store.store import SEARCHED, Summary, summaries


class OwnClock(Struct, frozen=True):
    """One seat's clock now."""

    table: str
    seat: int
    in_days: bool
    runs: bool
    away: bool
    left: int
    move: int  # how long a move may take
    reminded: bool


class OwnClocks(Struct, frozen=True):
    """All of somebody's, the most urgent first."""

    clocks: tuple[OwnClock, ...] = ()

    @property
    def holiday(self) -> bool | None:
        days = [clock.away for clock in self.clocks if clock.in_days]
        return all(days) if days else None

    @property
    def of_days(self) -> tuple[str, ...]:
        return tuple(clock.table for clock in self.clocks if clock.in_days)

    @property
    def running(self) -> tuple[str, ...]:
        """The tables that wait for this person."""
        return tuple(clock.table for clock in self.clocks if clock.runs)

    def awaited(self, tables: Iterable[Summary]) -> tuple[wire.Awaited, ...]:
        known = {summary.table["id"]: summary for summary in tables}
        return tuple(
            _awaited(known[clock.table], clock.left)
            for clock in self.clocks
            if clock.runs and clock.table in known
        )


NO_CLOCKS: Final = OwnClocks()


async def clocks_of(house: House, who: str) -> OwnClocks:
    now, found = house.hub.timer.time(), []
    for row in await house.store.clocks_of(who):
        control = msgspec.json.decode(row.control, type=TimeControl)
        clocks = advance(msgspec.json.decode(row.state, type=Clocks), now)
        glass = clocks.glasses[row.seat]
        found.append(
            OwnClock(
                table=row.table,
                seat=row.seat,
                in_days=control.in_days,
                runs=row.seat in clocks.running,
                away=glass.away is not None,
                left=sum(shown(control, glass)),
                move=control.move,
                reminded=glass.reminded,
            )
        )
    return OwnClocks(tuple(sorted(found, key=lambda clock: (clock.left, clock.table))))


async def tables_named(house: House, ids: Collection[str]) -> tuple[Summary, ...]:
    if not ids:
        return ()
    named = TABLES.c.id.in_(tuple(ids))
    return await house.store.read(lambda disk: summaries(disk, named, most=SEARCHED))


async def unhurried_tables(house: House, who: str) -> tuple[Summary, ...]:
    """The newest running tables without a clock where somebody sits."""
    seated = TABLES.c.id.in_(select(CHAIRS.c.table).where(CHAIRS.c.holder == who))
    clocked = exists().where(CLOCKS.c.table == TABLES.c.id)
    wanted = seated & (TABLES.c.stage == "running") & ~clocked
    return await house.store.read(lambda disk: summaries(disk, wanted))


def _awaited(summary: Summary, left: int) -> wire.Awaited:
    names = tuple(chair["name"] for chair in summary.chairs if chair["name"])
    return wire.Awaited(summary.table["id"], summary.table["game"], names, left)
