"""A table of bots in a process of its own, as the house has it."""

import asyncio

import pytest

from manoir.kernel.match import Match
from manoir.server.bots.pool import BotPool
from tests.server.bots.asking import turn


@pytest.mark.soak
def test_four_of_the_best_play_while_the_house_stays_awake() -> None:
    match, ticks = Match("labyrinthe", seats=4, seed=1, mode="night", cards=1), 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.005)

    async def game() -> None:
        pool = BotPool(1, 5.0)
        await pool.start()
        ticking = asyncio.create_task(tick())
        try:
            while not match.outcome and len(match.history) < 60:
                seat = match.to_act[0]
                move = await pool.ask(turn(match, seat, level="best", budget=1.0))
                assert move in match.legal(seat)
                match.play(seat, move)
        finally:
            ticking.cancel()
            await pool.close()

    asyncio.run(game())
    assert len(match.history) > 10
    assert ticks > len(match.history)
