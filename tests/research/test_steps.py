"""The vector environment is the same game as the rules: observations, masks, ends, ranks."""

from itertools import islice
from random import Random

import pytest

from manoir.kernel.registry import find, games
from tests.kernel.walks import setups
from tests.research.stepped import Beside

STEPPED = [name for name, game in games().items() if game.stepping]


def check(game: str, plays: int, most: int, seed: int = 0) -> None:
    rng = Random(seed)
    ends = 0
    for options, seats in islice(setups(find(game), rng), plays):
        beside = Beside(game, seats, options, rng)
        beside.play(most)
        ends += beside.game.rules.outcome(beside.state) is not None
    assert ends or game == "pacman"


@pytest.mark.parametrize("game", STEPPED)
def test_rows_are_the_same_games_as_the_rules(game: str) -> None:
    check(game, *{"escalier": (12, 400), "labyrinthe": (6, 200)}.get(game, (3, 60)))


@pytest.mark.soak
@pytest.mark.parametrize("game", STEPPED)
def test_many_rows_are_the_same_games_as_the_rules(game: str) -> None:
    check(game, 200, 5_000, seed=1)
