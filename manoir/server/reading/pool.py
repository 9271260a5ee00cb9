"""A few processes that read, and the questions that wait for them.

Each is started when it is first needed, and replaced when it dies, hangs or talks nonsense.
"""

import asyncio
from collections import deque
from pathlib import Path
from typing import Any, Final

import structlog

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.net.problems import HttpProblem
from manoir.server.operations import metrics
from manoir.server.reading import worker
from manoir.server.reading.process import BROKEN, ReaderProcess
from manoir.server.reading.questions import Attempt, Failed, Load, Question, unpickle

LIMIT: Final = 30.0  # seconds for an answer; then its process is replaced
MOST_WAITING: Final = 64  # of those who want to look
MOST_TRIES: Final = 256  # of those who try a move out
MOST_LOADS: Final = 4096  # of those who want to play
ATTEMPTS: Final = 2
LONGEST_PAUSE: Final = 10.0  # between two starts that fail
_LOG: Final = structlog.get_logger("manoir.reading")


class Job:
    """A question, and who waits for its answer."""

    __slots__ = ("answer", "question")

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class ReaderPool:
    """Whoever wants to play comes before whoever wants to look, and has a reader of their own."""

    def __init__(
        self, path: Path, readers: int, limit: float = LIMIT, module: str = worker.__name__
    ) -> None:
        self._processes = [ReaderProcess(path, limit, module) for _ in range(readers)]
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._loads: deque[Job] = deque()
        self._tries: deque[Job] = deque()
        self._looks: deque[Job] = deque()
        self._arrived = asyncio.Event()

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that run just now."""
        return tuple(one.pid for one in self._processes if one.pid is not None)

    @property
    def is_ready(self) -> bool:
        """Whether a process is there for whoever wants to play."""
        return self._processes[0].is_ready

    def warm_up(self) -> None:
        """Ask a first question, so that a process is there before somebody waits for it."""
        job = Job(Load(""))
        job.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())
        self._loads.append(job)
        self._arrived.set()
        self._employ(0)

    async def ask(self, question: Question) -> bytes:
        """The answer's bytes. Raises Refused or HttpProblem, as the house itself would."""
        queue, most = self._queue_for(question)
        if len(queue) >= most:
            raise Refused(refusals.TOO_BUSY)
        job = Job(question)
        queue.append(job)
        self._arrived.set()
        self._employ(len(self._processes) - 1 if queue is self._looks else 0)
        return await job.answer

    async def load(self, question: Load) -> Any:
        """The table that a reader has folded."""
        return unpickle(await self.ask(question))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await process.stop()
        self._turn_away()

    def _employ(self, number: int) -> None:
        """Have that reader work, and with it those between: the first is for whoever plays."""
        for one in {number, *range(1, number)}:
            if one not in self._tasks:
                self._tasks[one] = asyncio.create_task(self._work(one))

    async def _work(self, number: int) -> None:
        process, queues = self._processes[number], self._queues_of(number)
        while True:
            job = await self._next(queues)
            if not job.answer.done():
                await self._carry_out(process, job)

    def _queues_of(self, number: int) -> tuple[deque[Job], ...]:
        """What a reader takes from, in this order."""
        if len(self._processes) == 1:
            return self._loads, self._tries, self._looks
        return (self._looks, self._tries, self._loads) if number else (self._loads, self._tries)

    def _queue_for(self, question: Question) -> tuple[deque[Job], int]:
        """Where a question waits, and with how many others at most."""
        match question:
            case Load():
                return self._loads, MOST_LOADS
            case Attempt():
                return self._tries, MOST_TRIES
            case _:
                return self._looks, MOST_WAITING

    async def _next(self, queues: tuple[deque[Job], ...]) -> Job:
        while True:
            for queue in queues:
                if queue:
                    return queue.popleft()
            self._arrived.clear()
            await self._arrived.wait()

    async def _carry_out(self, process: ReaderProcess, job: Job) -> None:
        try:
            for _ in range(ATTEMPTS):
                try:
                    body = await self._attempt(process, job.question)
                except BROKEN as error:
                    await self._replace(process, error)
                else:
                    if not job.answer.done():
                        job.answer.set_result(body)
                    return
            job.fail(Refused(refusals.TOO_BUSY))
        except (Refused, HttpProblem) as error:
            job.fail(error)
        except Failed as error:
            _LOG.error("reader_failed", question=repr(job.question)[:200], problem=str(error))
            job.fail(Refused(refusals.TOO_BUSY))
        except asyncio.CancelledError:  # the house closes
            job.fail(Refused(refusals.TOO_BUSY))
            raise

    async def _attempt(self, process: ReaderProcess, question: Question) -> bytes:
        with metrics.READS.time():
            return await process.ask(question)

    async def _replace(self, process: ReaderProcess, error: BaseException) -> None:
        _LOG.warning("reader_replaced", problem=repr(error))
        metrics.READERS_REPLACED.inc()
        await process.stop()
        if process.failures > 1:  # it does not even start: nobody is kept waiting for it
            self._turn_away()
            await asyncio.sleep(min(LONGEST_PAUSE, 0.05 * 2.0**process.failures))

    def _turn_away(self) -> None:
        for queue in (self._loads, self._tries, self._looks):
            while queue:
                queue.popleft().fail(Refused(refusals.TOO_BUSY))
