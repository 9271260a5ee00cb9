"""V12: who comes in, who may fuse, and what comes of two ghosts that become one."""

from itertools import permutations

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.moves import CameDown, Done, Fuse, Fused, Walk
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import at
from tests.games.pasvu.positions import (
    LARGE,
    LAST_SMALL,
    MEDIUM,
    OTHER_MEDIUM,
    SECOND_SMALL,
    SMALL,
    THIRD_SMALL,
    events_of,
    ghost,
    moving_in,
    place_of,
    play,
    refused,
    to_cell,
)

PAIR = """
    ghost 0 3 2300 2300
    ghost 0 4 2700 2700
    walked 0:4
"""


def moving(text: str, fusions: bool = True) -> State:
    return moving_in(text, fusions=fusions)


def standing(state: State, seat: int = 0) -> set[int]:
    return {ghost.number for ghost in state.hall.ghosts if ghost.seat == seat}


def test_V12_only_small_ghosts_come_in_for_the_first_time() -> None:
    state = moving("ghost 1 1 5500 5500")
    for number in (LARGE, MEDIUM, OTHER_MEDIUM):
        assert refused(state, 0, to_cell(number, 2, 0)) == ("only_small", "V12", {})
    for number in (SMALL, SECOND_SMALL, THIRD_SMALL, LAST_SMALL):
        assert place_of(play(state, (0, to_cell(number, 2, 0))), 0, number) == (2, 0)
    assert rules.view(state, 0).ready[0] == (SMALL, SECOND_SMALL, THIRD_SMALL, LAST_SMALL)
    assert {move.ghost for move in rules.legal(state, 0) if isinstance(move, Walk)} == {SMALL}


def test_V12_without_the_option_every_size_comes_in_and_nobody_fuses() -> None:
    state = moving(PAIR, fusions=False)
    assert rules.view(state, 0).ready[0] == (0, 1, 2, 5, 6)
    assert place_of(play(state, (0, to_cell(LARGE, 5, 0))), 0, LARGE) == (5, 0)
    assert refused(state, 0, Fuse(3, 4)) == ("no_fusions", "V12", {})
    assert not any(isinstance(move, Fuse) for move in rules.legal(state, 0))


def test_V12_two_small_ghosts_in_one_cell_become_a_medium_one() -> None:
    state = moving(PAIR)
    made = ghost(0, MEDIUM, 2300, 2300)
    two = (ghost(0, SMALL, 2300, 2300), ghost(0, SECOND_SMALL, 2700, 2700))
    assert events_of(state, 0, Fuse(SMALL, SECOND_SMALL)) == (Fused(0, two, made),)
    after = play(state, (0, Fuse(SMALL, SECOND_SMALL)))
    assert after.hall.ghosts == (made,)
    assert after.points == state.points
    assert rules.view(after, 0).reserve[0] == (0, 2, 3, 4, 5, 6)
    assert rules.view(after, 0).scores == (1, 0)


def test_V12_a_small_and_a_medium_ghost_become_a_large_one() -> None:
    state = moving("ghost 0 1 2300 2300\nghost 0 6 2800 2800\nwalked 0:6")
    after = play(state, (0, Fuse(LAST_SMALL, MEDIUM)))
    assert standing(after) == {LARGE}
    assert place_of(after, 0, LARGE) == (2, 2)
    assert rules.view(after, 0).reserve[0] == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("first", [(3, 4), (4, 3)])
def test_V12_it_stands_as_near_as_it_can_to_the_first_of_the_two(first: tuple[int, int]) -> None:
    near = {3: ghost(0, MEDIUM, 2300, 2300), 4: ghost(0, MEDIUM, 2700, 2700)}
    after = play(moving(PAIR), (0, Fuse(*first)))
    assert after.hall.ghosts == (near[first[0]],)


@pytest.mark.parametrize("one", [MEDIUM, SMALL])
@pytest.mark.parametrize("moved", ["first", "second", "both"])
def test_V12_either_of_the_two_may_have_moved(one: int, moved: str) -> None:
    walked = {"first": f"0:{one}", "second": "0:5", "both": f"0:{one} 0:5"}[moved]
    state = moving(f"ghost 0 {one} 2300 2300\nghost 0 5 2800 2800\nwalked {walked}")
    for pair in permutations((one, THIRD_SMALL)):
        assert Fuse(*pair) in rules.legal(state, 0)
        assert len(play(state, (0, Fuse(*pair))).hall.ghosts) == 1


def test_V12_a_walk_into_the_cell_of_another_is_enough() -> None:
    state = moving("ghost 0 3 2300 2300\nghost 0 1 2700 3500")
    assert refused(state, 0, Fuse(SMALL, MEDIUM))[0] == "not_together"
    after = play(state, (0, Walk(MEDIUM, 2700, 2700)), (0, Fuse(SMALL, MEDIUM)))
    assert standing(after) == {LARGE}


def test_V12_two_that_have_not_moved_do_not_fuse() -> None:
    state = moving("ghost 0 3 2300 2300\nghost 0 4 2700 2700\nghost 0 5 4500 500\nwalked 0:5")
    assert refused(state, 0, Fuse(3, 4)) == ("neither_moved", "V12", {})
    assert not any(isinstance(move, Fuse) for move in rules.legal(state, 0))


