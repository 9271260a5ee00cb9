"""A bot that hears only the news plays exactly what it would play if it heard everything again."""

import os
import pickle
import signal
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from manoir.bots.bot import levels
from manoir.bots.play import choose_move, first_view, heard_since, observer
from manoir.kernel.match import Match
from manoir.server.bots import process
from manoir.server.bots.histories import (
    AT_ONCE,
    RECENT,
    Known,
    KnownPlayers,
    joined,
    recent_moves,
)
from manoir.server.bots.players import Players
from manoir.server.bots.pool import BotPool
from manoir.server.bots.process import WorkerProcess
from manoir.server.bots.questions import ANSWER, FOUND, UNKNOWN, Begin, Choose, Forget, Hear
from manoir.server.operations import metrics
from tests.kernel.walks import some_move
from tests.server.bots.asking import turn, with_pool

PLIES = {"escalier": 100, "labyrinthe": 40, "pacman": 60, "pasvu": 24}
QUICK = ("escalier", "labyrinthe", "pacman", pytest.param("pasvu", marks=pytest.mark.soak))
SEATS = {"escalier": 2}  # its tables for more are not made before the tests, and take long


def from_everything(match: Match, seat: int, level: str) -> Any:
    told = first_view(match, seat), heard_since(match, seat)
    offered = match.view(seat), match.legal(seat)
    return choose_move(match.game.id, level, seat, match.seats, 7, *told, *offered, 0.1)


def sent(told: str) -> float:
    value: float = metrics.BOT_HISTORIES.labels(told)._value.get()
    return value


async def compare(pool: BotPool, match: Match, most: int, kill: int = 0) -> None:
    """Play a game where every seat has another level; now and then somebody moves at random."""
    names = cycle(level.name for level in reversed(levels(match.game.id)))
    seated, rng = dict(zip(range(match.seats), names, strict=False)), Random(1)
    while not match.outcome and len(match.history) < most:
        seat = match.to_act[0]
        move = await pool.ask(turn(match, seat, level=seated[seat]))
        assert move == from_everything(match, seat, seated[seat]), len(match.history)
        match.play(seat, move if rng.random() < 0.7 else some_move(match, seat, rng))
        if kill and pool.pids and len(match.history) % kill == 0:
            os.kill(pool.pids[0], signal.SIGKILL)


@pytest.mark.parametrize("game", QUICK)
def test_the_news_lead_to_the_same_choice_as_everything(game: str) -> None:
    before = sent("whole"), sent("news")
    match = Match(game, seats=SEATS.get(game, 4), seed=5, observer=observer(game))

    async def scene(pool: BotPool) -> None:
        await compare(pool, match, PLIES[game])

    with_pool(scene)
    assert sent("whole") - before[0] <= 2 * match.seats  # who moves first has heard nothing yet
    assert sent("news") - before[1] > 8


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", PLIES)
def test_the_same_over_whole_games_and_killed_processes(game: str, seed: int) -> None:
    match = Match(game, seats=2 + seed % 3, seed=seed, observer=observer(game))

    async def scene(pool: BotPool) -> None:
        await compare(pool, match, most=5 * PLIES[game], kill=17)

    with_pool(scene, workers=2)


def test_a_process_that_was_replaced_is_told_everything_once() -> None:
    match, before = Match("escalier", seats=2, seed=2), sent("whole")

    async def scene(pool: BotPool) -> None:
        await compare(pool, match, 60, kill=25)

    with_pool(scene)
    assert 4 <= sent("whole") - before <= 10


