"""Players: blind to what is hidden, the same when made again, and as strong as their memory."""

import pickle
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from manoir.arena.duel import Duel, duel
from manoir.bots import bot
from manoir.bots.bot import UnknownLevel, level, levels
from manoir.bots.escalier.analysis import analyse
from manoir.bots.listener import Listener
from manoir.bots.play import choose_move, first_view, heard_since
from manoir.kernel.match import Match
from tests.kernel.walks import other_state

NAMES = ("child", "adult", "elephant", "oracle")


def ask(match: Match, name: str, seed: int = 5) -> Any:
    """What a worker is sent, and what it answers."""
    seat = match.to_act[0]
    question = (
        *(match.game.id, name, seat, match.seats, seed, first_view(match, seat)),
        *(heard_since(match, seat), match.view(seat), match.legal(seat), 1.0),
    )
    return choose_move(*pickle.loads(pickle.dumps(question)))


def midway(seats: int, seed: int, **options: Any) -> Match:
    """A match somewhere in its midst, where there is something to choose, if it comes to that."""
    match, rng = Match("escalier", seats=seats, seed=seed, **options), Random(seed)
    enough = rng.randrange(120)
    while not match.outcome:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(match.history) >= enough and len(legal) > 1:
            break
        match.play(seat, rng.choice(legal))
    return match


def twin_of(match: Match, seed: int) -> Match:
    twin = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
    twin.state = other_state(match, match.to_act[0], Random(seed).randrange)
    return twin


def assert_blind(pairs: int, seats: tuple[int, ...]) -> None:
    """R16: what cannot be told apart gets the same move."""
    differ, seed = 0, 0
    while pairs:
        seed += 1
        match = midway(seats[seed % len(seats)], seed)
        if match.outcome or (twin := twin_of(match, seed)).state == match.state:
            continue
        pairs -= 1
        name = NAMES[seed % len(NAMES)]
        differ += ask(match, name) != ask(twin, name)
    assert differ == 0


def test_R16_a_player_is_blind_to_what_is_hidden() -> None:
    assert_blind(200, (2,))


@pytest.mark.parametrize("name", NAMES)
def test_a_player_made_again_plays_the_same(name: str) -> None:
    match = Match("escalier", seats=2, seed=11, grands=True)
    players = [level("escalier", name).make(s, 2, first_view(match, s), 5) for s in range(2)]
    listeners = [Listener(match, seat, player) for seat, player in enumerate(players)]
    while not match.outcome:
        move = listeners[match.to_act[0]].choose()
        assert ask(match, name) == move
        match.play(match.to_act[0], move)


def test_only_legal_moves_are_chosen_with_any_number_of_seats_and_every_option() -> None:
    for options in ({}, {"podium": True}, {"grands": True, "first": "random"}):
        match = Match("escalier", seats=2, seed=2, **options)
        while not match.outcome:
            match.play(match.to_act[0], ask(match, "adult"))


def test_ties_are_drawn_by_the_players_own_seed() -> None:
    match = midway(2, 3)
    assert {ask(match, "oracle", seed) for seed in range(5)} <= set(match.legal(match.to_act[0]))


def test_the_levels_have_names_weakest_first() -> None:
    assert tuple(level.name for level in levels("escalier")) == NAMES
    with pytest.raises(UnknownLevel, match="child, adult, elephant, oracle"):
        level("escalier", "genius")


@pytest.mark.parametrize(
    "game", ["somebody_elses", "duel", "play", "not-a-name", "escalier.belief"]
)
def test_every_other_game_has_a_wisp(game: str) -> None:
    assert [level.name for level in levels(game)] == ["wisp"]
    match = Match("escalier", seats=2, seed=1)
    wisp = levels(game)[0].make(0, 2, first_view(match, 0), 7)
    assert wisp.choose(match.view(0), match.legal(0), 1.0) in match.legal(0)


def test_a_package_may_offer_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        def load(self) -> tuple[bot.Level, ...]:
            return (bot.Level("theirs", bot.Wisp),)

    offers = {("manoir.bots", "lanterne"): [Entry()]}
    monkeypatch.setattr(bot, "entry_points", lambda group, name: offers.get((group, name), []))
    assert [level.name for level in levels("lanterne")] == ["theirs"]
    levels.cache_clear()
    bot.package.cache_clear()


@pytest.mark.soak
def test_memory_is_strength() -> None:
    score = duel(Duel("escalier", "elephant", "child"), games=60)
    assert score.games == 60
    assert score.mean > 0.6


@pytest.mark.soak
def test_the_elephant_beats_the_child_in_more_than_sixty_per_cent() -> None:
    assert duel(Duel("escalier", "elephant", "child"), games=2000).mean > 0.6


@pytest.mark.soak
@pytest.mark.parametrize(("weak", "strong"), tuple(combinations(NAMES, 2)))
def test_who_remembers_more_is_never_significantly_worse(weak: str, strong: str) -> None:
    score = duel(Duel("escalier", strong, weak), games=2000)
    assert score.high >= 0.5


def test_exact_play_loses_nothing_by_its_choices() -> None:
    match = Match("escalier", seats=2, seed=4)
    with pytest.raises(ValueError, match="E7"):
        analyse(match)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, ask(match, "oracle" if seat == 0 else "child", seed=match.ply))
    judged = analyse(match).choices
    assert judged
    assert all(judgement.loss == 0 for judgement in judged if judgement.seat == 0)
    assert sum(judgement.loss for judgement in judged if judgement.seat == 1) > 0
    assert all((j.better is None) == (j.loss == 0) for j in judged)
    assert msgspec.json.encode(judged)
