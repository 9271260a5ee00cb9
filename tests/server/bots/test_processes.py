"""R29: whatever happens to a process of bots, another takes its place and the game goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import uvloop

from manoir.bots.play import choose_move, first_view, heard_since
from manoir.games.pasvu.advice import Hide
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from manoir.server.bots import slot
from manoir.server.bots.pool import BotPool
from manoir.server.bots.process import Failed, WorkerProcess, _is_starved
from manoir.server.bots.turns import Consultation
from manoir.server.operations import metrics
from manoir.server.processes.process_status import ProcessStatus, status_of
from tests.server.bots.asking import PROMPT, turn

SIGNALS = (signal.SIGKILL, signal.SIGSTOP)
PATIENCE = 60.0


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the first process to get stuck leaves its number; by itself none does."""
    monkeypatch.setenv("MARK", str(tmp_path / "mark"))
    monkeypatch.setenv("MOOD", "none")
    return tmp_path / "mark"


def run(
    scene: Callable[[BotPool], Awaitable[None]],
    module: str = PROMPT,
    workers: int = 1,
    patience: float = PATIENCE,
) -> None:
    """As the house does: uvloop says in its own way that a pipe is dead."""

    async def with_pool() -> None:
        pool = BotPool(workers, PATIENCE, module)
        await pool.start()
        try:
            async with asyncio.timeout(patience):
                await scene(pool)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(with_pool())


