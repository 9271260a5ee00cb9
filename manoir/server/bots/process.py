"""One process in which bots think, as the house sees it: from its start to its end."""

import asyncio
import pickle
import struct
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, Literal, TypeVar

from manoir.server.bots.questions import ANSWER, READY, SIZE, Message, Question, WarmUp
from manoir.server.processes.beginning import Anew, Beginning, Child
from manoir.server.processes.process_status import ProcessStatus, status_of

T = TypeVar("T")
Cause = Literal["start", "died", "hung", "garbage", "bug"]
PATIENCE: Final = 120.0  # for a process to get ready: the first ever compiles
STARVED: Final = 3  # times the usual limit, for who waits for a core more than it thinks
MOST_ANSWER: Final = 64 * 1024


class Failed(Exception):
    """A process is of no more use."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause)
        self.cause: Cause = cause


class WorkerProcess:
    """Whatever talks to it raises Failed if it is of no more use."""

    def __init__(self, process: Child, limit: float, ended: Callable[[], None]) -> None:
        self._process = process
        self._limit = limit
        self._cause: Cause = "start"  # should it end now
        self._end = asyncio.create_task(process.wait())
        self._end.add_done_callback(lambda _: ended())
        self._warm: set[str] = set()
        self.done_with: list[int] = []  # players that it may forget

    @classmethod
    async def start(
        cls,
        module: str,
        limit: float,
        niceness: int,
        ended: Callable[[], None],
        *,
        beginning: Beginning | None = None,
    ) -> "WorkerProcess":
        """Begin a process; `ended` is called when it ends, whatever the reason."""
        # The process ends itself a little later than we would, in case we are gone by then.
        beginning = beginning or Anew()
        numbers = map(str, (limit + 2, niceness, beginning.parent))
        starting = asyncio.ensure_future(beginning.begin(module, *numbers))
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # too late to stop it half way: nobody would end it
            with suppress(OSError, RuntimeError):
                await cls(await starting, limit, ended).stop()
            raise
        except (OSError, RuntimeError):  # no memory, no more processes, no such program
            raise Failed("start") from None
        return cls(process, limit, ended)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    @property
    def has_ended(self) -> bool:
        return self._end.done()

    async def get_ready(self) -> None:
        if await self._within(PATIENCE, self._receive()) != READY:
            raise Failed("garbage")
        self._cause = "died"

    def check(self) -> None:
        """Raise Failed if it has ended."""
        if self.has_ended:
            raise Failed(self._cause)

    async def tell(self, *messages: Message) -> None:
        await self._within(self._limit, self._send(messages))

    async def ask(
        self, question: Question, *before: Message, patience: float | None = None
    ) -> tuple[int, bytes]:
        """Return what became of a question, and the answer. `before` is told in the same breath."""
        await self.tell(*before, question)
        answer = await self._within(patience or self._limit, self._receive())
        try:
            number, status = ANSWER.unpack_from(answer)
        except struct.error:
            raise Failed("garbage") from None
        if number != question.number:
            raise Failed("garbage")
        return status, answer[ANSWER.size :]

    def is_warm(self, game: str) -> bool:
        return game in self._warm

    async def warm_up(self, game: str) -> None:
        """Let it get ready for a game, if it is not: what is slow the first time is done now."""
        if game not in self._warm:
            await self.ask(WarmUp(0, game), patience=PATIENCE)
            self._warm.add(game)

    def end_if_stopped(self) -> None:
        """End it if a signal has stopped it: it would never answer."""
        status = status_of(self.pid) if not self.has_ended else None
        if status is not None and status.is_stopped:
            self._cause = "hung"
            self._kill()

    async def stop(self) -> None:
        self._kill()
        try:
            await asyncio.shield(self._end)
        except asyncio.CancelledError:  # the end is near, and its pipes are open until then
            await self._end
            raise

    async def _within(self, seconds: float, talk: Coroutine[Any, Any, T]) -> T:
        """Await a talk; longer if the process does not get a core of this machine to think with."""
        loop, part = asyncio.get_running_loop(), 0.45 * seconds

        def look() -> None:
            timers.append(loop.call_later(part, extend, status_of(self.pid)))

        def extend(before: ProcessStatus | None) -> None:
            if _is_starved(before, status_of(self.pid), part):
                limit.reschedule(loop.time() + STARVED * seconds)

        timers = [loop.call_later(part, look)]
        try:
            async with asyncio.timeout(seconds) as limit:
                return await talk
        except TimeoutError:
            raise Failed("hung") from None
        except (OSError, EOFError, RuntimeError):  # the last is uvloop's, for a pipe without end
            raise Failed(self._cause) from None
        finally:
            for timer in timers:
                timer.cancel()

    async def _send(self, messages: Iterable[Message]) -> None:
        assert self._process.stdin is not None, "piped"
        written = [pickle.dumps(message) for message in messages]
        self._process.stdin.write(b"".join([SIZE.pack(len(data)) + data for data in written]))
        await self._process.stdin.drain()

    async def _receive(self) -> bytes:
        assert self._process.stdout is not None, "piped"
        size = SIZE.unpack(await self._process.stdout.readexactly(SIZE.size))[0]
        if size > MOST_ANSWER:
            raise Failed("garbage")
        return await self._process.stdout.readexactly(size)

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()


def _is_starved(before: ProcessStatus | None, now: ProcessStatus | None, seconds: float) -> bool:
    """Whether a process has wanted to think for so long, and the machine did not let it."""
    if before is None or now is None:
        return False
    return now.wants_a_core and now.seconds - before.seconds < seconds / 2
