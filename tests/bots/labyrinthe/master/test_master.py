"""The learned level: its weights, what it sees, and that it plays well and the same again."""

import subprocess
import sys

import numpy as np
import pytest

from manoir.bots import bot
from manoir.bots.duel import Duel, duel
from manoir.bots.labyrinthe import LEVELS
from manoir.bots.labyrinthe.master import network
from manoir.bots.labyrinthe.master.layout import (
    FEATURES,
    FOUND_IT,
    HOPE,
    LEFTS,
    RISKS,
    ROUND_HOPE,
    WINS,
    seen_by,
)
from manoir.bots.labyrinthe.master.player import DRY, Master
from manoir.bots.labyrinthe.thinker import Thinker
from manoir.bots.labyrinthe.turn import Way, ways
from manoir.bots.play import first_view, heard_since
from manoir.kernel.match import Match
from tests.bots.labyrinthe.scenes import ask, midway

MOST_BYTES = 4_000_000


def told(match: Match, seat: int) -> tuple[Master, Thinker]:
    """Both players of a seat, with all that it heard."""
    given = seat, match.seats, first_view(match, seat), 5
    players = Master(*given), Thinker(*given, blocks=True)
    for events, view in heard_since(match, seat):
        for player in players:
            player.hear(events, view)
    return players


@pytest.mark.parametrize("seats", LEVELS[-1].seats)
def test_the_weights_are_small_and_fit_what_is_seen(seats: int) -> None:
    layers = network.layers(seats)
    assert layers[0][0].shape[0] == seen_by(seats) + len(LEFTS) * network.LEFT
    assert layers[-1][0].shape[1] == 1
    assert all(np.isfinite(part).all() for layer in layers for part in layer)
    assert sum(part.nbytes for layer in layers for part in layer) < MOST_BYTES


@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 0), (4, 0)])
def test_it_sees_the_risks_that_the_best_sees(seats: int, turns: int) -> None:
    match = midway(seats, seed=seats, turns=turns)
    seat = match.to_act[0]
    view = match.view(seat)
    master, best = told(match, seat)
    made, seen = master._survey(view)
    thought = best._think(view, 1.0)
    by_shift = {(way.last, way.shift.turn): way for way in ways(view, seat) if way.shift}
    for (arrow, turn, _), row in zip(made.tolist(), seen, strict=True):
        way: Way = by_shift[arrow, turn]
        for place in range(1, seats):
            other = (seat + place) % seats
            risk = best._risk(view, way, other, thought.others[other])
            assert row[RISKS[place - 1]] == pytest.approx(risk, abs=0.02)


@pytest.mark.parametrize(("seats", "feature"), [(2, HOPE), (3, ROUND_HOPE), (4, ROUND_HOPE)])
def test_it_hopes_as_the_best_does(seats: int, feature: int) -> None:
    match = midway(seats, seed=8, turns=6)
    seat = match.to_act[0]
    view = match.view(seat)
    master, best = told(match, seat)
    made, seen = master._survey(view)
    thought, hopes = best._think(view, 1.0), dict[tuple[int, int], float]()
    for (arrow, turn, _), row in zip(made.tolist(), seen, strict=True):
        if not row[FOUND_IT]:
            hopes[arrow, turn] = max(hopes.get((arrow, turn), 0.0), float(row[feature]))
    for way in ways(view, seat):
        assert way.shift
        if (way.last, way.shift.turn) in hopes:
            [(hope, _)] = best._wait(thought, way, way.reached)
            assert hopes[way.last, way.shift.turn] == pytest.approx(hope, abs=0.002)


def test_nothing_is_worth_more_than_a_game_that_is_won() -> None:
    won = np.zeros((2, FEATURES), np.float32)
    won[1, WINS] = 1.0
    assert network.logits(won, 2)[1] == network.SURE > network.logits(won, 2)[0]


def test_made_again_it_plays_the_same() -> None:
    match = Match("labyrinthe", seats=2, seed=21)
    for _ in range(6):
        seat = match.to_act[0]
        move = told(match, seat)[0].choose(match.view(seat), match.legal(seat), 1.0)
        assert move == ask(match, "master")
        match.play(seat, move)


def test_when_nobody_finds_anything_for_long_it_plays_as_the_best() -> None:
    match = midway(2, seed=4, turns=2 * DRY)
    assert not any(match.state.found)
    assert ask(match, "master") == ask(match, "best")


@pytest.mark.parametrize(("mode", "seats"), [("children", 2), ("night", 2), ("night", 4)])
def test_what_it_has_not_learned_it_plays_as_the_best(mode: str, seats: int) -> None:
    match = midway(seats, seed=6, turns=4, mode=mode)
    assert not LEVELS[-1].suits(seats, match.options)
    assert ask(match, "master") == ask(match, "best")


def test_it_is_offered_last_where_people_choose() -> None:
    from manoir.server.bots.pool import BotPool

    assert BotPool.levels("labyrinthe")[-1] == "master" == LEVELS[-1].name
    assert bot.level("labyrinthe", "master") is LEVELS[-1]


def test_it_plays_without_pytorch() -> None:
    source = "import manoir.bots.labyrinthe.master.player as p, sys; print('torch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, check=True)
    assert done.stdout == b"False\n"


@pytest.mark.soak
def test_it_beats_the_best() -> None:
    assert duel(Duel("labyrinthe", "master", "best"), 120).mean >= 0.6
