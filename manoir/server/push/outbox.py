"""What is still to be told, on the disk: written with a move, claimed by whoever tells it.

A row that is claimed is due again a while later; so what a crash leaves behind is told by whoever
looks next. Only the moment between a push service's answer and the commit that forgets the row can
make one come twice; it has the same `turn` then, and a browser shows it once.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from manoir.server.push.subscriptions import Subscription
from manoir.server.store.rows import NoticeRow
from manoir.server.store.schema import NOTICES, PUSHES, RECORDS, TABLES
from manoir.server.store.store import Store, now

LEASE: Final = 120  # seconds for which a claimed row is somebody's: ten browsers, ten seconds each
PAUSES: Final = (60, 600)  # seconds before a push is tried again that a service did not take
AT_ONCE: Final = 100  # rows that are looked up at once


class Delivery(Struct, frozen=True):
    """A push that is ours to send now."""

    id: str
    table: str
    game: str
    ply: int
    kind: str
    tries: int  # with this one
    to: Subscription


class Outbox:
    """Rows of `notices`, each somebody's at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self) -> tuple[NoticeRow, ...]:
        """What nobody tells just now, the oldest first."""
        query = select(NOTICES).where(NOTICES.c.due <= now()).order_by(NOTICES.c.due)
        found = await self._store.read(lambda disk: disk.execute(query.limit(AT_ONCE)).all())
        return tuple(NoticeRow(*row) for row in found)

    async def claim(self, row: NoticeRow) -> tuple[Delivery, ...]:
        """The pushes of a row, if it is still there and nobody else has it."""
        return await self._store.do(lambda disk: claim(disk, row, now()))

    async def done(self, id: str) -> None:
        gone = delete(NOTICES).where(NOTICES.c.id == id)
        await self._store.do(lambda disk: disk.execute(gone).rowcount)

    async def again(self, delivery: Delivery) -> None:
        """A service did not take it: later, a few times."""
        if delivery.tries > len(PAUSES):
            await self.done(delivery.id)
            return
        later = now() + PAUSES[delivery.tries - 1]
        put_off = update(NOTICES).where(NOTICES.c.id == delivery.id).values(due=later)
        await self._store.do(lambda disk: disk.execute(put_off).rowcount)


def claim(disk: Connection, row: NoticeRow, at: int) -> tuple[Delivery, ...]:
    """One of all who try gets it; a row for all browsers becomes one for each."""
    mine = and_(NOTICES.c.id == row.id, NOTICES.c.due == row.due)
    lease = {"due": at + LEASE, "tries": NOTICES.c.tries + 1}
    if disk.execute(update(NOTICES).where(mine).values(lease)).rowcount != 1:
        return ()
    game = disk.execute(select(TABLES.c.game).where(TABLES.c.id == row.table)).scalar_one()
    browsers = () if _has_moved(disk, row) else _browsers(disk, row)
    ours = {browser.id: _id(row, browser.id) for browser in browsers}
    if row.push is None or not ours:
        disk.execute(delete(NOTICES).where(NOTICES.c.id == row.id))
    if row.push is None and ours:
        fresh = row._replace(due=at + LEASE, tries=1)._asdict()
        disk.execute(insert(NOTICES), [{**fresh, "id": ours[b], "push": b} for b in ours])
    return tuple(
        Delivery(ours[one.id], row.table, game, row.ply, row.kind, row.tries + 1, one)
        for one in browsers
    )


def _id(row: NoticeRow, browser: str) -> str:
    return row.id if row.push is not None else f"{row.id}:{browser}"


def _browsers(disk: Connection, row: NoticeRow) -> tuple[Subscription, ...]:
    columns = [PUSHES.c[name] for name in Subscription.__struct_fields__]
    which: ColumnElement[bool] = PUSHES.c.who == row.who
    if row.push is not None:
        which = and_(which, PUSHES.c.id == row.push)
    found = disk.execute(select(*columns).where(which)).all()
    return tuple(Subscription(*one) for one in found)


def _has_moved(disk: Connection, row: NoticeRow) -> bool:
    """Whether the seat has played since: then it need not hear any more that it is asked."""
    later = and_(RECORDS.c.table == row.table, RECORDS.c.seat == row.seat, RECORDS.c.ply >= row.ply)
    return disk.execute(select(RECORDS.c.ply).where(later).limit(1)).first() is not None
