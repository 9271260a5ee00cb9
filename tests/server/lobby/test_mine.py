"""One's own tables: where one is awaited first, and of these the most urgent."""

from pathlib import Path

from manoir.server.clocks.control import DAY, Tempo, control_of
from manoir.server.tables import timekeeping
from manoir.server.tables.table import Table
from tests.server.lobby.house import Lobby, in_lobby
from tests.server.tables.test_timekeeping import PEOPLE, started


def laid(id: str, tempo: Tempo, seat: int = 0) -> Table:
    """A running table; another person is to move unless it is seat 0's turn."""
    table = started("escalier", control=control_of(tempo, "ghost", "escalier", 2))
    table.id = id
    if seat:
        table.chairs = (table.chairs[1], table.chairs[0])
    return table


def test_the_most_urgent_table_comes_first_with_what_is_left(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        await lobby.visit(PEOPLE[0])
        mine = lobby.stream.mine
        names = ("calm", "week", "day", "other")
        tables = [
            laid("calm", "no_hurry"),
            laid("week", "seven_days"),
            laid("day", "one_day"),
            laid("other", "one_day", seat=1),
        ]
        assert mine.update(tables) == {PEOPLE[0]}
        found = {one.table: one for one in mine.of(PEOPLE[0])}
        assert list(found) == ["day", "week", "calm", "other"]
        assert {*names} == {*found}
        now = lobby.house.hub.timer.time()
        assert found["day"].left == DAY - now
        assert found["week"].tempo == "seven_days"
        assert (found["calm"].left, found["calm"].my_turn) == (None, True)
        assert (found["other"].left, found["other"].my_turn) == (None, False)
        assert mine.has(PEOPLE[0], "day")
        assert not mine.has(PEOPLE[1], "day")
        assert not mine.has(None, "day")

    in_lobby(tmp_path, scene)


def test_a_table_where_a_bot_plays_ones_turn_does_not_wait_for_one(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        await lobby.visit(PEOPLE[0])
        table = laid("day", "one_day")
        table.at += 2 * DAY
        timekeeping.fall(table, "wisp")
        lobby.stream.mine.update([table])
        assert [(one.my_turn, one.left) for one in lobby.stream.mine.of(PEOPLE[0])] == [
            (False, None)
        ]

    in_lobby(tmp_path, scene)
