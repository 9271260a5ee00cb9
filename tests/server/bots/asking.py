"""Questions to bots as a table asks them, without a table."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from manoir.kernel.match import Match
from manoir.server.bots.histories import Moves, joined, recent_moves
from manoir.server.bots.pool import BotPool
from manoir.server.bots.turns import Turn

PROMPT = "tests.server.bots.moody_bots"  # the real program, which starts at once


def turn(match: Match, seat: int | None = None, **fields: Any) -> Turn:
    """Whoever is to act, at a table of that name."""
    chosen = match.to_act[0] if seat is None else seat
    given = {"table": "table", "level": "child", "seed": 7, "budget": 0.1, **fields}

    async def whole() -> Moves:
        return joined(match, match)

    return Turn(
        **{"whole": whole, **given},
        game=match.game.id,
        seat=chosen,
        seats=match.seats,
        ply=match.ply,
        recent=recent_moves(match),
        view=match.view(chosen),
        legal=match.legal(chosen),
    )


def with_pool(
    scene: Callable[[BotPool], Awaitable[None]],
    module: str = PROMPT,
    limit: float = 30.0,
    workers: int = 1,
) -> None:
    async def run() -> None:
        pool = BotPool(workers, limit, module)
        await pool.start()
        try:
            await scene(pool)
        finally:
            await pool.close()

    asyncio.run(run())
