"""A few processes and the questions that wait for them.

Each is started when it is first needed, and replaced when it dies, hangs or talks nonsense.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any, Final

import structlog

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.net.problems import HttpProblem
from manoir.server.operations import metrics
from manoir.server.processes.answers import Failed
from manoir.server.processes.process import BROKEN, AskedProcess

ATTEMPTS: Final = 2
LONGEST_PAUSE: Final = 10.0  # between two starts that fail
_LOG: Final = structlog.get_logger("manoir.processes")


Read = Callable[[bytes], Any]  # raises one of BROKEN for what is not an answer
GiveWay = Callable[[], Awaitable[None]]  # awaited before an answer is read


class Job:
    """A question, how its answer is read, and who waits for it."""

    __slots__ = ("answer", "question", "read")

    def __init__(self, question: Any, read: Read) -> None:
        self.question = question
        self.read = read
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


Queue = deque[Job]


async def go_on_at_once() -> None:
    """Give way to nobody."""


class ProcessPool:
    """Each process takes from some queues, in an order of its own.

    `name` is what logs and metrics call it.
    """

    def __init__(
        self,
        name: str,
        processes: Iterable[AskedProcess],
        queues: Sequence[Queue],
        give_way: GiveWay = go_on_at_once,
    ) -> None:
        self._name = name
        self._processes = tuple(processes)
        self._queues = queues
        self._give_way = give_way
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._arrived = asyncio.Event()
        self._seconds = metrics.ANSWERS.labels(name)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that run just now."""
        return tuple(one.pid for one in self._processes if one.pid is not None)

    async def make_ready(self) -> None:
        """Have all processes there, before anybody asks; one that cannot begin is tried later."""
        await asyncio.gather(*(one.begin() for one in self._processes), return_exceptions=True)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await process.stop()
        self._turn_away()

    def _orders_of(self, number: int) -> Sequence[Sequence[Queue]]:
        """What a process takes from, in this order; where there are several, in turn."""
        raise NotImplementedError

    def _put(self, queue: Queue, question: Any, most: int, read: Read = bytes) -> Job:
        """Let a question wait, with so many others at most. Raises Refused."""
        if len(queue) >= most:
            raise Refused(refusals.TOO_BUSY)
        job = Job(question, read)
        queue.append(job)
        self._arrived.set()
        return job

    def _employ(self, numbers: Iterable[int]) -> None:
        """Have these processes work, if they do not yet."""
        for number in numbers:
            if number not in self._tasks:
                self._tasks[number] = asyncio.create_task(self._work(number))

    async def _work(self, number: int) -> None:
        process, orders = self._processes[number], self._orders_of(number)
        if not any(orders[0]):  # somebody will ask soon
            with suppress(*BROKEN):
                await process.begin()
        for queues in cycle(orders):
            job = await self._next(queues)
            if not job.answer.done():
                await self._carry_out(process, job)

    async def _next(self, queues: Sequence[Queue]) -> Job:
        while True:
            for queue in queues:
                if queue:
                    return queue.popleft()
            self._arrived.clear()
            await self._arrived.wait()

    async def _carry_out(self, process: AskedProcess, job: Job) -> None:
        try:
            for _ in range(ATTEMPTS):
                try:
                    with self._seconds.time():
                        data = await process.ask(job.question)
                    await self._give_way()
                    answer = job.read(data)
                except BROKEN as error:
                    await self._replace(process, error)
                else:
                    if not job.answer.done():
                        job.answer.set_result(answer)
                    return
            job.fail(Refused(refusals.TOO_BUSY))
        except (Refused, HttpProblem) as error:
            job.fail(error)
        except Failed as error:
            _LOG.error(f"{self._name}_failed", question=_shown(job), problem=str(error))
            job.fail(Refused(refusals.TOO_BUSY))
        except asyncio.CancelledError:  # the house closes
            job.fail(Refused(refusals.TOO_BUSY))
            raise

    async def _replace(self, process: AskedProcess, error: BaseException) -> None:
        _LOG.warning(f"{self._name}_replaced", problem=repr(error))
        metrics.REPLACED.labels(self._name).inc()
        await process.stop()
        if process.failures > 1:  # it does not even start: nobody is kept waiting for it
            self._turn_away()
            await asyncio.sleep(min(LONGEST_PAUSE, 0.05 * 2.0**process.failures))

    def _turn_away(self) -> None:
        for queue in self._queues:
            while queue:
                queue.popleft().fail(Refused(refusals.TOO_BUSY))


def _shown(job: Job) -> str:
    """What was asked, without anything that a log must not have."""
    return type(job.question).__name__
