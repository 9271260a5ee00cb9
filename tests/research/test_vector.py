"""Many games at once: what it takes, what it gives, what it refuses; compiled, the same games."""

from typing import Any

import numpy as np
import pytest

from manoir import research
from manoir.kernel.compiled.jit import plain
from manoir.kernel.compiled.stepping import build_loops
from manoir.kernel.registry import find, games
from manoir.research import IllegalAction, vector_env
from manoir.research.vector_env import VectorEnv, stepping_of

STEPPED = [name for name, game in games().items() if game.stepping]
NAMES = ("observations", "masks", "acting", "rewards", "terminated", "truncated")


@pytest.fixture
def by_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same source, which nobody has compiled."""

    def loops(game: str, entries: str) -> Any:  # noqa: ARG001
        return build_loops(plain, stepping_of(find(game)))

    monkeypatch.setattr(vector_env, "_loops", loops)


def copied(env: VectorEnv) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in NAMES}


def check_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    for name in NAMES:
        np.testing.assert_array_equal(one[name], other[name], name)


@pytest.mark.usefixtures("by_plain_python")
@pytest.mark.parametrize("game", STEPPED)
def test_games_begin_again_and_a_seed_gives_the_same_ones(game: str) -> None:
    here, there = (research.vector(game, 3, seats=2, seed=4, max_steps=9) for _ in range(2))
    cut = 0
    for _ in range(20):
        chosen = here.masks.argmax(axis=1)
        here.step(chosen)
        there.step(chosen)
        check_same(copied(here), copied(there))
        cut += int(here.truncated.sum() + here.terminated.sum())
    assert cut >= 6
    here.reset(4)
    assert not (here.observations == there.observations).all()
    there.reset(4)
    check_same(copied(here), copied(there))


@pytest.mark.usefixtures("by_plain_python")
def test_rewards_come_with_the_end() -> None:
    env = research.vector("escalier", 4, seats=3, seed=1)
    ended = 0
    for _ in range(300):
        env.step()
        over = env.terminated.astype(bool)
        assert (env.rewards[~over] == 0).all()
        assert (env.rewards[over].max(axis=1, initial=1) == 1).all()
        assert np.allclose(env.rewards.sum(axis=1), 0)
        ended += int(over.sum())
    assert ended > 5


@pytest.mark.usefixtures("by_plain_python")
def test_a_wrong_action_changes_nothing_anywhere() -> None:
    env = research.vector("escalier", 3, seats=2)
    before, right = copied(env), env.masks.argmax(axis=1)
    for wrong in (5, -1, 22, 1 << 40):
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 1"):
            env.step([right[0], wrong, right[2]])
    for actions in ([0, 0], [0.0, 0.0, 0.0], [[0, 0, 0]], "abc"):
        with pytest.raises(ValueError, match="actions are 3 whole numbers, not"):
            env.step(actions)
    check_same(before, copied(env))
    env.check()


@pytest.mark.usefixtures("by_plain_python")
@pytest.mark.parametrize("game", STEPPED)
def test_a_game_can_be_taken_out_as_a_match(game: str) -> None:
    env = research.vector(game, 2, seats=3, seed=2)
    for _ in range(8):
        env.step()
    match, seat = env.match(1), int(env.acting[1])
    assert match.to_act == (seat,)
    seen = np.zeros(env.encoding.size, env.encoding.dtype)
    env.encoding.observe(match.view(seat), seat, match.legal(seat), seen)
    np.testing.assert_array_equal(seen, env.observations[1])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "oie"}, "no game called 'oie'"),
        ({"game": "pasvu"}, "pasvu has no"),
        ({"n": 0}, "n is a whole number from 1 to 268,435,456, not 0"),
        ({"n": 2.0}, "n is a whole number, not 2.0"),
        ({"seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"seats": 7}, "2 to 4 seats"),
        ({"device": "tpu"}, "device is one of cpu, cuda, not 'tpu'"),
        ({"max_steps": -3}, "max_steps is a whole number from 1"),
        ({"moon": True}, "unknown field `moon`"),
    ],
)
def test_what_cannot_be_made_is_said(given: dict[str, Any], sentence: str) -> None:
    made: dict[str, Any] = {"game": "escalier", "n": 2, "seats": 2} | given
    with pytest.raises(ValueError, match=sentence):
        research.vector(**made)


@pytest.mark.soak  # compiling takes ten seconds a game
@pytest.mark.parametrize("game", STEPPED)
def test_compiled_games_are_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for options in find(game).variants:
        for seats in (2, 3, 4):
            fast = research.vector(game, 600, seats=seats, seed=seats, max_steps=90, **options)
            with monkeypatch.context() as patch:
                loops = build_loops(plain, stepping_of(find(game)))
                patch.setattr(vector_env, "_loops", lambda *_, made=loops: made)
                slow = research.vector(game, 600, seats=seats, seed=seats, max_steps=90, **options)
            for _ in range(12):
                check_same(copied(fast), copied(slow))
                fast.step()
                slow.step()


@pytest.mark.soak
@pytest.mark.parametrize("game", STEPPED)
def test_threads_change_nothing(game: str) -> None:
    one, many = (research.vector(game, 2_000, seats=3, threads=count) for count in (1, 4))
    for _ in range(200):
        one.step()
        many.step()
    check_same(copied(one), copied(many))
    many.close()
