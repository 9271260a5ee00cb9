"""What is true of every position of every game."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from manoir.games.escalier import GAME, rules
from manoir.games.escalier.staircase import COLOURS, TOP
from manoir.games.escalier.state import State
from manoir.kernel.match import Match

SETUPS = {
    "seats": st.integers(2, 4),
    "variant": st.sampled_from(GAME.variants),
    "seed": st.integers(0, 2**63),
    "picks": st.lists(st.integers(0, 1000), max_size=300),
}


def walk(seats: int, variant: dict[str, Any], seed: int, picks: list[int]) -> list[State]:
    """The states along one game, steered by picks."""
    match = Match(GAME, seats=seats, seed=seed, **variant)
    for pick in picks:
        if match.outcome:
            break
        seat = match.to_act[0]
        offered = match.legal(seat)
        match.play(seat, offered[pick % len(offered)])
    return [*(step.before for step in match.history), match.state]


@given(**SETUPS)
def test_every_colour_is_in_exactly_one_place(
    seats: int, variant: dict[str, Any], seed: int, picks: list[int]
) -> None:
    for state in walk(seats, variant, seed, picks):
        tokens = [colour for colour in COLOURS if state.tokens[colour]]
        ghosts = [ghost.colour for ghost in state.ghosts]
        assert sorted([*tokens, *ghosts, *state.arrived]) == list(COLOURS)


@given(**SETUPS)
def test_nothing_ever_goes_backwards(
    seats: int, variant: dict[str, Any], seed: int, picks: list[int]
) -> None:
    states = walk(seats, variant, seed, picks)
    progress = [
        sum(state.tokens) + sum(g.step for g in state.ghosts) + TOP * len(state.arrived)
        for state in states
    ]
    assert progress == sorted(progress)


@given(**SETUPS)
def test_ghosts_stand_from_the_foot_up_and_below_the_top(
    seats: int, variant: dict[str, Any], seed: int, picks: list[int]
) -> None:
    for state in walk(seats, variant, seed, picks):
        steps = [ghost.step for ghost in state.ghosts]
        assert steps == sorted(steps)
        assert all(0 < step < TOP for step in steps)
        assert all(step < TOP for step in state.tokens)


@given(**SETUPS)
def test_every_seat_owns_one_colour(
    seats: int, variant: dict[str, Any], seed: int, picks: list[int]
) -> None:
    for state in walk(seats, variant, seed, picks):
        owners = sorted(owner for owner in state.owners if owner is not None)
        assert owners == list(range(seats))


@given(**SETUPS)
def test_a_seat_that_acts_always_has_a_move(
    seats: int, variant: dict[str, Any], seed: int, picks: list[int]
) -> None:
    for state in walk(seats, variant, seed, picks):
        for seat in rules.to_act(state):
            assert seat < 0 or rules.legal(state, seat)
