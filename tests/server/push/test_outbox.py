"""What is still to be told: claimed by one, told once, found again after a crash."""

from pathlib import Path

from sqlalchemy import Connection, select

from manoir.server.people.sessions import who_of
from manoir.server.push.notices import TURN, notices_of
from manoir.server.push.outbox import LEASE, PAUSES, Delivery, Outbox, claim
from manoir.server.push.subscriptions import Subscription, Subscriptions
from manoir.server.store.rows import NoticeRow, Write, write_records
from manoir.server.store.schema import NOTICES
from manoir.server.store.store import Store, now
from manoir.server.tables.change import Change
from tests.server.store.scenes import keep, with_store
from tests.server.table_scenes import BLAISE, running_table, step
from tests.server.tables.test_timekeeping import PEOPLE, started

TABLE = "table00000"
CARLO = who_of("carlo")


def notice(ply: int = 5, seat: int = 1, due: int = 100) -> NoticeRow:
    return NoticeRow(f"{TABLE}:{seat}:{ply}:{TURN}", TABLE, seat, ply, TURN, CARLO, None, due)


async def prepare(store: Store, *browsers: str) -> NoticeRow:
    """A table, somebody's browsers, and something that they are to be told."""
    await keep(store, running_table())
    for name in browsers:
        await Subscriptions(store).add(Subscription(name, CARLO, f"https://{name}", "k", "a", ""))
    row = notice()
    await store.write(Write(notices=(row,)))
    return row


async def take(store: Store, row: NoticeRow, at: int = 200) -> tuple[Delivery, ...]:
    return await store.do(lambda disk: claim(disk, row, at))


def test_one_of_all_who_try_gets_it_and_every_browser_is_told_on_its_own(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        row = await prepare(store, "phone", "desk")
        assert await Outbox(store).due() == (row,)
        found = await take(store, row)
        assert sorted(one.to.id for one in found) == ["desk", "phone"]
        assert {(one.table, one.game, one.ply, one.kind) for one in found} == {
            (TABLE, "escalier", 5, TURN)
        }
        assert await take(store, row) == (), "somebody else has it"
        phone, desk = sorted(found, key=lambda one: one.to.id != "phone")
        await Outbox(store).done(phone.id)
        left = await Outbox(store).due()
        assert [(one.push, one.due) for one in left] == [("desk", 200 + LEASE)]
        again = await take(store, left[0], 500)
        assert [(one.to.id, one.tries) for one in again] == [("desk", 2)]
        assert again[0].id == desk.id
        assert await take(store, left[0], 500) == (), "for one browser, too"

    with_store(tmp_path, scene)


def test_a_busy_service_is_tried_a_few_times(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        row = await prepare(store, "phone")
        (delivery,) = await take(store, row)
        for tries in range(1, len(PAUSES) + 1):
            assert delivery.tries == tries
            before = now()
            await Outbox(store).again(delivery)
            assert await Outbox(store).due() == (), "later"
            (waiting,) = await store.read(all_rows)
            assert before + PAUSES[tries - 1] <= waiting.due <= now() + PAUSES[tries - 1]
            (delivery,) = await take(store, waiting)
        await Outbox(store).again(delivery)
        assert await store.read(all_rows) == []

    with_store(tmp_path, scene)


def all_rows(disk: Connection) -> list[NoticeRow]:
    return [NoticeRow(*row) for row in disk.execute(select(NOTICES))]


def test_whoever_has_played_since_or_listens_no_more_is_told_nothing(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        row = await prepare(store)
        assert await take(store, row) == ()
        assert await store.read(all_rows) == []
        await Subscriptions(store).add(Subscription("phone", CARLO, "https://x", "k", "a", ""))
        mover = running_table()
        before = mover.ply
        step(mover)
        await store.write(write_records(mover, before, None))
        assert mover.match is not None
        seat = (
            mover.match.log[-1].seat if mover.match.log[-1].seat >= 0 else mover.match.log[0].seat
        )
        late = notice(ply=0, seat=seat)
        await store.write(Write(notices=(late,)))
        assert await take(store, late) == ()
        assert await store.read(all_rows) == []

    with_store(tmp_path, scene)


def test_a_person_on_two_seats_is_told_once_and_whoever_is_there_not_at_all() -> None:
    table = started("pasvu")
    rows = notices_of(table, Change(since=0), lambda _: True, frozenset())
    assert [row.who for row in rows] == [PEOPLE[row.seat] for row in rows]
    assert notices_of(table, Change(since=0), lambda _: True, frozenset(PEOPLE)) == ()
    assert notices_of(table, Change(since=0), lambda who: who == BLAISE, frozenset()) == ()
    reminded = notices_of(table, Change(reminded=(0, 1)), lambda _: True, frozenset())
    assert [(row.seat, row.kind) for row in reminded] == [(1, "reminder"), (0, "reminder")]
