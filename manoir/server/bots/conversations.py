"""What is said to a process so that a bot chooses: the news if the bot lives there, else all."""

import asyncio
import itertools

from manoir.server.bots.histories import Known, KnownPlayers, Moves
from manoir.server.bots.process import WorkerProcess
from manoir.server.bots.questions import FOUND, UNKNOWN, Begin, Choose, Consult, Forget, Hear
from manoir.server.bots.turns import Consultation, Turn
from manoir.server.operations import metrics


class SendAll(Exception):
    """The bot does not live in the process that was asked: it needs all that was ever said."""


class Conversations:
    """Remembers which bot lives in which process, and what it has heard there."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._known = KnownPlayers()

    def home(self, turn: Turn) -> WorkerProcess | None:
        """The process to which only the news must be told."""
        known = self._known.find(turn.table, turn.seat, turn.level)
        if known is None or known.home.has_ended or known.news(turn.recent) is None:
            return None
        return known.home

    def forget(self, table: str) -> None:
        self._known.forget(table)

    async def choose(self, turn: Turn, whole: Moves | None, worker: WorkerProcess) -> bytes:
        """Return a move as JSON; nothing if the bot fails. Without `whole`, may raise SendAll."""
        await worker.warm_up(turn.game)
        known = self._known.find(turn.table, turn.seat, turn.level)
        if known is not None and self.home(turn) is worker:
            news = known.news(turn.recent)
            assert news is not None, "it is at home"
            metrics.BOT_HISTORIES.labels("news").inc()
            status, move = await self._ask(worker, turn, known.player, news)
            if status != UNKNOWN:
                return self._keep(worker, turn, known.player, status, move)
        if whole is None:
            raise SendAll
        metrics.BOT_HISTORIES.labels("whole").inc()
        player, first = next(self._numbers), whole.first_view(turn.seat)
        begin = Begin(player, turn.game, turn.level, turn.seat, turn.seats, turn.seed, first)
        await worker.tell(begin)
        status, move = await self._ask(worker, turn, player, whole)
        return self._keep(worker, turn, player, status, move)

    async def advise(self, asked: Consultation, worker: WorkerProcess) -> bytes:
        """Return the answer as JSON; nothing if there is none."""
        await worker.warm_up(asked.game)
        number = next(self._numbers)
        question = Consult(number, asked.game, asked.seat, asked.view, asked.question)
        status, answer = await worker.ask(question)
        return answer if status == FOUND else b""

    async def _ask(
        self, worker: WorkerProcess, turn: Turn, player: int, moves: Moves
    ) -> tuple[int, bytes]:
        """Tell a player what it has not heard yet, and let it choose."""
        if worker.done_with:
            leaving, worker.done_with = worker.done_with, []
            await worker.tell(Forget(tuple(leaving)))
        news: tuple[Hear, ...] = ()
        for heard in moves.heard(turn.seat):
            if news:
                await worker.tell(*news)
                await asyncio.sleep(0)  # people's moves come between
            news = (Hear(turn.game, player, heard),)
        number = next(self._numbers)
        seen = turn.view, turn.legal
        return await worker.ask(Choose(turn.game, number, player, *seen, turn.budget), *news)

    def _keep(
        self, worker: WorkerProcess, turn: Turn, player: int, status: int, move: bytes
    ) -> bytes:
        """Remember what a player has heard now; one that failed has left."""
        if status != FOUND:
            self._known.drop(turn.table, turn.seat, turn.level)
            return b""
        if turn.recent.steps:
            known = Known(player, worker, turn.recent.steps[-1], turn.recent.state)
            self._known.keep(turn.table, turn.seat, turn.level, known)
        else:
            worker.done_with.append(player)  # nothing by which we would know it again
        return move
