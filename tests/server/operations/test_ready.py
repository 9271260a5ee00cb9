"""`/readyz`, and what a house says of itself in its log."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from manoir.server.people.sessions import new_token
from manoir.server.store import readiness
from manoir.server.store.disk import Limits
from manoir.server.store.readiness import ReadinessCheck
from manoir.server.store.sqlite import SqlitePen
from manoir.server.store.store import Store
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running
from tests.server.store.scenes import with_store
from tests.server.store.test_integrity import empty_pages


def test_R25_a_full_disk_is_noticed_before_anybody_plays(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert (await store.health()).ok  # it goes by the last commit, and there was none
        ready = await ReadinessCheck(store).look(draining=False)
        assert ready.shown() == {"ready": False, "writes": "storage_full"}
        pen = store._writer._pen
        assert isinstance(pen, SqlitePen)
        pen.disk.execute("PRAGMA max_page_count = 1000000")
        assert (await ReadinessCheck(store).look(draining=False)).shown() == {"ready": True}

    with_store(tmp_path, scene, Limits(pages=empty_pages(tmp_path / "other")))


def test_a_disk_with_little_room_and_a_house_that_stops_get_no_visitors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "LEAST_FREE", 1 << 62)

    async def scene(store: Store) -> None:
        check = ReadinessCheck(store)
        assert (await check.look(draining=False)).shown() == {
            "ready": False,
            "disk": "storage_full",
        }
        assert (await check.look(draining=True)).shown() == {"ready": False, "draining": True}

    with_store(tmp_path, scene)


def test_the_log_has_the_life_of_a_house_and_of_its_tables(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    ready = loopback.get(f"{running.url}/readyz", timeout=60)
    assert (ready.status_code, ready.json()) == (200, {"ready": True})

    async def play() -> str:
        token = new_token()
        table = open_table(running.url, token)
        async with Client(running.url, table, token) as client:
            await client.ask("sit", seat=0, nickname="Ada")
            await client.ask("sit", seat=1, nickname="Blaise")
            await client.send("start")
            await client.until("position")
            await client.play_out((0, 1))
        return table

    table = asyncio.run(play())
    running.stop()
    lines = [
        msgspec.json.decode(line)
        for line in running.log.read_text().splitlines()
        if line.startswith("{")
    ]
    told = {line["event"]: line for line in lines}
    assert told["house_open"]["address"] == f"{running.url}/"
    assert told["table_opened"]["table"] == told["table_ended"]["table"] == table
    assert told["table_ended"]["plies"] > 10
    assert "house_closed" in told
