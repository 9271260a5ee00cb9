"""The one thread that writes: what waits is committed together, and only then acknowledged."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from manoir.server.store import disk
from manoir.server.store.rows import Write

Job = Write | Callable[[Connection], Any]
LARGEST_BATCH: Final = 256


class Unwritten(Exception):
    """Nothing of this job is on the disk: `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Waiting(NamedTuple):
    """A job, and what is called on the loop with its result, or with why there is none."""

    job: Job
    done: Callable[[Any], None]


class Writer:
    """Group commit: one BEGIN IMMEDIATE a batch, one sync for all that is in it."""

    def __init__(
        self, engine: Engine, write: Callable[[Connection, Sequence[Write]], None]
    ) -> None:
        self._engine = engine
        self._write = write
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="manoir-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job, done: Callable[[Any], None]) -> None:
        """Call `done` on the running loop once the job is on the disk, or has failed."""
        self._loop = asyncio.get_running_loop()
        self._queue.put(_Waiting(job, done))

    async def do(self, job: Job) -> Any:
        """Returns once the job's transaction is on the disk. Raises Unwritten otherwise."""
        future = asyncio.get_running_loop().create_future()
        self.put(job, partial(_resolve, future))
        return await future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        batch: list[_Waiting] = []
        while (first := self._queue.get()) is not None:
            batch = [first]
            open_still = self._fill(batch)
            self._commit(batch)
            if not open_still:
                return

    def _fill(self, batch: list[_Waiting]) -> bool:
        """Add what else waits; False when the house closes."""
        while len(batch) < LARGEST_BATCH and not self._queue.empty():
            waiting = self._queue.get()
            if waiting is None:
                return False
            batch.append(waiting)
        return True

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            with self._engine.begin() as connection:
                results = self._carry_out(connection, batch)
        except Exception as error:
            self._fail(batch, error)
        else:
            self._answer(batch, results)

    def _carry_out(self, connection: Connection, batch: list[_Waiting]) -> list[Any]:
        """All rows of a kind go to the disk in one statement."""
        self._write(connection, [one.job for one in batch if isinstance(one.job, Write)])
        return [None if isinstance(one.job, Write) else one.job(connection) for one in batch]

    def _fail(self, batch: list[_Waiting], error: Exception) -> None:
        """One bad job must not take the others with it: they try again, each by itself."""
        if len(batch) == 1:
            self._answer(batch, [_named(error)])
            return
        for waiting in batch:
            self._commit([waiting])

    def _answer(self, batch: list[_Waiting], results: list[Any]) -> None:
        """One call across threads for the whole batch."""
        assert self._loop is not None, "somebody has asked"
        self._loop.call_soon_threadsafe(_tell_all, batch, results)


def _named(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Unwritten("conflict")
    return Unwritten(disk.code_of(error)) if isinstance(error, DBAPIError) else error


def _tell_all(batch: list[_Waiting], results: list[Any]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        waiting.done(result)


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
