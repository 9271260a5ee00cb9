"""Where a push leads: the house says what the rules will offer."""

import random
from typing import Any

import pytest

from manoir import Match
from manoir.bots.labyrinthe import advise
from manoir.games.labyrinthe.advice import Reach, refuse
from manoir.games.labyrinthe.moves import Go, Shift

MODES = ({"mode": "base"}, {"mode": "children"}, {"mode": "night", "cards": 1})


@pytest.mark.parametrize("options", MODES)
def test_what_the_house_says_of_a_push_is_what_may_be_walked_after_it(
    options: dict[str, Any],
) -> None:
    match = Match("labyrinthe", seats=3, seed=5, **options)
    rng = random.Random(5)
    for _ in range(60):
        if match.outcome:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        move = rng.choice(match.legal(seat))
        said = advise(view, seat, Reach(move)) if isinstance(move, Shift) else None
        match.play(seat, move)
        if said is not None:
            cells = [go.cell for go in match.legal(seat) if isinstance(go, Go)]
            assert list(said.cells) == sorted(cells)
            assert said.pawn == match.view(seat).pawns[seat]


def test_only_a_push_that_may_be_played_is_answered() -> None:
    match = Match("labyrinthe", seats=2, seed=1)
    seat = match.to_act[0]
    push = Shift("N1", 0)
    assert refuse(match.view(seat), seat, Reach(push)) is None
    other = refuse(match.view(1 - seat), 1 - seat, Reach(push))
    assert other is not None
    assert (other.code, other.rule) == ("not_your_turn", "L3")
    match.play(seat, push)
    again = refuse(match.view(seat), seat, Reach(push))
    assert again is not None
    assert again.code == "already_shifted"
    match.play(seat, match.legal(seat)[0])
    back = refuse(match.view(1 - seat), 1 - seat, Reach(Shift("S1", 2)))
    assert back is not None
    assert (back.code, back.rule) == ("goes_back", "L5")
