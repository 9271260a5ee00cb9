"""Every registered game keeps the contract."""

import pytest

from manoir.kernel.conformance import check_game
from manoir.kernel.game import Game
from manoir.kernel.registry import games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_keeps_the_contract(game: Game) -> None:
    check_game(game, games=2)


@pytest.mark.soak
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_keeps_the_contract_for_long(game: Game) -> None:
    check_game(game, games=12, seed=100)
