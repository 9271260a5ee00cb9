"""R16: where a bot cannot tell two states apart it plays the same, in every game at every level."""

import pickle
from random import Random
from typing import Any

import pytest

from manoir.bots.bot import level as named
from manoir.bots.bot import levels
from manoir.bots.listener import Listener
from manoir.bots.play import first_view, observer
from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.kernel.registry import find
from tests.kernel.walks import Setup, other_state, setups, some_move

BOTS = [
    (game, level.name)
    for game in ("escalier", "labyrinthe", "pacman", "pasvu")
    for level in levels(game)
]
SLOW = {("pasvu", "hard"), ("pasvu", "best")}
OFTEN = 20  # of so many pairs that are the same to the last byte, a slow bot chooses once


class Table:
    """A game with a bot on every seat, which hears all, while somebody else moves at random."""

    def __init__(self, game: str, level: str, setup: Setup, rng: Random) -> None:
        options, seats = setup
        self.match = Match(
            game, seats=seats, seed=rng.randrange(10**6), observer=observer(game), **options
        )
        self.rng = rng
        make = named(game, level).make
        self.players = [make(s, seats, first_view(self.match, s), 5) for s in range(seats)]
        self.listeners = [Listener(self.match, s, p) for s, p in enumerate(self.players)]

    def inputs(self, state: Any, seat: Seat) -> tuple[Any, Any]:
        rules = self.match.rules
        return rules.view(state, seat), rules.legal(state, seat)

    def choose(self, seat: Seat, inputs: tuple[Any, Any]) -> Any:
        self.listeners[seat].catch_up()
        return self.players[seat].choose(*inputs, 0.1)


def compare(table: Table, *, slow: bool) -> bool:
    """Let the bot to move choose in the true state and in one that it cannot tell from it."""
    match, rng = table.match, table.rng
    seat = match.to_act[0]
    other = other_state(match, seat, rng.randrange)
    one, two = table.inputs(match.state, seat), table.inputs(other, seat)
    if slow and pickle.dumps(one) == pickle.dumps(two) and rng.randrange(OFTEN):
        return True
    return bool(table.choose(seat, one) == table.choose(seat, two))


def differences(game: str, level: str, pairs: int, most_seats: int = 4) -> int:
    rng, found = Random(f"{game} {level}"), 0
    every = (setup for setup in setups(find(game), rng) if setup[1] <= most_seats)
    while pairs:
        table = Table(game, level, next(every), rng)
        match = table.match
        while pairs and not match.outcome and len(match.history) < 400:
            seat = match.to_act[0]
            if rng.randrange(4) == 0 and len(match.legal(seat)) > 1:
                pairs -= 1
                found += not compare(table, slow=(game, level) in SLOW)
            match.play(seat, some_move(match, seat, rng))
    return found


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_R16_a_bot_is_blind_to_what_is_hidden(game: str, level: str) -> None:
    most_seats = 2 if game == "escalier" else 4  # a new machine would first solve the stairs
    assert differences(game, level, 8 if game == "pasvu" else 25, most_seats) == 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "level"), BOTS)
def test_R16_ten_thousand_pairs(game: str, level: str) -> None:
    assert differences(game, level, 10_000) == 0
