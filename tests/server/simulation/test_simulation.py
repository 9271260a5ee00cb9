"""R44: a whole house in one process under a virtual clock, with all that can go wrong.

Every seed is an evening at one table of one game. `SEEDS=500 pytest -m soak -k R44` runs so many of
them; a seed that fails can be run alone (`simulate(seed, folder)`) and does the same again.
"""

import asyncio
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import structlog

from manoir.kernel import Refused
from manoir.kernel.game import Game
from manoir.server.store.rows import read_table
from manoir.server.store.store import Store
from manoir.server.tables.table import Table
from tests.server.simulation.clients import Person, game_of
from tests.server.simulation.faults import KINDS, Faults
from tests.server.simulation.house import SimulatedHouse, planted
from tests.server.simulation.ledger import Ledger
from tests.server.simulation.loop import VirtualLoop, run

QUICK = 20
SEEDS = int(os.environ.get("SEEDS", "2000"))
PART = 100
EVENING = 120.0  # seconds of the simulated clock with trouble, then it calms down
FIRST = 1000  # time of the virtual clock at the start


class Evening(NamedTuple):
    """What a seed came to."""

    digest: str
    acknowledged: int
    seconds: float
    hits: Counter[str]


@pytest.fixture(scope="session")
def empty_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with its schema, to be copied: making one takes long."""
    folder = tmp_path_factory.mktemp("empty")
    Store(folder).close()
    return folder


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Planted trouble is logged by the hundred."""
    before = structlog.get_config()
    structlog.configure(processors=[_drop])
    yield
    structlog.configure(**before)


def _drop(*_: object) -> str:
    raise structlog.DropEvent


def simulate(seed: int, empty: Path, folder: Path) -> Evening:
    shutil.copytree(empty, folder)
    faults = Faults(seed)

    async def scene(loop: VirtualLoop) -> Evening:
        with pytest.MonkeyPatch.context() as patch:
            planted(patch, faults, loop)
            return await evening(seed, folder, faults, loop)

    try:
        return run(seed, scene)
    finally:
        shutil.rmtree(folder)


async def evening(seed: int, folder: Path, faults: Faults, loop: VirtualLoop) -> Evening:
    house = SimulatedHouse(folder, faults, loop, seed)
    ledger = Ledger(folder / "manoir.db")
    house.open()
    people = [Person(name, seat, house, ledger) for name, seat in seats(seed)]
    game = game_of(seed)
    table = await open_table(house, game, people[0], 3 if seed % 3 == 0 else 2)
    until = loop.time() + EVENING
    living = [asyncio.create_task(person.live(table, until)) for person in people]
    living.append(asyncio.create_task(disturb(house, until)))
    await asyncio.gather(*living)
    await goodbye(house, people, table)
    await house.close()
    faults.calm = True
    kept = await read(folder, table)
    acknowledged = ledger.check(kept)
    ledger.close()
    return Evening(ledger.digest(), acknowledged, loop.time() - FIRST, faults.hits)


def seats(seed: int) -> list[tuple[str, int | None]]:
    """Two people and whoever watches; or one, against a bot."""
    bot = seed % 5 == 0
    return [("Ada", 0), ("Watcher", None)] if bot else [("Ada", 0), ("Bo", 1), ("Watcher", None)]


async def open_table(house: SimulatedHouse, game: Game, host: Person, number: int) -> str:
    while True:
        try:
            return await house.hub.open(game, game.options(), number, host.who, True)
        except Refused:
            await asyncio.sleep(1)


async def disturb(house: SimulatedHouse, until: float) -> None:
    """What happens to the house as a whole; before its end all is well again."""
    faults, loop = house.faults, house.loop
    while loop.time() < until:
        await asyncio.sleep(faults.random("house").uniform(5, 20))
        killed = faults("house: is killed", "house")
        if killed or faults("house: closes and comes back", "house"):
            await (house.kill() if killed else house.close())
            await asyncio.sleep(faults.random("house").uniform(0.1, 5))
            house.open()
        if faults("house: forgets idle tables", "house"):
            await asyncio.sleep(faults.random("house").uniform(1, 100))
            for live in house.hub.tables.lives.values():
                if not live.lock.locked():
                    live.table = None
    faults.calm = True


async def goodbye(house: SimulatedHouse, people: list[Person], table: str) -> None:
    """Nothing is stuck: everybody is answered once more, and shown what is on the disk."""
    house.faults.calm = True
    await asyncio.sleep(60)
    for person in people:
        person.leave()
    await asyncio.sleep(5)
    for person in people:
        person.come(table)
        pongs = person.pongs
        person.say("ping")
        await asyncio.sleep(20)
        assert person.pongs > pongs, f"{person.name} is not answered"
    for person in people:
        person.leave()
    await asyncio.sleep(5)


async def read(folder: Path, table: str) -> Table:
    store = Store(folder)
    try:
        stored = await store.load(table)
        assert stored is not None
        return read_table(stored)
    finally:
        store.close()


def run_seeds(seeds: range, empty: Path, folder: Path) -> Counter[str]:
    hits, acknowledged, seconds = Counter[str](), 0, 0.0
    for seed in seeds:
        try:
            one = simulate(seed, empty, folder / str(seed))
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
        hits += one.hits
        acknowledged += one.acknowledged
        seconds += one.seconds
    print(f"R44: {len(seeds)} seeds, {acknowledged} moves acknowledged, {seconds:.0f} s simulated")
    print(f"R44: {dict(hits)}")
    return hits


def test_R44_what_was_acknowledged_is_kept_and_shown_in_order(
    empty_house: Path, tmp_path: Path
) -> None:
    hits = run_seeds(range(QUICK), empty_house, tmp_path)
    assert set(hits) == set(KINDS), set(KINDS) - set(hits)


def test_R44_a_seed_does_the_same_again(empty_house: Path, tmp_path: Path) -> None:
    for seed in (1, 3):
        one, two = (simulate(seed, empty_house, tmp_path / str(seed)) for _ in range(2))
        assert one == two
        assert one.acknowledged


@pytest.mark.soak
@pytest.mark.parametrize("part", range((SEEDS + PART - 1) // PART))
def test_R44_evenings_by_the_thousand(empty_house: Path, tmp_path: Path, part: int) -> None:
    hits = run_seeds(range(PART * part, min(PART * (part + 1), SEEDS)), empty_house, tmp_path)
    if SEEDS % PART == 0:  # every part is whole
        assert set(hits) == set(KINDS), set(KINDS) - set(hits)
