"""R25 on a disk that is really full: a small file system of its own, where one may be mounted."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

pytestmark = pytest.mark.soak
SIZE = 80 * 1024 * 1024  # a little more than a house wants to be free
EXPECTED = ("storage_full", "writes_fail", "mark_unwritten")
MOST_MOVES = 200


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(place))
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("mounting a file system is not allowed here")
    try:
        yield place
    finally:
        subprocess.run(("umount", "--lazy", str(place)), check=True)


def fill(file: Path) -> None:
    """Take all the room that there is."""
    with file.open("wb", buffering=0) as filler:
        for size in (1 << 20, 4096, 1):
            try:
                while True:
                    filler.write(b"\0" * size)
            except OSError:
                continue


def ready(house: Running) -> tuple[int, str]:
    answer = httpx.get(f"{house.url}/readyz", trust_env=False, timeout=30)
    return answer.status_code, answer.text


async def play(client: Client, most: int) -> str:
    """Moves for both seats until one is refused; why, or nothing."""
    for _ in range(most):
        seat = next(seat for seat in (0, 1) if client.positions[seat]["legal"])
        answer = await client.play(seat, client.positions[seat]["legal"][0])
        if answer["type"] == "rejected":
            return str(answer["code"])
        await client.settled((0, 1), answer["ply"])
    return ""


def test_R25_a_full_disk_refuses_by_name_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    house, filler = Running(small_disk / "data"), small_disk / "filler"
    assert ready(house)[0] == 200

    async def scene() -> None:
        token = new_token()
        table = open_table(house.url, token, options={"podium": True})
        async with Client(house.url, table, token, patience=60) as client:
            for seat in (0, 1):
                await client.ask("sit", seat=seat, nickname=f"P{seat}")
            await client.send("start")
            await client.settled((0, 1), 0)
            assert await play(client, 3) == ""
            fill(filler)
            assert await play(client, MOST_MOVES) == "storage_full"
            status, why = await asyncio.to_thread(ready, house)
            assert status == 503, why
            ply = client.positions[0]["ply"]
            filler.unlink()
            while (refused := await play(client, 1)) == "storage_full":
                await asyncio.sleep(0.2)
            assert refused == ""
            assert client.positions[0]["ply"] > ply, "it goes on where it was"
            await asyncio.sleep(2.5)  # between two trials
            assert (await asyncio.to_thread(ready, house))[0] == 200

    try:
        asyncio.run(scene())
    finally:
        house.stop()
    assert [line for line in house.errors() if not any(word in line for word in EXPECTED)] == []
