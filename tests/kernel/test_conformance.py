"""Every registered game keeps the contract."""

import pytest
from msgspec.structs import replace

from manoir.bots.play import observer
from manoir.kernel.conformance import check_game, check_random_game
from manoir.kernel.game import Game
from manoir.kernel.registry import games

SLOW = {"pasvu"}  # hundreds of moves in a position, each of which has to be computed
QUICK = [game for game in games().values() if game.id not in SLOW]
SETUPS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in QUICK
    for seats in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_R47_every_game_keeps_the_contract(game: Game, seats: int) -> None:
    """Each variant once, among the numbers of seats; the soak has all of both."""
    least, most = game.seats
    some = game.variants[seats - least :: most - least + 1]
    one = replace(game, seats=(seats, seats), variants=some)
    check_game(one, games=1, observer=observer(game.id))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("id", sorted(SLOW))
def test_R47_a_slow_game_keeps_the_contract_in_fewer_positions(id: str, number: int) -> None:
    """Each variant and each number of seats once."""
    game = games()[id]
    seats = game.seats[0] + number % 3
    check_random_game(
        game, seats, game.variants[number], seed=number, opening=40, observer=observer(game.id)
    )


def test_a_game_that_shows_seats_different_things_cannot_say_that_it_does_not() -> None:
    game = games()["labyrinthe"]
    with pytest.raises(AssertionError, match="sees what a spectator does not"):
        check_random_game(replace(game, same_view=True), 2, {}, seed=1, opening=1)


@pytest.mark.soak
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_R47_every_game_keeps_the_contract_for_long(game: Game) -> None:
    check_game(game, games=12 if game.id not in SLOW else 2, seed=100, observer=observer(game.id))
