"""Whether halls slow down everybody else: mazes against bots, without and beside as many halls.

    PYTHONPATH=. python bench/halls.py [--tables 100] [--seconds 30] [--rounds 3]
                                       [--turns 0] [--pinned] [--apart]

A table is a person who plays a move a second against a bot. What is measured is how long a move of
a person in a maze takes to be safe; and, in halls, a hello and a move that is tried out. Each round
opens a house without halls and another one with them. With `--turns`, each round opens one house
with all tables, where people in halls stand still and play by turns: so both are measured in the
same minutes. `--pinned` gives core 0 to the house with all its processes, and the others to whoever
plays. `--apart` has halls played in a second house on the same machine: what they slow down then,
they do by using cores and a disk that somebody else needs.
"""

import asyncio
import random
import time
from collections import defaultdict
from contextlib import ExitStack
from multiprocessing import get_context
from statistics import quantiles
from typing import TYPE_CHECKING, Any, Final

import cyclopts

from bench.house import PATIENCE, House, leave_core_0, open_house, sit, told
from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.sharedctypes import Synchronized

PACE: Final = 1.0  # seconds between two moves of a person
BETWEEN: Final = 0.02  # seconds between two tables that open
SETTLING: Final = 15.0  # seconds after the last one: bots load what they need
CALMING: Final = 1.0  # seconds until all that was begun before a turn is over
LOOKING: Final = 0.2  # seconds between two looks at the clock
LEVELS: Final = {"labyrinthe": "normal", "pasvu": "normal"}
OPENING, STILL, ALONE, BESIDE, OVER = range(5)  # what time it is; halls stand still in two of them
NAMES: Final = {ALONE: "without halls", BESIDE: "beside halls"}
Times = dict[int, dict[str, list[float]]]  # how long things took, by when and what


class Evening:
    """Tables of one game until it is over, and how long everything took."""

    def __init__(self, house: House, game: str, now: "Synchronized[int]") -> None:
        self._house = house
        self._game = game
        self._now = now
        self.times: Times = {now: defaultdict(list) for now in range(OVER + 1)}

    async def spend(self, tables: int) -> None:
        tasks = [
            asyncio.create_task(self._table(number * BETWEEN * len(LEVELS)))
            for number in range(tables)
        ]
        while self._now.value != OVER:
            await asyncio.sleep(LOOKING)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _table(self, delay: float) -> None:
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
                while self._now.value in (STILL, ALONE):
                    await asyncio.sleep(LOOKING * random.uniform(0.75, 1.25))
                await self._timed("tries", client, "tried", "try", seat=0, id="try-0000", move=move)
                await self._timed("hellos", client, "position", "hello")
                move = random.choice(client.positions[0]["legal"] or [move])
            now, begun = self._now.value, time.monotonic()
            answer = await client.play(0, move)
            self.times[now]["moves"].append(time.monotonic() - begun)
            if answer["type"] == "accepted":
                await client.settled((0,), answer["ply"])

    async def _timed(
        self, name: str, client: Client, answer: str, type: str, **fields: Any
    ) -> None:
        now, begun = self._now.value, time.monotonic()
        await client.send(type, **fields)
        await client.until(answer, "rejected")
        self.times[now][name].append(time.monotonic() - begun)


def play(
    house: House, tables: int, game: str, now: "Synchronized[int]", found: "Connection"
) -> None:
    """Spend an evening in a process of its own, and send its times."""
    evening = Evening(house, game, now)
    asyncio.run(evening.spend(tables))
    found.send(evening.times)


def measure(
    houses: tuple[House, ...],
    tables: int,
    seconds: float,
    turns: tuple[int, ...],
    games: tuple[str, ...],
) -> None:
    """A process for each game: whoever plays in a maze does not wait for somebody's hall here."""
    context = get_context("spawn")
    now = context.Value("i", OPENING)
    core = dict.fromkeys(turns, 0.0)
    pipes = [context.Pipe(duplex=False) for _ in games]
    for house, game, (_, found) in zip(houses, games, pipes, strict=False):
        context.Process(target=play, args=(house, tables, game, now, found), daemon=True).start()
        found.close()  # its own end is left: should it fail, that one is gone
    time.sleep(tables * BETWEEN * len(LEVELS) + SETTLING)
    for turn in turns:
        core[turn] += _pass(houses[0], now, turn, seconds)
    now.value = OVER
    mazes, *halls = (times.recv() for times, _ in pipes)
    for turn, used in core.items():
        share = 100 * used / (turns.count(turn) * seconds)
        moves = told("moves in mazes", mazes[turn]["moves"])
        print(f"  {share:.0f} % of a core {NAMES[turn]}; {moves}", flush=True)
    for hall in halls:
        kinds = (told(name, hall[BESIDE][name]) for name in ("moves", "hellos", "tries"))
        print("  halls:", "; ".join(kinds), flush=True)
    if all(len(mazes[turn]["moves"]) > 1 for turn in NAMES):
        alone, beside = (quantiles(mazes[turn]["moves"], n=100) for turn in NAMES)
        print(f"  beside halls, p99 is {beside[98] / alone[98]:.2f} times that without", flush=True)


def _pass(house: House, now: "Synchronized[int]", turn: int, seconds: float) -> float:
    """Let a turn pass, and return how many seconds of a core the house has used in it."""
    now.value = STILL if turn == ALONE else OPENING
    time.sleep(CALMING)
    used, now.value = house.seconds(), turn
    time.sleep(seconds)
    return house.seconds() - used


def main(
    *,
    tables: int = 100,
    seconds: float = 30.0,
    rounds: int = 3,
    turns: int = 0,
    pinned: bool = False,
    apart: bool = False,
) -> None:
    if pinned:
        leave_core_0()
    core = 0 if pinned else None
    both = ("labyrinthe", "pasvu")
    evenings: tuple[tuple[tuple[int, ...], tuple[str, ...]], ...] = (
        (((ALONE, BESIDE) * turns, both),) if turns else (((ALONE,), both[:1]), ((BESIDE,), both))
    )
    for _ in range(rounds):
        for order, games in evenings:
            with ExitStack() as stack:
                house = stack.enter_context(open_house(core=core))
                other = stack.enter_context(open_house(core=core)) if apart else house
                measure((house, other), tables, seconds, order, games)


if __name__ == "__main__":
    cyclopts.run(main)
