"""The processes that play, and the questions that wait for them."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.server.playing import worker
from manoir.server.playing.questions import Advance, Attempt, Offer, Offers, Play, Question
from manoir.server.processes.answers import read_pickled
from manoir.server.processes.beginning import Beginning
from manoir.server.processes.pool import GiveWay, ProcessPool, Queue, go_on_at_once
from manoir.server.processes.process import AskedProcess

LIMIT: Final = 20.0  # seconds for an answer; then its process is replaced
MOST_MOVES: Final = 4096  # that wait for one process: a table has one at a time
MOST_TRIES: Final = 256
NICENESS: Final = 12  # far behind whoever serves: a flood of tries leaves a full core to moves


class PlayingPool(ProcessPool):
    """A table is played in the same process as long as that has time: it may know the hall.

    Moves and tries come in turn: a try takes a fraction of a move's time, so that neither waits
    long for the other. A process without a question of its own helps the others.
    """

    def __init__(
        self,
        processes: int,
        limit: float = LIMIT,
        module: str = worker.__name__,
        *,
        beginning: Beginning | None = None,
        give_way: GiveWay = go_on_at_once,
    ) -> None:
        self._moves: list[Queue] = [deque() for _ in range(processes)]
        self._tries: list[Queue] = [deque() for _ in range(processes)]
        asked = (
            AskedProcess(limit, module, str(NICENESS), beginning=beginning)
            for _ in range(processes)
        )
        super().__init__("player", asked, (*self._moves, *self._tries), give_way)

    async def play(self, table: str, match: Match, seat: Seat, move: Any) -> Advance:
        """What becomes of a match that is at this table. Raises Refused."""
        advance: Advance = await self._ask(table, Play(match, seat, move))
        return advance

    async def offers(self, table: str, match: Match) -> Offers:
        offers: Offers = await self._ask(table, Offer(match))
        return offers

    async def attempt(self, table: str, attempt: Attempt) -> bytes:
        """What a move would do, encoded. Raises Refused."""
        answer: bytes = await self._ask(table, attempt)
        return answer

    def warm_up(self, table: str) -> None:
        """Have the process of a table there before somebody waits for it."""
        self._employ([self._home(table)])

    async def _ask(self, table: str, question: Question) -> Any:
        home = self._home(table)
        if isinstance(question, Attempt):
            job = self._put(self._tries[home], question, MOST_TRIES)
        else:
            job = self._put(self._moves[home], question, MOST_MOVES, read_pickled)
        self._employ([home])
        return await job.answer

    def _home(self, table: str) -> int:
        return crc32(table.encode()) % len(self._processes)

    def _orders_of(self, number: int) -> Sequence[Sequence[Queue]]:
        others = [one for one in range(len(self._processes)) if one != number]
        moves = [self._moves[one] for one in (number, *others)]
        tries = [self._tries[one] for one in (number, *others)]
        return (*moves, *tries), (*tries, *moves)
