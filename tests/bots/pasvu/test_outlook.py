"""Furniture and answers to cards, weighed by what everybody would plan then."""

from typing import Any

import pytest

from manoir.bots.pasvu.scout.outlook import ahead
from manoir.bots.pasvu.worth import Farsighted
from manoir.games.pasvu import rules
from manoir.games.pasvu.geometry.hall import Ghost
from manoir.games.pasvu.moves import Decline, Place
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import State
from tests.bots.pasvu.nights import FUSIONS, asked
from tests.bots.pasvu.scenes import choice
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    OTHER_MEDIUM,
    SMALL,
    card,
    in_cell,
    play,
    position,
)


def in_hotel(*ghosts: Ghost, **fields: Any) -> State:
    """The last round, the keyhole in the west."""
    usual = {"pieces": hotel().pieces, "keyhole": Door("W", 1), "round": 5}
    return position("furniture", *ghosts, **{**usual, **fields})


def chance(state: State, seat: int = 0) -> float:
    return ahead(rules.view(state, seat), seat, Farsighted())


def test_V3_whoever_can_leave_and_win_is_expected_to() -> None:
    ghosts = in_cell(0, LARGE, 2, 5), in_cell(1, MEDIUM, 3, 3)
    before = in_hotel(*ghosts, done=(True, True))
    assert chance(in_hotel(*ghosts, points=(1, 0), done=(False, True))) > chance(before)
    assert chance(before) + chance(before, 1) == pytest.approx(1)


def test_V12_two_that_can_become_one_are_expected_to() -> None:
    """A medium one counts more than all small ones of the other seat; one small one does not."""
    others = [in_cell(1, SMALL + i, 1 + i, 3) for i in range(4)]
    chances = [
        chance(in_hotel(*others, options=FUSIONS, points=(points, 0), done=(False, True)))
        for points in (1, 2)
    ]
    assert chances[1] > chances[0] + 0.2


def test_V12_who_is_taken_back_to_fuse_counts_no_longer() -> None:
    """Four small ones that are out are one point short; two of them and a medium one are two."""
    out = tuple(range(SMALL, SMALL + 4)), (LARGE,)
    state = in_hotel(options=FUSIONS, points=(2, 0), done=(False, True), out=out)
    assert chance(state) < 0.01


def test_V3_furniture_is_left_alone_where_nothing_is_to_be_won() -> None:
    state = in_hotel(
        *(in_cell(0, MEDIUM, 2, 2), in_cell(1, MEDIUM, 3, 3), in_cell(1, LARGE, 2, 3)),
        cards=(card("piano", "desk"), None),
        points=(6, 0),
        out=((LARGE, OTHER_MEDIUM), ()),
    )
    assert choice(state, 0, "best") == Decline()


def test_V3_furniture_hides_the_ghost_that_decides() -> None:
    """It may not move itself."""
    state = in_hotel(
        in_cell(0, LARGE, 3, 3),
        cards=(card("piano", "desk"), None),
        points=(1, 0),
        held=((LARGE,), ()),
        out=((OTHER_MEDIUM,), (OTHER_MEDIUM,)),
    )
    move = choice(state, 0, "best")
    assert isinstance(move, Place)
    assert chance(play(state, (0, move))) > chance(state)


def test_V13_all_ways_to_tip_a_piece_are_weighed() -> None:
    """So that it does not depend on the seed which one is found."""
    state = asked(
        "excited", in_cell(0, MEDIUM, 2, 2), in_cell(1, LARGE, 3, 3), pieces=hotel().pieces
    )
    assert len({choice(state, 0, "best", seed) for seed in range(4)}) == 1
    assert len({choice(state, 0, "hard", seed) for seed in range(4)}) > 1
