"""Games replay from their saved files to the same outcome and hash, for every option.

The soak plays 40 whole random games of every kind, 480 in all.
"""

import random
from itertools import product
from typing import Any

import pytest

import manoir
from manoir.games.pacman import GAME
from manoir.kernel import FairDice
from manoir.kernel.match import Match

KINDS = list(product((2, 3, 4), GAME.variants))
IDS = [f"{seats}-{'-'.join(variant.values())}" for seats, variant in KINDS]


def play_and_verify(seats: int, number: int, **options: Any) -> None:
    rng = random.Random(number)
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    dice = FairDice(rng.randbytes(32), f"table{number}", nonces)
    match = Match(GAME, seats=seats, dice=dice, **options)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
    data = match.pack()
    again = manoir.verify(data)
    assert (again.outcome, again.hash) == (match.outcome, match.hash)
    _check_flipped_bit(data, rng.randrange(len(data) * 8))


def _check_flipped_bit(data: bytes, place: int) -> None:
    broken = bytearray(data)
    broken[place // 8] ^= 1 << place % 8
    with pytest.raises(manoir.Damaged):
        manoir.verify(bytes(broken))


@pytest.mark.parametrize(("seats", "variant"), KINDS, ids=IDS)
def test_saved_games_replay(seats: int, variant: dict[str, Any]) -> None:
    play_and_verify(seats, 1, **variant)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "variant"), KINDS, ids=IDS)
def test_forty_whole_games_replay(seats: int, variant: dict[str, Any]) -> None:
    for number in range(40):
        play_and_verify(seats, 1_000_000 + number, **variant)
