"""Disks that refuse, files that are locked, and copies that are taken while people play."""

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest

from manoir.server.store.check import check_file
from tests import loopback
from tests.server.running import Running
from tests.server.store.players import Player, all_moved, compare, while_playing

LARGEST_LOG = 64 * 1024 * 1024  # bytes


def health(running: Running) -> tuple[int, dict[str, object]]:
    answer = loopback.get(f"{running.url}/healthz", timeout=10)
    return answer.status_code, answer.json()


def players_of(running: Running, count: int = 4) -> list[Player]:
    return [Player(running.url, number) for number in range(count)]


def file_of(running: Running) -> Path:
    return running.data / "manoir.db"


def test_R25_a_disk_that_takes_no_more_refuses_by_name_and_recovers(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    players = players_of(running)

    def limit(size: int) -> None:
        """No file of the server may grow beyond it: what a full disk looks like from inside."""
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, -1))

    async def scene() -> None:
        limit((running.data / "manoir.db-wal").stat().st_size)
        for player in players:
            await player.turned_away.wait()
            assert loopback.get(f"{running.url}/api/tables/{player.table}").is_success
        assert health(running) == (503, {"ok": False, "writes": "storage_error"})
        limit(-1)

    try:
        asyncio.run(while_playing(players, scene))
        assert health(running) == (200, {"ok": True})
        assert "Traceback" not in running.log.read_text()
    finally:
        running.kill()
    assert compare(file_of(running), players) >= 2 * len(players)
    assert check_file(file_of(running), print).is_whole


def hold_lock(path: Path, seconds: float) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = perf_counter()
        while perf_counter() - begun < seconds:
            other.execute("SELECT count(*) FROM records").fetchone()
        other.execute("ROLLBACK")


def locked(data: Path, seconds: float) -> tuple[list[str], int]:
    """Which refusals a foreign lock leads to, and how large the log was."""
    running = Running(data)
    players = players_of(running)
    sizes: list[int] = []

    async def scene() -> None:
        await asyncio.to_thread(hold_lock, file_of(running), seconds)
        sizes.append((running.data / "manoir.db-wal").stat().st_size)

    try:
        asyncio.run(while_playing(players, scene))
        assert health(running) == (200, {"ok": True})
        assert "Traceback" not in running.log.read_text()
    finally:
        running.kill()
    compare(file_of(running), players)
    return [code for player in players for code in player.refused], max(sizes)


def test_R26_moves_wait_for_a_foreign_lock(tmp_path: Path) -> None:
    refused, size = locked(tmp_path / "data", 1.0)
    assert refused == []
    assert size < LARGEST_LOG


@pytest.mark.soak
def test_R26_a_lock_of_ten_seconds_refuses_by_name(tmp_path: Path) -> None:
    refused, size = locked(tmp_path / "data", 10.0)
    assert set(refused) == {"storage_busy"}
    assert size < LARGEST_LOG


@pytest.mark.soak
def test_R26_the_log_shrinks_when_a_reader_of_a_minute_has_gone(tmp_path: Path) -> None:
    """While it reads, SQLite cannot begin the log again."""
    running = Running(tmp_path / "data")
    players = players_of(running, 16)
    log = running.data / "manoir.db-wal"

    async def scene() -> None:
        with closing(sqlite3.connect(file_of(running), isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM records").fetchone()
            await asyncio.sleep(60)
            largest = log.stat().st_size
        for _ in range(3):
            await all_moved(players)
        print(f"the log was {largest / 2**20:.1f} MiB, and is {log.stat().st_size / 2**20:.1f}")
        assert log.stat().st_size <= LARGEST_LOG

    try:
        asyncio.run(while_playing(players, scene))
        assert running.errors() == []
    finally:
        running.kill()
    print(f"{compare(file_of(running), players)} moves")
