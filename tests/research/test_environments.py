"""PettingZoo's and Gymnasium's own tests on every game and number of seats."""

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from manoir import research
from manoir.kernel.registry import games
from manoir.research import IllegalAction

KINDS = [
    (name, seats)
    for name, game in games().items()
    if game.codec
    for seats in range(game.seats[0], game.seats[1] + 1)
]
# What PettingZoo says of observations that are a dictionary with a mask, as its own games have.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


# Moves in the hall take long: a few here, and all numbers of seats in the soak.
QUICK = [(game, seats) for game, seats in KINDS if game != "pasvu" or seats == 2]


def run_suites(game: str, seats: int, cycles: int) -> None:
    one, all_ = partial(research.aec, game, seats), partial(research.parallel, game, seats)
    api_test(one(), num_cycles=cycles)
    seed_test(one, num_cycles=cycles)
    parallel_api_test(all_(), num_cycles=cycles)
    parallel_seed_test(all_, num_cycles=cycles)
    as_aec = partial(lambda **given: parallel_to_aec(all_(**given)))
    max_cycles_test(SimpleNamespace(parallel_env=all_, env=as_aec))


@MASKED
@pytest.mark.parametrize(("game", "seats"), QUICK)
def test_PettingZoo_accepts_every_game(game: str, seats: int) -> None:
    run_suites(game, seats, 2 if game == "pasvu" else 12)


@MASKED
@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_PettingZoo_accepts_every_game_for_long(game: str, seats: int) -> None:
    run_suites(game, seats, 1_000)


@pytest.mark.parametrize(("game", "seats"), QUICK)
def test_Gymnasium_accepts_every_game(game: str, seats: int) -> None:
    env = research.single(game, [weakest_of(game)] * (seats - 1), strict=False, render_mode="ansi")
    check_env(env, skip_render_check=True)


def weakest_of(game: str) -> str:
    from manoir.bots.bot import levels

    return levels(game)[0].name


def play(env: Any, rng: np.random.Generator, most: int = 10_000) -> float:
    """Legal actions at random; the sum of all rewards."""
    env.reset(seed=int(rng.integers(1 << 30)))
    total = 0.0
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, _ = env.last()
        total += reward
        mask = seen["action_mask"]
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
        assert agent in env.possible_agents
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_are_nothing_in_sum_and_come_at_the_end(seats: int) -> None:
    env = research.aec("escalier", seats, podium=True)
    rng = np.random.default_rng(5)
    for _ in range(5):
        assert abs(play(env, rng)) < 1e-9
        assert env.agents == []


def test_an_illegal_action_changes_nothing() -> None:
    env = research.aec("escalier", 2)
    env.reset(seed=3)
    before = env.match.hash
    for wrong in (7, -1, 22, 10**9):
        with pytest.raises(IllegalAction, match=r"not legal for seat 0 now: 0 are"):
            env.step(wrong)
    with pytest.raises(ValueError, match="seat_0 is to act, and None is not an action"):
        env.step(None)
    assert env.match.hash == before


def test_a_fork_goes_its_own_way() -> None:
    env = research.aec("labyrinthe", 2, cards=1)
    env.reset(seed=3)
    before = env.observe("seat_0")
    other = env.fork()
    for _ in range(4):
        seen = other.last()[0]
        other.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.match.ply < other.match.ply
    assert all((env.observe("seat_0")[key] == before[key]).all() for key in before)


def test_a_belief_fits_what_was_seen() -> None:
    env = research.aec("escalier", 3)
    rng = np.random.default_rng(1)
    env.reset(seed=4)
    for _ in range(30):
        seen = env.last()[0]
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    known = env.belief("seat_1")
    for state in (known.sample(lambda bound: int(rng.integers(bound))) for _ in range(20)):
        assert env.match.rules.view(state, 1) == env.match.view(1)


def test_what_was_heard_is_told() -> None:
    env = research.aec("escalier", 2)
    env.reset(seed=4)
    env.step(0)
    told = [type(event).__name__ for event in env.infos["seat_1"]["heard"]]
    assert "DieRolled" in told


def test_an_episode_can_be_cut() -> None:
    env = research.aec("escalier", 2, max_steps=3)
    env.reset(seed=1)
    play(env, np.random.default_rng(0))
    assert env.match.outcome is None


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: research.aec("oie"), "no game called 'oie'"),
        (lambda: research.aec("escalier", 5), "2 to 4 seats"),
        (lambda: research.parallel("escalier", 2, moon=1), "unknown field `moon`"),
        (lambda: research.single("escalier", ["genius"]), "escalier has no bot 'genius'"),
        (lambda: research.single("escalier", []), "2 to 4 seats, not 1"),
        (lambda: research.single("escalier", ["wisp"], seat=2), "escalier has no bot 'wisp'|seat"),
    ],
)
def test_what_cannot_be_made_is_said(call: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        call()


def test_without_the_extra_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    for make in (lambda: research.aec("escalier"), lambda: research.single("escalier", ["child"])):
        with pytest.raises(ImportError, match=r"pip install 'manoir\[research\]'"):
            make()
