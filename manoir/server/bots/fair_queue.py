"""Questions that wait for a free process: one table after the other, and people first."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Final

from manoir.server.bots.process import WorkerProcess

Work = Callable[[WorkerProcess], Awaitable[bytes]]
LATE: Final = 0.5  # seconds after which any process may answer, also one that knows nothing
EVERY: Final = 4  # of so many questions, one is from a table that nobody watches


class Job:
    """A question of a table, and where its answer will be."""

    def __init__(
        self, table: str, work: Work, home: WorkerProcess | None = None, attended: bool = True
    ) -> None:
        self.table = table
        self.work = work
        self.home = home  # the process that knows the bot; None: any is as good
        self.attended = attended
        self.since = time.monotonic()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def succeed(self, answer: bytes) -> None:
        if not self.answer.done():  # whoever asked is still there
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)

    def suits(self, worker: WorkerProcess) -> bool:
        at_home = self.home is None or self.home is worker
        return at_home or time.monotonic() - self.since >= LATE


class FairQueue:
    """Two lanes; in each of them the tables come by turns."""

    def __init__(self) -> None:
        self._attended: OrderedDict[str, deque[Job]] = OrderedDict()
        self._unattended: OrderedDict[str, deque[Job]] = OrderedDict()
        self._taken = 0

    def __len__(self) -> int:
        lanes = (self._attended, self._unattended)
        return sum(len(jobs) for lane in lanes for jobs in lane.values())

    def put(self, job: Job) -> None:
        self._lane(job).setdefault(job.table, deque()).append(job)

    def take(self, worker: WorkerProcess) -> Job | None:
        """Take the next question that suits a process."""
        lanes = [self._attended, self._unattended]
        if self._taken % EVERY == EVERY - 1:
            lanes.reverse()
        for lane in lanes:
            job = next((jobs[0] for jobs in lane.values() if jobs[0].suits(worker)), None)
            if job is not None:
                self.remove(job)
                self._taken += 1
                return job
        return None

    def remove(self, job: Job) -> None:
        """Take a job out, if it is still here; its table comes last then."""
        lane = self._lane(job)
        jobs = lane.pop(job.table, deque())
        if job in jobs:
            jobs.remove(job)
        if jobs:
            lane[job.table] = jobs

    def drain(self) -> list[Job]:
        lanes = (self._attended, self._unattended)
        jobs = [job for lane in lanes for jobs in lane.values() for job in jobs]
        for lane in lanes:
            lane.clear()
        return jobs

    def leave_home(self, worker: WorkerProcess) -> None:
        """A process has ended: what waits for it suits any other."""
        for lane in (self._attended, self._unattended):
            for jobs in lane.values():
                for job in jobs:
                    if job.home is worker:
                        job.home = None

    def _lane(self, job: Job) -> OrderedDict[str, deque[Job]]:
        return self._attended if job.attended else self._unattended
