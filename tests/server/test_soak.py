"""R40: hours of play. `MANOIR_SOAK_MINUTES` says how long; ten if nothing is said."""

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.gauges import Measured

MINUTES = float(os.environ.get("MANOIR_SOAK_MINUTES", "10"))
PLAYERS = 40
GROWTH = 0.05  # of the memory, from a third of the time on


class Guest:
    """Opens a table, plays a while, is cut off now and then, and opens another."""

    def __init__(self, house: Measured, number: int) -> None:
        self.house = house
        self.random = Random(number)
        self.moves = 0

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            token = new_token()
            game = self.random.choice(("escalier", "labyrinthe", "pacman"))
            table = await asyncio.to_thread(open_table, self.house.url, token, game=game)
            begun = False
            for _ in range(self.random.randrange(1, 4)):
                async with Client(self.house.url, table, token, patience=60) as client:
                    if not begun:
                        await self.begin(client)
                        begun = True
                    await self.some_moves(client, until)

    async def begin(self, client: Client) -> None:
        for seat in (0, 1):
            await client.ask("sit", seat=seat, nickname=f"Guest {seat}")
        await client.send("start")
        await client.settled((0, 1), 0)

    async def some_moves(self, client: Client, until: float) -> None:
        await client.settled((0, 1), 0)
        for _ in range(self.random.randrange(60)):
            seat = next((s for s in (0, 1) if client.positions[s]["legal"]), None)
            if seat is None or time.monotonic() > until:
                return
            move: Any = self.random.choice(client.positions[seat]["legal"])
            answer = await client.play(seat, move)
            assert answer["type"] == "accepted", answer
            await client.settled((0, 1), answer["ply"])
            self.moves += 1
            await asyncio.sleep(self.random.uniform(0, 0.2))


@pytest.mark.soak
def test_R40_memory_files_and_registries_stay_flat(tmp_path: Path) -> None:
    house = Measured(tmp_path / "data", MANOIR_IDLE_SECONDS="5")

    async def scene() -> None:
        empty, files = house.gauges(), house.files()
        until = time.monotonic() + 60 * MINUTES
        guests = [Guest(house, number) for number in range(PLAYERS)]
        playing = asyncio.gather(*(guest.play(until) for guest in guests))
        await asyncio.sleep(20 * MINUTES)
        third = house.memory()
        await playing
        last = house.memory()
        moves = sum(guest.moves for guest in guests)
        print(f"R40: {moves} moves in {MINUTES} min, {third >> 20} MiB, then {last >> 20} MiB")
        await asyncio.sleep(40)  # a sweep comes every thirty seconds
        ignored = {"creations": empty["creations"]}  # it remembers an address for an hour
        assert house.gauges() | ignored == empty
        assert house.files() <= files + 8
        assert last <= third * (1 + GROWTH)

    try:
        asyncio.run(scene())
    finally:
        house.stop()
    assert house.errors() == []
