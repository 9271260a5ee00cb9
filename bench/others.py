"""What else is asked of a full house, until SIGTERM; then how long each answer took.

    PYTHONPATH=. python -m bench.others URL [films tries logins bots]

4 connections that want films of mazes of 1,500 plies, 20 sockets that try moves out in halls as
fast as the house allows, 4 people who log in again and again, 20 tables of bots. A first line says
that all of them have been answered once. The films' tables are laid by `mixture.py`. Words choose
some of them.
"""

import asyncio
import signal
import sys
import time
from collections.abc import Awaitable
from itertools import chain
from typing import Any, Final

import httpx

from bench.house import PATIENCE, seat_bots, sit, told
from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table

MAZES: Final = tuple(f"maze{number:06}" for number in range(8))
FILMS, TRIES, LOGINS, GHOSTS = 4, 20, 4, 20
TRY_SECONDS: Final = 0.05  # 400 questions in 20 s are allowed
LEVEL: Final = "hard"
PASSWORD: Final = "seven grey bats at dusk"


class Others:
    """Whoever asks, until cancelled; and how long each answer took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.films: list[float] = []
        self.refused = 0  # films beyond the budget of an address
        self.tries: list[float] = []
        self.logins: list[float] = []

    async def ask(self, kinds: set[str]) -> None:
        for _ in range(GHOSTS if "bots" in kinds else 0):
            await seat_bots(self._url, "labyrinthe", 2, LEVEL)
        works = {
            "films": [self._films(number) for number in range(FILMS)],
            "logins": [self._logins(number) for number in range(LOGINS)],
            "tries": [self._tries() for _ in range(TRIES)],
        }
        for kind in works.keys() - kinds:
            for work in works.pop(kind):
                work.close()
        await asyncio.gather(*chain.from_iterable(works.values()))

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


async def main(url: str, *words: str) -> None:
    others, loop = Others(url), asyncio.get_running_loop()
    kinds = set(words) or {"films", "tries", "logins", "bots"}
    asking = asyncio.create_task(others.ask(kinds))
    loop.add_signal_handler(signal.SIGTERM, asking.cancel)
    answered = {"films": others.films, "tries": others.tries, "logins": others.logins}
    try:
        while not asking.done() and not all(answered[kind] for kind in kinds & answered.keys()):
            await asyncio.sleep(0.1)
        print("asking", flush=True)
        await asking
    except asyncio.CancelledError:
        pass
    print(told("  films", others.films), f"{others.refused} refused", sep=", ", end="; ")
    print(told("tries", others.tries), told("logins", others.logins), sep="; ")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
