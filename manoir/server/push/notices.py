"""Who is to be told what of a change at a table: whose turn it is now, and whose time runs out."""

from collections.abc import Callable, Iterable

from manoir.kernel import Seat
from manoir.server.people.sessions import Who
from manoir.server.push.turns import newly_asked
from manoir.server.store.rows import NoticeRow
from manoir.server.store.store import now
from manoir.server.tables.change import Change
from manoir.server.tables.table import Table

TURN, REMINDER = "turn", "reminder"


def notices_of(
    table: Table, change: Change, wants: Callable[[Who | None], bool], present: frozenset[Who]
) -> tuple[NoticeRow, ...]:
    """For people who want to hear of it and are not here; each of them once."""
    if change.since is None and not change.reminded:
        return ()
    if not any(wants(chair.holder) for chair in table.chairs):
        return ()
    asked = newly_asked(table, change.since) if change.since is not None else ()
    rows = [*_rows(table, TURN, asked), *_rows(table, REMINDER, change.reminded)]
    return tuple(row for row in rows if wants(row.who) and row.who not in present)


def _rows(table: Table, kind: str, seats: Iterable[Seat]) -> Iterable[NoticeRow]:
    """One a person, though several of the seats may be theirs."""
    held = {table.chairs[seat].holder or "": seat for seat in reversed(tuple(seats))}
    ply, at = table.ply, now()
    for who, seat in held.items():
        id = f"{table.id}:{seat}:{ply}:{kind}"
        yield NoticeRow(id, table.id, seat, ply, kind, who, None, at)
