"""A fixed number of processes in which bots think; one that hangs is replaced."""

import asyncio
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from manoir.bots import bot, warm
from manoir.bots.play import is_ready
from manoir.kernel import Refused, registry
from manoir.server import refusals
from manoir.server.bots import worker as program
from manoir.server.bots.questions import Consultation, Question
from manoir.server.bots.worker import SIZE
from manoir.server.operations import metrics
from manoir.server.tables.moves import BAD_JSON, decode_move

PATIENCE: Final = 120.0  # for a process to get ready: the first ever compiles
MOMENT: Final = 0.25
MOST_ANSWER: Final = 64 * 1024
_LOG: Final = structlog.get_logger("manoir.bots")


class BotPool:
    """Questions wait for a free process; a bot that fails or hangs plays the first legal move."""

    def __init__(
        self,
        workers: int,
        limit: float,
        module: str = program.__name__,
        *,
        warm: bool = False,
    ) -> None:
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker(limit, module) for _ in range(workers)]
        self._prewarmer = Prewarmer() if warm else None
        self._answering: set[asyncio.Task[bytes]] = set()

    async def start(self) -> None:
        """Begin to warm up; questions may come at once."""
        if self._prewarmer is not None:
            await self._prewarmer.start()
        for worker in self._workers:
            await worker.start()
            self._idle.put_nowait(worker)

    async def ask(self, question: Question) -> Any:
        """A move of the game, not checked against its rules."""
        answer = await self._answer(question)
        try:
            return decode_move(registry.find(question.game), answer)
        except Refused:
            _LOG.warning("bot_failed", game=question.game, level=question.level)
            return question.legal[0]

    async def advise(self, asked: Consultation) -> Any:
        """The game's own answer. Raises Refused if there is none."""
        try:
            return _decode_answer(asked.game, await self._answer(asked))
        except BAD_JSON:
            raise Refused(refusals.NO_ADVICE) from None

    async def close(self) -> None:
        if self._prewarmer is not None:
            await self._prewarmer.stop()
        for answering in self._answering:
            answering.cancel()
        for worker in self._workers:
            await worker.stop()

    @staticmethod
    def levels(game: str) -> tuple[str, ...]:
        return tuple(level.name for level in bot.levels(game))

    async def _answer(self, asked: Question | Consultation) -> bytes:
        """Nothing from a process that fails or hangs; it answers even if who asked is gone."""
        if self._prewarmer is not None:
            await self._prewarmer.serve(asked)
        answering = asyncio.create_task(self._use(asked))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)
        return await asyncio.shield(answering)

    async def _use(self, asked: Question | Consultation) -> bytes:
        """A process is free again when its answer has been read, and not before."""
        worker = await self._idle.get()
        try:
            with metrics.BOTS.time():
                return await worker.ask(asked)
        except (TimeoutError, OSError, EOFError):
            _LOG.warning("bot_replaced", game=asked.game)
            metrics.BOTS_REPLACED.inc()
            await worker.stop()
            await worker.start()
            return b""
        finally:
            self._idle.put_nowait(worker)


class Prewarmer:
    """A process beside play that makes what bots need; a question for it waits."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def start(self) -> None:
        command = (sys.executable, "-m", warm.__name__, "--nice")
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )

    async def serve(self, question: Question | Consultation) -> None:
        """Returns when the bot can choose, or nothing more is being made."""
        while self._process is not None and self._process.returncode is None:
            if is_ready(question.game, question.seats, question.view):
                return
            await asyncio.sleep(MOMENT)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _end(process)


class Worker:
    """One process, from its start to its end."""

    def __init__(self, limit: float, module: str) -> None:
        self._limit = limit
        self._module = module
        self._process: Process | None = None
        self._ready = False

    async def start(self) -> None:
        # The process ends itself a little later than we would, in case we are gone by then.
        command = (sys.executable, "-m", self._module, str(self._limit + 2))
        # A session of its own: a Ctrl-C in the terminal is for the house, which ends it.
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._ready = False

    async def ask(self, question: Question | Consultation) -> bytes:
        """Raises TimeoutError, OSError or EOFError if the process is of no more use."""
        if not self._ready:
            await asyncio.wait_for(self._receive(), PATIENCE)
            self._ready = True
        await self._send(pickle.dumps(question))
        return await asyncio.wait_for(self._receive(), self._limit)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _end(process)

    async def _send(self, data: bytes) -> None:
        assert self._process is not None, "started"
        assert self._process.stdin is not None, "piped"
        self._process.stdin.write(SIZE.pack(len(data)) + data)
        await self._process.stdin.drain()

    async def _receive(self) -> bytes:
        assert self._process is not None, "started"
        assert self._process.stdout is not None, "piped"
        head = await self._process.stdout.readexactly(SIZE.size)
        size = SIZE.unpack(head)[0]
        if size > MOST_ANSWER:
            raise EOFError("an answer that is not a move")
        return await self._process.stdout.readexactly(size)


def _decode_answer(game: str, answer: bytes) -> Any:
    return msgspec.json.decode(answer, type=registry.find(game).advice.Answer)


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
