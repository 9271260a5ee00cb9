"""What is true of every position of every game; test_playout.py counts marbles in many more."""

from collections.abc import Callable, Iterable
from itertools import islice, pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.games.pacman import GAME, rules
from manoir.games.pacman.circuit import circuit
from manoir.games.pacman.moves import Chase, Ran, Returned, Robbed, Run
from manoir.games.pacman.state import State
from manoir.kernel import NATURE
from tests.games.pacman.random_play import states

KINDS = list(product((2, 3, 4), GAME.variants))
IDS = [f"{seats}-{'-'.join(variant.values())}" for seats, variant in KINDS]
SETUPS = {
    "seats": st.integers(2, 4),
    "variant": st.sampled_from(GAME.variants),
    "seed": st.integers(0, 2**63),
    "plies": st.integers(0, 400),
}
Test = Callable[..., None]


def for_every_game(test: Test) -> Test:
    return given(**SETUPS)(test)


def walk(seats: int, variant: dict[str, Any], seed: int, plies: int) -> list[State]:
    return list(islice(states(seats, Random(seed), **variant), plies + 1))


def check_marbles(along: Iterable[State]) -> State:
    """None is lost, made or dyed, after every move; the last state is handed back."""
    for state in along:
        total = 60 if state.options.circuit == "classic" else 76
        assert state.marbles.count("y") + sum(state.yellow) == 4
        assert state.marbles.count("w") + sum(state.white) == total - 4
        assert min(*state.white, *state.yellow) >= 0
    return state


def check_game(seats: int, variant: dict[str, Any], seed: int) -> None:
    last = check_marbles(states(seats, Random(seed), **variant))
    outcome = rules.outcome(last)
    assert outcome is not None
    assert last.turns <= 1000
    assert 1 in outcome.ranks


@pytest.mark.few(4)
@pytest.mark.parametrize(("seats", "variant"), KINDS, ids=IDS)
def test_P14_marbles_are_conserved_and_every_random_game_ends(
    seats: int, variant: dict[str, Any]
) -> None:
    for seed in range(3):
        check_game(seats, variant, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "variant"), KINDS, ids=IDS)
def test_P14_marbles_are_conserved_in_thousands_of_games(
    seats: int, variant: dict[str, Any]
) -> None:
    for seed in range(1_000_000, 1_000_200):
        check_game(seats, variant, seed)


@for_every_game
def test_pieces_share_no_place_but_the_den(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    board = circuit(variant["circuit"])
    for state in walk(seats, variant, seed, plies):
        out = [ghost for ghost in state.ghosts if ghost != board.den]
        pieces = [*state.eaters, *out]
        assert len(set(pieces)) == len(pieces)
        assert board.den not in state.eaters


@for_every_game
def test_only_owners_stand_in_homes_and_no_ghost_does(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    homes = circuit(variant["circuit"]).homes
    for state in walk(seats, variant, seed, plies):
        assert not set(state.ghosts) & set(homes)
        for seat, eater in enumerate(state.eaters):
            assert eater not in homes or eater == state.homes[seat]


@for_every_game
def test_yellow_marbles_lie_in_their_holes_and_none_in_homes_or_den(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    signs = circuit(variant["circuit"]).signs
    for state in walk(seats, variant, seed, plies):
        for sign, marble in zip(signs, state.marbles, strict=True):
            assert marble in {"Y": ".y", "H": ".", "G": "."}.get(sign, ".w")


@for_every_game
def test_white_marbles_never_come_back_to_the_circuit(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    lying = [state.marbles.count("w") for state in walk(seats, variant, seed, plies)]
    assert lying == sorted(lying, reverse=True)


@for_every_game
def test_a_seat_that_acts_always_has_a_move_and_only_one_acts(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for state in walk(seats, variant, seed, min(plies, 150)):
        acting = rules.to_act(state)
        assert len(acting) == (rules.outcome(state) is None)
        for seat in range(seats):
            assert bool(rules.legal(state, seat)) == (seat in acting and seat != NATURE)


@for_every_game
def test_whatever_is_offered_keeps_the_marbles(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    state = walk(seats, variant, seed, plies)[-1]
    for seat in rules.to_act(state):
        for move in rules.legal(state, seat):
            check_marbles([rules.apply(state, seat, move)])
            assert rules.check(state, seat, move) is None


@for_every_game
def test_what_is_told_is_what_has_changed_in_the_trays(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    state = walk(seats, variant, seed, plies)[-1]
    for seat in rules.to_act(state):
        for move in rules.legal(state, seat):
            after = rules.apply(state, seat, move)
            events = rules.events(state, seat, move, after, None)
            assert _gains(events, seat) == _gained(state, after, seat) or isinstance(move, Chase)


def _gains(events: Iterable[Any], seat: int) -> tuple[int, int]:
    ran = [event for event in events if isinstance(event, Ran)]
    robbed = [event for event in events if isinstance(event, Robbed)]
    returned = [event for event in events if isinstance(event, Returned)]
    assert {event.seat for event in ran} | {event.seat for event in robbed} <= {seat}
    assert {event.seat for event in returned} <= {seat}
    white = sum(len(event.white) for event in ran) + sum(event.marbles for event in robbed)
    return white, sum(len(event.yellow) for event in ran) - len(returned)


def _gained(before: State, after: State, seat: int) -> tuple[int, int]:
    return after.white[seat] - before.white[seat], after.yellow[seat] - before.yellow[seat]


@for_every_game
def test_every_way_is_of_its_die_or_ends_on_somebody(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for state in walk(seats, variant, seed, plies)[-20:]:
        for move in rules.legal(state, state.turn or 0) if state.turn is not None else ():
            if isinstance(move, Run | Chase):
                others = state.ghosts if isinstance(move, Run) else state.eaters
                assert len(move.path) == move.die or move.path[-1] in others
                assert len(move.path) <= move.die


@for_every_game
def test_turns_are_counted_one_by_one(
    seats: int, variant: dict[str, Any], seed: int, plies: int
) -> None:
    for before, after in pairwise(walk(seats, variant, seed, plies)):
        assert after.turns - before.turns in (0, 1)
        if after.turns > before.turns:
            assert after.turn == ((before.turn or 0) + 1) % seats
