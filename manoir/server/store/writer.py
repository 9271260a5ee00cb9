"""The one thread that writes: what waits is committed together, and only then acknowledged."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection, Engine

from manoir.server.operations import metrics
from manoir.server.store import disk
from manoir.server.store.batch import only_records, write_batch, write_records
from manoir.server.store.rows import Write

Job = Write | Callable[[Connection], Any]
Done = Callable[[Any], None]
LARGEST_BATCH: Final = 256
_LOG: Final = structlog.get_logger("manoir.store")


class Unwritten(Exception):
    """Nothing of this job is on the disk: `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Waiting(NamedTuple):
    """A job, and what is called on the loop with its result, or with why there is none."""

    job: Job
    done: Done


class Writer:
    """Group commit: one transaction a batch, one sync for all that is in it.

    `count` is called at the end of each transaction, with the number of its last record if there
    is nothing else in it; `written` when it is on the disk, with the number of its jobs.
    """

    def __init__(
        self,
        engine: Engine,
        count: Callable[[sqlite3.Connection, int | None], None],
        written: Callable[[int], None],
    ) -> None:
        self._engine = engine
        self._count = count
        self._written = written
        self._asked: list[_Waiting] = []  # in this turn of the loop
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.failing: str | None = None  # why the last batch failed as one, if it did
        self._thread = Thread(target=self._run, name="manoir-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job, done: Done) -> None:
        """Call `done` on the running loop once the job is on the disk, or has failed."""
        self._asked.append(_Waiting(job, done))
        if len(self._asked) == 1:  # the thread is woken once for all that this turn asks
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)

    async def do(self, job: Job) -> Any:
        """Returns once the job's transaction is on the disk. Raises Unwritten otherwise."""
        future = asyncio.get_running_loop().create_future()
        self.put(job, partial(_resolve, future))
        return await future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        if self._asked:
            self._queue.put(self._asked)
            self._asked = []

    def _run(self) -> None:
        with self._engine.connect() as self._connection:
            self._disk = disk.driver_of(self._connection)
            while (batch := self._queue.get()) is not None:
                open_still = self._fill(batch)
                with metrics.COMMITS.time():
                    self._commit(batch)
                if not open_still:
                    return

    def _fill(self, batch: list[_Waiting]) -> bool:
        """Add what else waits; False when the house closes."""
        while len(batch) < LARGEST_BATCH and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                return False
            batch += more
        return True

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            results = self._transact(batch)
        except Exception as error:
            self._connection.rollback()
            self._disk.rollback()
            self._fail(batch, error)
        else:
            self._set_failing(None)
            self._written(len(batch))
            self._answer(batch, results)

    def _transact(self, batch: list[_Waiting]) -> list[Any]:
        """Writes go past SQLAlchemy, all rows of a kind together; then the other jobs, in turn."""
        writes = [one.job for one in batch if isinstance(one.job, Write)]
        if len(writes) == len(batch) and (moves := only_records(writes)):
            self._count(self._disk, write_records(self._disk, moves))
            return [None] * len(batch)
        self._disk.execute("BEGIN IMMEDIATE")
        last = write_batch(self._disk, writes)
        results = [
            None if isinstance(one.job, Write) else one.job(self._connection) for one in batch
        ]
        self._count(self._disk, last if len(writes) == len(batch) else None)
        self._disk.execute("COMMIT")
        self._connection.commit()  # SQLAlchemy's idea of a transaction; there is none any more
        return results

    def _fail(self, batch: list[_Waiting], error: Exception) -> None:
        """What the disk refuses, it refuses to all; one bad job takes nobody else with it."""
        code = disk.trouble(error)
        if code:
            self._set_failing(code)
            self._answer(batch, [Unwritten(code)] * len(batch))
        elif len(batch) == 1:
            self._answer(batch, [_named(batch[0].job, error)])
        else:
            half = len(batch) // 2
            self._commit(batch[:half])
            if self.failing:  # it has waited long enough
                self._answer(batch[half:], [Unwritten(self.failing)] * (len(batch) - half))
            else:
                self._commit(batch[half:])

    def _set_failing(self, code: str | None) -> None:
        if code != self.failing:
            _LOG.warning("writes_again") if code is None else _LOG.error("writes_fail", code=code)
            self.failing = code

    def _answer(self, batch: list[_Waiting], results: list[Any]) -> None:
        """One call across threads for the whole batch."""
        assert self._loop is not None, "somebody has asked"
        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear it
            self._loop.call_soon_threadsafe(_tell_all, batch, results)


def _named(job: Job, error: Exception) -> Exception:
    """Why one job failed; a job that is a function may have reasons of its own."""
    code = disk.code_of(error)
    if code is None and isinstance(job, Write):
        _LOG.error("write_failed", exc_info=error)
        code = "storage_error"
    return error if code is None else Unwritten(code)


def _tell_all(batch: list[_Waiting], results: list[Any]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        try:
            waiting.done(result)
        except Exception as error:  # the next one waits as well
            _LOG.error("done_failed", exc_info=error)


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
