"""Whole games on plain integers, played again by the rules move by move; compiled or not."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from manoir import batch
from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.playout import game, layout
from manoir.games.pasvu.playout.stage import stage
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight.viewer import python_judge
from manoir.games.pasvu.state import Options
from manoir.kernel.compiled.jit import plain
from tests.games.pasvu.playout.replaying import check_end, records, replay, setup

PARTS, STAGE = game.build(plain, plain_core(), python_judge()), stage()
VARIANTS = (
    *GAME.variants,
    *({"midnight": 1, "deck": (card,), "fusions": True} for card in PILE),
)


def play(
    number: int, given: list[int], row: list[int], ranks: list[int], scores: list[int]
) -> tuple[int, int]:
    PARTS.start(row, number, given)
    for round_ in range(1, ROUNDS + 1):
        PARTS.play_round(row, round_, STAGE)
    return PARTS.finish(row, ranks, scores)


def played(number: int, seats: int, options: Options) -> tuple[list[int], list[int], list[int]]:
    """A game as ordinary Python: its row, ranks and scores."""
    row, ranks, scores = [0] * layout.NUMBERS, [0] * seats, [0] * seats
    play(number, setup(seats, options), row, ranks, scores)
    return row, ranks, scores


@pytest.mark.few(6)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_game_is_one_of_the_rules_move_by_move(variant: dict[str, Any]) -> None:
    options = msgspec.convert(variant, Options)
    seats = 2 + VARIANTS.index(variant) % 3
    row, ranks, scores = played(7, seats, options)
    check_end(row, replay(row, seats, options), ranks, scores)


@pytest.mark.soak
def test_every_kind_of_move_is_played() -> None:
    kinds = set[int]()
    for number in range(6):
        options = Options(fusions=True, midnight=number % 3)
        row, _, _ = played(number, 2 + number % 3, options)
        kinds.update(record[0] for record in records(row))
    assert kinds >= set(range(layout.SET_OUT + 1))


@pytest.mark.parametrize("numbers", [(0, 1, 6, 7), pytest.param(range(90), marks=pytest.mark.soak)])
def test_looks_are_the_judges(numbers: Sequence[int]) -> None:
    """Only pixels around ghosts and their reflections are painted, and all are counted."""
    for number in numbers:
        options = Options(
            midnight=number % 2, deck=("shelter",), hall="random", hide=number % 9 < 6
        )
        row, _, _ = played(number, 4, options)
        replay(row, 4, options, observer())


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_2_000_compiled_games_are_the_same(variant: dict[str, Any]) -> None:
    options, seed = msgspec.convert(variant, Options), 5
    seats = 2 + VARIANTS.index(variant) % 3
    games = batch.play("pasvu", 2_000, seats=seats, seed=seed, **variant)
    first = batch.first_number(seed)
    for number in range(2_000):
        row, ranks, scores = [0] * layout.NUMBERS, [0] * seats, [0] * seats
        given = setup(seats, options)
        plies, trace = play(first + number, given, row, ranks, scores)
        assert (plies, trace) == (games.plies[number], games.prints[number]), number
        assert np.array_equal(ranks, games.ranks[number]), number
        assert np.array_equal(scores, games.scores[number]), number
        check_end(row, replay(row, seats, options), ranks, scores)
