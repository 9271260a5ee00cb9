"""Every registered game keeps the contract."""

import pytest

from manoir.kernel import conformance
from manoir.kernel.conformance import check_game, check_random_game
from manoir.kernel.game import Game
from manoir.kernel.registry import games

SLOW = {"pasvu"}  # hundreds of moves in a position, each of which has to be reckoned
QUICK = [game for game in games().values() if game.id not in SLOW]


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.id)
def test_R47_every_game_keeps_the_contract(game: Game) -> None:
    check_game(game, games=2)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("id", sorted(SLOW))
def test_R47_a_slow_game_keeps_the_contract_in_fewer_positions(
    id: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each variant and each number of seats once."""
    monkeypatch.setattr(conformance, "OPENING", 40)
    game = games()[id]
    seats = game.seats[0] + number % 3
    check_random_game(game, seats, game.variants[number], seed=number)


@pytest.mark.soak
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_R47_every_game_keeps_the_contract_for_long(game: Game) -> None:
    check_game(game, games=12 if game.id not in SLOW else 2, seed=100)
