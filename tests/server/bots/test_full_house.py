"""R29: many tables of bots at once. People are answered at once, and no bot keeps them waiting."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from statistics import quantiles

import pytest

from manoir.server.people.sessions import new_token
from manoir.server.settings import Settings
from tests.server.bots.test_house import WORKER, children
from tests.server.client import Client, open_table
from tests.server.running import HOUSE, Running

DELAY = 0.9  # seconds between a position and a bot's answer, as in any house
PATIENCE = 120.0


class Person:
    """Plays against a bot, and notes how long everything took."""

    def __init__(self, house: Running, level: str) -> None:
        self.house = house
        self.level = level
        self.acknowledged: list[float] = []
        self.pongs: list[float] = []
        self.answers: list[float] = []  # of the bot, beyond its delay

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            await self._play_game(over)

    async def _play_game(self, over: asyncio.Event) -> None:
        token = new_token()
        table = await asyncio.to_thread(open_table, self.house.url, token)
        async with Client(self.house.url, table, token, patience=PATIENCE) as client:
            await client.ask("sit", seat=0, nickname="Ada")
            await client.ask("seat_bot", seat=1, level=self.level)
            await client.ask("start")
            await client.settled((0,), 0)
            while not over.is_set() and not client.positions[0]["outcome"]:
                await self._move(client)

    async def _move(self, client: Client) -> None:
        legal, begun = client.positions[0]["legal"], time.monotonic()
        if legal:
            answer = await client.play(0, legal[0])
            self.acknowledged.append(time.monotonic() - begun)
            await client.settled((0,), answer["ply"])
            await client.send("ping")
            begun = time.monotonic()
            await client.until("pong")
            self.pongs.append(time.monotonic() - begun)
        else:
            await client.until("position")
            self.answers.append(time.monotonic() - begun - DELAY)


async def sit_bots(house: Running, number: int) -> None:
    """A table where bots play against each other, and nobody watches."""
    token, levels = new_token(), ("child", "adult", "elephant", "oracle")
    table = await asyncio.to_thread(open_table, house.url, token)
    async with Client(house.url, table, token, patience=PATIENCE) as client:
        for seat in (0, 1):
            await client.ask("seat_bot", seat=seat, level=levels[(number + seat) % 4])
        await client.send("start")
        while client.room["stage"] == "waiting":
            await client.receive()


def shown(name: str, seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=100)
    figures = f"p50 {cuts[49] * 1e3:.1f} p99 {cuts[98] * 1e3:.1f} max {max(seconds) * 1e3:.1f} ms"
    return f"{name}: {len(seconds)}, {figures}"


async def play_beside(house: Running, tables: int, people: int, seconds: float) -> list[Person]:
    over, persons = asyncio.Event(), [Person(house, "adult") for _ in range(people)]
    for number in range(tables):
        await sit_bots(house, number)
    playing = [asyncio.create_task(person.play(over)) for person in persons]
    await asyncio.sleep(seconds / 2)
    for pid in children(house.process.pid, WORKER):
        os.kill(pid, signal.SIGSTOP)  # a process that hangs, in the midst of it
    await asyncio.sleep(seconds / 2)
    over.set()
    await asyncio.gather(*playing)
    return persons


def run(tmp_path: Path, tables: int, people: int, seconds: float) -> list[Person]:
    delay, niceness = str(int(DELAY * 1000)), str(Settings().bot_niceness)
    house = Running(
        tmp_path / "data",
        program=(HOUSE,),
        MANOIR_BOT_DELAY=delay,
        MANOIR_BOT_NICENESS=niceness,
        MANOIR_BOT_LIMIT="3",
    )
    try:
        persons = asyncio.run(play_beside(house, tables, people, seconds))
        print(shown("acknowledged", [s for p in persons for s in p.acknowledged]))
        print(shown("pongs", [s for p in persons for s in p.pongs]))
        print(shown("bots beyond their delay", [s for p in persons for s in p.answers]))
        print(
            *[line for line in house.log.read_text().splitlines() if "bot_" in line][:5], sep="\n"
        )
        assert house.errors() == []
    finally:
        house.stop()
    return persons


pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc"),
]


def test_R29_five_hundred_tables_of_bots(tmp_path: Path) -> None:
    persons = run(tmp_path, tables=500, people=10, seconds=60.0)
    assert quantiles([s for p in persons for s in p.acknowledged], n=100)[98] < 0.1
    assert quantiles([s for p in persons for s in p.pongs], n=100)[98] < 0.02
    answers = sorted(s for p in persons for s in p.answers)
    assert answers[-1 - len(persons)] < 3.0  # whoever waited for the process that was stopped: 5
    assert answers[-1] < 5.0
