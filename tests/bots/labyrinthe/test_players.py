"""Players: blind to what is hidden, the same when made again, and sensible in plain positions."""

from itertools import product
from random import Random
from typing import Any

import pytest

from manoir.bots.bot import level, levels
from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.thinker import Thinker
from manoir.bots.labyrinthe.view_numbers import board_of, last_of
from manoir.bots.listener import Listener
from manoir.bots.play import first_view, heard_since
from manoir.games.labyrinthe import rules
from manoir.kernel.match import Match
from tests.bots.labyrinthe.scenes import LEVELS, MODES, ask, finds, homeward, midway, take_turn
from tests.kernel.walks import other_state


def seated(match: Match, names: tuple[str, ...], seed: int = 5) -> list[Listener]:
    return [
        Listener(match, seat, level("labyrinthe", name).make(seat, match.seats, view, seed))
        for seat, name in enumerate(names)
        for view in [first_view(match, seat)]
    ]


def play_out(match: Match, names: tuple[str, ...], most: int = 2000) -> None:
    listeners = seated(match, names)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
        assert len(match.history) < most


def test_the_levels_are_named_weakest_first() -> None:
    assert tuple(level.name for level in levels("labyrinthe")) == LEVELS


@pytest.mark.parametrize(("mode", "seats"), list(product(MODES, (2, 3, 4))))
def test_a_mixed_table_plays_to_the_end(mode: str, seats: int) -> None:
    match = Match("labyrinthe", seats=seats, seed=seats, mode=mode, cards=3)
    play_out(match, (LEVELS * 2)[seats - 2 : 2 * seats - 2])
    assert match.outcome


def test_those_who_block_each_other_go_on_to_the_end() -> None:
    play_out(Match("labyrinthe", seats=2, seed=15), ("best", "best"), most=600)


def heed_after(turns: int) -> float:
    """How much the best bot still heeds others after so many turns without a find."""
    match = midway(2, seed=4, turns=turns)
    assert not any(match.state.found)
    player = Thinker(0, 2, first_view(match, 0), 5, blocks=True)
    for events, view in heard_since(match, 0):
        player.hear(events, view)
    return player._think(match.view(0), 1.0).heed


def test_blocking_tires_when_nobody_finds_anything() -> None:
    assert heed_after(turns=10) == 1.0
    assert 0.0 < heed_after(turns=18) < 1.0
    assert heed_after(turns=24) == 0.0


@pytest.mark.few(2)
@pytest.mark.parametrize("name", LEVELS)
def test_a_player_made_again_plays_the_same(name: str) -> None:
    match = Match("labyrinthe", seats=3, seed=11, mode="night")
    listeners = seated(match, (name,) * 3)
    for _ in range(80):
        if match.outcome:
            break
        seat = match.to_act[0]
        move = listeners[seat].choose()
        assert move == ask(match, name)
        match.play(seat, move)


@pytest.mark.few(4)
@pytest.mark.parametrize(("name", "mode"), list(product(LEVELS, MODES)))
def test_R16_a_player_is_blind_to_what_is_hidden(name: str, mode: str) -> None:
    for seed in range(6):
        match = midway(2 + seed % 3, seed, turns=6 + seed, mode=mode)
        twin = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
        twin.state = other_state(match, match.to_act[0], Random(seed).randrange)
        assert mode == "children" or twin.state != match.state
        assert ask(match, name) == ask(twin, name)


@pytest.mark.parametrize(("name", "mode"), [*product(("normal", "hard"), MODES), ("best", "base")])
def test_who_looks_everywhere_finds_what_is_one_shift_away(name: str, mode: str) -> None:
    found = 0
    for seed in range(30):
        match = midway(2, seed, mode=mode)
        seat, before = match.to_act[0], match.state
        if finds(before):
            found += 1
            assert len(take_turn(match, name).found[seat]) == len(before.found[seat]) + 1
    assert found > 3


def test_a_beginner_misses_a_way_now_and_then() -> None:
    found = missed = 0
    for seed in range(30):
        match = midway(2, seed)
        before = match.state
        if finds(before):
            hit = take_turn(match, "beginner").found != before.found
            found, missed = found + hit, missed + (not hit)
    assert found > 3
    assert missed > 3


@pytest.mark.parametrize("name", LEVELS[1:])
def test_who_has_found_all_goes_home(name: str) -> None:
    homes = 0
    for seed in range(20):
        match = midway(2, seed)
        seat = match.to_act[0]
        match.state = homeward(match.state, seat)
        if finds(match.state):
            homes += 1
            assert take_turn(match, name).home == seat
    assert homes > 3


def home_open(match: Match, seat: int) -> bool:
    """Whether a seat can come home in a turn from here."""
    view = match.view(None)
    within = machine().within(board_of(view), last_of(view), view.pawns[seat])
    return bool(within >> view.homes[seat] & 1)


def test_the_best_bars_the_way_home_of_another_if_it_can() -> None:
    barred = 0
    for seed in range(40):
        match = midway(2, seed)
        seat = match.to_act[0]
        match.state = homeward(match.state, 1 - seat)
        if finds(match.state) or not home_open(match, 1 - seat):
            continue
        could = False
        for shift in match.legal(seat):
            twin = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
            twin.state = rules.apply(match.state, seat, shift)
            could = could or not home_open(twin, 1 - seat)
        if could:
            barred += 1
            take_turn(match, "best")
            assert not home_open(match, 1 - seat)
    assert barred > 2


@pytest.mark.parametrize("name", ["hard", "best"])
def test_little_time_is_enough_for_a_move(name: str) -> None:
    for seed in range(5):
        match = midway(2, seed)
        assert ask(match, name, budget=0.0) in match.legal(match.to_act[0])


def test_a_choice_after_the_shift_is_one_of_the_reachable_cells() -> None:
    for seed, name in product(range(5), LEVELS):
        match = midway(3, seed, mode=MODES[seed % 3])
        seat = match.to_act[0]
        match.play(seat, Random(seed).choice(match.legal(seat)))
        choice: Any = ask(match, name)
        assert choice in match.legal(seat)
