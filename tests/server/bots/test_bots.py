"""Bots think in other processes, and whatever they do there the game goes on."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from manoir.bots.play import first_view, heard_since
from manoir.games.pasvu.advice import Hide
from manoir.kernel.match import Match
from manoir.server.bots.pool import BotPool
from manoir.server.bots.questions import Consultation, Question
from manoir.server.bots.scheduler import QUANTUM, BotScheduler
from manoir.server.settings import Settings
from tests.server.bots.bad_bots import BABBLES, DIES, FAILS, HANGS


def question(match: Match, seat: int, asks: int | None = None) -> Question:
    return Question(
        game=match.game.id,
        level="child",
        seat=seat if asks is None else asks,
        seats=match.seats,
        ply=match.ply,
        seed=7,
        first_view=first_view(match, seat),
        heard=heard_since(match, seat),
        view=match.view(seat),
        legal=match.legal(seat),
        budget=0.1,
    )


def with_pool(scene: Callable[[BotPool], Awaitable[None]], module: str, limit: float) -> None:
    async def run() -> None:
        pool = BotPool(1, limit, module)
        await pool.start()
        try:
            await scene(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("way", [HANGS, DIES, BABBLES, FAILS])
def test_R29_a_bad_bot_plays_the_first_legal_move_and_the_next_one_is_fresh(way: int) -> None:
    match = Match("escalier", seats=4, seed=1)
    seat = match.to_act[0]

    async def scene(pool: BotPool) -> None:
        for _ in range(2):
            begun = time.monotonic()
            assert await pool.ask(question(match, seat, way)) == match.legal(seat)[0]
            assert time.monotonic() - begun < 10

    with_pool(scene, "tests.server.bots.bad_bots", limit=0.3)


def test_who_goes_away_leaves_no_answer_behind_for_the_next_one() -> None:
    """A tab that is closed while the house thinks: the next answer is to the next question."""
    view = Match("pasvu", seats=2, seed=1).view(0)

    def hide(column: int) -> Consultation:
        return Consultation("pasvu", 0, 2, view, Hide(3, column, 0))

    async def scene(pool: BotPool) -> None:
        assert (await pool.advise(hide(1))).walk.x // 1000 == 1
        for column in range(6):
            gone = asyncio.create_task(pool.advise(hide(5 - column)))
            await asyncio.sleep(0.002)  # the question is on its way
            gone.cancel()
            assert (await pool.advise(hide(column))).walk.x // 1000 == column

    with_pool(scene, "manoir.server.bots.worker", limit=30.0)


def test_a_good_bot_plays_legal_moves() -> None:
    match = Match("escalier", seats=2, seed=1)

    async def scene(pool: BotPool) -> None:
        for _ in range(30):
            seat = match.to_act[0]
            match.play(seat, await pool.ask(question(match, seat)))

    with_pool(scene, "manoir.server.bots.worker", limit=3.0)


def test_R14_bots_answer_on_public_ticks() -> None:
    ghosts = BotScheduler(BotPool(1, 3.0), Settings(bot_delay=900), time.monotonic)
    for thought in (0.0, 0.1, 0.5, 0.899, 0.9):
        assert thought + ghosts._wait(thought) == pytest.approx(0.9)
    for thought in (0.91, 1.0, 1.7, 2.9):
        ticks = (thought + ghosts._wait(thought) - 0.9) / QUANTUM
        assert ticks == pytest.approx(round(ticks))
        assert ghosts._wait(thought) >= 0
