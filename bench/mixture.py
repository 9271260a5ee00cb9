"""A full house while others ask it for all that takes long, and the same house in peace.

    PYTHONPATH=. python bench/mixture.py [--tables 500] [--seconds 20] [--rounds 3] [--data FOLDER]

Others: 4 connections that want films of mazes of 1,500 plies, 20 sockets that try moves out in
halls as fast as the house allows, 4 people who log in again and again, 20 tables of bots. First
every table plays one move a second, then 50 as fast as it goes; each with and without others. The
house has core 0 with all its processes, whoever asks has the others. `--data /dev/shm` leaves the
disk out of it. Films have the budget that an address has in any house: whoever is refused one asks
again at once. `--films 1000000` lets all of them be made.

On a machine that is used by others as well, times tell little. What holds there is the processor
time that the whole house takes for a move: the share of moves that it would have a core for.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import cyclopts
import httpx

from bench.house import PATIENCE, House, load, open_house, seat_bots, sit, told
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.reading.long_games import keep_in, long_game
from tests.server.running import free_port

MAZES: Final = tuple(f"maze{number:06}" for number in range(8))
PLIES: Final = 1500
FILMS, TRIES, LOGINS, GHOSTS = 4, 20, 4, 20
TRY_SECONDS: Final = 0.05  # 400 questions in 20 s are allowed
LEVEL: Final = "hard"
PASSWORD: Final = "seven grey bats at dusk"


class Others:
    """What else is asked of the house, until it is cancelled; and how long each answer took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.films: list[float] = []
        self.refused = 0  # films beyond the budget of an address
        self.tries: list[float] = []
        self.logins: list[float] = []

    async def ask(self) -> None:
        for _ in range(GHOSTS):
            await seat_bots(self._url, "labyrinthe", 2, LEVEL)
        works = [self._films(number) for number in range(FILMS)]
        works += [self._logins(number) for number in range(LOGINS)]
        works += [self._tries() for _ in range(TRIES)]
        await asyncio.gather(*works)

    async def _films(self, number: int) -> None:
        async with self._browser() as http:
            while True:
                for maze in MAZES[number:] + MAZES[:number]:
                    await self._film(http, maze)

    async def _film(self, http: httpx.AsyncClient, maze: str) -> None:
        begun = time.monotonic()
        answer = await http.get(f"/api/tables/{maze}/replay")
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            self.refused += 1
            return
        answer.raise_for_status()
        self.films.append(time.monotonic() - begun)

    async def _logins(self, number: int) -> None:
        body = {"name": f"Visitor {number}", "password": PASSWORD}
        async with self._browser() as http:
            (await http.post("/api/account", json=body)).raise_for_status()
            while True:
                await timed(self.logins, http.post("/api/session", json=body))

    def _browser(self) -> httpx.AsyncClient:
        """A client whose requests come from a page of the house."""
        headers = {"Origin": self._url}
        return loopback.AsyncClient(base_url=self._url, headers=headers, timeout=PATIENCE)

    async def _tries(self) -> None:
        token = new_token()
        table = await asyncio.to_thread(open_table, self._url, token, game="pasvu", seats=2)
        async with Client(self._url, table, token, patience=PATIENCE) as client:
            await sit(client, 2)
            seat = next(one for one in (0, 1) if client.positions[one]["legal"])
            move = client.positions[seat]["legal"][0]
            while True:
                begun = time.monotonic()
                await timed(self.tries, self._try(client, seat, move))
                await asyncio.sleep(max(0.0, TRY_SECONDS - (time.monotonic() - begun)))

    async def _try(self, client: Client, seat: int, move: Any) -> None:
        await client.send("try", seat=seat, id="try-0000", move=move)
        await client.until("tried", "rejected")


async def timed(into: list[float], answering: Awaitable[httpx.Response | None]) -> None:
    begun = time.monotonic()
    answer = await answering
    if answer is not None:
        answer.raise_for_status()
    into.append(time.monotonic() - begun)


async def beside(house: House, measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What is measured while others ask."""
    others = Others(house.url)
    asking = asyncio.create_task(others.ask())
    try:
        while not (others.films and others.tries and others.logins):
            if asking.done():
                asking.result()
            await asyncio.sleep(0.1)
        result = await asyncio.to_thread(measure)
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    print(told("  films", others.films), f"{others.refused} refused", sep=", ", end="; ")
    print(told("tries", others.tries), told("logins", others.logins), sep="; ", flush=True)
    return result


def measured(house: House, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """What the load finds, and the processor time a move: of all, and who took how much of it."""
    before, moves = house.seconds_by_process(), house.moves()
    found = load(house.url, tables, seconds, pace)
    moves = max(1, house.moves() - moves)
    after = house.seconds_by_process()
    spent = {name: 1e6 * (after[name] - before.get(name, 0.0)) / moves for name in after}
    shares = {name.removeprefix("manoir.server."): round(one) for name, one in spent.items()}
    return {**found, "us_a_move": round(sum(spent.values())), "of_which": shares}


def compare(tables: int, seconds: float, pace: float, data: Path, films: int) -> None:
    """In peace and beside others, one after the other: the same noise for both."""
    port = free_port()
    house_like_any = partial(open_house, data, core=0, metrics=port, MANOIR_FILMS=str(films))

    def measure() -> dict[str, Any]:
        return measured(house, tables, seconds, pace)

    with house_like_any() as house:
        calm = measure()
    with house_like_any() as house:
        busy = asyncio.run(beside(house, measure))
    print("  in peace     ", calm, "\n  beside others", busy, flush=True)
    share = busy["moves_a_second"] / max(1, calm["moves_a_second"])
    print(f"  {100 * share:.0f} % of the moves, p99 {calm['p99_ms']} and {busy['p99_ms']} ms")
    print(f"  by processor time {100 * calm['us_a_move'] / busy['us_a_move']:.0f} % of the moves")


def main(
    *,
    tables: int = 500,
    seconds: float = 20.0,
    rounds: int = 3,
    data: Path | None = None,
    films: int = 120,
) -> None:
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    for number in range(rounds):
        for size, pace in ((tables, 1.0), (50, 0.0)):
            print(f"round {number + 1}, {size} tables, pace {pace}", flush=True)
            with tempfile.TemporaryDirectory(dir=data) as folder:
                mazes = (long_game(id, "labyrinthe", PLIES, seed) for seed, id in enumerate(MAZES))
                asyncio.run(keep_in(Path(folder), *mazes))
                compare(size, seconds, pace, Path(folder), films)


if __name__ == "__main__":
    cyclopts.run(main)
