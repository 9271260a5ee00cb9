"""Bots think in other processes, and whatever they do there the game goes on."""

import asyncio
import time

import pytest

from manoir.games.pasvu.advice import Hide
from manoir.kernel.match import Match
from manoir.server import wire
from manoir.server.bots.pool import BotPool
from manoir.server.bots.scheduler import QUANTUM, BotScheduler
from manoir.server.bots.turns import Consultation
from manoir.server.operations import metrics
from manoir.server.settings import Settings
from tests.server.bots.asking import turn, with_pool
from tests.server.bots.bad_bots import WAYS


def replaced() -> dict[str, float]:
    causes = ("hung", "died", "garbage")
    return {cause: metrics.BOTS_REPLACED.labels(cause)._value.get() for cause in causes}


@pytest.mark.few(4)
@pytest.mark.parametrize(("way", "cause"), WAYS.items())
def test_R29_a_bad_bot_plays_the_first_legal_move_and_the_next_one_is_fresh(
    way: str, cause: str | None
) -> None:
    match, before = Match("escalier", seats=4, seed=1), replaced()

    async def scene(pool: BotPool) -> None:
        for _ in range(2):
            assert await pool.ask(turn(match, level=way)) == match.legal(match.to_act[0])[0]

    with_pool(scene, "tests.server.bots.bad_bots", limit=0.3 if cause == "hung" else 10.0)
    changed = {name for name, number in replaced().items() if number > before[name]}
    assert changed == ({cause} if cause else set())


def test_who_goes_away_leaves_no_answer_behind_for_the_next_one() -> None:
    """A tab that is closed while the house thinks: the next answer is to the next question."""
    view = Match("pasvu", seats=2, seed=1).view(0)

    def hide(column: int) -> Consultation:
        return Consultation("table", "pasvu", 0, 2, view, Hide(3, column, 0))

    async def scene(pool: BotPool) -> None:
        assert (await pool.advise(hide(1))).walk.x // 1000 == 1
        for column in range(6):
            gone = asyncio.create_task(pool.advise(hide(5 - column)))
            await asyncio.sleep(0.002)  # the question is on its way
            gone.cancel()
            assert (await pool.advise(hide(column))).walk.x // 1000 == column

    with_pool(scene)


def test_a_good_bot_plays_legal_moves() -> None:
    match = Match("escalier", seats=2, seed=1)

    async def scene(pool: BotPool) -> None:
        for _ in range(30):
            match.play(match.to_act[0], await pool.ask(turn(match)))

    with_pool(scene, "manoir.server.bots.worker")


def test_R14_bots_answer_on_public_ticks() -> None:
    ghosts = BotScheduler(BotPool(1, 3.0), Settings(bot_delay=900), time.monotonic)
    for thought in (0.0, 0.1, 0.5, 0.899, 0.9):
        assert thought + ghosts._wait(thought) == pytest.approx(0.9)
    for thought in (0.91, 1.0, 1.7, 2.9):
        ticks = (thought + ghosts._wait(thought) - 0.9) / QUANTUM
        assert ticks == pytest.approx(round(ticks))
        assert ghosts._wait(thought) >= 0


@pytest.mark.parametrize(("pace", "delay"), [("calm", 1.8), ("usual", 0.9), ("quick", 0.3)])
def test_R14_at_every_pace_the_first_tick_is_the_tables_own(pace: wire.Pace, delay: float) -> None:
    ghosts = BotScheduler(BotPool(1, 3.0), Settings(bot_delay=900), time.monotonic)
    for thought in (0.0, delay / 2, delay):
        assert thought + ghosts._wait(thought, pace) == pytest.approx(delay)
    ticks = (2.0 + ghosts._wait(2.0, pace) - delay) / QUANTUM
    assert ticks == pytest.approx(round(ticks))
    at_once = BotScheduler(BotPool(1, 3.0), Settings(bot_delay=0), time.monotonic)
    assert at_once._wait(0.1, pace) == 0
