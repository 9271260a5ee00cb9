"""Games replay from their saved files to the same outcome and hash, for every option.

The soak plays 420 random games of every kind, 10,080 in all; 60 of them to their end.
"""

import random
from itertools import product
from typing import Any

import pytest

import manoir
from manoir.games.pacman import GAME
from manoir.kernel import FairDice
from manoir.kernel.match import Match
from tests.games.flipping import check_flipped_bit

OPTIONS = product(("classic", "large"), ("all", "white"), ("white", "all"))
KINDS = [
    (seats, {"circuit": circuit, "end": end, "count": count})
    for (circuit, end, count), seats in product(OPTIONS, (2, 3, 4))
]
IDS = [f"{seats}-{'-'.join(options.values())}" for seats, options in KINDS]


def play_and_verify(seats: int, number: int, plies: int = 10_000, **options: Any) -> None:
    rng = random.Random(number)
    colours = tuple(rng.sample(range(4), seats))
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    dice = FairDice(rng.randbytes(32), f"table{number}", nonces)
    match = Match(GAME, seats=seats, dice=dice, colours=colours, **options)
    while not match.outcome and match.ply < plies:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
    data = match.pack()
    again = manoir.verify(data)
    assert (again.outcome, again.hash) == (match.outcome, match.hash)
    check_flipped_bit(data, rng.randrange(len(data) * 8))


@pytest.mark.few(8)
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_R03_saved_games_replay(seats: int, options: dict[str, Any]) -> None:
    play_and_verify(seats, 1, **options)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=IDS)
def test_R03_hundreds_of_games_replay(seats: int, options: dict[str, Any]) -> None:
    for number in range(60):
        play_and_verify(seats, 1_000_000 + number, **options)
    for number in range(360):
        play_and_verify(seats, 2_000_000 + number, plies=20 + number % 140, **options)
