"""R27: a copy taken while people play is restored elsewhere: nothing acknowledged is missing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from manoir.kernel.commands import exits
from tests import forking, loopback
from tests.server.running import Running
from tests.server.store.players import Player, all_moved, logs_of, while_playing

MINUTES = 1.0  # that 50 tables play before and after a copy


def command(*words: str, data: Path) -> forking.Done:
    return forking.run("manoir.cli", *words, MANOIR_DATA=str(data))


def players_of(running: Running, count: int) -> list[Player]:
    return [Player(running.url, number) for number in range(count)]


def finished(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as file:
        rows = file.execute("SELECT id FROM tables WHERE stage = 'over' ORDER BY id").fetchall()
    return [id for (id,) in rows]


def verify_all(running: Running, tables: list[str], folder: Path) -> None:
    """Every finished game passes `manoir verify`, as whoever downloads it would run it."""
    for table in tables:
        saved = loopback.get(f"{running.url}/api/tables/{table}/save", timeout=30)
        assert saved.status_code == 200, saved.text
        file = folder / f"{table}.json"
        file.write_bytes(saved.content)
        done = command("verify", str(file), data=folder)
        assert done.returncode == 0, done.stderr


def play_copy_and_restore(tmp_path: Path, tables: int, seconds: float) -> int:
    """How many finished games there were in the copy."""
    running = Running(tmp_path / "data")
    players = players_of(running, tables)
    before: set[tuple[str, str]] = set()
    copy, restored = tmp_path / "copy.db", tmp_path / "restored"

    async def scene() -> None:
        await asyncio.sleep(seconds)
        before.update(key for player in players for key in player.acknowledged)
        done = await asyncio.to_thread(command, "backup", str(copy), data=running.data)
        assert done.returncode == 0, done.stderr
        again = await asyncio.to_thread(command, "backup", str(copy), data=running.data)
        assert again.returncode == exits.CANNOT_WRITE, "nothing is written over"
        used = await asyncio.to_thread(
            command, "restore", str(copy), "--replace", data=running.data
        )
        assert used.returncode == exits.IN_USE, used.stderr
        await asyncio.sleep(seconds)
        await all_moved(players)

    try:
        asyncio.run(while_playing(players, scene))
        assert running.errors() == []
    finally:
        running.kill()
    done = command("restore", str(copy), data=restored)
    assert done.returncode == 0, done.stderr
    assert "every hash is right" in done.stdout
    logs = logs_of(restored / "manoir.db")
    assert len(before) >= len(players)
    assert all(logs[table].count(action) == 1 for table, action in before)
    over = finished(restored / "manoir.db")
    again = Running(restored)
    try:
        assert loopback.get(f"{again.url}/healthz", timeout=60).json() == {"ok": True}
        for table in {table for table, _ in before}:
            assert loopback.get(f"{again.url}/api/tables/{table}", timeout=60).is_success
        verify_all(again, over, tmp_path)
    finally:
        again.stop()
    assert again.errors() == []
    print(f"{len(before)} moves acknowledged before, {len(logs)} tables, {len(over)} over")
    return len(over)


def test_R27_a_copy_taken_under_load_is_restored_with_all_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    play_copy_and_restore(tmp_path, 4, 0.0)


@pytest.mark.soak
def test_R27_a_copy_of_fifty_tables_is_restored_and_every_finished_game_verified(
    tmp_path: Path,
) -> None:
    assert play_copy_and_restore(tmp_path, 50, 60 * MINUTES) > 0


def test_R27_what_cannot_be_copied_is_a_sentence(tmp_path: Path) -> None:
    result = command("backup", str(tmp_path / "copy.db"), data=tmp_path / "nowhere")
    assert (result.returncode, result.stderr.count("\n")) == (exits.NO_INPUT, 1)
