"""Games replay from their saved files to the same outcome and hash, for every option.

The soak plays 280 random games of every kind, 2,520 in all; 40 of each to their end.
"""

import random
from typing import Any

import pytest

import manoir
from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME
from manoir.kernel import FairDice
from manoir.kernel.match import Match
from tests.games.flipping import check_flipped_bit

KINDS = [(seats, variant) for seats in (2, 3, 4) for variant in GAME.variants]
IDS = [f"{seats}-{'-'.join(map(str, variant.values()))}" for seats, variant in KINDS]


def play_and_verify(seats: int, number: int, plies: int = 1_000, **options: Any) -> None:
    rng = random.Random(number)
    sides = tuple(rng.sample("SENW", seats))
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    dice = FairDice(rng.randbytes(32), f"table{number}", nonces)
    match = Match(GAME, seats=seats, observer=observer(), dice=dice, sides=sides, **options)
    while not match.outcome and match.ply < plies:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
    data = match.pack()
    again = manoir.verify(data)
    assert (again.outcome, again.hash) == (match.outcome, match.hash)
    check_flipped_bit(data, rng.randrange(len(data) * 8))


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_saved_games_replay(seats: int, options: dict[str, Any]) -> None:
    play_and_verify(seats, 1, plies=50, **options)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_hundreds_of_games_replay(seats: int, options: dict[str, Any]) -> None:
    for number in range(40):
        play_and_verify(seats, 1_000_000 + number, **options)
    for number in range(240):
        play_and_verify(seats, 2_000_000 + number, plies=10 + number % 50, **options)