@pytest.mark.parametrize(
    ("one", "other"),
    [(MEDIUM, OTHER_MEDIUM), (LARGE, SMALL), (LARGE, MEDIUM), (SMALL, SMALL), (MEDIUM, MEDIUM)],
)
def test_V12_medium_ones_never_fuse_and_large_ones_never(one: int, other: int) -> None:
    places = {one: "2300 2300", other: "2900 2900"}
    lines = [f"ghost 0 {number} {place}" for number, place in places.items()]
    state = moving("\n".join((*lines, " ".join(("walked", *(f"0:{n}" for n in places))))))
    for pair in ((one, other), (other, one)):
        assert refused(state, 0, Fuse(*pair)) == ("cannot_fuse", "V12", {})
    assert not any(isinstance(move, Fuse) for move in rules.legal(state, 0))


def test_V12_the_two_stand_in_one_cell() -> None:
    """However near they are over the line between two."""
    state = moving("ghost 0 3 2800 2500\nghost 0 4 3200 2500\nwalked 0:3 0:4")
    assert refused(state, 0, Fuse(3, 4)) == ("not_together", "V12", {})


@pytest.mark.parametrize("elsewhere", ["", "out 0:4", "ghost 1 4 2700 2700"])
def test_V12_both_are_ones_own_and_in_the_hall(elsewhere: str) -> None:
    state = moving(f"ghost 0 3 2300 2300\nwalked 0:3\n{elsewhere}")
    for pair in ((3, 4), (4, 3)):
        assert refused(state, 0, Fuse(*pair)) == ("not_in_hall", "V12", {})


@pytest.mark.parametrize(
    "gone", ["ghost 0 1 500 500\nghost 0 2 1500 500", "out 0:1 0:2", "out 0:1\nghost 0 2 500 500"]
)
def test_V12_no_medium_one_left_in_reserve(gone: str) -> None:
    assert refused(moving(f"{PAIR}\n{gone}"), 0, Fuse(3, 4)) == ("no_larger", "V12", {})


@pytest.mark.parametrize("gone", ["ghost 0 0 500 500", "out 0:0"])
def test_V12_the_large_one_is_not_in_reserve(gone: str) -> None:
    state = moving(f"ghost 0 1 2300 2300\nghost 0 3 2800 2800\nwalked 0:3\n{gone}")
    assert refused(state, 0, Fuse(3, 1)) == ("no_larger", "V12", {})


def test_V12_the_last_medium_one_is_made_wherever_the_other_is() -> None:
    state = moving(f"{PAIR}\nout 0:1")
    assert standing(play(state, (0, Fuse(3, 4)))) == {OTHER_MEDIUM}


def test_V12_what_does_not_fit_into_the_cell_is_not_made() -> None:
    """A medium one of another leaves room for two small ones, not for one more of its size."""
    state = moving("""
        ghost 1 1 2300 2300
        ghost 0 3 2800 2800
        ghost 0 4 2800 2300
        walked 0:3
    """)
    assert refused(state, 0, Fuse(3, 4)) == ("no_room", "V12", {"x": 2800, "y": 2800})
    assert refused(state, 0, Fuse(4, 3)) == ("no_room", "V12", {"x": 2800, "y": 2300})
    assert not any(isinstance(move, Fuse) for move in rules.legal(state, 0))


def test_V12_what_does_not_fit_under_a_table_comes_to_stand_on_it() -> None:
    state = moving(f"table bottom 2500 2500 0\n{PAIR}")
    (made,) = play(state, (0, Fuse(3, 4))).hall.ghosts
    assert made == ghost(0, MEDIUM, 2300, 2300, 700)


def test_V12_on_furniture_it_stays_on_furniture() -> None:
    """Beside the table there is room on the floor of the cell."""
    state = moving("""
        table bottom 1900 2500 0
        ghost 0 3 2200 2300 700000
        ghost 0 4 2200 2700 700000
        walked 0:3
    """)
    assert play(state, (0, Fuse(4, 3))).hall.ghosts == (ghost(0, MEDIUM, 2300, 2700, 700),)


def test_V12_one_on_a_table_and_one_under_it_are_in_one_cell() -> None:
    state = moving("""
        table bottom 2500 2500 0
        ghost 0 3 2500 2500 700000
        ghost 0 4 2500 2500
        walked 0:4
    """)
    for pair in ((3, 4), (4, 3)):
        assert play(state, (0, Fuse(*pair))).hall.ghosts == (ghost(0, MEDIUM, 2500, 2500, 700),)


def test_V12_where_a_piece_rests_on_both_the_larger_one_stands_on_it_and_it_comes_down() -> None:
    """A table upside down on their heads fills the cell: there is no other place to stand."""
    state = moving("""
        ghost 0 3 2300 2300
        ghost 0 4 2700 2300
        table top 2500 2500 0 500000
        walked 0:4
    """)
    after = play(state, (0, Fuse(3, 4)))
    assert after.hall.pieces == (("table", at(2500, 2500, "top")),)
    assert after.hall.ghosts == (ghost(0, MEDIUM, 2300, 2300, 80),)
    assert events_of(state, 0, Fuse(3, 4))[1:] == (CameDown(after.hall.pieces, ()),)


def test_V12_what_rested_on_one_of_the_two_comes_down_on_the_floor() -> None:
    """It bears on the ghost that goes, and the larger one stands beside."""
    state = moving("""
        ghost 0 3 2200 2200
        ghost 0 4 2800 2800
        table top 3200 3200 0 500000
        walked 0:4
    """)
    after = play(state, (0, Fuse(3, 4)))
    assert pose_of(after.hall, "table") == at(3200, 3200, "top")
    assert after.hall.ghosts == (ghost(0, MEDIUM, 2300, 2300),)
    assert events_of(state, 0, Fuse(3, 4))[1:] == (CameDown(after.hall.pieces, ()),)


def test_V12_who_is_done_fuses_no_more() -> None:
    state = play(moving(PAIR), (0, Done()))
    assert refused(state, 0, Fuse(3, 4)) == ("already_done", "V6", {})
