"""OpenSpiel's own test on our games: chance nodes and information states are right."""

import random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from manoir.research.spiel import load_game  # noqa: E402  it needs what may not be there

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("escalier", 2, {}),
    ("escalier", 4, {"first": "random", "podium": True, "grands": True}),
    ("labyrinthe", 2, {"cards": 1}),
    ("labyrinthe", 3, {"mode": "night", "cards": 1}),
    ("pacman", 2, {"end": "white"}),
]


def test_OpenSpiel_accepts_the_stairs() -> None:
    pyspiel.random_sim_test(load_game("escalier"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_OpenSpiel_accepts_every_game(game: str, seats: int, options: dict[str, Any]) -> None:
    made = load_game(game, seats, **options)
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


def walk(game: str, seats: int, most: int, **options: Any) -> Any:
    rng, state = random.Random(3), load_game(game, seats, **options).new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_shuffle_is_draws_one_after_the_other() -> None:
    state = load_game("labyrinthe", 2, cards=1).new_initial_state()
    bounds = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        bounds.append(len(outcomes))
        assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        state.apply_action(0)
    assert bounds[:3] == [34, 33, 32]
    assert bounds[33 : 33 + 34] == [4] * 34  # one tile is left at the end of the shuffle
    assert bounds[-1] == 2  # who starts


def test_an_information_state_keeps_what_was_heard() -> None:
    first, second = (walk("escalier", 2, 60) for _ in range(2))
    told = first.information_state_string(0)
    assert told == second.information_state_string(0)
    assert '"type":"die"' in told
    assert len(told) > len(first.observation_string(0))


DEAL = 33 + 34  # the first draw that shuffles the cards: the tiles and their turns come before


def dealt(card: int | None) -> tuple[str, ...]:
    """What both seats know after a deal as the cards lay, or with one exchanged for the last."""
    state = load_game("labyrinthe", 2, cards=1).new_initial_state()
    place = 0
    while state.is_chance_node():
        stay = len(state.chance_outcomes()) - 1
        state.apply_action(card if card is not None and place == DEAL else stay)
        place += 1
    return tuple(state.information_state_string(seat) for seat in range(2))


def test_an_information_state_tells_nothing_that_is_hidden() -> None:
    """Another card for one seat is news to that seat alone; one that nobody has, to nobody."""
    mine, theirs = dealt(None)
    assert dealt(0)[0] != mine
    assert dealt(0)[1] == theirs
    assert dealt(1)[0] == mine
    assert dealt(1)[1] != theirs
    assert dealt(2) == (mine, theirs)
