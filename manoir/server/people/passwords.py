"""Passwords: argon2id in a process of its own, one at a time, and a short queue before it.

A hash fills the processor's caches, which slows down everybody's moves. So the process rests after
each one, the longer the more the house has to do: however many people log in, in a full house it
works for a fifth of the time at most, and in an empty one nobody waits.
"""

import asyncio
import time
from contextlib import suppress
from secrets import token_urlsafe
from typing import Final

import msgspec
import structlog

from manoir.server.net.limits import Clock
from manoir.server.operations import metrics
from manoir.server.people import hashing
from manoir.server.people.hashing import Answer, Hash, Question, Verify, hasher_of
from manoir.server.processes.beginning import Anew, Beginning, Child
from manoir.server.processes.process import LOOK_SECONDS
from manoir.server.processes.process_status import status_of

WAITING: Final = 16
ASKED: Final = 2  # times, where a process dies of it
REST: Final = 4.0  # times as long as a hash takes of a core, where the house itself fills one
_ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_LOG: Final = structlog.get_logger("manoir.passwords")


class Busy(Exception):
    """Too many wait already, or no answer comes."""


class Passwords:
    """Whoever is asked about, known or not, the work is the same."""

    def __init__(
        self,
        memory: int,
        rounds: int,
        module: str = hashing.__name__,
        *,
        limit: float = 20.0,  # seconds for an answer; then the process is replaced
        beginning: Beginning | None = None,
        used: Clock = time.process_time,  # seconds of a core that the house itself has used
    ) -> None:
        self._hasher = hasher_of(memory, rounds)
        self._module, self._words = module, (str(memory), str(rounds))
        self._beginning = beginning or Anew()
        self._used = used
        self._limit = limit
        self._process: Child | None = None
        self._turn = asyncio.Lock()
        self._asked = 0
        self._rested = 0.0  # when the process may work again, by the loop's clock
        self._nobodys: asyncio.Task[str] | None = None

    def start(self) -> None:
        """Nobody's hash is made beside everything else: a house opens without waiting for it."""
        self._nobodys = asyncio.create_task(self.hash(token_urlsafe(32)))

    async def hash(self, password: str) -> str:
        return str(await self._ask(Hash(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the right one. Without a stored hash it never is, after the same work."""
        nobodys = await self.nobodys()
        right = await self._ask(Verify(stored or nobodys, password))
        return right is True and stored is not None

    async def nobodys(self) -> str:
        """A hash like any other, of a password that nobody knows."""
        if self._nobodys is None or (self._nobodys.done() and self._nobodys.exception()):
            self.start()
        assert self._nobodys is not None, "started"
        return await asyncio.shield(self._nobodys)

    def is_outdated(self, stored: str) -> bool:
        """It was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    async def close(self) -> None:
        if self._nobodys is not None:
            self._nobodys.cancel()
            await asyncio.wait({self._nobodys})
        await self._end()

    async def _ask(self, question: Question) -> Answer:
        if self._asked > WAITING:
            raise Busy
        self._asked += 1
        try:
            async with self._turn:
                now = asyncio.get_running_loop().time
                await asyncio.sleep(self._rested - now())
                begun, used, worked = now(), self._used(), self._worked()
                try:
                    return await self._answer(question)
                finally:
                    busy = min(1.0, (self._used() - used) / max(now() - begun, 0.001))
                    self._rested = now() + REST * busy * max(0.0, self._worked() - worked)
        finally:
            self._asked -= 1

    def _worked(self) -> float:
        """How many seconds of a core the process has used; nothing where the system is silent."""
        status = status_of(self._process.pid) if self._process is not None else None
        return status.seconds if status is not None else 0.0

    async def _answer(self, question: Question) -> Answer:
        """From a process that is replaced if it dies, hangs or talks nonsense."""
        for _ in range(ASKED):
            try:
                return await asyncio.wait_for(self._exchange(question), self._limit)
            except (OSError, EOFError, RuntimeError, ValueError, TimeoutError) as error:
                # uvloop says RuntimeError of a pipe whose other end is gone
                _LOG.warning("hashing_replaced", why=type(error).__name__)
                metrics.HASHING_REPLACED.inc()
                await self._end()
                if isinstance(error, TimeoutError):
                    break
            except BaseException:  # its answer would be taken for the next question's
                await self._end()
                raise
        raise Busy

    async def _exchange(self, question: Question) -> Answer:
        process = self._process = self._process or await self._beginning.begin(
            self._module, *self._words
        )
        assert process.stdin is not None, "piped"
        assert process.stdout is not None, "piped"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await _read_line(process.stdout, process.pid)
        if not line.endswith(b"\n"):
            raise EOFError
        return _ANSWER.decode(line)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _read_line(stream: asyncio.StreamReader, pid: int) -> bytes:
    """Raises EOFError as soon as a signal has stopped the process: it would never answer."""
    reading = asyncio.ensure_future(stream.readline())
    try:
        while not (await asyncio.wait({reading}, timeout=LOOK_SECONDS))[0]:
            status = status_of(pid)
            if status is not None and status.is_stopped:
                raise EOFError("stopped")
        return reading.result()
    finally:
        reading.cancel()
