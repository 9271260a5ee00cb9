"""Questions to bots wait in a fair queue: by table, people first, and nobody for ever."""

import asyncio
from collections.abc import Callable
from functools import wraps

import pytest

from manoir.games.pasvu.advice import Hide
from manoir.kernel import Refused
from manoir.kernel.match import Match
from manoir.server.bots import fair_queue
from manoir.server.bots.fair_queue import EVERY, FairQueue, Job
from manoir.server.bots.pool import MOST_ADVICE, BotPool
from manoir.server.bots.process import WorkerProcess
from manoir.server.bots.turns import Consultation
from tests.server.bots.asking import turn, with_pool

ONE, OTHER = (object.__new__(WorkerProcess) for _ in range(2))


async def nothing(worker: WorkerProcess) -> bytes:  # noqa: ARG001
    return b""


def in_loop(test: Callable[[], None]) -> Callable[[], None]:
    """A job has a future, which belongs to a loop."""

    async def run() -> None:
        test()

    @wraps(test)
    def wrapped() -> None:
        asyncio.run(run())

    return wrapped


def queue_of(*jobs: Job) -> FairQueue:
    queue = FairQueue()
    for job in jobs:
        queue.put(job)
    return queue


def order(queue: FairQueue, worker: WorkerProcess = ONE) -> str:
    tables = ""
    while (job := queue.take(worker)) is not None:
        tables += job.table
    return tables


@in_loop
def test_R29_tables_come_by_turns_however_much_one_asks() -> None:
    queue = queue_of(*(Job(table, nothing) for table in "aaaabcb"))
    assert len(queue) == 7
    assert order(queue) == "abcabaa"
    assert len(queue) == 0


@in_loop
def test_R29_tables_that_somebody_watches_come_first_and_others_are_not_forgotten() -> None:
    watched = [Job("w", nothing) for _ in range(8)]
    queue = queue_of(*(Job("u", nothing, attended=False) for _ in range(4)), *watched)
    assert order(queue) == ("w" * (EVERY - 1) + "u") * 2 + "wwuu"


@in_loop
def test_a_question_that_nobody_waits_for_any_more_leaves_the_queue() -> None:
    jobs = [Job(table, nothing) for table in "aab"]
    queue = queue_of(*jobs)
    queue.remove(jobs[0])
    queue.remove(jobs[0])
    assert sorted(order(queue)) == ["a", "b"]


@in_loop
def test_a_question_waits_for_the_process_that_knows_the_bot_but_not_for_long() -> None:
    job = Job("a", nothing, home=OTHER)
    queue = queue_of(job)
    assert queue.take(ONE) is None
    job.since -= fair_queue.LATE
    assert queue.take(ONE) is job
    queue = queue_of(Job("a", nothing, home=OTHER), Job("b", nothing))
    assert order(queue) == "b"
    queue.leave_home(OTHER)  # it has ended
    assert order(queue) == "a"


def advice(column: int = 0) -> Consultation:
    view = Match("pasvu", seats=2, seed=1).view(0)
    return Consultation("asking", "pasvu", 0, 2, view, Hide(3, column, 0))


def test_R29_a_table_with_many_questions_does_not_keep_others_waiting() -> None:
    match, answered = Match("escalier", seats=2, seed=1), list[str]()

    async def scene(pool: BotPool) -> None:
        async def greedy() -> None:
            await pool.ask(turn(match, table="greedy"))
            answered.append("greedy")

        async def asks() -> None:
            await pool.advise(advice())
            answered.append("advice")

        await pool.ask(turn(match, table="first"))
        await asyncio.gather(*(greedy() for _ in range(20)), asks())

    with_pool(scene)
    assert answered.index("advice") <= 2


def test_R29_more_questions_than_the_house_can_answer_are_refused_by_name() -> None:
    async def scene(pool: BotPool) -> None:
        asked = (pool.advise(advice(number % 6)) for number in range(MOST_ADVICE + 3))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [error.refusal.code for error in refused] == ["too_busy"] * 3
        assert (await pool.advise(advice(2))).walk.x // 1000 == 2

    with_pool(scene)


def test_whoever_waits_when_the_pool_closes_is_let_go() -> None:
    match = Match("escalier", seats=2, seed=1)

    async def scene() -> None:
        pool = BotPool(1, 30.0)
        await pool.start()
        asked = [asyncio.create_task(pool.ask(turn(match, table=f"{n}"))) for n in range(5)]
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await asked[-1]
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(scene())
