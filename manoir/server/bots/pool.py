"""A fixed number of processes in which bots think. Whatever happens to one, another follows."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from manoir.bots import bot
from manoir.kernel import Refused, registry
from manoir.server import refusals
from manoir.server.bots import worker as program
from manoir.server.bots.conversations import Conversations, SendAll
from manoir.server.bots.fair_queue import FairQueue, Job
from manoir.server.bots.prewarmer import Prewarmer
from manoir.server.bots.process import Failed, WorkerProcess
from manoir.server.bots.slot import Slot
from manoir.server.bots.turns import Consultation, Turn
from manoir.server.operations import metrics
from manoir.server.processes.beginning import Beginning
from manoir.server.tables.moves import BAD_JSON, decode_move

TRIES: Final = 3  # how often a question is asked while processes fail
COST_OF_HANGING: Final = 2  # tries: somebody has waited all that time
MOST_ADVICE: Final = 32  # questions of people that may wait
LOOK_SECONDS: Final = 1.0
_LOG: Final = structlog.get_logger("manoir.bots")


class BotPool:
    """Questions wait for a free process; a bot that fails plays the first legal move."""

    def __init__(
        self,
        workers: int,
        limit: float,
        module: str = program.__name__,
        *,
        niceness: int = 0,
        warm: bool = False,
        eager: bool = True,
        beginning: Beginning | None = None,
    ) -> None:
        start = partial(WorkerProcess.start, module, limit, niceness, beginning=beginning)
        self._queue = FairQueue()
        self._slots = [Slot(self._queue, start, self._give_up, eager=eager) for _ in range(workers)]
        self._conversations = Conversations()
        self._prewarmer = Prewarmer(beginning) if warm else None
        self._tasks: list[asyncio.Task[None]] = []
        self._advising = 0

    async def start(self) -> None:
        """Begin to warm up; questions may come at once."""
        if self._prewarmer is not None:
            await self._prewarmer.start()
        running = (*(slot.run() for slot in self._slots), self._look())
        self._tasks = [asyncio.create_task(each) for each in running]

    async def close(self) -> None:
        if self._prewarmer is not None:
            await self._prewarmer.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._queue.drain():
            job.answer.cancel()

    async def make_ready(self, seconds: float) -> None:
        """Wait until every process is warm for all games, so long at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(slot.warmed.wait() for slot in self._slots))

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""
        return [slot.pid for slot in self._slots if slot.pid is not None]

    @staticmethod
    def levels(game: str) -> tuple[str, ...]:
        return tuple(level.name for level in bot.levels(game))

    def forget(self, table: str) -> None:
        """A game is over: its bots will not be asked again."""
        self._conversations.forget(table)

    async def ask(self, turn: Turn) -> Any:
        """Return a move, not checked against the rules. Raises what `turn.whole` raises."""
        await self._prepare(turn)
        answer = await _insist(partial(self._ask, turn))
        try:
            return decode_move(registry.find(turn.game), answer)
        except Refused:
            _LOG.warning("bot_failed", table=turn.table, game=turn.game, bot=turn.level)
            metrics.BOTS_FAILED.inc()
            return turn.legal[0]

    async def advise(self, asked: Consultation) -> Any:
        """Return the game's own answer. Raises Refused if there is none, or too many wait."""
        if self._advising >= MOST_ADVICE:
            raise Refused(refusals.TOO_BUSY)
        self._advising += 1
        try:
            await self._prepare(asked)
            answer = await _insist(partial(self._consult, asked))
            return msgspec.json.decode(answer, type=registry.find(asked.game).advice.Answer)
        except BAD_JSON:
            raise Refused(refusals.NO_ADVICE) from None
        finally:
            self._advising -= 1

    async def _ask(self, turn: Turn) -> bytes:
        """Ask once, with the news if a process needs no more. Raises Failed."""
        home = self._conversations.home(turn)
        if home is not None:
            work = partial(self._conversations.choose, turn, None)
            with suppress(SendAll):
                return await self._put(Job(turn.table, work, home, turn.attended))
        work = partial(self._conversations.choose, turn, await turn.whole())
        return await self._put(Job(turn.table, work, None, turn.attended))

    async def _consult(self, asked: Consultation) -> bytes:
        work = partial(self._conversations.advise, asked)
        return await self._put(Job(f"{asked.table} asks", work))

    async def _put(self, job: Job) -> bytes:
        """Return the answer. It is read also if whoever asked is gone, or others would get it."""
        self._queue.put(job)
        self._wake()
        self._give_up()
        try:
            return await job.answer
        finally:
            self._queue.remove(job)

    async def _prepare(self, asked: Turn | Consultation) -> None:
        if self._prewarmer is not None:
            await self._prewarmer.serve(asked.game, asked.seats, asked.view)

    async def _look(self) -> None:
        """Notice now and then what nobody reports."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for slot in self._slots:
                slot.end_if_stopped()
            self._wake()  # what has waited long for one process may go to another

    def _wake(self) -> None:
        metrics.BOTS_WAITING.set(len(self._queue))
        for slot in self._slots:
            slot.wake()

    def _give_up(self) -> None:
        """Let nobody wait while no process can be started."""
        if all(slot.is_hopeless for slot in self._slots):
            for job in self._queue.drain():
                job.fail(Failed("start"))


async def _insist(ask: Callable[[], Awaitable[bytes]]) -> bytes:
    """Ask again while processes fail; nothing, if they go on doing so."""
    tries = TRIES
    while tries > 0:
        try:
            return await ask()
        except Failed as failure:
            tries -= COST_OF_HANGING if failure.cause == "hung" else 1
    return b""
