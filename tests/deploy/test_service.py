"""A house under the system-call filter of `deploy/manoir.service`: nothing that it needs is cut."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.server.people.sessions import new_token
from tests.deploy.proxies import DEPLOY
from tests.forking import ROOT
from tests.server.client import Client, open_table
from tests.server.running import HOUSE, Running

UNDER_FILTER = (sys.executable, "-m", "tests.deploy.system_calls", str(DEPLOY / "manoir.service"))
PATIENCE = 120.0

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd"),
]


class Filtered(Running):
    """As the service starts it."""

    def command(self) -> tuple[str, ...]:
        return (*UNDER_FILTER, sys.executable, "-m", HOUSE, "127.0.0.1", str(self.port))


def test_a_call_that_the_service_forbids_ends_a_process() -> None:
    command = (*UNDER_FILTER, "/bin/sh", "-c", "exec chroot / true")
    assert subprocess.run(command, cwd=ROOT, check=False).returncode != 0


def test_people_bots_and_films_work_under_the_filter_of_the_service(tmp_path: Path) -> None:
    running = Filtered(tmp_path / "data", MANOIR_BOT_WARM="true", MANOIR_BOT_NICENESS="10")
    token = new_token()

    async def scene(game: str) -> None:
        table = open_table(running.url, token, game=game)
        async with Client(running.url, table, token, patience=PATIENCE) as host:
            await host.ask("sit", seat=0, nickname="Ada")
            level = "child" if game == "escalier" else "beginner"
            await host.ask("seat_bot", seat=1, level=level)
            await host.send("start")
            for _ in range(3):
                position = host.positions.get(0)
                while position is None or not position["legal"]:
                    await host.until("position")
                    position = host.positions.get(0)
                answer = await host.play(0, position["legal"][0])
                assert answer["type"] == "accepted", answer
                await host.settled((0,), answer["ply"])

    try:
        for game in ("escalier", "pasvu"):
            asyncio.run(scene(game))
        assert "replaced" not in running.log.read_text(), "no process was killed"
        assert running.errors() == []
    finally:
        running.kill()
