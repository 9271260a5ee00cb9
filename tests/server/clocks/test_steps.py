"""R39: a machine's clock that is set, a process that stands still, and a browser that lies."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.server.clocks.house_time import LONGEST_GAP
from tests import loopback
from tests.server.client import Client
from tests.server.clocks.test_over_sockets import see_clocks, two_players
from tests.server.running import HOUSE, Running

pytestmark = pytest.mark.soak
SHIMS = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
STEPS = ("+5s", "-5s", "+1h", "-1h", "+30d", "-30d", "+0s")
SLACK = 1_500  # milliseconds: for the way, on a busy machine
STILL = 30.0  # seconds


class FakedHouse(Running):
    """A server on a machine whose clock is set under its feet; only the monotonic one goes on."""

    def __init__(self, folder: Path) -> None:
        self._time = folder / "time"
        self.set("+0s")
        super().__init__(
            folder / "data",
            LD_PRELOAD=str(SHIMS[0]),
            FAKETIME_TIMESTAMP_FILE=str(self._time),
            FAKETIME_NO_CACHE="1",
            DONT_FAKE_MONOTONIC="1",
            FAKETIME_DONT_FAKE_MONOTONIC="1",
        )

    def command(self) -> tuple[str, ...]:
        return (sys.executable, "-m", HOUSE, "127.0.0.1", str(self.port))

    def set(self, step: str) -> None:
        part = self._time.with_suffix(".part")
        part.write_text(f"{step}\n")
        part.rename(self._time)


@pytest.fixture
def faked(tmp_path: Path) -> Iterator[FakedHouse]:
    if not SHIMS:
        pytest.skip("no libfaketime on this machine: apt-get install faketime")
    house = FakedHouse(tmp_path)
    yield house
    house.stop()
    assert house.errors() == []


async def left(client: Client, seat: int) -> int:
    await see_clocks(client)
    glass = client.glasses[seat]
    assert glass["runs"]
    found: int = glass["move"] + glass["reserve"]
    return found


def test_R39_a_clock_that_is_set_gives_and_takes_nobody_time(faked: FakedHouse) -> None:
    async def scene() -> str:
        async with two_players(faked, game="labyrinthe", tempo="lively") as players:
            seat = players[0].positions[0]["to_act"][0]
            thinker = players[seat]
            at_first, begun = await left(thinker, seat), time.monotonic()
            for step in STEPS:
                faked.set(step)
                gone = 1000 * (time.monotonic() - begun)
                assert abs(at_first - gone - await left(thinker, seat)) < SLACK, step
            faked.set("-1h")
            legal = thinker.positions[seat]["legal"]
            assert (await thinker.play(seat, legal[0]))["type"] == "accepted"
            found: str = thinker.room["table"]
            return found

    table = asyncio.run(scene())
    address = f"{faked.url}/api/tables/{table}/replay"
    film = loopback.get(address, timeout=60).json()
    last = film["frames"][-1]
    assert last["time"] < 1000 * (time.time() - 1800), "the clock was set, indeed"
    assert last["took"] == 0, "and nobody thought for less than nothing"


def test_R39_a_server_that_stands_still_for_half_a_minute_lets_no_flag_fall(tmp_path: Path) -> None:
    house = Running(tmp_path / "data")

    async def scene() -> None:
        async with two_players(house, tempo="lively", seats=2) as players:
            seat = players[0].positions[0]["to_act"][0]
            thinker = players[seat]
            before = await left(thinker, seat)
            os.kill(house.process.pid, signal.SIGSTOP)
            await asyncio.sleep(STILL)
            os.kill(house.process.pid, signal.SIGCONT)
            lost = before - await left(thinker, seat)
            assert lost < 1000 * LONGEST_GAP + SLACK
            assert thinker.positions[seat]["ply"] == 0
            answer = await thinker.play(seat, thinker.positions[seat]["legal"][0])
            assert answer["type"] == "accepted"

    asyncio.run(scene())
    house.stop()
    assert house.errors() == []
