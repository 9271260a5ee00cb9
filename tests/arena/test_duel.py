"""What a duel says of its own certainty, and what it says to mistakes."""

from random import Random
from statistics import fmean

import pytest

from manoir.arena.duel import Duel, duel
from manoir.arena.scores import interval
from manoir.kernel.commands import exits
from tests import forking


def run(*words: str) -> forking.Done:
    return forking.run("manoir.cli", "duel", *words)


def test_an_interval_is_wilsons_where_a_deal_is_won_or_lost() -> None:
    """The textbook's 8 of 10: 49.0 % to 94.3 %, a little wider for the one deal more."""
    low, high = interval([1.0] * 8 + [0.0] * 2)
    assert low == pytest.approx(0.490, abs=0.015)
    assert high == pytest.approx(0.943, abs=0.01)


@pytest.mark.parametrize("deals", [1, 2, 3, 10, 100])
@pytest.mark.parametrize("scores", [(0.0,), (1.0,), (0.5,), (0.0, 1.0), (0.5, 1.0)])
def test_an_interval_holds_the_mean_and_stays_between_0_and_1(
    deals: int, scores: tuple[float, ...]
) -> None:
    played = [scores[number % len(scores)] for number in range(deals)]
    low, high = interval(played)
    assert 0 <= low <= fmean(played) <= high <= 1
    assert low < high


def test_many_deals_have_the_interval_of_their_own_variance() -> None:
    low, high = interval([1.0, 0.5, 0.0, 0.5] * 250)
    assert low == pytest.approx(0.4781, abs=2e-4)
    assert high == pytest.approx(0.5219, abs=2e-4)


@pytest.mark.parametrize("same", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("strength", [0.5, 0.8])
@pytest.mark.parametrize("deals", [5, 20, 100])
def test_nineteen_intervals_of_twenty_hold_the_truth(
    deals: int, strength: float, same: float
) -> None:
    """Pairs of games that have nothing, something or everything to do with each other."""
    rng = Random(11)

    def pair() -> float:
        one = rng.random() < strength
        other = one if rng.random() < same else rng.random() < strength
        return (one + other) / 2

    held = 0
    for _ in range(400):
        low, high = interval([pair() for _ in range(deals)])
        held += low <= strength <= high
    assert held >= 0.92 * 400


@pytest.mark.parametrize("games", [1, 2, 3])
def test_a_duel_may_be_short(games: int) -> None:
    score = duel(Duel("escalier", "child", "child"), games)
    assert 0 <= score.low <= score.mean <= score.high <= 1
    assert score.games == 2 * -(-games // 2)


def test_the_command_prints_the_score() -> None:
    played = run("escalier", "child", "child", "--games", "2", "--jobs", "2")
    assert played.returncode == 0, played.stderr
    assert "child against child: " in played.stdout
    assert "of 2 games (95 %: " in played.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("oie", "child", "child"), "no game called 'oie'"),
        (("escalier", "child", "genius"), "escalier has no bot 'genius'"),
        (
            ("labyrinthe", "master", "best", "--option", "mode=night"),
            "the bot 'master' of labyrinthe plays only with",
        ),
        (("escalier", "child", "child", "--games", "0"), "--games is at least 1"),
        (("escalier", "child", "child", "--jobs", "0"), "--jobs is at least 1"),
        (("escalier", "child", "child", "--seats", "9"), "is for 2 to 4 seats"),
        (("escalier", "child", "child", "--option", "podium"), "options of escalier"),
        (("escalier", "child"), "requires an argument"),
    ],
)
def test_mistakes_are_named(words: tuple[str, ...], sentence: str) -> None:
    result = run(*words)
    assert result.returncode == exits.USAGE
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
