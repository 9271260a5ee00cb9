"""What listeners are told: one list for all of them, however slow they are."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from manoir.server.lobby.audience import AT_ONCE
from manoir.server.lobby.guest_book import GRACE_SECONDS
from manoir.server.lobby.listing import Listing
from manoir.server.tables.commands import before_play, stand_ins
from manoir.server.wire_lobby import LobbyTable
from tests.server.lobby.house import Lobby, Tab, in_lobby
from tests.server.table_scenes import ADA, BLAISE, CARLO


def entry(number: int, watchers: int = 0) -> LobbyTable:
    return LobbyTable(f"t{number}", "escalier", "waiting", {}, (), (), 2, 2, 0, watchers, number)


def test_the_newest_are_shown_and_older_ones_come_back() -> None:
    listing = Listing(most=2)
    for number in (1, 2, 3):
        listing.put(entry(number))
    assert listing.news() == ((entry(3), entry(2)), ())
    listing.remove("t3")
    assert listing.news() == ((entry(1),), ("t3",))
    listing.put(entry(1, watchers=1))
    assert listing.news() == ((entry(1, watchers=1),), ())
    assert listing.news() == ((), ())


def test_a_list_that_had_to_be_cut_is_read_again_when_there_is_room() -> None:
    listing = Listing(most=1)
    for number in range(9):
        listing.put(entry(number))
    listing.news()
    assert (len(listing), listing.is_short) == (4, False)
    for number in (8, 7, 6, 5):
        listing.remove(f"t{number}")
    assert (len(listing), listing.is_short) == (0, True)
    listing.read([entry(4)], whole=True)
    listing.remove("t4")
    assert (len(listing), listing.is_short) == (0, False)


def test_a_slow_listener_gets_all_of_it_instead_of_a_backlog(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        quick, slow = await lobby.visit(None), await lobby.visit(None)
        slow.slow = True
        for _ in range(5):
            await lobby.house.open(ADA)
            await lobby.tick()
        assert len(quick.tables) == 5
        assert len(slow.sent) == 1
        slow.slow = False
        await lobby.tick()
        assert [message["type"] for message in slow.sent] == ["lobby", "lobby"]
        assert slow.tables == quick.tables
        await lobby.house.open(ADA)
        await lobby.tick()
        assert slow.last == quick.last
        assert slow.last["type"] == "news"

    in_lobby(tmp_path, scene)


def test_others_have_their_turn_while_a_crowd_is_told_and_latecomers_know_the_same(
    tmp_path: Path,
) -> None:
    async def scene(lobby: Lobby) -> None:
        tabs = [await lobby.visit(None) for _ in range(2 * AT_ONCE + 1)]
        await lobby.house.open(ADA)
        told: list[int] = []
        late: list[Tab] = []

        async def breathe(seconds: float) -> None:
            assert seconds > 0
            told.append(sum(len(tab.tables) for tab in tabs))
            late.append(await lobby.visit(None))

        lobby.stream.audience.pause = breathe  # type: ignore[assignment]
        await lobby.tick()
        assert told == [AT_ONCE, 2 * AT_ONCE]
        assert all(tab.tables == tabs[0].tables and len(tab.tables) == 1 for tab in tabs + late)

    in_lobby(tmp_path, scene)


def test_nothing_new_is_no_message(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        tab = await lobby.visit(None)
        await lobby.tick()
        await lobby.tick()
        assert len(tab.sent) == 1

    in_lobby(tmp_path, scene)


def test_what_is_not_on_the_disk_yet_is_told_to_nobody(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id = await lobby.house.open(ADA)
        tab = await lobby.visit(None)
        await lobby.tick()
        live = lobby.house.hub.tables.find(id)
        async with live.lock:
            assert live.table is not None
            before_play.sit(live.table, BLAISE, 0, "Blaise", "")
            lobby.house.hub.noticed.room(id)
            await lobby.tick()
            assert tab.tables[id]["names"] == []
        await lobby.tick()
        assert tab.tables[id]["names"] == ["Blaise"]

    in_lobby(tmp_path, scene)


def test_only_those_who_want_it_are_in_the_guest_book(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        ada, blaise, _ = [await lobby.visit(who) for who in (ADA, BLAISE, CARLO)]
        ada.say("show_me", name="Ada")
        blaise.say("show_me", name="blaise")
        await lobby.house.calm(lambda: len(lobby.stream.book) == 2)
        await lobby.tick()
        assert ada.of("news")[-1]["guests"] == ["Ada", "blaise"]
        blaise.say("show_me")
        await lobby.house.calm(lambda: len(lobby.stream.book) == 1)
        await lobby.tick()
        assert blaise.of("news")[-1]["guests"] == ["Ada"]
        await lobby.leave(ada)
        await lobby.tick()
        assert lobby.stream.book.names() == ("Ada",)  # between two pages
        lobby.house.time += GRACE_SECONDS
        await lobby.tick()
        assert blaise.of("news")[-1]["guests"] == []

    in_lobby(tmp_path, scene)


def test_nothing_is_left_of_whoever_has_gone(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _, _ = await lobby.house.start(ADA, BLAISE)
        await lobby.tick()
        tab = await lobby.visit(ADA)
        tab.say("watch_boards", tables=[id])
        tab.seek("Ada")
        await lobby.said(tab, "board")
        await lobby.house.calm(lambda: lobby.seating.room)
        await lobby.leave(tab)
        stream = lobby.stream
        left = (stream.audience, stream.boards, stream.mine, stream.presence, lobby.seating.room)
        await lobby.house.calm(lambda: not stream.presence)
        assert [len(register) for register in left] == [0] * len(left)
        assert not lobby.house.hub.noticed.follows_moves

    in_lobby(tmp_path, scene)


def test_a_table_that_is_known_keeps_its_place() -> None:
    listing = Listing()
    listing.put(entry(1))
    listing.news()
    listing.put(replace(entry(1), since=9, free=1))
    assert listing.news() == ((replace(entry(1), free=1),), ())
    listing.read([replace(entry(1), since=5, free=1), entry(2)], whole=True)
    assert listing.news() == ((entry(2),), ())
    listing.read([], whole=True)
    assert listing.news() == ((), ("t2", "t1"))


def test_two_tabs_of_one_person_are_told_the_same_tables(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id = await lobby.house.open(ADA)
        tabs = await asyncio.gather(lobby.visit(ADA), lobby.visit(ADA))
        for tab in tabs:
            assert [one["table"] for one in tab.of("mine")[-1]["tables"]] == [id]

    in_lobby(tmp_path, scene)


def test_a_board_of_a_table_that_is_being_played_at_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _, _ = await lobby.house.start(ADA, BLAISE)
        await lobby.tick()
        tab = await lobby.visit(None)
        tab.say("watch_boards", tables=[id])
        await lobby.said(tab, "board")
        async with lobby.house.hub.tables.find(id).lock:
            lobby.house.hub.noticed.move(id)
            await asyncio.wait_for(lobby.tick(), 5)
        assert len(tab.of("board")) == 1
        await lobby.tick()
        assert len(tab.of("board")) == 2

    in_lobby(tmp_path, scene)


def test_a_game_does_not_wait_for_somebody_whom_a_bot_stands_in_for(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _ada, _ = await lobby.house.start(ADA, BLAISE)
        tab = await lobby.visit(ADA)
        assert [one["my_turn"] for one in tab.of("mine")[-1]["tables"]] == [True]
        table = await lobby.house.table(id)
        stand_ins.stand_in(table, ADA, 0, "child", ("child",), gone=False)
        lobby.house.hub.noticed.room(id)
        await lobby.tick()
        assert [one["my_turn"] for one in tab.of("mine")[-1]["tables"]] == [False]

    in_lobby(tmp_path, scene)
