"""How long the lobby keeps the loop that serves everybody, in processor time.

    PYTHONPATH=. python bench/lobby_ticks.py [--listeners 200] [--tables 13] [--ticks 100]

Real sockets on this machine, whose other ends read nothing before the end of a tick; so many tables
open and as many close in each tick: 13 are 50 a second. A move waits for one step at most.
"""

import asyncio
import socket
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import cyclopts
import uvloop

from manoir.server.net.live.lobby_connection import LobbyConnection
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.people.sessions import new_who
from tests.server.lobby.house import Lobby
from tests.server.memory import Memory


class Steps:
    """What runs between two moments at which others have their turn."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._begun = time.thread_time()

    def begin(self) -> None:
        self._begun = time.thread_time()

    def end(self) -> None:
        self.seconds.append(time.thread_time() - self._begun)

    async def pause(self, seconds: float) -> None:
        self.end()
        await asyncio.sleep(seconds)
        self.begin()


async def listen(lobby: Lobby) -> socket.socket:
    """One listener; the other end of its socket."""
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, ours)
    wire = TableSocket(transport, loop, lambda _: None)
    transport.set_protocol(wire)
    talk = LobbyConnection(lobby.stream, lobby.house.settings, lobby.house.clock, wire, None)
    lobby.house.talks.append(asyncio.create_task(talk.run()))
    return theirs


def drain(ends: list[socket.socket]) -> int:
    """Read all that has come; how much it was."""
    total = 0
    for end in ends:
        try:
            while data := end.recv(1 << 16):
                total += len(data)
        except BlockingIOError:
            continue
    return total


async def measure(folder: Path, listeners: int, tables: int, ticks: int) -> None:
    house, steps = Memory(folder), Steps()
    lobby = Lobby(house)
    lobby.stream.audience.pause = steps.pause  # type: ignore[assignment]
    ends = [await listen(lobby) for _ in range(listeners)]
    open_now: list[str] = []
    read = whole = 0.0
    for _ in range(ticks):
        for id in open_now:
            (await house.table(id)).public = False
            house.hub.noticed.room(id)
        open_now = [await house.open(new_who()) for _ in range(tables)]
        before = time.thread_time()
        steps.begin()
        await lobby.tick()
        steps.end()
        whole += time.thread_time() - before
        read += drain(ends)
    p50, p99 = (quantiles(steps.seconds, n=100)[at] * 1e3 for at in (49, 98))
    print(f"{listeners} listeners, {tables} tables open and close in each of {ticks} ticks")
    each = read / ticks / max(1, listeners)
    print(f"  {whole / ticks * 1e3:.2f} ms a tick, {each:.0f} bytes a listener")
    print(f"  steps: {len(steps.seconds) / ticks:.0f} a tick, p50 {p50:.2f}, p99 {p99:.2f} ms")
    await house.close()


def main(*, listeners: int = 200, tables: int = 13, ticks: int = 100) -> None:
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(Path(folder), listeners, tables, ticks))


if __name__ == "__main__":
    cyclopts.run(main)
