"""How much memory a table takes, as the system counts it.

    PYTHONPATH=. python bench/memory.py [--tables 1000]

Tables of *L'escalier hanté* for two, without sockets: begun and played for 100 moves, the last ones
of which are remembered; then the same tables when nobody has looked at them for a minute. At last
tables with two sockets each that play a move a second: a house with all of them, less one with 300.
"""

import asyncio
import ctypes
import gc
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import cyclopts
import msgspec

from bench.house import House, load, open_house
from manoir.server import wire
from manoir.server.people.sessions import new_who
from manoir.server.tables.in_memory import REST_SECONDS
from manoir.server.tables.live_table import Listener, LiveTable
from tests.server.memory import Memory, Wire

MOVES: Final = 100
FIRST: Final = 400  # tables, after which everything is there that they share: caches are full
FEWER: Final = 300  # tables with sockets
SECONDS: Final = 30.0  # that they play
AT_ONCE: Final = 25  # that play at the same time: what is measured is tables, not this program


class Deaf(Wire):
    """A socket that keeps nothing of what it is sent."""

    def put(self, *messages: bytes) -> None:
        pass


async def play(house: Memory) -> None:
    """A table that two people have played at for a while, and left."""
    listeners = [Listener(new_who(), Deaf()) for _ in range(2)]
    assert listeners[0].who is not None
    id = await house.open(listeners[0].who)
    for seat, listener in enumerate(listeners):
        live = await house.hub.enter(id, listener, None)
        await house.hub.command(live, listener, wire.Sit(seat, f"Player {seat}"))
    await house.hub.command(live, listeners[0], wire.Start())
    for number in range(MOVES):
        if not await move(house, live, listeners, number):
            break
    for listener in listeners:
        await house.hub.leave(live, listener)


async def play_all(house: Memory, tables: int) -> None:
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(play(house) for _ in range(min(AT_ONCE, tables - first))))


async def move(house: Memory, live: LiveTable, listeners: list[Listener], number: int) -> bool:
    match = (await house.hub.table(live)).match
    if match is None or match.outcome:
        return False
    seat = match.to_act[0]
    chosen = msgspec.Raw(msgspec.json.encode(match.legal(seat)[0]))
    asked = wire.Play(seat, match.ply, f"action-{number:08}", chosen)
    await house.hub.command(live, listeners[seat], asked)
    return True


def resident() -> int:
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return House("", os.getpid()).resident()


async def measure(folder: Path, tables: int) -> None:
    house = Memory(folder)
    try:
        await play_all(house, FIRST)
        before = resident()
        await play_all(house, tables)
        print(f"{(resident() - before) / tables / 1000:.1f} kB a running table", flush=True)
        house.time += REST_SECONDS + 1
        await house.hub.sweep()
        print(f"{(resident() - before) / tables / 1000:.1f} kB a table at rest", flush=True)
    finally:
        await house.close()


def with_sockets(tables: int) -> int:
    """What a house takes that so many tables play in."""
    with open_house() as house, ThreadPoolExecutor(1) as pool:
        playing = pool.submit(load, house.url, tables, SECONDS, 1.0)
        most = 0
        while not playing.done():
            most = max(most, house.resident())
            time.sleep(1.0)
        playing.result()
    return most


def main(*, tables: int = 1000) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), tables))
    few, many = with_sockets(FEWER), with_sockets(tables)
    print(f"{(many - few) / (tables - FEWER) / 1000:.1f} kB a running table with its two sockets")


if __name__ == "__main__":
    cyclopts.run(main)
