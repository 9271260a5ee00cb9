"""From the waiting room to a table, with a time that the test turns."""

from pathlib import Path

import pytest

from manoir.server.lobby.waiting_room import GHOST_SECONDS
from manoir.server.people.sessions import Who
from manoir.server.store.writer import Unwritten
from tests.server.lobby.house import Lobby, in_lobby
from tests.server.table_scenes import ADA, BLAISE, CARLO


async def people_of(lobby: Lobby, table: str) -> list[tuple[str, Who | None]]:
    found = await lobby.house.table(table)
    return sorted((chair.name, chair.holder) for chair in found.chairs)


def test_W1_three_who_want_the_same_sit_at_one_running_table(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        tabs = [await lobby.visit(who) for who in (ADA, BLAISE, CARLO)]
        tabs[0].seek("Ada", seats=3)
        await lobby.house.calm(lambda: lobby.seating.room)
        tabs[1].seek("Blaise", seats=3)
        await lobby.house.calm(lambda: len(lobby.seating.room) == 2)
        await lobby.tick()
        standing = await lobby.said(tabs[0], "seeking")
        assert (standing["names"], standing["ghosts"]) == (["Ada", "Blaise"], False)
        assert tabs[2].of("news")[-1]["queues"] == [{"game": "escalier", "seats": 3, "waiting": 2}]
        tabs[2].seek("Carlo", seats=3)
        tables = {(await lobby.said(tab, "seated"))["table"] for tab in tabs}
        assert len(tables) == 1
        table = await lobby.house.table(tables.pop())
        assert (table.stage, table.host, table.public) == ("running", ADA, True)
        assert sorted(chair.name for chair in table.chairs) == ["Ada", "Blaise", "Carlo"]
        await lobby.tick()
        assert len(lobby.seating.room) == 0
        assert table.id in tabs[0].tables

    in_lobby(tmp_path, scene)


def test_W2_a_person_in_two_tabs_counts_once_and_both_are_led(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        one, two, other = [await lobby.visit(who) for who in (ADA, ADA, ADA)]
        one.seek("Ada")
        two.seek("Ada")
        await lobby.house.calm(lambda: one.of("seeking") or len(lobby.seating.room) == 1)
        await lobby.tick()
        assert (await lobby.said(other, "seeking"))["names"] == ["Ada"]
        blaise = await lobby.visit(BLAISE)
        blaise.seek("Blaise")
        table = (await lobby.said(blaise, "seated"))["table"]
        for tab in (one, two):
            assert (await lobby.said(tab, "seated"))["table"] == table
        assert other.of("seated") == []
        assert other.of("seeking")[-1]["game"] is None
        assert await people_of(lobby, table) == [("Ada", ADA), ("Blaise", BLAISE)]

    in_lobby(tmp_path, scene)


def test_W1_a_wish_leads_to_one_table_though_whoever_called_could_not_say_so(
    tmp_path: Path,
) -> None:
    async def scene(lobby: Lobby) -> None:
        ada, blaise = await lobby.visit(ADA), await lobby.visit(BLAISE)
        ada.seek("Ada", nonce="a" * 32)
        blaise.seek("Blaise", nonce="b" * 32)
        first = (await lobby.said(blaise, "seated"))["table"]
        after = Lobby(lobby.house)  # has heard of nothing: another node, or the next process
        ada, carlo = await after.visit(ADA), await after.visit(CARLO)
        ada.seek("Ada", nonce="a" * 32)
        await after.house.calm(lambda: after.seating.room)
        carlo.seek("Carlo")
        assert (await after.said(ada, "seated"))["table"] == first
        hosts = [await after.house.store.count_open(who) for who in (ADA, BLAISE)]
        assert sorted(hosts) == [0, 1], "one table, and chance says whose"
        assert carlo.of("seated") == []
        blaise = await after.visit(BLAISE)
        blaise.seek("Blaise", nonce="c" * 32)  # another wish
        second = (await after.said(carlo, "seated"))["table"]
        assert await people_of(after, second) == [("Blaise", BLAISE), ("Carlo", CARLO)]

    in_lobby(tmp_path, scene)


def test_W2_whoever_leaves_the_page_leaves_the_queue(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        one, two = await lobby.visit(ADA), await lobby.visit(ADA)
        one.seek("Ada")
        await lobby.house.calm(lambda: lobby.seating.room)
        await lobby.leave(one)  # the other tab has asked for nothing
        assert len(lobby.seating.room) == 0
        await lobby.tick()
        two.seek("Ada")
        await lobby.house.calm(lambda: lobby.seating.room)
        two.say("give_up")
        await lobby.house.calm(lambda: not lobby.seating.room)
        await lobby.tick()
        assert lobby.seating.queues() == ()

    in_lobby(tmp_path, scene)


def test_W3_ghosts_are_offered_after_half_a_minute(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        ada, blaise = await lobby.visit(ADA), await lobby.visit(BLAISE)
        ada.seek("Ada", seats=4)
        await lobby.house.calm(lambda: lobby.seating.room)
        lobby.house.time += GHOST_SECONDS - 1
        blaise.seek("Blaise", seats=4)
        await lobby.house.calm(lambda: len(lobby.seating.room) == 2)
        await lobby.tick()
        assert not ada.of("seeking")[-1]["ghosts"]
        blaise.say("take_ghosts", level="child")
        assert (await lobby.said(blaise, "rejected"))["code"] == "no_ghosts_yet"
        lobby.house.time += 1
        await lobby.tick()
        assert all(tab.of("seeking")[-1]["ghosts"] for tab in (ada, blaise))
        blaise.say("take_ghosts", level="genius")
        assert (await lobby.said(blaise, "rejected", 2))["code"] == "unknown_level"
        blaise.say("take_ghosts", level="child")
        table = await lobby.house.table((await lobby.said(ada, "seated"))["table"])
        kinds = sorted((chair.kind, chair.level or chair.name) for chair in table.chairs)
        assert kinds == [("bot", "child")] * 2 + [("person", "Ada"), ("person", "Blaise")]
        assert table.stage == "running"

    in_lobby(tmp_path, scene)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        ada, blaise = await lobby.visit(ADA), await lobby.visit(BLAISE)
        ada.seek("Adalbert of the stairs")
        assert (await lobby.said(ada, "rejected"))["code"] == "name_too_long"
        ada.seek("Adalbert von Rabenst")
        await lobby.house.calm(lambda: lobby.seating.room)
        blaise.seek("ADALBERT von Rabenst")
        table = (await lobby.said(blaise, "seated"))["table"]
        assert await people_of(lobby, table) == [
            ("ADALBERT von Rabe 2", BLAISE),
            ("Adalbert von Rabenst", ADA),
        ]

    in_lobby(tmp_path, scene)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 2}, "no_such_game"),
        ({"game": "escalier", "seats": 16}, "bad_seats"),
        ({"game": "pacman", "seats": 1}, "bad_seats"),
        ({"game": "escalier", "seats": 17}, "malformed"),
    ],
)
def test_W1_what_nobody_can_play_is_refused(
    tmp_path: Path, wish: dict[str, object], code: str
) -> None:
    async def scene(lobby: Lobby) -> None:
        ada = await lobby.visit(ADA)
        ada.say("seek", nickname="Ada", **wish)
        assert (await lobby.said(ada, "rejected"))["code"] == code
        assert len(lobby.seating.room) == 0

    in_lobby(tmp_path, scene)


