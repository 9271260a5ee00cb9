"""Three nodes behind a proxy, people at all their tables, and somebody who breaks things."""

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct

from manoir.bots.warm import warm
from tests.server.nodes.history import History, anomalies
from tests.server.nodes.houses import nodes
from tests.server.nodes.pauses import Pause, Trouble, after_each, load, summary
from tests.server.nodes.person import Pair, Person
from tests.server.nodes.proxy import Nats, Proxy
from tests.server.postgres import Cluster
from tests.server.running import HOUSE, Running

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("escalier", {"podium": True}),
    ("labyrinthe", {}),
    ("pacman", {}),
    ("pasvu", {}),
)
NODES = 3
SEATS = [2, 3]
PATIENCE = 240.0


class House:
    """All that can be broken."""

    def __init__(
        self,
        cluster: Cluster,
        address: str,
        running: list[Running],
        proxy: Proxy,
        nats: Nats | None,
    ) -> None:
        self.cluster, self.address, self.running = cluster, address, running
        self.proxy, self.nats = proxy, nats
        self.random = Random(1)
        self.pairs: list[Pair] = []
        self.troubles: list[Trouble] = []

    @property
    def by_nats(self) -> bool:
        """Whether hints travel by a NATS that can be broken."""
        return self.nats is not None and self.nats.is_running

    def note(self, name: str) -> None:
        """Something has just been broken, or is whole again."""
        self.troubles.append(Trouble(monotonic(), name))

    def histories(self) -> list[History]:
        return [person.history for person in self.people()]

    def people(self) -> list[Person]:
        return [person for pair in self.pairs for person in pair.people]


class Result(Struct):
    """What came of it."""

    moves: int
    refused: Counter[str]  # moves, by why
    anomalies: list[str]
    gaps: list[Pause]  # between two moves that somebody saw
    people: list[Pause]  # in which the house kept a person from moving
    bots: list[Pause]  # in which only bots could move
    troubles: list[Trouble]

    def told(self) -> str:
        lines = [
            f"{self.moves} moves acknowledged, {len(self.anomalies)} anomalies, load {load()}",
            f"refused: {dict(self.refused)}",
            f"until a person's move is accepted: {summary(self.people)}",
            f"until a bot has moved, its thinking included: {summary(self.bots)}",
            f"between two moves, people's pace included: {summary(self.gaps)}",
            *after_each(self.troubles, self.people, self.bots),
        ]
        return "\n  ".join(lines)


Nemesis = Callable[[House], Awaitable[None]]


@contextmanager
def house(
    folder: Path,
    *,
    balance: str = "random",
    hints: str = "nats",
    many: int = NODES,
    program: tuple[str, ...] = (HOUSE,),
    **settings: str,
) -> Iterator[House]:
    """`hints`: by nats, by notify, or lost (to a NATS that nobody has started)."""
    warm(seats=SEATS)  # nobody waits for what a house on a new machine makes once
    cluster, nats = Cluster(), None
    settings = {"MANOIR_TRUSTED_PROXIES": "127.0.0.1", "MANOIR_BOT_WARM": "true", **settings}
    try:
        cluster.make_template()
        address = cluster.new()
        if hints != "notify":
            nats = Nats()
            settings["MANOIR_HINTS"] = nats.address
            if hints == "lost":
                nats.kill()
        with nodes(address, folder, many, program, **settings) as running:
            proxy = Proxy(folder, running, balance)
            try:
                yield House(cluster, address, running, proxy, nats)
            finally:
                proxy.kill()
    finally:
        if nats is not None:
            nats.kill()
        cluster.close()


async def play(
    house: House, nemesis: Nemesis, tables: int, pace: float, games: int = len(GAMES)
) -> Result:
    """Everybody plays before, during and after."""
    for number in range(tables):
        game, options = GAMES[number % games]
        seats = 3 if number % 3 == 0 else 2
        house.pairs.append(Pair(house.proxy.url, game, seats, dict(options), pace))
    stop = asyncio.Event()
    tasks = [asyncio.create_task(pair.play(stop)) for pair in house.pairs]
    stuck = []
    try:
        await all_move(house)
        await nemesis(house)
        await all_move(house)
    except (AssertionError, RuntimeError) as error:
        stuck.append(str(error))
    finally:
        stop.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(30):
                await asyncio.gather(*tasks, return_exceptions=True)
        for task in tasks:
            task.cancel()
    result = await asyncio.to_thread(result_of, house)
    result.anomalies += stuck
    return result


async def all_move(house: House) -> None:
    """Until every table has seen another move."""
    before = [seen(pair) for pair in house.pairs]
    end = monotonic() + PATIENCE
    while still := [
        pair for pair, was in zip(house.pairs, before, strict=True) if seen(pair) == was
    ]:
        assert monotonic() < end, f"nobody moves at {[pair.told() for pair in still]}"
        await asyncio.sleep(0.1)


def seen(pair: Pair) -> int:
    return sum(len(person.history.seen) for person in pair.people)


def result_of(house: House) -> Result:
    histories = house.histories()
    moves = sum(a.answer == "ok" for one in histories for a in one.actions)
    gaps: list[Pause] = []
    people: list[Pause] = []
    bots: list[Pause] = []
    for pair in house.pairs:
        where = f"{pair.game} of {pair.seats}"
        for person in pair.people:
            people += [Pause(*span, where) for span in person.history.pauses()]
            bots += [Pause(*span, where) for span in person.history.kept_waiting]
        tables = {table for person in pair.people for table in person.history.moments}
        for table in tables:
            moments = sorted(
                m for person in pair.people for m in person.history.moments.get(table, ())
            )
            gaps += [Pause(*span, where) for span in pairwise(moments)]
    found = anomalies(histories, house.address)
    refused = sum((one.refused for one in histories), Counter[str]())
    return Result(moves, refused, found, gaps, people, bots, house.troubles)


def many(name: str, default: int) -> int:
    return int(os.environ.get(name, default))
