"""What a person's feed tells: the tables where they are to move, with a clock or without."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, select

from manoir.kernel import Refused
from manoir.server.clocks.sandglass import REMINDED_PART
from manoir.server.feed.entry import Entry, rounded
from manoir.server.house import House
from manoir.server.lobby.mine import seat_to_move
from manoir.server.people.sessions import Who
from manoir.server.reading.awaited import OwnClock, clocks_of, tables_named, unhurried_tables
from manoir.server.store import store
from manoir.server.store.schema import RECORDS
from manoir.server.store.store import Summary

SECOND: Final = 1000


class Log(Struct, frozen=True):
    """How far a table has come."""

    own: int  # records of the seat that is to move
    last: int  # seconds since 1970


async def entries_of(house: House, who: Who) -> tuple[Entry, ...]:
    """The most urgent first, then those without a hurry."""
    clocks = {one.table: one for one in (await clocks_of(house, who)).clocks if one.runs}
    hurried, calm = await tables_named(house, clocks), await unhurried_tables(house, who)
    mine = {one.table["id"]: one for one in (*hurried, *calm)}
    asked = {table: clock.seat for table, clock in clocks.items() if table in mine}
    asked |= await _unhurried(house, who, calm)
    logs = await house.store.read(lambda disk: logs_of(disk, asked))
    return tuple(_entry(mine[id], clocks.get(id), log, asked[id]) for id, log in logs.items())


def logs_of(disk: Connection, asked: dict[str, int]) -> dict[str, Log]:
    """By table, in the same order."""
    query = (
        select(RECORDS.c.table, RECORDS.c.seat, func.count(), func.max(RECORDS.c.time))
        .where(RECORDS.c.table.in_(tuple(asked)))
        .group_by(RECORDS.c.table, RECORDS.c.seat)
    )
    own, last = dict.fromkeys(asked, 0), dict.fromkeys(asked, 0)
    for table, seat, count, time in disk.execute(query):
        last[table] = max(last[table], (time or 0) // SECOND)
        if seat == asked[table]:
            own[table] = count
    return {table: Log(own[table], last[table]) for table in asked}


async def _unhurried(house: House, who: Who, tables: Iterable[Summary]) -> dict[str, int]:
    """Whose turn it is there is only known to the game."""
    found: dict[str, int] = {}
    for summary in tables:
        try:
            table = await house.hub.read(summary.table["id"])
        except Refused:
            continue
        seat = seat_to_move(table, who)
        if seat is not None:
            found[table.id] = seat
    return found


def _entry(summary: Summary, clock: OwnClock | None, log: Log, seat: int) -> Entry:
    table = summary.table["id"]
    until = reminded = None
    if clock is not None and clock.in_days:
        moment = store.now() + clock.left / SECOND
        until = rounded(moment)
        quarter = clock.move // REMINDED_PART / SECOND
        reminded = rounded(moment - quarter) if clock.reminded else None
    return Entry(
        table=table,
        game=summary.table["game"],
        names=tuple(chair["name"] for chair in summary.chairs if chair["name"]),
        turn=f"{table}.{seat}.{log.own}",
        since=log.last,
        until=until,
        reminded=reminded,
    )
