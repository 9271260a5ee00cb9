"""The wisp: any legal move, sampled where a game tells what a seat knows."""

from random import Random

import pytest

from manoir.bots.bot import Wisp
from manoir.bots.play import first_view, heard_since
from manoir.kernel.match import Match
from manoir.kernel.registry import games


@pytest.mark.parametrize("game", games())
def test_a_wisp_plays_legal_moves_and_the_same_when_it_is_made_again(game: str) -> None:
    match, rng = Match(game, seats=2, seed=5), Random(5)
    while match.ply < 40 and not match.outcome:
        seat = match.to_act[0]
        again = []
        for _ in range(2):
            wisp = Wisp(seat, 2, first_view(match, seat), 3, match.game)
            for events, view in heard_since(match, seat):
                wisp.hear(events, view)
            again.append(wisp.choose(match.view(seat), match.legal(seat), 1.0))
        assert again[0] == again[1]
        assert match.check(seat, again[0]) is None, (match.ply, again[0])
        match.play(seat, again[0] if rng.random() < 0.5 else rng.choice(match.legal(seat)))


def test_a_wisp_of_a_game_that_tells_nothing_takes_what_is_offered() -> None:
    match = Match("escalier", seats=2, seed=1)
    wisp = Wisp(0, 2, match.view(0), 7)
    assert wisp.choose(match.view(0), match.legal(0), 1.0) in match.legal(0)
