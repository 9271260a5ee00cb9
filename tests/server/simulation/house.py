"""A whole house on a virtual loop: real hub, sockets, conversations, bots' scheduler and SQLite.

Replaced are only threads and processes: the writer commits on the loop after a while, readers and
bots answer on it.
"""

import asyncio
import sqlite3
from collections import deque
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.bots import waking
from manoir.server.bots.scheduler import BotScheduler
from manoir.server.bots.turns import Turn
from manoir.server.net.live.connection import Connection
from manoir.server.net.live.open_sockets import OpenSockets
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.right_of_way import RightOfWay
from manoir.server.processes.answers import unpickle
from manoir.server.reading.library import Library
from manoir.server.reading.questions import Load
from manoir.server.settings import Settings
from manoir.server.store import disk, store
from manoir.server.store.database import Job
from manoir.server.store.sqlite import SqlitePen
from manoir.server.store.store import Store
from manoir.server.store.writer import Done, Writer, _Waiting
from manoir.server.tables.hub import Hub, sweep_forever
from tests.server.simulation.faults import Faults
from tests.server.simulation.loop import VirtualLoop

LEVEL = "child"


def failure(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("planted")
    error.sqlite_errorcode = code
    return error


class LoopWriter(Writer):
    """The real transactions, without the thread: committed when the loop comes to it."""

    faults: Faults  # set by `planted`
    last: "LoopWriter"

    _pen: SqlitePen

    def __init__(self, database: Any) -> None:
        self._database = database
        self._jobs: deque[_Waiting] = deque()
        self._due = False
        self._busy_until = 0.0
        self.failing = None
        self._pen = database.pen()
        self.dead = False
        type(self).last = self

    def put(self, job: Job, done: Done) -> None:
        if self.dead:
            return
        self._loop = asyncio.get_running_loop()
        self._jobs.append(_Waiting(job, done))
        if not self._due:
            self._due = True
            slow = self.faults("disk: a slow commit", "disk")
            most = 3.0 if slow else 0.01
            self._loop.call_later(self.faults.random("disk").uniform(0.001, most), self._next)

    def _next(self) -> None:
        self._due = False
        batch, self._jobs = list(self._jobs), deque()
        if batch and not self.dead:
            self._commit(batch)

    def _transact(self, batch: list[_Waiting]) -> list[Any]:
        faults, now = self.faults, asyncio.get_running_loop().time()
        if faults("disk: busy for a while", "disk"):
            self._busy_until = now + faults.random("disk").uniform(1, 20)
        if (now < self._busy_until and not faults.calm) or faults("disk: busy", "disk"):
            raise failure(sqlite3.SQLITE_BUSY)
        if faults("disk: full in the middle of a batch", "disk"):
            self._half(sqlite3.SQLITE_FULL)
        if faults("disk: an error in the middle of a batch", "disk"):
            self._half(sqlite3.SQLITE_IOERR)
        if faults("disk: COMMIT fails, and nothing is there", "disk"):
            raise failure(sqlite3.SQLITE_IOERR)
        results = super()._transact(batch)
        if faults("disk: COMMIT fails, and all is there", "disk"):
            raise failure(sqlite3.SQLITE_IOERR)
        return results

    def _half(self, code: int) -> None:
        """Some of it was written, and must be gone again."""
        self._pen.disk.execute("BEGIN IMMEDIATE")
        self._pen.disk.execute("UPDATE house SET commits = commits + 1")
        raise failure(code)

    def close(self) -> None:
        if not self.dead:
            self._next()
        self.dead = True
        self._pen.close()


class LoopReaders:
    """The readers' own code, without their processes."""

    def __init__(self, path: Path, faults: Faults) -> None:
        self._library, self._faults = Library(str(path)), faults

    @property
    def is_ready(self) -> bool:
        return not self._faults("readers: not ready", "readers")

    async def load(self, question: Load) -> Any:
        slow = self._faults("readers: slow", "readers")
        await asyncio.sleep(self._faults.random("readers").uniform(0.001, 2.0 if slow else 0.02))
        if self._faults("readers: too busy", "readers"):
            raise Refused(refusals.TOO_BUSY)
        return unpickle(self._library.answer(question))


class LoopBots:
    """Bots that choose at random, die, are late, or talk nonsense."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    def levels(self, game: str) -> tuple[str, ...]:  # noqa: ARG002
        return (LEVEL,)

    def forget(self, table: str) -> None:
        pass

    async def ask(self, turn: Turn) -> Any:
        faults, whose = self._faults, f"bot of {turn.table}"
        rng = faults.random(whose)
        if faults("bots: want to hear everything", whose):
            await turn.whole()
        await asyncio.sleep(rng.uniform(0.01, 0.5))
        if faults("bots: die while they think", whose):
            raise OSError("planted")
        if faults("bots: answer late", whose):
            await asyncio.sleep(rng.uniform(1, 10))
        if faults("bots: answer after the table has gone on", whose):
            await asyncio.sleep(60)
        if faults("bots: nonsense instead of a move", whose):
            return {"what": "is this"}
        if faults("bots: a move that is illegal", whose):
            return turn.view
        return rng.choice(turn.legal)


class SimulatedHouse:
    """Opens, closes and is killed as often as the seed wants."""

    def __init__(self, folder: Path, faults: Faults, loop: VirtualLoop, seed: int) -> None:
        self.folder, self.faults, self.loop = folder, faults, loop
        self.settings = Settings(data=str(folder), rejections=50)
        self._chance = Random(f"{seed}/chance")
        self.talks: dict[asyncio.Task[None], TableSocket] = {}
        self.is_open = False

    def open(self) -> None:
        self.store = Store(self.folder)
        self.writer = LoopWriter.last
        scheduler = BotScheduler(LoopBots(self.faults), self.settings, self.loop.time)  # type: ignore[arg-type]
        readers: Any = LoopReaders(self.store.path, self.faults)
        self.hub = Hub(
            self.store,
            scheduler,
            self.settings,
            self.loop.time,
            self._chance,
            readers=readers,
            right_of_way=RightOfWay(),
            players=PlayingPool(1),  # no game here is a heavy one
        )
        self.sockets = OpenSockets()
        self._tasks = [
            asyncio.create_task(sweep_forever(self.hub.sweep, 30)),
            asyncio.create_task(waking.wake_bots(self.hub, self.store)),
        ]
        self.is_open = True

    def converse(self, socket: TableSocket, table: str, who: Who) -> None:
        """What the route does with a socket that may come in."""

        async def talk() -> None:
            sockets.enter(who, socket)
            try:
                await connection.run(table)
            finally:
                sockets.leave(who, socket)

        sockets = self.sockets
        connection = Connection(self.hub, self.settings, self.loop.time, socket, who)
        task = asyncio.create_task(talk())
        self.talks[task] = socket
        task.add_done_callback(self.talks.pop)

    async def close(self) -> None:
        """Gently: conversations end by themselves, and nothing is held."""
        self.is_open = False
        for socket in list(self.talks.values()):
            socket.shutdown()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(10)
        assert not self.talks, "a conversation does not end"
        await self.hub.close()
        held = [live.id for live in self.hub.tables.lives.values() if live.lock.locked()]
        assert not held, f"locks are held: {held}"
        self._dispose()

    async def kill(self) -> None:
        """As `kill -9` does: what was not committed never happened."""
        self.is_open = False
        self.writer.dead = True
        for socket in list(self.talks.values()):
            socket.abort()
        bots = [live.bot_task for live in self.hub.tables.lives.values() if live.bot_task]
        tasks = [*self._tasks, *self.talks, *bots]
        while left := [task for task in tasks if not task.done()]:  # some wait for a lock again
            for task in left:
                task.cancel()
            await asyncio.sleep(0)
        self._dispose()

    def _dispose(self) -> None:
        for live in self.hub.tables.lives.values():
            if live.later is not None:
                live.later.cancel()
        self.store.close()


def planted(patch: pytest.MonkeyPatch, faults: Faults, loop: VirtualLoop) -> None:
    """Put what has no thread in the place of what has one."""
    LoopWriter.faults = faults
    patch.setattr(store, "Writer", LoopWriter)
    patch.setattr(waking, "time", SimpleNamespace(monotonic=loop.time))
    patch.setitem(disk.PRAGMAS, "synchronous", "OFF")  # no power is cut here
