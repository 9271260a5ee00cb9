"""The house's own players: when they move, and what they are asked."""

import asyncio
import math
from collections.abc import Awaitable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import structlog

from manoir.bots.play import first_view, heard_since
from manoir.kernel import Refused, Seat
from manoir.kernel.match import Match
from manoir.server.bots.pool import BotPool
from manoir.server.bots.questions import Consultation, Question
from manoir.server.net.limits import Clock
from manoir.server.settings import Settings
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table

if TYPE_CHECKING:
    from manoir.server.tables.hub import Hub

QUANTUM: Final = 0.25
_LOG: Final = structlog.get_logger("manoir.ghosts")


class BotScheduler:
    """One task a table, as long as a bot is to move there."""

    def __init__(self, pool: BotPool, settings: Settings, clock: Clock) -> None:
        self._pool = pool
        self._delay = settings.bot_delay / 1000
        self._budget = settings.bot_budget
        self._clock = clock

    def levels(self, game: str) -> tuple[str, ...]:
        return self._pool.levels(game)

    def wake(self, hub: "Hub", live: LiveTable, table: Table) -> None:
        at_work = live.bot_task is not None and not live.bot_task.done()
        if not at_work and bot_to_move(table) is not None:
            live.bot_task = asyncio.create_task(self._play_bots(hub, live))

    def seek(self, table: Table, seat: Seat, question: Any) -> Awaitable[Any]:
        """The answer to a seat's question; what it is about is settled now."""
        assert table.match is not None, "only who plays asks"
        view = table.match.view(seat)
        return self._pool.advise(Consultation(table.game.id, seat, table.seats, view, question))

    async def _play_bots(self, hub: "Hub", live: LiveTable) -> None:
        """Move for as long as a bot is to move; one that comes too late is chosen again."""
        trouble = 0
        while bot_to_move(await hub.table(live)) is not None:
            question = self._question(await hub.table(live), await hub.whole(live))
            if question is None:  # somebody was quicker
                continue
            appeared = self._clock()
            move = await self._pool.ask(question)
            await asyncio.sleep(self._wait(self._clock() - appeared))
            try:
                await self._play(hub, live, question, move)
                trouble = 0
            except Refused as error:
                trouble += 1
                _LOG.info("bot_refused", table=live.id, code=error.refusal.code)
                await asyncio.sleep(min(30.0, 0.05 * 2**trouble))

    async def _play(self, hub: "Hub", live: LiveTable, question: Question, move: Any) -> None:
        """A bot that knows its game badly plays the first legal move instead."""
        try:
            await hub.bot_move(live, question.seat, question.ply, move)
        except Refused as error:
            if error.refusal.rule.startswith("T"):  # too late, or no room on the disk
                raise
            if (await hub.table(live)).ply != question.ply:  # somebody was quicker: think again
                raise
            await hub.bot_move(live, question.seat, question.ply, question.legal[0])

    def _question(self, table: Table, match: Match) -> Question | None:
        seat = bot_to_move(table)
        if seat is None or seat not in match.to_act:
            return None
        return Question(
            game=table.game.id,
            level=table.chairs[seat].level or "",
            seat=seat,
            seats=table.seats,
            ply=match.ply,
            seed=_seed(table, seat),
            first_view=first_view(match, seat),
            heard=heard_since(match, seat),
            view=match.view(seat),
            legal=match.legal(seat),
            budget=self._budget,
        )

    def _wait(self, thought: float) -> float:
        """Until the next public tick, so that the time a bot took tells nothing of its hand."""
        if not self._delay:
            return 0.0
        late = max(0.0, thought - self._delay)
        return self._delay + math.ceil(late / QUANTUM) * QUANTUM - thought


def bot_to_move(table: Table) -> Seat | None:
    if table.stage != "running" or table.match is None:
        return None
    return next((seat for seat in table.match.to_act if table.chairs[seat].by_bot), None)


def _seed(table: Table, seat: Seat) -> int:
    """A bot's own dice: the same after a restart, and as secret as the table's."""
    secret: Any = b"bot|" + table.id.encode() + bytes([seat]) + table.deal.seed
    return int.from_bytes(sha256(secret).digest()[:6], "big")
