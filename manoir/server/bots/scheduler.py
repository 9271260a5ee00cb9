"""The house's own players: when they move, and what they are asked."""

import asyncio
import math
from collections.abc import Awaitable
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import structlog

from manoir.kernel import Refused, Seat
from manoir.server import wire
from manoir.server.bots.histories import Moves, joined, recent_moves
from manoir.server.bots.pool import BotPool
from manoir.server.bots.turns import Consultation, Outdated, Turn
from manoir.server.net.limits import Clock
from manoir.server.nodes.claims import Claims, bots_of
from manoir.server.settings import Settings
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table

if TYPE_CHECKING:
    from manoir.server.tables.hub import Hub

QUANTUM: Final = 0.25
SLOWNESS: Final[dict[wire.Pace, float]] = {"calm": 2.0, "usual": 1.0, "quick": 1 / 3}
MOST_PAUSE: Final = 30.0  # seconds between two tries
MOST_BUGS: Final = 8  # in a row; then the table rests until somebody moves there
CLOSED: Final = ("no_such_table", "damaged", "other_rules", "table_closed", "read_only")
_LOG: Final = structlog.get_logger("manoir.ghosts")


class BotScheduler:
    """One task a table, as long as a bot is to move there."""

    def __init__(self, pool: BotPool, settings: Settings, clock: Clock) -> None:
        self._pool = pool
        self._delay = settings.bot_delay / 1000
        self._budget = settings.bot_budget
        self._clock = clock
        self.claims: Claims | None = None  # where there are other nodes

    def levels(self, game: str) -> tuple[str, ...]:
        return self._pool.levels(game)

    def wake(self, hub: "Hub", live: LiveTable, table: Table, *, mine: bool = False) -> None:
        """Let the bots of a table move; it is `mine` to see to where this node has moved last."""
        if not table.has_had_bots or hub.path.read_only:
            return
        live.bots_are_ours |= mine
        at_work = live.bot_task is not None and not live.bot_task.done()
        if not at_work and table.bot_to_move is not None:
            live.bot_task = asyncio.create_task(self._play_bots(hub, live))
        if table.stage == "over":
            self._pool.forget(table.id)
            if self.claims is not None:
                self.claims.release(bots_of(table.id))

    def seek(self, table: Table, seat: Seat, question: Any) -> Awaitable[Any]:
        """The answer to a seat's question; what it is about is settled now."""
        assert table.match is not None, "only who plays asks"
        view = table.match.view(seat)
        asked = Consultation(table.id, table.game.id, seat, table.seats, view, question)
        return self._pool.advise(asked)

    async def _play_bots(self, hub: "Hub", live: LiveTable) -> None:
        """Move for as long as a bot is to move; one that comes too late is chosen again."""
        trouble, bugs, playing = 0, 0, True
        while playing and bugs < MOST_BUGS:
            if self.claims is not None and not await self._claim(self.claims, live):
                return
            try:
                playing = await self._play_bot(hub, live)
                trouble = bugs = 0
            except Outdated:
                continue
            except Refused as error:
                trouble = 1 if error.refusal.code == "stale" else trouble + 1
                playing = error.refusal.code not in CLOSED
                _LOG.info("bot_refused", table=live.id, code=error.refusal.code)
            except Exception:
                trouble, bugs = trouble + 1, bugs + 1
                _LOG.exception("bot_move_failed", table=live.id)
            if playing and trouble:
                await asyncio.sleep(min(MOST_PAUSE, 0.05 * 2 ** min(trouble, 10)))

    async def _claim(self, claims: Claims, live: LiveTable) -> bool:
        """Of several nodes, the one that has moved last moves the bots."""
        ours, live.bots_are_ours = live.bots_are_ours, False
        return await claims.take(bots_of(live.id), steal=ours)

    async def _play_bot(self, hub: "Hub", live: LiveTable) -> bool:
        """Make one move; False if no bot is to move. Raises Refused or Outdated."""
        await hub.give_way(live)
        table = await hub.table(live)
        turn, pace = self._turn(hub, live, table), table.pace
        if turn is None:
            return False
        appeared = self._clock()
        move = await self._pool.ask(turn)
        await asyncio.sleep(self._wait(self._clock() - appeared, pace))
        await hub.give_way(live)
        await self._play(hub, live, turn, move)
        return True

    async def _play(self, hub: "Hub", live: LiveTable, turn: Turn, move: Any) -> None:
        """A bot that knows its game badly plays the first legal move instead."""
        try:
            await hub.bot_move(live, turn.seat, turn.ply, move)
        except Refused as error:
            if error.refusal.rule.startswith("T"):  # too late, or no room on the disk
                raise
            if (await hub.table(live)).ply != turn.ply:  # somebody was quicker: think again
                raise
            await hub.bot_move(live, turn.seat, turn.ply, turn.legal[0])

    def _turn(self, hub: "Hub", live: LiveTable, table: Table) -> Turn | None:
        seat, match = table.bot_to_move, table.match
        if seat is None or match is None:
            return None
        return Turn(
            table=table.id,
            game=table.game.id,
            level=table.bot_level(seat) or "",
            seat=seat,
            seats=table.seats,
            ply=match.ply,
            seed=_seed(table, seat),
            recent=recent_moves(match),
            view=match.view(seat),
            legal=match.legal(seat),
            budget=self._budget,
            whole=partial(_whole, hub, live, match.ply),
            attended=bool(live.listeners),
        )

    def _wait(self, thought: float, pace: wire.Pace = "usual") -> float:
        """Until the next public tick, so that the time a bot took tells nothing of its hand."""
        delay = self._delay * SLOWNESS[pace]
        if not delay:
            return 0.0
        late = max(0.0, thought - delay)
        return delay + math.ceil(late / QUANTUM) * QUANTUM - thought


async def _whole(hub: "Hub", live: LiveTable, ply: int) -> Moves:
    """All moves up to a ply. Raises Outdated if the table has gone on."""
    whole = await hub.whole(live)
    match = (await hub.table(live)).match
    if match is None or not match.ply == whole.ply == ply:
        raise Outdated
    return joined(whole, match)


def _seed(table: Table, seat: Seat) -> int:
    """A bot's own dice: the same after a restart, and as secret as the table's."""
    secret: Any = b"bot|" + table.id.encode() + bytes([seat]) + table.deal.seed
    return int.from_bytes(sha256(secret).digest()[:6], "big")
