"""The processes that read, and the questions that wait for them."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from manoir.server.processes.answers import read_pickled
from manoir.server.processes.beginning import Beginning
from manoir.server.processes.pool import ProcessPool, Queue, Read
from manoir.server.processes.process import AskedProcess
from manoir.server.reading import worker
from manoir.server.reading.questions import Load, Question

LIMIT: Final = 30.0  # seconds for an answer; then its process is replaced
MOST_WAITING: Final = 64  # of those who want to look
MOST_LOADS: Final = 4096  # of those who want to play
FOR_PLAY, FOR_LOOKS = 5, 15  # how far these processes stand back behind whoever serves


class ReaderPool(ProcessPool):
    """Whoever wants to play comes before whoever wants to look, and has a reader of their own."""

    def __init__(
        self,
        source: str,
        readers: int,
        limit: float = LIMIT,
        module: str = worker.__name__,
        *,
        beginning: Beginning | None = None,
    ) -> None:
        self._loads: Queue = deque()
        self._looks: Queue = deque()
        niceness = (FOR_PLAY, *(FOR_LOOKS,) * (readers - 1))
        secrets = {worker.SOURCE: source}
        processes = (
            AskedProcess(limit, module, str(nice), secrets=secrets, beginning=beginning)
            for nice in niceness
        )
        super().__init__("reader", processes, (self._loads, self._looks))

    @property
    def is_ready(self) -> bool:
        """Whether a process is there for whoever wants to play."""
        return self._processes[0].is_ready

    def warm_up(self) -> None:
        """Ask a first question, so that a process is there before somebody waits for it."""
        job = self._put(self._loads, Load(""), MOST_LOADS)
        job.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())
        self._employ([0])

    async def ask(self, question: Question) -> bytes:
        """The answer's bytes. Raises Refused or HttpProblem, as the house itself would."""
        answer: bytes = await self._ask(question, bytes)
        return answer

    async def load(self, question: Load) -> Any:
        """The table that a reader has folded."""
        return await self._ask(question, read_pickled)

    async def _ask(self, question: Question, read: Read) -> Any:
        if isinstance(question, Load):
            job = self._put(self._loads, question, MOST_LOADS, read)
            self._employ(n for n, one in enumerate(self._processes) if n == 0 or one.is_ready)
        else:
            job = self._put(self._looks, question, MOST_WAITING, read)
            self._employ(range(1, len(self._processes)) or [0])
        return await job.answer

    def _orders_of(self, number: int) -> Sequence[Sequence[Queue]]:
        """The first reader is for whoever plays, unless it is the only one."""
        if len(self._processes) == 1:
            return ((self._loads, self._looks),)
        return ((self._looks, self._loads),) if number else ((self._loads,),)
