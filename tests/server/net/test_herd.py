"""R43: a crowd that is cut off at once is back soon, and nobody is refused for ever."""

import asyncio
import resource
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

SPAN = 5.0  # seconds, as browsers wait: web/src/lib/table/socket.ts
TABLE = 8  # people at one


class Person:
    """Comes back like a browser: at random within a span."""

    def __init__(self, house: Running, table: str, number: int, span: float) -> None:
        self.client = Client(house.url, table, patience=120)
        self.random = Random(number)
        self.span = span
        self.refused = 0

    async def enter(self) -> None:
        while True:
            try:
                await self.client.__aenter__()
                return
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
                self.refused += 1
                await asyncio.sleep(self.random.uniform(0, self.span))

    async def come_back(self) -> float:
        """When it was in again."""
        with suppress(ConnectionClosed):
            while True:
                await self.client.receive()
        await asyncio.sleep(self.random.uniform(0, self.span))
        await self.enter()
        return time.monotonic()


async def herd(house: Running, people: int, span: float) -> list[float]:
    """Seconds after the start of the new house at which each was back."""
    host = new_token()
    tables = [open_table(house.url, host) for _ in range(-(-people // TABLE))]
    crowd = [Person(house, tables[n // TABLE], n, span) for n in range(people)]
    for first in range(0, people, 100):
        await asyncio.gather(*(person.enter() for person in crowd[first : first + 100]))
    coming = [asyncio.create_task(person.come_back()) for person in crowd]
    house.kill()
    await asyncio.to_thread(house.start)
    begun = time.monotonic()
    back = [at - begun for at in await asyncio.gather(*coming)]
    for person in crowd:
        await person.client.send("ping")
        await person.client.until("pong")
    await asyncio.gather(*(person.client.socket.close() for person in crowd))
    return sorted(back)


def test_R43_everybody_is_back_after_a_kill(tmp_path: Path) -> None:
    house = Running(tmp_path / "data")
    try:
        back = asyncio.run(herd(house, 80, 0.5))
    finally:
        house.stop()
    assert len(back) == 80
    assert house.errors() == []


@pytest.mark.soak
def test_R43_two_thousand_are_back_in_ten_seconds(tmp_path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 10_000), most))
    house = Running(tmp_path / "data", MANOIR_SOCKETS_PER_ADDRESS="5000", MANOIR_SOCKETS="4000")
    try:
        back = asyncio.run(herd(house, 2000, SPAN))
    finally:
        house.stop()
    share = back[len(back) * 95 // 100]
    print(f"R43: 2000 cut off, 95 % back after {share:.1f} s, the last after {back[-1]:.1f} s")
    assert share <= 10
    assert house.errors() == []