def test_nothing_but_views_and_what_was_told_leaves_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A state would be all that a seat may not know."""
    named: set[str] = set()

    class Recorder:
        @staticmethod
        def dumps(message: Any) -> bytes:
            named.update(names_in(message))
            return pickle.dumps(message)

    monkeypatch.setattr(process, "pickle", Recorder)
    match = Match("labyrinthe", seats=2, seed=1)

    async def scene(pool: BotPool) -> None:
        for _ in range(10):
            match.play(match.to_act[0], await pool.ask(turn(match, level="hard")))

    with_pool(scene)
    assert {"View", "Hear", "Begin", "Choose"} <= named
    assert not named & {"State", "Step", "Match", "Moves", "FairDice", "Deal"}


def names_in(value: Any) -> Iterator[str]:
    """The types of all that it is made of."""
    yield type(value).__name__
    if isinstance(value, Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, list | tuple):
        for part in value:
            yield from names_in(part)


def test_moves_are_shown_a_few_at_a_time_and_none_is_left_out() -> None:
    match = Match("escalier", seats=2, seed=1)
    for _ in range(50):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    slices = list(joined(match, match).heard(0))
    assert all(len(heard) == AT_ONCE for heard in slices[:-1])
    assert sum(slices, ()) == heard_since(match, 0)
    assert joined(match, match).first_view(0) == first_view(match, 0)


def begun() -> Match:
    match = Match("escalier", seats=2, seed=1)
    match.play(0, match.legal(0)[0])
    return match


def known(match: Match) -> Known:
    home: WorkerProcess = object.__new__(WorkerProcess)
    home.done_with = []
    return Known(1, home, match.history[-1], match.state)


def test_what_was_taken_back_makes_a_bot_hear_everything_again() -> None:
    match, rng = Match("pasvu", seats=2, seed=1, observer=observer("pasvu")), Random(3)
    before = after = known(match)
    while match.check_undo(match.to_act[0]) is not None:
        before = known(match)
        match.play(match.to_act[0], some_move(match, match.to_act[0], rng))
        after = known(match)
    assert after.news(recent_moves(match)) is not None
    match.undo(match.to_act[0])
    assert after.news(recent_moves(match)) is None
    # The last move that stands is the same, but its state now tells that one was taken back.
    assert match.history[-1] is before.step
    assert match.state != before.state
    assert before.news(recent_moves(match)) is None


def test_a_process_that_has_forgotten_a_bot_is_told_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MOST", "1")
    match, before = begun(), sent("whole")

    async def scene(pool: BotPool) -> None:
        for _ in range(3):
            seat = match.to_act[0]
            for level in ("child", "oracle"):
                move = await pool.ask(turn(match, level=level))
                assert move == from_everything(match, seat, level)
            match.play(seat, match.legal(seat)[0])

    with_pool(scene)
    assert sent("whole") == before + 6


def test_what_was_heard_too_long_ago_is_told_from_the_beginning() -> None:
    match = begun()
    heard, start = known(match), len(match.history)
    while len(match.history) - start < RECENT:
        news = heard.news(recent_moves(match))
        assert news is not None
        assert len(news.steps) == len(match.history) - start
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert heard.news(recent_moves(match)) is None


def test_the_tables_that_are_remembered_are_bounded_and_those_over_are_forgotten() -> None:
    players, bot = KnownPlayers(most=2), known(begun())
    for table in "abc":
        players.keep(table, 0, "child", bot)
    assert len(players) == 2
    assert players.find("a", 0, "child") is None
    players.forget("b")
    assert len(players) == 1
    assert bot.home.done_with == [1, 1]


def test_a_process_keeps_the_players_that_were_asked_last() -> None:
    match, players = Match("escalier", seats=2, seed=1), Players(most=2)
    view, legal = match.view(0), match.legal(match.to_act[0])

    def status(player: int) -> int:
        answer = players.answer(Choose("escalier", 9, player, view, legal, 0.1))
        assert answer is not None
        number, found = ANSWER.unpack_from(answer)
        assert number == 9
        return int(found)

    for player in (1, 2, 3):
        assert players.answer(Begin(player, "escalier", "child", 0, 2, 7, view)) is None
        players.answer(Hear("escalier", 2, ()))  # it is the last one that somebody spoke of
    assert [status(player) for player in (1, 2, 3)] == [UNKNOWN, FOUND, FOUND]
    players.answer(Forget((2, 7)))
    assert len(players) == 1
    assert status(2) == UNKNOWN
