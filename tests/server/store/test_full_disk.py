"""R25 on a disk that is really full: a small one of our own, and a server process on it."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from manoir.server.people.sessions import new_token
from manoir.server.store.check import check_file
from tests import loopback
from tests.server.running import Running
from tests.server.store.players import Player, compare, while_playing

pytestmark = pytest.mark.soak
MEGABYTE = 1024 * 1024
SIZE = 128 * MEGABYTE
MOMENT = 0.2


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder))
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(("umount", "--lazy", str(folder)), check=True)


def fill(file: Path) -> None:
    """Leave no byte free."""
    with file.open("ab", buffering=0) as ballast:
        for size in (MEGABYTE, 4096, 1):
            try:
                while ballast.write(bytes(size)):
                    pass
            except OSError:
                continue


def ready(running: Running) -> tuple[int, Any]:
    answer = loopback.get(f"{running.url}/readyz", timeout=60)
    return answer.status_code, answer.json()


async def until_ready(running: Running) -> None:
    while (await asyncio.to_thread(ready, running))[0] != 200:
        await asyncio.sleep(MOMENT)


def opened(running: Running) -> httpx.Response:
    return loopback.post(
        f"{running.url}/api/tables",
        json={"game": "escalier", "seats": 2},
        headers={"Authorization": f"Bearer {new_token()}"},
        timeout=60,
    )


def test_R25_a_full_disk_refuses_by_name_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        running = Running(disk / "data")
        players = [Player(running.url, number) for number in range(4)]

        async def scene() -> None:
            assert await asyncio.to_thread(ready, running) == (200, {"ready": True})
            await asyncio.to_thread(fill, disk / "ballast")
            for player in players:
                await player.turned_away.wait()
            refused = await asyncio.to_thread(opened, running)
            assert (refused.status_code, refused.json()["code"]) == (507, "storage_full")
            status, told = await until_full(running)
            full = {"ready": False, "disk": "storage_full", "writes": "storage_full"}
            assert (status, told) == (503, full)
            (disk / "ballast").unlink()
            await until_ready(running)

        try:
            asyncio.run(while_playing(players, scene))
            assert {code for player in players for code in player.refused} <= {"storage_full"}
            assert "Traceback" not in running.log.read_text()
        finally:
            running.kill()
        assert compare(running.data / "manoir.db", players) >= 2 * len(players)
        assert check_file(running.data / "manoir.db", print).is_whole


async def until_full(running: Running) -> tuple[int, Any]:
    """It looks at the disk every other second."""
    while (found := await asyncio.to_thread(ready, running))[0] == 200:
        await asyncio.sleep(MOMENT)
    return found
