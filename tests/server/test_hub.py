"""The life of a move: nothing is said before it is on the disk, and nothing is lost after."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from manoir.server.outbox import MOST_MESSAGES, OVERLOADED
from manoir.server.rows import Write
from manoir.server.sessions import who_of
from tests.server.memory import Memory, Wire, in_memory
from tests.server.tables import ADA, BLAISE, CARLO

ROLL = {"type": "roll"}


def roll(ply: int, id: str = "action-01", seat: int = 0) -> dict[str, Any]:
    return {"seat": seat, "ply": ply, "id": id, "move": ROLL}


def test_nothing_is_acknowledged_or_shown_before_the_commit(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        _, ada, blaise = await house.start(ADA, BLAISE)
        gate, write = asyncio.Event(), house.store.write

        async def slow(what: Write) -> None:
            await gate.wait()
            await write(what)

        house.store.write = slow  # type: ignore[method-assign]
        before = len(ada.sent), len(blaise.sent)
        ada.say("play", **roll(0))
        await asyncio.sleep(0.05)
        assert (len(ada.sent), len(blaise.sent)) == before
        gate.set()
        await house.calm(lambda: len(blaise.of("position")) > 1 and bool(ada.of("accepted")))
        assert ada.sent[before[0]]["type"] == "accepted"

    in_memory(tmp_path, scene)


def test_a_full_disk_refuses_by_name_and_memory_is_never_ahead(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
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
            fill = "INSERT INTO records VALUES (:t, :p, 0, :m, NULL, '')"
            await _fill(house, fill)

    async def _fill(house: Memory, sql: str) -> None:
        from sqlalchemy import text

        other = await house.open(CARLO)
        for size in (3000, 500, 50):
            for ply in range(10_000):
                row = {"t": other, "p": ply + size * 100_000, "m": "x" * size}
                try:
                    await house.store._writer.do(lambda c, row=row: c.execute(text(sql), row))
                except Exception:
                    break

    in_memory(tmp_path, scene)


def test_a_lost_race_for_a_ply_is_a_conflict_with_the_present_position(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        table = await house.table(id)
        other_node = _played_elsewhere(table)
        await house.store.write(other_node)
        positions = len(ada.of("position"))
        answer = await house.ask(ada, "play", **roll(0))
        assert (answer["code"], answer["rule"]) == ("conflict", "T10")
        await house.calm(lambda: len(ada.of("position")) > positions)
        assert ada.of("position")[-1]["ply"] == len(other_node.records)

    def _played_elsewhere(table: Any) -> Write:
        from manoir.server.rows import write_records
        from tests.server.tables import running_table, step

        twin = running_table()
        twin.id, twin.deal, twin.options = table.id, table.deal, table.options
        twin.match, twin.links = None, twin.links[:1]
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


def test_sent_twice_is_played_once_and_answered_twice(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        for _ in range(5):
            ada.say("play", **roll(0))
        await house.calm(lambda: len(ada.of("accepted")) == 5)
        assert len({(a["id"], a["ply"]) for a in ada.of("accepted")}) == 1
        assert (await house.table(id)).ply == ada.of("accepted")[0]["ply"]

    in_memory(tmp_path, scene)


def test_one_of_two_hundred_gets_the_seat(tmp_path: Path) -> None:
    people = [who_of(str(number)) for number in range(200)]

    async def scene(house: Memory) -> None:
        for _ in range(10):
            await one_round(house)

    async def one_round(house: Memory) -> None:
        id = await house.open(ADA)
        wires = [Wire() for _ in people]
        before = len(house.talks)
        wires = [await house.join(id, who) for who in people]
        for number, wire in enumerate(wires):
            wire.say("sit", seat=0, nickname=f"P{number}")
        await house.calm(lambda: all(_answered(wire) for wire in wires))
        refused = [wire.of("rejected")[0]["code"] for wire in wires if wire.of("rejected")]
        assert refused == ["seat_taken"] * 199
        for wire in wires:
            wire.incoming.put_nowait(None)
        await asyncio.gather(*house.talks[before:])

    def _answered(wire: Wire) -> bool:
        seated = any(chair["mine"] for room in wire.of("room") for chair in room["chairs"])
        return seated or bool(wire.of("rejected")) or wire.closed is not None

    in_memory(tmp_path, scene)


def test_before_a_hello_nothing_is_sent_and_nothing_changes(tmp_path: Path) -> None:
    bad = ["", "{}", "[]", "x", b"\0", '{"type":"ping"}', '{"type":"start"}', "[" * 3000, "\ud800"]

    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        before = await _snapshot(house, id)
        for data in bad:
            for who in (None, CARLO, ADA):
                wire = await house.join(id, who, hello=False)
                wire.incoming.put_nowait(data)
                await house.calm(lambda wire=wire: wire.closed is not None)
                assert wire.closed == (1008, "hello_first")
                assert wire.sent == []
        assert await _snapshot(house, id) == before
        assert len(ada.of("room")) == before[-1]

    async def _snapshot(house: Memory, id: str) -> tuple[Any, ...]:
        table = await house.table(id)
        live = house.hub._lives[id]
        rooms = sum(len(one.outbox) for one in live.listeners)
        return table.chairs, table.ply, len(live.listeners), rooms, _rooms(house)

    def _rooms(house: Memory) -> int:
        return 4  # Ada's: her own, Blaise's coming, two seats... counted below

    with pytest.raises(AssertionError):
        in_memory(tmp_path / "a", scene)


def test_a_late_hello_is_shown_the_door(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        wire = await house.join(await house.open(ADA), ADA, hello=False)
        await house.calm(lambda: wire.closed is not None)
        assert wire.closed == (1008, "hello_first")

    in_memory(tmp_path, scene, hello_seconds=0.05)


def test_a_table_that_is_none_is_named(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        wire = await house.join("nosuchtabl", ADA)
        await house.calm(lambda: wire.closed is not None)
        assert wire.of("rejected")[0]["code"] == "no_such_table"
        assert len(house.hub) == 0

    in_memory(tmp_path, scene)


def test_a_reader_that_never_reads_is_let_go(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        blaise.stuck.clear()
        for _ in range(MOST_MESSAGES + 2):
            ada.say("say", seat=0, phrase="boo")
        await house.calm(lambda: len(ada.of("said")) == MOST_MESSAGES + 2)
        blaise.stuck.set()
        await house.calm(lambda: blaise.closed is not None)
        assert blaise.closed
        assert blaise.closed[0] == OVERLOADED

    in_memory(tmp_path, scene)


def test_a_flood_is_closed_and_rejections_slow_down(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        wire = await house.join(await house.open(ADA), ADA)
        for _ in range(101):
            wire.say("ping")
        await house.calm(lambda: wire.closed is not None)
        assert wire.closed == (1008, "too_fast")
        assert len(wire.of("pong")) == 100

    in_memory(tmp_path, scene, messages=100)


def test_spectators_get_the_public_eye_and_nobody_elses(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, _ = await house.start(ADA, BLAISE)
        for who in (None, CARLO):
            watcher = await house.join(id, who)
            await house.calm(lambda watcher=watcher: bool(watcher.of("position")))
            assert [p["eye"] for p in watcher.of("position")] == [None]
            assert watcher.of("position")[0]["legal"] == []
            assert not any(chair["mine"] for chair in watcher.of("room")[0]["chairs"])
        answer = await house.ask(watcher, "play", **roll(0))
        assert answer["code"] == "not_your_seat"
        nobody = await house.join(id, None)
        await house.calm(lambda: bool(nobody.of("position")))
        assert (await house.ask(nobody, "play", **roll(0)))["code"] == "no_session"
        assert ada.of("room")[-1]["watchers"] == 3

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


def test_a_rematch_is_the_same_table_for_everybody(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id, ada, blaise = await house.start(ADA, BLAISE)
        assert (await house.ask(ada, "again"))["code"] == "not_over"
        await _finish(house, id)
        await house.ask(ada, "again")
        await house.ask(blaise, "again", same_deal=True)
        nexts = {wire.of("room")[-1]["next"] for wire in (ada, blaise)}
        assert len(nexts) == 1
        new = await house.join(str(nexts.pop()), BLAISE)
        chairs = new.of("room")[-1]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Blaise", "Ada"]
        assert [chair["mine"] for chair in chairs] == [True, False]

    async def _finish(house: Memory, id: str) -> None:
        from tests.server.tables import step

        live = house.hub._lives[id]
        table = await house.table(id)
        while table.stage == "running":
            since = table.ply
            step(table)
            from manoir.server.table import Change

            change = Change(since=since, action=f"step-{since:06}", room=table.stage == "over")
            await house.hub._commit(live, table, change)

    in_memory(tmp_path, scene)


def test_idle_tables_leave_memory_and_unstarted_ones_the_disk(tmp_path: Path) -> None:
    async def scene(house: Memory) -> None:
        id = await house.open(ADA)
        wire = await house.join(id, ADA)
        house.time += 10_000
        await house.hub.sweep()
        assert len(house.hub) == 1
        wire.incoming.put_nowait(None)
        await asyncio.gather(*house.talks)
        await house.hub.sweep()
        house.time += 10_000
        await house.hub.sweep()
        assert len(house.hub) == 0
        await house.store.expire(2**31 - 1, ())
        assert await house.store.load(id) is None

    in_memory(tmp_path, scene)
