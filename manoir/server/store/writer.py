"""The one thread that writes: what waits is committed together, and only then acknowledged."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

import structlog

from manoir.bots.slices import SHORT_NS, ask_for_slices
from manoir.server.operations import metrics
from manoir.server.store.database import Database, Job, Unknown
from manoir.server.store.rows import Write

Done = Callable[[Any], None]
LARGEST_BATCH: Final = 256
_LOG: Final = structlog.get_logger("manoir.store")


class Unwritten(Exception):
    """Nothing of this job is on the disk: `code` says why. "unknown": it may be."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Waiting(NamedTuple):
    """A job, and what is called on the loop with its result, or with why there is none."""

    job: Job
    done: Done


class Writer:
    """Group commit: one transaction a batch, one sync for all that is in it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pen = database.pen()
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
        ask_for_slices(SHORT_NS)  # it waits for the disk, and moves wait for it
        while (batch := self._queue.get()) is not None:
            open_still = self._fill(batch)
            with metrics.COMMITS.time():
                self._commit(batch)
            if not open_still:
                break
        self._pen.close()

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
            self._pen.rollback()
            self._fail(batch, error)
        else:
            self._set_failing(None)
            self._database.wrote(len(batch))
            self._answer(batch, results)

    def _transact(self, batch: list[_Waiting]) -> list[Any]:
        return self._pen.transact([one.job for one in batch])

    def _fail(self, batch: list[_Waiting], error: Exception) -> None:
        """What the disk refuses, it refuses to all; one bad job takes nobody else with it."""
        code = "unknown" if isinstance(error, Unknown) else self._database.trouble(error)
        if code:
            self._set_failing(code)
            self._answer(batch, [Unwritten(code)] * len(batch))
        elif len(batch) == 1:
            self._answer(batch, [self._named(batch[0].job, error)])
        else:
            half = len(batch) // 2
            self._commit(batch[:half])
            if self.failing:  # it has waited long enough
                self._answer(batch[half:], [Unwritten(self.failing)] * (len(batch) - half))
            else:
                self._commit(batch[half:])

    def _named(self, job: Job, error: Exception) -> Exception:
        """Why one job failed; a job that is a function may have reasons of its own."""
        code = self._database.code_of(error)
        if code is None and isinstance(job, Write):
            _LOG.error("write_failed", exc_info=error)
            code = "storage_error"
        return error if code is None else Unwritten(code)

    def _set_failing(self, code: str | None) -> None:
        if code != self.failing:
            _LOG.warning("writes_again") if code is None else _LOG.error("writes_fail", code=code)
            self.failing = code

    def _answer(self, batch: list[_Waiting], results: list[Any]) -> None:
        """One call across threads for the whole batch."""
        assert self._loop is not None, "somebody has asked"
        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear it
            self._loop.call_soon_threadsafe(_tell_all, batch, results)


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
