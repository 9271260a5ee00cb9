"""Whether halls slow down everybody else: mazes against bots, without and with as many halls.

    PYTHONPATH=. python bench/halls.py [--tables 100] [--seconds 30] [--rounds 3]
                                       [--pinned] [--apart]

A table is a person who plays a move a second against a bot. What is measured is how long a move of
a person in a maze takes to be safe; and, in halls, a hello and a move that is tried out. `--pinned`
gives core 0 to the house with all its processes, and the others to whoever plays. `--apart` has
halls played in a second house on the same machine: what they slow down then, they do by using cores
and a disk that somebody else needs.
"""

import asyncio
import random
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import repeat
from multiprocessing import get_context
from typing import Any, Final

import cyclopts

from bench.house import PATIENCE, House, leave_core_0, open_house, sit, told
from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table

PACE: Final = 1.0  # seconds between two moves of a person
BETWEEN: Final = 0.02  # seconds between two tables that open
SETTLING: Final = 15.0  # seconds after the last one: bots load what they need
LEVELS: Final = {"labyrinthe": "normal", "pasvu": "normal"}


class Evening:
    """Tables of one game until a moment, and how long everything took."""

    def __init__(self, house: House, game: str) -> None:
        self._house = house
        self._game = game
        self.counts = False
        self.core = 0.0  # how much of one the house has used
        self.moves: list[float] = []
        self.tries: list[float] = []
        self.hellos: list[float] = []

    async def table(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while True:
            token, url = new_token(), self._house.url
            table = await asyncio.to_thread(open_table, url, token, game=self._game, seats=2)
            async with Client(url, table, token, patience=PATIENCE) as client:
                await sit(client, 2, LEVELS[self._game])
                await self._play(client)

    async def _play(self, client: Client) -> None:
        while not client.positions[0]["outcome"]:
            legal = client.positions[0]["legal"]
            if not legal:
                await client.until("position")
                continue
            await asyncio.sleep(PACE * random.uniform(0.75, 1.25))
            move = random.choice(legal)
            if self._game == "pasvu":
                await self._timed(
                    self.tries, client, "tried", "try", seat=0, id="try-0000", move=move
                )
                await self._timed(self.hellos, client, "position", "hello")
                move = random.choice(client.positions[0]["legal"] or [move])
            begun = time.monotonic()
            answer = await client.play(0, move)
            self._note(self.moves, begun)
            if answer["type"] == "accepted":
                await client.settled((0,), answer["ply"])

    async def _timed(
        self, into: list[float], client: Client, answer: str, type: str, **fields: Any
    ) -> None:
        begun = time.monotonic()
        await client.send(type, **fields)
        await client.until(answer, "rejected")
        self._note(into, begun)

    def _note(self, into: list[float], begun: float) -> None:
        if self.counts:
            into.append(time.monotonic() - begun)


async def _play(house: House, tables: int, seconds: float, game: str) -> Evening:
    evening = Evening(house, game)
    tasks = [
        asyncio.create_task(evening.table(number * BETWEEN * len(LEVELS)))
        for number in range(tables)
    ]
    await asyncio.sleep(tables * BETWEEN * len(LEVELS) + SETTLING)
    evening.counts = True
    used = house.seconds()
    await asyncio.sleep(seconds)
    evening.core = (house.seconds() - used) / seconds
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return evening


def play(house: House, tables: int, seconds: float, game: str) -> dict[str, Any]:
    """How long everything took, by what it was; and how much of a core the house used."""
    evening = asyncio.run(_play(house, tables, seconds, game))
    return {name: getattr(evening, name) for name in ("moves", "hellos", "tries", "core")}


def measure(houses: tuple[House, ...], tables: int, seconds: float, games: tuple[str, ...]) -> None:
    """A process for each game: whoever plays in a maze does not wait for somebody's hall here."""
    with ProcessPoolExecutor(len(games), get_context("spawn")) as pool:
        mazes, *halls = pool.map(play, houses, repeat(tables), repeat(seconds), games)
    print(f"  {100 * mazes['core']:.0f} % of a core", " and ".join(games), sep="; ", end="; ")
    print(told("moves in mazes", mazes["moves"]), flush=True)
    for hall in halls:
        kinds = (told(name, hall[name]) for name in ("moves", "hellos", "tries"))
        print("  halls:", "; ".join(kinds), flush=True)


def main(
    *,
    tables: int = 100,
    seconds: float = 30.0,
    rounds: int = 3,
    pinned: bool = False,
    apart: bool = False,
) -> None:
    if pinned:
        leave_core_0()
    core = 0 if pinned else None
    for _ in range(rounds):
        for games in (("labyrinthe",), ("labyrinthe", "pasvu")):
            with ExitStack() as stack:
                house = stack.enter_context(open_house(core=core))
                other = stack.enter_context(open_house(core=core)) if apart else house
                measure((house, other), tables, seconds, games)


if __name__ == "__main__":
    cyclopts.run(main)
