"""Games replay from their saved files to the same outcome and hash, for every option.

Players seek: they look at a few shifts for a way to what they need. The soak plays, for every mode
and number of seats, 1,000 games with all cards (500 of each printing) and 2,000 with one card each.
"""

import random
from itertools import product
from typing import Any

import pytest

import manoir
from manoir.games.labyrinthe import GAME
from manoir.kernel import FairDice
from manoir.kernel.match import Match
from tests.games.flipping import check_flipped_bit
from tests.games.labyrinthe.seeking import seeking_move

KINDS = list(product(("base", "children", "night"), (2, 3, 4), ("current", "older")))
IDS = [f"{mode}-{seats}-{edition}" for mode, seats, edition in KINDS]


def play_and_verify(seats: int, number: int, **options: Any) -> None:
    rng = random.Random(number)
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    dice = FairDice(rng.randbytes(32), f"table{number}", nonces)
    match = Match(GAME, seats=seats, dice=dice, **options)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, seeking_move(match, seat, rng))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
    data = match.pack()
    again = manoir.verify(data)
    assert (again.outcome, again.hash) == (match.outcome, match.hash)
    check_flipped_bit(data, rng.randrange(len(data) * 8))


@pytest.mark.few(6)
@pytest.mark.parametrize(("mode", "seats", "edition"), KINDS, ids=IDS)
def test_R03_saved_games_replay(mode: str, seats: int, edition: str) -> None:
    for number in range(5):
        play_and_verify(seats, number, mode=mode, edition=edition, cards=1)
        play_and_verify(seats, number, mode=mode, edition=edition)


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "seats", "edition"), KINDS, ids=IDS)
def test_R03_a_thousand_short_games_replay(mode: str, seats: int, edition: str) -> None:
    for number in range(1000):
        play_and_verify(seats, 1_000_000 + number, mode=mode, edition=edition, cards=1)


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "seats", "edition"), KINDS, ids=IDS)
def test_R03_five_hundred_whole_games_replay(mode: str, seats: int, edition: str) -> None:
    for number in range(500):
        play_and_verify(seats, 2_000_000 + number, mode=mode, edition=edition)
