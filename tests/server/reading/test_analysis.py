"""How good was that choice, over HTTP: only after the end, by frame, and never a long wait."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from manoir.kernel.match import Match
from manoir.server.net.encoder import Secret, encode_game
from manoir.server.net.problems import HttpProblem
from manoir.server.people.sessions import new_token
from manoir.server.reading import library
from manoir.server.wire import Analysis, Choice
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running
from tests.server.table_scenes import finished_table


def get(house: Running, table: str, part: str) -> httpx.Response:
    return loopback.get(f"{house.url}/api/tables/{table}/{part}")


async def played(house: Running) -> str:
    """A table that is over; nothing is told while it runs."""
    token = new_token()
    table = open_table(house.url, token)
    async with Client(house.url, table, token) as host:
        await host.ask("sit", seat=0, nickname="Ada")
        await host.ask("sit", seat=1, nickname="Blaise")
        await host.ask("start")
        await host.settled((0, 1), 0)
        early = await asyncio.to_thread(get, house, table, "analysis")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        await host.play_out((0, 1))
    return table


def test_after_the_end_every_frame_of_the_replay_has_its_chances(house: Running) -> None:
    table = asyncio.run(played(house))
    answer = get(house, table, "analysis")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    film = get(house, table, "replay").json()
    assert len(found["chances"]) == len(film["frames"])
    assert found["chances"][-1] == film["outcome"]["scores"]
    assert found["to_win"] is True
    for choice in found["choices"]:
        view = film["frames"][choice["frame"] - 1]["view"]
        assert view["die"] is not None  # a die lay there, and that seat had to choose
        assert view["turn"] == choice["seat"]
        assert choice["loss"] >= 0
    losses = [choice["loss"] for choice in found["choices"]]
    for row in (*found["chances"], found["luck"], losses):
        assert row == [round(number, 4) for number in row]
    assert get(house, table, "analysis").content == answer.content


def test_while_the_values_are_being_made_it_says_so(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    running = Running(tmp_path / "data", MANOIR_CACHE=str(cache))
    try:
        answer = get(running, asyncio.run(played(running)), "analysis")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
        assert not list(cache.glob("*.npy"))
    finally:
        running.stop()


def finished() -> Match:
    match = finished_table().match
    assert match is not None
    return match


def test_a_game_without_an_analysis_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "analyse", lambda _: None)
    with pytest.raises(HttpProblem, match="no_analysis") as trouble:
        library.judge(finished())
    assert trouble.value.status == 404


def test_only_a_move_of_the_game_is_better() -> None:
    match = finished()
    choices = (Choice(1, 0, 0.5, match.state),)
    with pytest.raises(Secret, match="State"):
        encode_game(match.game, Analysis(True, ((0.5, 0.5),), choices, (0.0, 0.0)))
