"""Bots of a real house: their processes die, stand back and end as they should."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from manoir.bots.background import NICENESS
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import HOUSE, Running

WORKER, PREWARMER = "manoir.server.bots.worker", "manoir.bots.warm"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
PATIENCE = 60.0
pytestmark = pytest.mark.whole


def children(pid: int, program: str) -> list[int]:
    """The processes that another one started with `python -m program`."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed if program in command(int(child))]


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def until(reached: Callable[[], Any]) -> Any:
    for _ in range(int(PATIENCE / 0.02)):
        if found := reached():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came to that")


async def against_a_bot(house: Running, level: str = "child") -> Client:
    token = new_token()
    client = Client(house.url, open_table(house.url, token), token, patience=PATIENCE)
    await client.__aenter__()
    await client.ask("sit", seat=0, nickname="Ada")
    await client.ask("seat_bot", seat=1, level=level)
    await client.ask("start")
    await client.settled((0,), 0)
    return client


@LINUX
def test_R29_a_game_goes_on_after_its_idle_process_has_gone(tmp_path: Path) -> None:
    house = Running(tmp_path / "data", program=(HOUSE,))

    async def scene() -> None:
        client = await against_a_bot(house)
        async with asyncio.timeout(PATIENCE):
            for sent in (signal.SIGKILL, signal.SIGSTOP):
                await client.play_out((0,), most=4)
                for pid in children(house.process.pid, WORKER):
                    os.kill(pid, sent)
            await client.play_out((0,), most=4)
        await client.socket.close()

    try:
        asyncio.run(scene())
        assert house.log.read_text().count('"bot_replaced"') == 2
        assert house.errors() == []
    finally:
        house.stop()


@LINUX
def test_R29_processes_of_bots_end_with_a_house_that_was_killed(tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")  # empty: there is a lot to make
    house = Running(tmp_path / "data", program=(HOUSE,), MANOIR_BOT_WARM="true", MANOIR_CACHE=cache)
    server = house.process.pid
    [prewarmer] = until(lambda: children(server, PREWARMER))
    [worker] = until(lambda: children(server, WORKER))
    until(lambda: nice_of(prewarmer) >= NICENESS)  # it is at work
    house.kill()
    until(lambda: not (command(worker) or command(prewarmer)))


def nice_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])


@LINUX
def test_bots_stand_back_behind_people(tmp_path: Path) -> None:
    house = Running(
        tmp_path / "data", program=(HOUSE,), MANOIR_BOT_NICENESS="19", MANOIR_BOT_WARM="true"
    )
    try:
        [pid] = until(lambda: children(house.process.pid, WORKER))
        until(lambda: nice_of(pid) == 19)
        assert os.getsid(pid) == os.getsid(house.process.pid), "else it would not count"
        assert nice_of(house.process.pid) < 19
    finally:
        house.stop()


async def tables_of_bots(house: Running, number: int) -> list[str]:
    """Games among bots that have begun."""
    token, tables = new_token(), []
    for _ in range(number):
        table = await asyncio.to_thread(open_table, house.url, token)
        async with Client(house.url, table, token, patience=PATIENCE) as client:
            for seat in (0, 1):
                await client.ask("seat_bot", seat=seat, level="child")
            await client.send("start")
            while client.room["stage"] == "waiting":
                await client.receive()
        tables.append(table)
    return tables


def stage(house: Running, table: str) -> str:
    with closing(sqlite3.connect(house.data / "manoir.db")) as file:
        [[found]] = file.execute("SELECT stage FROM tables WHERE id = ?", (table,)).fetchall()
    return str(found)


def test_R29_after_a_restart_bots_go_on_whatever_is_wrong_with_one_table(tmp_path: Path) -> None:
    slow = Running(tmp_path / "data", program=(HOUSE,), MANOIR_BOT_DELAY="60000")
    first, *others = asyncio.run(tables_of_bots(slow, 8))
    slow.kill()
    with closing(sqlite3.connect(slow.data / "manoir.db")) as file, file:
        file.execute("UPDATE tables SET options = 'nonsense' WHERE id = ?", (first,))
    house = Running(tmp_path / "data", program=(HOUSE,))
    try:
        assert loopback.get(f"{house.url}/healthz").status_code == 200
        until(lambda: '"bots_woken"' in house.log.read_text())
        [line] = [line for line in house.log.read_text().splitlines() if '"bots_woken"' in line]
        assert '"tables": 8, "of": 8, "failed": 1' in line
        until(lambda: all(stage(house, table) == "over" for table in others))
        assert stage(house, first) == "running"
        assert house.errors() == []
    finally:
        house.stop()
