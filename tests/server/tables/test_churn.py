"""R41: tables come and go by the thousand, and the house is as it was."""

import asyncio
import gc
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from manoir.kernel.match import Match
from manoir.server.net.live.connection import Connection
from manoir.server.people.sessions import who_of
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table
from tests.server.memory import Memory, Wire, in_memory

KINDS = (Match, Connection, Wire, LiveTable, Table, asyncio.Task)
GAMES = ("escalier", "labyrinthe", "pacman")
QUICK, LONG = 60, 100_000


def alive() -> Counter[str]:
    """How many there are of each."""
    gc.collect()
    # By type: isinstance would ask a weak proxy for its class, and what it stood for may be gone.
    kinds = (type(one) for one in gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if issubclass(kind, KINDS))


async def cycle(house: Memory, number: int, random: Random) -> None:
    """Create, join, play three moves, leave."""
    who = who_of(f"guest {number}")
    id = await house.open(who, game=GAMES[number % len(GAMES)])
    wire = await house.join(id, who)
    watcher = await house.join(id, who_of(f"watcher {number}"))
    await house.ask(wire, "sit", seat=0, nickname="Ada")
    await house.ask(wire, "sit", seat=1, nickname="Bo")
    wire.say("start")
    await house.calm(lambda: bool(wire.of("position")))
    table = await house.table(id)
    for move in range(3):
        match = table.match
        assert match is not None
        seat = match.to_act[0]
        chosen = match.sample(seat, random.randrange)
        wire.say("play", seat=seat, ply=match.ply, id=f"action-{move}", move=chosen)
        await house.calm(lambda move=move: len(wire.of("accepted")) > move)  # type: ignore[misc]
    for one in (wire, watcher):
        one.incoming.put_nowait(None)
    await asyncio.gather(*house.talks)
    house.talks.clear()


@pytest.mark.parametrize("number", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])
def test_R41_tables_that_come_and_go_leave_nothing_in_memory(tmp_path: Path, number: int) -> None:
    random = Random(41)

    async def scene(house: Memory) -> None:
        await cycle(house, 0, random)
        await rest(house)
        before = alive()
        times = []
        for done in range(1, number + 1):
            begun = time.perf_counter()
            await cycle(house, done, random)
            times.append(time.perf_counter() - begun)
            if done % 500 == 0:
                await rest(house)
        await rest(house)
        assert alive() == before
        tenth = max(1, number // 10)
        first, last = (1000 * sum(part) / tenth for part in (times[:tenth], times[-tenth:]))
        print(f"R41: {number} tables, {first:.2f} ms each at first, {last:.2f} ms at last")

    async def rest(house: Memory) -> None:
        """Everybody has been gone for a while."""
        lives = house.hub.tables.lives.values()
        await house.calm(lambda: all(live.later is None for live in lives))  # rooms are shown late
        house.time += house.settings.idle_seconds + 1
        await house.hub.sweep()
        assert len(house.hub) == 0

    in_memory(tmp_path, scene)
