"""Whole games with fusions (V12) and Midnight cards (V13), at every level."""

from typing import Any

import pytest

from manoir.arena.duel import Duel, duel
from manoir.bots.pasvu import observer
from manoir.games.pasvu.midnight.pile import PILE
from manoir.kernel.match import Match
from tests.bots.pasvu.scenes import LEVELS, ask, seated


def played(names: tuple[str, ...], rounds: int = 5, **options: Any) -> Match:
    """A table of these levels, to the end of that round."""
    match = Match("pasvu", seats=len(names), observer=observer(), seed=3, **options)
    listeners = seated(match, names)
    while not match.outcome and match.state.round <= rounds:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
        assert len(match.history) < 900
    return match


@pytest.mark.soak
@pytest.mark.parametrize(
    ("names", "options"),
    [
        pytest.param(LEVELS, {"fusions": True}, marks=pytest.mark.soak),
        pytest.param(LEVELS[::-1], {"midnight": 1}, marks=pytest.mark.soak),
        pytest.param(
            ("best", "normal", "hard"),
            {"fusions": True, "midnight": 3, "hall": "random"},
            marks=pytest.mark.soak,
        ),
        (("beginner", "best"), {"fusions": True, "midnight": 2, "eyes": "sharp"}),
    ],
)
def test_a_table_with_options_plays_to_the_end(
    names: tuple[str, ...], options: dict[str, Any]
) -> None:
    match = played(names, **options)
    assert match.outcome is not None
    assert max(match.outcome.scores) > 0


def play_with_card(card: str, *names: str) -> None:
    match = played(names, rounds=2, midnight=1, deck=(card,), fusions=True)
    assert match.state.round == 3
    assert card in {name for step in match.history for name in step.before.night.cards}


@pytest.mark.few(2)
@pytest.mark.parametrize(("number", "card"), list(enumerate(PILE)))
def test_V13_every_card_is_played_with_and_by_every_level(number: int, card: str) -> None:
    play_with_card(card, *(LEVELS[:2], LEVELS[2:])[number % 2])


@pytest.mark.soak
@pytest.mark.parametrize("card", PILE)
def test_V13_every_level_plays_with_every_card(card: str) -> None:
    for names in (LEVELS[:2], LEVELS[2:]):
        play_with_card(card, *names)


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_with_options_too_a_player_made_again_plays_the_same(name: str) -> None:
    match = Match("pasvu", seats=2, observer=observer(), seed=11, fusions=True, midnight=2)
    listeners = seated(match, (name,) * 2)
    while match.state.round < 3:
        seat = match.to_act[0]
        move = listeners[seat].choose()
        assert move == ask(match, name)
        match.play(seat, move)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("normal", "beginner", 60), ("hard", "normal", 60), ("best", "hard", 40)],
)
def test_with_options_too_the_stronger_wins_more_often(
    stronger: str, weaker: str, games: int
) -> None:
    options = {"fusions": True, "midnight": 1}
    assert duel(Duel("pasvu", stronger, weaker, options=options), games).mean >= 0.55
