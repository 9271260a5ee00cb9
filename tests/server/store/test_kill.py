"""R01: kill -9 at any moment loses no acknowledged move and doubles none."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.people.sessions import new_token
from manoir.server.store.check import check_file
from tests.server.client import Client, open_table
from tests.server.running import HOUSE, QUICK, Running
from tests.server.store.players import Player, all_moved, compare

MANY = 8  # tables, two of each game


def crash(
    data: Path,
    ends: int,
    tables: int,
    end: Callable[[Running], object] = Running.kill,
    program: str = HOUSE,
) -> tuple[int, list[float]]:
    """How many moves were acknowledged, none of them lost or doubled; how long each cut was."""
    running = Running(data, program=(program,))
    players = [Player(running.url, number) for number in range(tables)]

    async def scene() -> None:
        stop, random = asyncio.Event(), Random(1)
        async with asyncio.TaskGroup() as group:  # one who fails ends it for all
            for player in players:
                group.create_task(player.play_until(stop))
            for _ in range(ends):
                await all_moved(players)  # so that each kill finds games in play
                await asyncio.sleep(random.uniform(0.0, 0.2))
                await asyncio.to_thread(end, running)
                await asyncio.to_thread(running.start)
            await all_moved(players)
            stop.set()

    try:
        asyncio.run(scene())
        assert running.errors() == []
    finally:
        running.kill()
    moves = compare(running.data / "manoir.db", players)
    checked = check_file(running.data / "manoir.db", print)
    assert checked.is_whole, "every game can be loaded"
    assert checked.other_rules == 0
    return moves, [wait for player in players for wait in player.waits]


def test_R01_kill_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """A table of each game."""
    moves, waits = crash(tmp_path / "data", 2, tables=4, program=QUICK)
    assert moves >= 3 * 4
    assert len(waits) >= 2 * 4, "each kill cut everybody off"


@pytest.mark.soak
@pytest.mark.parametrize(("program", "usual"), [(QUICK, 1000), (HOUSE, 100)])
def test_R01_many_kills_lose_no_acknowledged_move(tmp_path: Path, program: str, usual: int) -> None:
    """A thousand, or as many as KILLS says; fewer of the house whose processes begin as ever."""
    kills = int(os.environ.get("KILLS", usual))
    moves, waits = crash(tmp_path / "data", kills, MANY, program=program)
    late = quantiles(waits, n=100)[98]
    print(f"{kills} kills, {moves} acknowledged moves, playing again after {late:.2f} s (p99)")
    assert moves > kills * MANY


@pytest.mark.soak
def test_R04_twenty_deploys_in_a_row_cost_nobody_a_move(tmp_path: Path) -> None:
    stops: list[float] = []
    moves, waits = crash(tmp_path / "data", 20, MANY, lambda running: stops.append(running.stop()))
    late = quantiles(waits, n=100)[98]
    print(f"R04: {moves} moves, stopped in {max(stops):.1f} s, played again after {late:.1f} s")
    assert max(stops) < 10
    assert len(waits) >= len(stops) * MANY, "each stop cut everybody off"


def test_R04_a_gentle_stop_closes_with_1012_and_bots_go_on_after_it(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    token = new_token()
    table = open_table(running.url, token)

    async def before() -> None:
        async with Client(running.url, table, token) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            await host.ask("seat_bot", seat=1, level="child")
            await host.send("start")
            await host.settled((0,), 0)
            stopped = asyncio.create_task(asyncio.to_thread(running.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await host.until("never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
            assert await stopped < 10

    async def after() -> None:
        async with Client(running.url, table, token) as host:
            await host.settled((0,), 0)
            await host.play_out((0,))
            assert host.positions[0]["outcome"]

    try:
        asyncio.run(before())
        running.start()
        asyncio.run(after())
        assert running.errors() == []
    finally:
        running.kill()
