"""The life of a move: nothing is said before it is on the disk, and nothing is lost after."""

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from manoir.kernel import Refused
from manoir.server import wire
from manoir.server.net.live.outbox import OVERLOADED
from manoir.server.people.sessions import who_of
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import Write, write_records
from manoir.server.store.store import Store
from manoir.server.tables.change import Change
from manoir.server.tables.live_table import Listener
from tests.server.memory import Memory, Wire, in_memory
from tests.server.table_scenes import ADA, BLAISE, CARLO, running_table, step

ROLL = {"type": "roll"}


def is_closed(socket: Wire) -> bool:
    return socket.closed is not None


def roll(ply: int, id: str = "action-01", seat: int = 0) -> dict[str, Any]:
    return {"seat": seat, "ply": ply, "id": id, "move": ROLL}


def test_R01_nothing_is_acknowledged_or_shown_before_the_commit(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        _, ada, blaise = await house.start(ADA, BLAISE)
        gate = threading.Event()
        written = asyncio.create_task(house.store.do(lambda _: gate.wait()))
        before = len(ada.sent), len(blaise.sent)
        ada.say("play", **roll(0))
        await asyncio.sleep(0.05)
        said = len(ada.sent), len(blaise.sent)
        gate.set()
        await written
        assert said == before
        await house.calm(lambda: len(blaise.of("position")) > 1 and bool(ada.of("accepted")))
        assert ada.sent[before[0]]["type"] == "accepted"

    in_memory(tmp_path, scene)


def test_R25_a_full_disk_refuses_by_name_and_memory_is_never_ahead(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        live = house.hub.tables.find(id)
        await house.calm(lambda: live.later is None)  # the room was shown for the last time
        shown = len(blaise.sent)
        await limit_pages(house, 1)
        answer = await house.ask(ada, "play", **roll(0))
        while answer["type"] == "accepted":  # a page may have had room left
            ply = answer["ply"]
            answer = await house.ask(ada, "play", **roll(ply, f"action-{ply:03}", 1))
        assert (answer["code"], answer["rule"]) == ("storage_full", "T17")
        assert len(blaise.sent) == shown
        assert (await house.table(id)).ply == 0
        await limit_pages(house, 1_000_000)
        assert (await house.ask(ada, "play", **roll(0)))["type"] == "accepted"

    async def limit_pages(house: Memory, pages: int) -> None:
        sql = f"PRAGMA max_page_count = {pages}"
        await house.store._writer.do(lambda c: c.exec_driver_sql(sql))
        if pages == 1:  # leave no free page and no free bytes in the last one
            fill = "INSERT INTO records VALUES (:t, :p, 0, :m, NULL, '', NULL)"
            await _fill(house, fill)

    async def _fill(house: Memory, sql: str) -> None:
        other = await house.open(CARLO)
        for size in (3000, 500, 50):
            for ply in range(10_000):
                row = {"t": other, "p": ply + size * 100_000, "m": "x" * size}
                try:
                    await house.store._writer.do(partial(insert, sql, row))
                except Exception:
                    break

    in_memory(tmp_path, scene)


def insert(sql: str, row: dict[str, Any], connection: Connection) -> None:
    connection.execute(text(sql), row)


def test_R06_a_lost_race_for_a_ply_is_stale_with_the_present_position(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        table = await house.table(id)
        other_node = _played_elsewhere(table)
        await house.store.write(other_node)
        positions = len(ada.of("position"))
        answer = await house.ask(ada, "play", **roll(0))
        assert answer["type"] == "position", "what the other node has written"
        await house.calm(lambda: bool(ada.of("rejected")))
        answer = ada.of("rejected")[0]
        assert (answer["code"], answer["rule"]) == ("stale", "T10")
        await house.calm(lambda: len(ada.of("position")) > positions)
        assert ada.of("position")[-1]["ply"] == len(other_node.records)

    def _played_elsewhere(table: Any) -> Write:
        twin = running_table()
        twin.id, twin.deal, twin.options = table.id, table.deal, table.options
        twin.match = None
        twin.restore([], {})
        step(twin)
        return write_records(twin, 0, "elsewhere")

    in_memory(tmp_path, scene)


def test_a_stale_move_comes_back_with_the_present_position(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        _, ada, _ = await house.start(ADA, BLAISE)
        positions = len(ada.of("position"))
        answer = await house.ask(ada, "play", **roll(7))
        assert answer["code"] == "stale"
        assert answer["id"] == "action-01"
        await house.calm(lambda: len(ada.of("position")) > positions)

    in_memory(tmp_path, scene)


def test_R05_sent_twice_is_played_once_and_answered_twice(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        for _ in range(5):
            ada.say("play", **roll(0))
        await house.calm(lambda: len(ada.of("accepted")) == 5)
        assert len({(a["id"], a["ply"]) for a in ada.of("accepted")}) == 1
        assert (await house.table(id)).ply == ada.of("accepted")[0]["ply"]

    in_memory(tmp_path, scene)


def test_R30_one_of_two_hundred_gets_the_seat(tmp_path: Path) -> None:
    in_memory(tmp_path, lambda house: race(house, 50))


@pytest.mark.soak
def test_R30_one_of_two_hundred_gets_the_seat_a_thousand_times(tmp_path: Path) -> None:
    in_memory(tmp_path, lambda house: race(house, 1000))


async def race(house: Memory, rounds: int) -> None:
    people = [Listener(who_of(str(number)), Wire()) for number in range(200)]
    for _ in range(rounds):
        id = await house.open(ADA)
        live = house.hub.tables.find(id)
        claims = (
            house.hub.command(live, one, wire.Sit(0, f"P{number}"))
            for number, one in enumerate(people)
        )
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert results.count(None) == 1
        codes = {r.refusal.code for r in results if isinstance(r, Refused)}
        assert codes == {"seat_taken"}


def test_R31_before_a_hello_nothing_is_sent_and_nothing_changes(tmp_path: Path) -> None:
    bad = [
        b"",
        b"{}",
        b"[]",
        b"x",
        b"\0",
        b'{"type":"ping"}',
        b'{"type":"start"}',
        b"[" * 3000,
        b"\xed\xa0\x80",
    ]

    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        await house.calm(lambda: ada.of("room")[-1]["stage"] == "running")
        await house.calm(
            lambda: house.hub.tables.lives[id].later is None
        )  # that two came is told later
        before = (await snapshot(house, id), len(ada.sent), len(blaise.sent))
        for data in bad:
            for who in (None, CARLO, ADA):
                stranger = await house.join(id, who, hello=False)
                stranger.hear(data)
                await house.calm(partial(is_closed, stranger))
                assert stranger.closed == (1008, "hello_first")
                assert stranger.sent == []
        assert (await snapshot(house, id), len(ada.sent), len(blaise.sent)) == before

    async def snapshot(house: Memory, id: str) -> tuple[Any, ...]:
        table, live = await house.table(id), house.hub.tables.lives[id]
        return table.chairs, table.ply, dict(table.actions), len(live.listeners), len(house.hub)

    in_memory(tmp_path, scene)


def test_R31_a_late_hello_is_shown_the_door(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        socket = await house.join(await house.open(ADA), ADA, hello=False)
        await house.calm(lambda: socket.closed is not None)
        assert socket.closed == (1008, "hello_first")

    in_memory(tmp_path, scene, hello_seconds=0.05)


def test_a_table_that_is_none_is_named(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        socket = await house.join("nosuchtabl", ADA)
        await house.calm(lambda: socket.closed is not None)
        assert socket.of("rejected")[0]["code"] == "no_such_table"
        assert len(house.hub) == 0

    in_memory(tmp_path, scene)


def test_R23_a_flood_is_closed_and_rejections_slow_down(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        socket = await house.join(await house.open(ADA), ADA)
        for _ in range(101):
            socket.say("ping")
        await house.calm(lambda: socket.closed is not None)
        assert socket.closed == (1008, "too_fast")
        assert len(socket.of("pong")) == 100

    in_memory(tmp_path, scene, messages=100)


def test_spectators_get_the_public_eye_and_nobody_elses(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        for who in (None, CARLO):
            watcher = await house.join(id, who)
            await house.calm(partial(watcher.of, "position"))
            assert [p["eye"] for p in watcher.of("position")] == [None]
            assert watcher.of("position")[0]["legal"] == []
            assert not any(chair["mine"] for chair in watcher.of("room")[0]["chairs"])
        answer = await house.ask(watcher, "play", **roll(0))
        assert answer["code"] == "not_your_seat"
        nobody = await house.join(id, None)
        await house.calm(lambda: bool(nobody.of("position")))
        assert (await house.ask(nobody, "play", **roll(0)))["code"] == "no_session"
        await house.calm(lambda: ada.of("room")[-1]["watchers"] == 3)

    in_memory(tmp_path, scene)


def test_a_crowd_that_comes_and_goes_disturbs_nobody(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        before = len(ada.of("room"))
        for number in range(100):
            watcher = await house.join(id, who_of(str(number)))
            watcher.incoming.put_nowait(None)
        await asyncio.sleep(0.6)
        assert before <= len(ada.of("room")) <= before + 3
        assert ada.closed is None

    in_memory(tmp_path, scene)


def test_others_may_replace_who_has_been_away(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        ask = {"seat": 0, "level": "child"}
        assert (await house.ask(blaise, "stand_in", **ask))["code"] == "still_here"
        ada.incoming.put_nowait(None)
        await house.calm(lambda: not blaise.of("room")[-1]["chairs"][0]["present"])
        house.time += 19
        assert (await house.ask(blaise, "stand_in", **ask))["code"] == "still_here"
        house.time += 2
        assert (await house.ask(blaise, "stand_in", **ask))["type"] == "room"
        back = await house.join(id, ADA)
        assert back.of("room")[-1]["chairs"][0]["mine"]
        await house.ask(back, "return", seat=0)
        assert (await house.table(id)).chairs[0].level is None

    in_memory(tmp_path, scene)


def test_who_sits_here_may_start_when_the_host_has_been_away(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        ada, blaise = await house.join(id, ADA), await house.join(id, BLAISE)
        await house.ask(ada, "sit", seat=0, nickname="Ada")
        await house.ask(blaise, "sit", seat=1, nickname="Blaise")
        await house.calm(lambda: blaise.of("room")[-1]["chairs"][1]["mine"])
        ada.incoming.put_nowait(None)
        await house.calm(lambda: not blaise.of("room")[-1]["host_here"])
        assert (await house.ask(blaise, "start"))["code"] == "host_only"
        house.time += 21
        await house.ask(blaise, "start")
        assert (await house.table(id)).stage == "running"

    in_memory(tmp_path, scene)


def test_a_rematch_is_the_same_table_for_everybody(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        assert (await house.ask(ada, "again"))["code"] == "not_over"
        await _finish(house, id)
        await house.ask(ada, "again")
        await house.ask(blaise, "again", same_deal=True)
        nexts = {socket.of("room")[-1]["next"] for socket in (ada, blaise)}
        assert len(nexts) == 1
        new = await house.join(str(nexts.pop()), BLAISE)
        chairs = new.of("room")[-1]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Blaise", "Ada"]
        assert [chair["mine"] for chair in chairs] == [True, False]
        ranks = (await house.table(id)).match.outcome.ranks  # type: ignore[union-attr]
        assert [chair["wins"] for chair in chairs] == [int(rank == 1) for rank in reversed(ranks)]

    async def _finish(house: Memory, id: str) -> None:
        live = house.hub.tables.lives[id]
        table = await house.table(id)
        while table.stage == "running":
            since = table.ply
            step(table)
            over = table.match is not None and table.match.outcome is not None
            change = Change(since=since, action=f"step-{since:06}", room=over)
            await house.hub.path.commit(live, table, change)

    in_memory(tmp_path, scene)


def test_R41_idle_tables_leave_memory_and_unstarted_ones_the_disk(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        socket = await house.join(id, ADA)
        house.time += 10_000
        await house.hub.sweep()
        assert len(house.hub) == 1
        socket.incoming.put_nowait(None)
        await asyncio.gather(*house.talks)
        await house.hub.sweep()
        house.time += 10_000
        await house.hub.sweep()
        assert len(house.hub) == 0
        await house.store.expire(2**31 - 1, ())
        assert await house.store.load(id) is None

    in_memory(tmp_path, scene)


def test_a_table_that_cannot_be_read_just_now_refuses_by_name_and_keeps_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(store: Store, table: str) -> None:  # noqa: ARG001
        raise Unreadable("storage_busy")

    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        house.hub.tables.lives[id].table = None
        with monkeypatch.context() as broken:
            broken.setattr(Store, "standing", nothing)
            refused = await house.ask(ada, "say", seat=0, phrase="boo")
            assert (refused["type"], refused["code"]) == ("rejected", "storage_busy")
            visitor = await house.join(id, None)
            assert visitor.closed == (OVERLOADED, "storage_busy")
        assert ada.closed is None
        assert (await house.ask(ada, "say", seat=0, phrase="boo"))["type"] == "said"

    in_memory(tmp_path, scene)
