"""The place of one process in the pool, which is never empty for long."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from manoir.kernel import registry
from manoir.server.bots.fair_queue import FairQueue, Job
from manoir.server.bots.process import Cause, Failed, WorkerProcess
from manoir.server.operations import metrics

HOPELESS: Final = 3  # starts that fail in a row, until nobody waits for the next one
STEADY: Final = 1.0  # seconds that an idle process lives, if its start was a success
FIRST_PAUSE: Final = 0.2
MOST_PAUSE: Final = 30.0
Start = Callable[[Callable[[], None]], Awaitable[WorkerProcess]]
_LOG: Final = structlog.get_logger("manoir.bots")


class Slot:
    """Takes questions from the queue for its process, and replaces the process when it fails."""

    def __init__(
        self, queue: FairQueue, start: Start, failed: Callable[[], None], *, eager: bool
    ) -> None:
        self._queue = queue
        self._start = start
        self._failed = failed  # called after each failure
        self._eager = eager  # there before the first question, and warm for all games
        self._wake = asyncio.Event()
        self.warmed = asyncio.Event()  # for all games, at least once
        self._starts = 0  # that failed in a row
        self._ready_at: float | None = None  # None: not yet
        self._asked = False
        self._worker: WorkerProcess | None = None

    @property
    def is_hopeless(self) -> bool:
        return self._ready_at is None and self._starts >= HOPELESS

    @property
    def pid(self) -> int | None:
        """The process, once it is ready."""
        return self._worker.pid if self._worker and self._ready_at is not None else None

    def wake(self) -> None:
        """Look whether there is a question, and whether the process still lives."""
        self._wake.set()

    def end_if_stopped(self) -> None:
        if self._worker is not None:
            self._worker.end_if_stopped()

    async def run(self) -> None:
        """Keep a process at work until this is cancelled."""
        try:
            if not self._eager:
                await self._wait_for_question()
            while True:
                await self._replace(await self._live())
                await asyncio.sleep(pause(self._starts))
        finally:
            await self._clear()

    async def _wait_for_question(self) -> None:
        while not self._queue:
            self._wake.clear()
            await self._wake.wait()

    async def _live(self) -> Cause:
        """Return why a process came to its end."""
        self._asked = False
        try:
            self._worker = worker = await self._start(self.wake)
            await worker.get_ready()
            self._ready_at = time.monotonic()
            while True:
                await self._serve(worker)
        except Failed as failure:
            return failure.cause
        except Exception:
            _LOG.exception("bot_process_abandoned")
            return "bug"

    async def _serve(self, worker: WorkerProcess) -> None:
        worker.check()
        job = self._queue.take(worker)
        if job is not None:
            self._asked = True
            await _answer(worker, job)
        elif self._eager and (cold := _cold_game(worker)) is not None:
            await worker.warm_up(cold)
        else:
            self.warmed.set()
            self._wake.clear()
            await self._wake.wait()

    async def _replace(self, cause: Cause) -> None:
        worker, ready_at = self._worker, self._ready_at
        await self._clear()
        lived = time.monotonic() - ready_at if ready_at is not None else 0.0
        self._starts = 0 if self._asked or lived >= STEADY else self._starts + 1
        pid, code = (worker.pid, worker.exit_code) if worker is not None else (None, None)
        _LOG.warning("bot_replaced", cause=cause, pid=pid, exit_code=code, starts=self._starts)
        metrics.BOTS_REPLACED.labels(cause).inc()
        self._failed()

    async def _clear(self) -> None:
        worker, self._worker = self._worker, None
        self._ready_at = None
        if worker is not None:
            await worker.stop()
            self._queue.leave_home(worker)


def pause(starts: int) -> float:
    """Return how long to wait before the next start, after so many that failed."""
    return min(MOST_PAUSE, FIRST_PAUSE * 2 ** (starts - 1)) if starts else 0.0


def _cold_game(worker: WorkerProcess) -> str | None:
    return next((game for game in registry.games() if not worker.is_warm(game)), None)


async def _answer(worker: WorkerProcess, job: Job) -> None:
    """A process is free again when its answer has been read, and not before."""
    try:
        with metrics.BOTS.time():
            answer = await job.work(worker)
    except asyncio.CancelledError:  # the pool closes
        job.answer.cancel()
        raise
    except Exception as error:
        job.fail(error)
        if isinstance(error, Failed):
            raise
    else:
        job.succeed(answer)
