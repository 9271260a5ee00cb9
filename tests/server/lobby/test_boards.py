"""Small boards: what spectators see, once a second at most, and nothing else."""

from pathlib import Path

import pytest

from manoir.server.lobby.boards import PAUSE
from tests.server.lobby.house import Lobby, in_lobby
from tests.server.table_scenes import ADA, BLAISE, CARLO

ROLL = {"type": "roll"}


def test_a_board_is_what_a_spectator_sees(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, ada, _ = await lobby.house.start(ADA, BLAISE)
        watcher = await lobby.house.join(id, None)
        await lobby.tick()
        tab = await lobby.visit(BLAISE)
        tab.say("watch_boards", tables=[id])
        board = await lobby.said(tab, "board")
        seen = watcher.of("position")[-1]
        assert board["table"] == id
        assert board["position"]["view"] == seen["view"]
        assert board["position"]["eye"] is None
        assert board["position"]["legal"] == []
        await lobby.house.ask(ada, "play", seat=0, ply=0, id="action-01", move=ROLL)
        await lobby.tick()
        assert len(tab.of("board")) == 2
        await lobby.house.calm(lambda: len(watcher.of("position")) == 2)
        assert tab.of("board")[-1]["position"]["view"] == watcher.of("position")[-1]["view"]

    in_lobby(tmp_path, scene)


def test_a_board_is_drawn_once_a_second_at_most(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _, _ = await lobby.house.start(ADA, BLAISE)
        await lobby.tick()
        tab = await lobby.visit(None)
        tab.say("watch_boards", tables=[id, id])
        await lobby.said(tab, "board")
        for _ in range(3):
            lobby.house.hub.noticed.move(id)
            await lobby.tick()
        assert len(tab.of("board")) == 2
        lobby.house.time += PAUSE
        await lobby.tick()
        assert len(tab.of("board")) == 3
        tab.say("watch_boards", tables=[])
        await lobby.house.calm(lambda: not lobby.stream.boards)

    in_lobby(tmp_path, scene)


@pytest.mark.parametrize("closed", ["public", "watchable"])
def test_no_board_of_a_table_that_is_not_in_the_list(tmp_path: Path, closed: str) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _, _ = await lobby.house.start(ADA, BLAISE)
        table = await lobby.house.table(id)
        setattr(table, closed, False)
        await lobby.tick()
        tab = await lobby.visit(None)
        tab.say("watch_boards", tables=[id, "aaaaaaaaaa"])
        tab.say("ping")
        await lobby.said(tab, "pong")
        assert tab.of("board") == []

    in_lobby(tmp_path, scene)


def test_W4_a_table_that_is_closed_to_watchers_leaves_the_lobby(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, ada, _ = await lobby.house.start(ADA, BLAISE)
        await lobby.tick()
        tab = await lobby.visit(None)
        tab.say("watch_boards", tables=[id])
        await lobby.said(tab, "board")
        await lobby.house.ask(ada, "watchable", watchable=False)
        await lobby.tick()
        assert id not in tab.tables
        await lobby.house.ask(ada, "play", seat=0, ply=0, id="action-01", move=ROLL)
        lobby.house.time += PAUSE
        await lobby.tick()
        assert len(tab.of("board")) == 1

    in_lobby(tmp_path, scene)


def test_ones_own_board_is_shown_to_whoever_plays_there_and_to_nobody_else(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, ada, _ = await lobby.house.start(ADA, BLAISE)
        table = await lobby.house.table(id)
        table.public = table.watchable = False
        await lobby.tick()
        mine, other = await lobby.visit(BLAISE), await lobby.visit(CARLO)
        for tab in (mine, other):
            tab.say("watch_boards", tables=[id])
        board = await lobby.said(mine, "board")
        assert board["position"]["eye"] is None, "as any spectator would see it"
        await lobby.house.ask(ada, "play", seat=0, ply=0, id="action-01", move=ROLL)
        lobby.house.time += PAUSE
        await lobby.tick()
        assert len(mine.of("board")) == 2
        table.public = table.watchable = True
        lobby.house.hub.noticed.room(id)
        await lobby.tick()
        other.say("watch_boards", tables=[id])
        await lobby.said(other, "board")
        table.public = False
        lobby.house.hub.noticed.move(id)
        lobby.house.time += PAUSE
        await lobby.tick()
        assert (len(mine.of("board")), len(other.of("board"))) == (3, 1)

    in_lobby(tmp_path, scene)