def test_T18_nobody_without_a_session_waits_or_signs(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        nobody = await lobby.visit(None)
        nobody.seek("Nobody")
        assert (await lobby.said(nobody, "rejected"))["code"] == "no_session"
        nobody.say("show_me", name="Nobody")
        assert (await lobby.said(nobody, "rejected", 2))["code"] == "no_session"
        nobody.say("take_ghosts", level="child")
        assert (await lobby.said(nobody, "rejected", 3))["code"] == "not_waiting"

    in_lobby(tmp_path, scene)


def test_W2_whoever_has_too_many_tables_finishes_one_first(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        await lobby.house.open(ADA)
        ada = await lobby.visit(ADA)
        ada.seek("Ada")
        assert (await lobby.said(ada, "rejected"))["code"] == "too_many_tables"

    in_lobby(tmp_path, scene, open_tables=1)


def test_a_table_that_cannot_be_kept_costs_nobody_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(lobby: Lobby) -> None:
        async def full(_: object) -> None:
            raise Unwritten("storage_full")

        ada, blaise = await lobby.visit(ADA), await lobby.visit(BLAISE)
        with monkeypatch.context() as disk:
            disk.setattr(lobby.house.store, "write", full)
            ada.seek("Ada")
            await lobby.house.calm(lambda: lobby.seating.room)
            blaise.seek("Blaise")
            assert (await lobby.said(ada, "rejected"))["code"] == "storage_full"
            assert len(lobby.house.hub) == 0
        assert lobby.seating.queues()[0].waiting == 2
        await lobby.tick()  # not at once again
        assert ada.of("seated") == []
        lobby.house.time += 6
        await lobby.tick()
        table = (await lobby.said(ada, "seated"))["table"]
        assert (await lobby.said(blaise, "seated"))["table"] == table

    in_lobby(tmp_path, scene)
