"""Who fuses (V12), and who does not."""

import pytest

from manoir.bots.pasvu.fusing import pairs
from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Done, Fuse, Walk
from manoir.games.pasvu.rounds.setup import hotel
from tests.bots.pasvu.nights import FUSIONS, strolled
from tests.bots.pasvu.scenes import CAREFUL, THINKERS, choice, furnished
from tests.games.pasvu.positions import (
    LAST_SMALL,
    SECOND_SMALL,
    SMALL,
    THIRD_SMALL,
    ghost,
    in_cell,
    position,
)


@pytest.mark.parametrize("name", CAREFUL)
def test_V12_two_that_can_become_one_do(name: str) -> None:
    state = position(
        "ghosts",
        ghost(0, SMALL, 2_250, 3_250),
        ghost(0, SECOND_SMALL, 2_750, 3_750),
        pieces=furnished(("piano", 3000, 2500), ("desk", 3000, 4500)).pieces,
        options=FUSIONS,
        walked=((SMALL,), ()),
    )
    assert {type(move) for move in rules.legal(state, 0)} == {Done, Fuse}
    assert isinstance(choice(state, 0, name), Fuse)


@pytest.mark.parametrize("name", THINKERS)
def test_V12_a_thinker_brings_small_ones_together(name: str) -> None:
    state = position("ghosts", pieces=hotel().pieces, options=FUSIONS, points=(6, 0))
    moves, _ = strolled(state, name)
    assert any(isinstance(move, Fuse) for move in moves)


def test_V12_pairs_that_are_alike_are_weighed_once() -> None:
    """The one in the hall with a small one of the reserve, and two of these."""
    state = position("ghosts", in_cell(0, SMALL, 2, 2), options=FUSIONS, points=(6, 0))
    assert [*pairs(rules.view(state, 0), 0)] == [
        Fuse(SMALL, SECOND_SMALL),
        Fuse(SECOND_SMALL, THIRD_SMALL),
    ]


@pytest.mark.parametrize("name", CAREFUL)
def test_V12_nobody_takes_back_who_is_out_for_nothing(name: str) -> None:
    state = position(
        "ghosts",
        options=FUSIONS,
        round=5,
        points=(8, 0),
        out=((SMALL, SECOND_SMALL, THIRD_SMALL, LAST_SMALL), ()),
    )
    assert any(isinstance(move, Walk) for move in rules.legal(state, 0))
    assert choice(state, 0, name) == Done()
