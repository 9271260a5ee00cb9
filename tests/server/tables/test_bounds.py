"""T27, R41: nothing at a table grows for ever."""

from itertools import count
from pathlib import Path

import msgspec
import pytest

from manoir.kernel import Refused, registry
from manoir.server.people.sessions import who_of
from manoir.server.store.keeping import A_TIME, DAY, Keeping
from manoir.server.store.store import now
from manoir.server.tables import table as table_module
from manoir.server.tables.commands import before_play, in_play, stand_ins
from manoir.server.tables.commands.in_play import MOST_UNDOS
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import EMPTY
from manoir.server.tables.table import Table
from manoir.server.wire import Play, TakeBack
from tests.server.memory import Memory, in_memory
from tests.server.table_scenes import ADA, BLAISE, finished_table, running_table, step

_IDS = (f"action-{number}" for number in count())


def maze() -> Table:
    """Ada on both seats of a maze, where a shift can be taken back."""
    game = registry.find("labyrinthe")
    deal = Deal(bytes(range(32)), "table00000")
    table = Table("table00000", game, game.options(), (EMPTY,) * 2, deal, host=ADA)
    before_play.sit(table, ADA, 0, "Ada", "")
    before_play.sit(table, ADA, 1, "Blaise", "")
    before_play.start(table, ADA)
    return table


def play(table: Table, choice: int = 0) -> None:
    assert table.match is not None
    (seat,) = table.match.to_act
    move = msgspec.json.encode(table.match.legal(seat)[choice])
    in_play.play(table, ADA, Play(seat, table.ply, next(_IDS), msgspec.Raw(move)))


def take_back(table: Table) -> None:
    assert table.match is not None
    in_play.play(table, ADA, TakeBack(table.match.history[-1].seat, table.ply, next(_IDS)))


def test_T27_nobody_plays_and_takes_back_for_ever_and_the_game_goes_on() -> None:
    table = maze()
    dealt = table.ply
    for number in range(MOST_UNDOS):
        play(table, number % 2)
        take_back(table)
    assert table.ply == dealt + 2 * MOST_UNDOS
    play(table)
    with pytest.raises(Refused, match="too_many_undos"):
        take_back(table)
    assert table.ply == dealt + 2 * MOST_UNDOS + 1
    for _ in range(9):
        play(table)
    assert table.match is not None
    again = Table(
        table.id, table.game, table.options, table.chairs, table.deal, host=ADA, public=False
    )
    again.restore(table.match.log, dict(table.actions))
    play(again)
    with pytest.raises(Refused, match="too_many_undos"):
        take_back(again)


def test_T27_a_log_that_is_full_takes_no_move_of_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_RECORDS", 40)
    table = running_table()
    while not table.is_full:
        step(table)
    with pytest.raises(Refused, match="too_long"):
        step(table)
    ply = table.ply
    assert 40 <= ply < 45, "a move and its answers are whole"
    stand_ins.stand_in(table, ADA, 0, "child", ("child",), gone=False)
    with pytest.raises(Refused, match="too_long"):
        in_play.bot_move(table, 0, ply, None)
    assert (table.ply, table.stage) == (ply, "running")


def test_R41_a_full_table_does_not_keep_its_bots_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "MOST_RECORDS", 0)

    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        ada = await house.join(id, ADA)
        await house.ask(ada, "sit", seat=1, nickname="Ada")
        await house.ask(ada, "seat_bot", seat=0, level="child")
        ada.say("start")
        await house.calm(lambda: bool(ada.of("position")))
        assert house.hub.tables.lives[id].bot_task is None

    in_memory(tmp_path, scene)


def test_R41_a_crowd_of_watchers_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, _, blaise = await house.start(ADA, BLAISE)
        for number in range(200):
            watcher = await house.join(id, who_of(f"watcher {number}"))
            watcher.incoming.put_nowait(None)
            await house.calm(house.talks[-1].done)
        live = house.hub.tables.lives[id]
        assert live._left == {}
        blaise.incoming.put_nowait(None)
        await house.calm(lambda: live._left)
        house.time += 7
        assert live.absence(BLAISE) == 7

    in_memory(tmp_path, scene)


def test_finished_games_are_kept_as_long_as_the_house_says(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        ids = await _finish(house, 5)
        await _date(house, ids[:3], now() - 31 * DAY)
        await _date(house, ids[3:], now() - 29 * DAY)
        await house.table(ids[1])  # somebody looks at it
        await Keeping(house.store, 0, house.hub.in_memory).sweep()
        assert await _kept(house) == set(ids), "for ever"
        await Keeping(house.store, 30, house.hub.in_memory).sweep()
        assert await _kept(house) == {ids[1], *ids[3:]}

    in_memory(tmp_path, scene)


def test_old_games_leave_a_few_at_a_time(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        ids = await _finish(house, A_TIME + 7)
        await _date(house, ids, 1000)
        keeping = Keeping(house.store, 30, house.hub.in_memory)
        await keeping.sweep()
        assert len(await _kept(house)) == 7
        await keeping.sweep()
        assert await _kept(house) == set()
        left = await house.store.read(
            lambda c: c.exec_driver_sql("SELECT count(*) FROM records").scalar_one()
        )
        assert left == 0, "their records go with them"

    in_memory(tmp_path, scene)


async def _finish(house: Memory, tables: int) -> list[str]:
    """Games that were played to the end, as they lie on the disk."""
    from manoir.server.store.rows import write_records, write_room

    played = finished_table()
    ids = [f"table{number:05}" for number in range(tables)]
    for id in ids:
        played.id = id
        await house.store.write(write_room(played, now()) + write_records(played, 0, None))
    return ids


async def _date(house: Memory, ids: list[str], ended: int) -> None:
    marks = ", ".join(f"'{id}'" for id in ids)
    statement = f"UPDATE tables SET ended = {ended} WHERE id IN ({marks})"
    await house.store.do(lambda c: c.exec_driver_sql(statement))


async def _kept(house: Memory) -> set[str]:
    query = "SELECT id FROM tables"
    found = await house.store.read(lambda c: c.exec_driver_sql(query).scalars().all())
    return set(found)