async def until(reached: Callable[[], Any]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


def replaced(cause: str) -> float:
    value: float = metrics.BOTS_REPLACED.labels(cause)._value.get()
    return value


def cause_of(sent: signal.Signals) -> str:
    return "died" if sent == signal.SIGKILL else "hung"


def midway(plies: int = 20) -> Match:
    match = Match("escalier", seats=2, seed=3)
    while len(match.history) < plies or len(match.legal(match.to_act[0])) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    return match


def own_choice(match: Match) -> Any:
    """What the bot plays, and not the first legal move: so one sees that it was asked again."""
    seat = match.to_act[0]
    told = first_view(match, seat), heard_since(match, seat)
    return choose_move(
        "escalier", "oracle", seat, 2, 7, *told, match.view(seat), match.legal(seat), 0.1
    )


def chosen_match() -> Match:
    match = midway()
    while own_choice(match) == match.legal(match.to_act[0])[0]:
        match = midway(len(match.history) + 1)
    return match


def is_idle(pool: BotPool) -> bool:
    """Whether a process is ready and has made itself familiar with all games."""
    worker = pool._slots[0]._worker
    return bool(pool.pids) and worker is not None and all(map(worker.is_warm, games()))


@pytest.mark.parametrize("sent", SIGNALS)
def test_R29_an_idle_process_is_replaced_before_anybody_asks(
    sent: signal.Signals, mark: Path
) -> None:
    match, before = chosen_match(), replaced(cause_of(sent))

    async def scene(pool: BotPool) -> None:
        await until(lambda: is_idle(pool))
        first = pool.pids
        os.kill(first[0], sent)
        await until(lambda: pool.pids and pool.pids != first)
        assert await pool.ask(turn(match, level="oracle")) == own_choice(match)

    run(scene)
    assert replaced(cause_of(sent)) == before + 1
    assert not mark.exists()


@pytest.mark.skipif(not hasattr(os, "sched_getscheduler"), reason="no such policies here")
def test_bots_make_room_for_the_house_at_once() -> None:
    """Linux shares cores out among sessions first: in one of their own they would not."""

    async def scene(pool: BotPool) -> None:
        await until(lambda: is_idle(pool))
        assert os.getsid(pool.pids[0]) == os.getsid(0)
        assert os.getpgid(pool.pids[0]) == pool.pids[0], "Ctrl-C in the terminal is not for it"
        assert os.sched_getscheduler(pool.pids[0]) == os.SCHED_BATCH

    run(scene)


def test_R29_a_dead_pipe_is_a_failure_of_the_process_and_of_nothing_else(mark: Path) -> None:
    """uvloop raises RuntimeError where asyncio raises OSError."""

    async def scene(_: BotPool) -> None:
        worker = await WorkerProcess.start(PROMPT, PATIENCE, 0, lambda: None)
        await worker.get_ready()
        os.kill(worker.pid, signal.SIGKILL)
        await until(lambda: worker.has_ended)
        for _again in range(3):
            with pytest.raises(Failed, match="died"):
                await worker.warm_up("escalier")
        await worker.stop()

    run(scene)
    assert not mark.exists()


@pytest.mark.few(2)
@pytest.mark.parametrize("sent", SIGNALS)
@pytest.mark.parametrize("mood", ["start", "thinking"])
def test_R29_who_starts_or_thinks_is_replaced_and_the_move_asked_again(
    mood: str, sent: signal.Signals, mark: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = chosen_match()
    monkeypatch.setenv("MOOD", mood)

    async def scene(pool: BotPool) -> None:
        asked = asyncio.create_task(pool.ask(turn(match, level="oracle")))
        await until(lambda: mark.exists() and mark.read_text().endswith("\n"))
        assert not asked.done()
        os.kill(int(mark.read_text()), sent)
        assert await asked == own_choice(match)

    run(scene)


def test_R29_advice_is_asked_for_again(mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOOD", "thinking")
    view = Match("pasvu", seats=2, seed=1).view(0)

    async def scene(pool: BotPool) -> None:
        asked = Consultation("table", "pasvu", 0, 2, view, Hide(3, 4, 0))
        answer = asyncio.create_task(pool.advise(asked))
        await until(lambda: mark.exists() and mark.read_text().endswith("\n"))
        os.kill(int(mark.read_text()), signal.SIGKILL)
        assert (await answer).walk.x // 1000 == 4

    run(scene)


def test_R29_who_shouts_instead_of_getting_ready_is_replaced(
    mark: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, before = chosen_match(), replaced("garbage")
    monkeypatch.setenv("MOOD", "shout")

    async def scene(pool: BotPool) -> None:
        assert await pool.ask(turn(match, level="oracle")) == own_choice(match)

    run(scene)
    assert mark.exists()
    assert replaced("garbage") == before + 1


def test_R29_while_no_process_can_be_started_games_go_on_and_later_bots_are_back(
    mark: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, started = chosen_match(), sys.executable
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    monkeypatch.setattr(slot, "FIRST_PAUSE", 0.01)

    async def scene(pool: BotPool) -> None:
        for _ in range(3):
            found = await pool.ask(turn(match, level="oracle"))
            assert found == match.legal(match.to_act[0])[0]
        monkeypatch.setattr(sys, "executable", started)
        await until(lambda: len(pool.pids) == 2)
        assert await pool.ask(turn(match, level="oracle")) == own_choice(match)

    run(scene, workers=2)
    assert not mark.exists()


def test_R29_a_program_that_ends_at_once_is_tried_ever_more_seldom() -> None:
    match, before = chosen_match(), replaced("start")

    async def scene(pool: BotPool) -> None:
        assert await pool.ask(turn(match)) == match.legal(match.to_act[0])[0]

    run(scene, module="tests.server.bots.no_such_program")
    assert replaced("start") == before + slot.HOPELESS
    pauses = [slot.pause(starts) for starts in range(12)]
    assert pauses[0] == 0
    assert all(later == min(slot.MOST_PAUSE, 2 * one) for one, later in pairwise(pauses[1:]))


@pytest.mark.soak
@pytest.mark.parametrize("kills", [6, pytest.param(200, marks=pytest.mark.soak)])
def test_R29_games_come_to_their_end_while_processes_are_killed(kills: int, mark: Path) -> None:
    matches = [Match("escalier", seats=2, seed=seed) for seed in range(4)]
    over = asyncio.Event()

    async def play(pool: BotPool, number: int) -> None:
        match = matches[number]
        while not over.is_set():
            if match.outcome:
                match = matches[number] = Match("escalier", seats=2, seed=number)
            seat = match.to_act[0]
            move = await pool.ask(turn(match, table=f"table{number}", level="elephant"))
            assert move in match.legal(seat)
            match.play(seat, move)

    def plies() -> int:
        return sum(match.ply for match in matches)

    def has_moved(since: int) -> bool:
        return plies() != since

    async def scene(pool: BotPool) -> None:
        playing = [asyncio.create_task(play(pool, number)) for number in range(len(matches))]
        for kill in range(kills):
            await until(lambda: len(pool.pids) == 2)
            os.kill(pool.pids[kill % 2], SIGNALS[kill % 3 == 2])
            await until(partial(has_moved, plies()))
        over.set()
        await asyncio.gather(*playing)
        await until(lambda: len(pool.pids) == 2)

    run(scene, workers=2, patience=PATIENCE + 10 * kills)
    assert not mark.exists()


def test_who_has_no_core_to_think_with_gets_more_time() -> None:
    begun, limit = ProcessStatus("S", 1.0), 3.0
    assert _is_starved(begun, ProcessStatus("R", 1.1), limit)
    assert not _is_starved(begun, ProcessStatus("R", 3.9), limit)  # it thinks, and for too long
    assert not _is_starved(begun, ProcessStatus("S", 1.1), limit)  # it waits for something else
    assert not _is_starved(None, None, limit)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_system_tells_what_a_process_does() -> None:
    status = status_of(os.getpid())
    assert status is not None
    assert status.wants_a_core
    assert not status.is_stopped
    assert status.seconds > 0
    assert status_of(2**30) is None
