"""Compiled games are the games of the rules, turn by turn."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from manoir.games.escalier import rules
from manoir.games.escalier.moves import Begin, Roll, Rolled
from manoir.games.escalier.playout import MOST, Playout, build
from manoir.games.escalier.rows import NOBODY, STAIRS
from manoir.games.escalier.state import Options, State
from manoir.kernel import NATURE
from manoir.kernel.compiled.jit import plain

Turn = tuple[int, int, int, int, int]  # four rows, and whose turn it is after it

KINDS = [
    (seats, replace(kind, podium=podium, grands=grands, colours=kind.colours[:seats]))
    for seats, podium, grands, kind in product(
        (2, 3, 4),
        (False, True),
        (False, True),
        (Options(first="random"), Options(first=1, colours=(2, 0, 3, 1))),
    )
]


@cache
def plain_playout() -> Playout:
    return build(plain, STAIRS)


def rows(state: State) -> Turn:
    assert state.turn is not None
    return state.colour_row, state.token_row, state.ghost_row, state.arrived_row, state.turn


def begun(number: int, seats: int, options: Options) -> tuple[State, int]:
    """The beginning of that game by the rules, and the word after it."""
    playout, state = plain_playout(), rules.new(seats, options)
    named = NOBODY if state.turn is None else state.turn
    word, first = playout.first(playout.seed(number), named, seats)
    return state if state.turn is not None else rules.apply(state, NATURE, Begin(first)), word


def by_the_rules(number: int, seats: int, options: Options) -> Iterator[State]:
    """The state after every turn of that game."""
    state, word = begun(number, seats, options)
    while rules.outcome(state) is None:
        word, face, chance = plain_playout().throw(word)
        seat = state.turn or 0
        state = rules.apply(rules.apply(state, seat, Roll()), NATURE, Rolled(face))
        if state.die is not None:
            moves = rules.legal(state, seat)
            state = rules.apply(state, seat, moves[chance * len(moves) >> 32])
        yield state


def by_the_playout(number: int, seats: int, options: Options) -> Iterator[Turn]:
    state, word = begun(number, seats, options)
    now, more = rows(state), 0
    moves: list[Any] = [0] * MOST
    while more == 0:
        word, face, chance = plain_playout().throw(word)
        options_ = options.podium, options.grands
        more, *after = plain_playout().turn(*now, *options_, face, chance, moves)
        now = (after[0], after[1], after[2], after[3], after[4])
        yield now


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_turn_is_one_of_the_rules(seats: int, options: Options) -> None:
    for number in range(10):
        ruled = [rows(state) for state in by_the_rules(number, seats, options)]
        assert list(by_the_playout(number, seats, options)) == ruled
