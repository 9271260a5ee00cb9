"""Random games replay from their saved files to the same outcome and hash, for every option."""

import random
from itertools import product
from typing import Any

import pytest

import manoir
from manoir.games.escalier import GAME
from manoir.kernel import FairDice
from manoir.kernel.match import Match
from tests.games.flipping import check_flipped_bit

SETUPS = list(product((2, 3, 4), GAME.variants))
IDS = [f"{seats}-{'-'.join(str(value) for value in variant.values())}" for seats, variant in SETUPS]


def play_and_verify(seats: int, variant: dict[str, Any], number: int) -> None:
    rng = random.Random(number)
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    dice = FairDice(rng.randbytes(32), f"table{number}", nonces)
    match = Match(GAME, seats=seats, dice=dice, **variant)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
    data = match.pack()
    again = manoir.verify(data)
    assert (again.outcome, again.hash) == (match.outcome, match.hash)
    check_flipped_bit(data, rng.randrange(len(data) * 8))


@pytest.mark.few(16)
@pytest.mark.parametrize(("seats", "variant"), SETUPS, ids=IDS)
def test_R03_saved_games_replay(seats: int, variant: dict[str, Any]) -> None:
    for number in range(8):
        play_and_verify(seats, variant, number)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "variant"), SETUPS, ids=IDS)
def test_R03_a_thousand_saved_games_replay(seats: int, variant: dict[str, Any]) -> None:
    for number in range(1000):
        play_and_verify(seats, variant, 1_000_000 + number)
