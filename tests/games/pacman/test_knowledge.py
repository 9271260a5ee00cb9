"""What a seat knows on the circuit: everything, the very state."""

import pytest

from manoir.games.pacman import GAME, rules
from manoir.games.pacman.knowledge import Knowledge
from manoir.games.pacman.moves import Roll
from manoir.kernel import NATURE
from manoir.kernel.match import Match
from tests.games.knowing import Fits, Heard, check_samples


def is_true(heard: Heard, sample: object) -> None:
    assert sample == heard.state


def fits() -> Fits:
    return is_true


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_alone_is_the_state_where_a_seat_is_to_act(seat: int | None) -> None:
    match = Match(GAME, seats=2, seed=1)
    for _ in range(200):
        assert Knowledge(seat, 2, match.view(seat)).sample(lambda _: 0) == match.state
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])


def test_P3_while_the_dice_are_in_the_air_nature_is_to_act() -> None:
    state = Match(GAME, seats=2, seed=1).state
    knowledge = Knowledge(0, 2, rules.view(state, 0))
    rolling = rules.apply(state, rules.to_act(state)[0], Roll())
    knowledge.hear((), rules.view(rolling, 0))
    assert rules.to_act(knowledge.sample(lambda _: 0)) == (NATURE,)


def test_a_sample_is_the_state() -> None:
    check_samples(GAME, 2_000, fits, share=0.05, more=False)


@pytest.mark.soak
def test_a_hundred_thousand_samples_are_the_state() -> None:
    check_samples(GAME, 100_000, fits, seed=1)
