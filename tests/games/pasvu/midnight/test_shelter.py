"""V13, *Tous aux abris*: ghosts lie down, and move lying this round."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Fuse, Looked, Place, Walk
from manoir.games.pasvu.sight.keyhole import Side
from manoir.kernel import NATURE
from tests.games.pasvu.halls import at, check_sound
from tests.games.pasvu.midnight.nights import before, named, night, on_foot, struck, until, where
from tests.games.pasvu.positions import (
    card,
    events_of,
    ghost,
    in_cell,
    looked_at,
    place_of,
    play,
    refused,
    to_cell,
    verdict,
)

SOME = "ghost 0 3 2500 2500\nghost 0 1 3500 500\nghost 1 0 500 3500"


@pytest.mark.parametrize(("side", "yaw"), [("S", 900), ("N", 2700), ("W", 0), ("E", 1800)])
def test_V13_all_in_the_hall_lie_down_at_once_with_their_heads_to_the_far_side(
    side: Side, yaw: int
) -> None:
    other = {"S": "N", "N": "S", "W": "E", "E": "W"}[side]
    text = f"sides {side} {other}\nghost 0 3 2500 2500\nghost 0 1 3500 3500"
    state = night(text, "shelter")
    assert state.hall.ghosts == (
        replace(in_cell(0, 3, 2, 2), yaw=yaw), replace(in_cell(0, 1, 3, 3), yaw=yaw),
    )  # fmt: skip
    assert struck(before(text, "shelter"), "shelter") == (
        Effect("shelter", ghosts=state.hall.ghosts),
    )
    assert rules.view(state, 0).night.lying


def test_V13_near_a_wall_they_lie_as_near_as_they_can_in_their_cells() -> None:
    """The large one is longer than its cell: its middle keeps away from the wall."""
    state = night(SOME, "shelter")
    assert where(state, 0, 1) == replace(ghost(0, 1, 3500, 500), yaw=900)
    assert where(state, 1, 0) == replace(ghost(1, 0, 500, 3500), yaw=2700)
    corner = night("ghost 0 0 500 500\nghost 1 0 5500 5500", "shelter")
    assert where(corner, 0, 0) == replace(ghost(0, 0, 500, 700), yaw=900)
    assert where(corner, 1, 0) == replace(ghost(1, 0, 5500, 5300), yaw=2700)


def test_V13_who_finds_no_room_with_its_head_there_turns_by_a_quarter() -> None:
    """Between a desk's back and a mirror: there is room along them, not across."""
    text = "desk bottom 2500 1500 0\nmirror bottom 2500 2900 0\nghost 0 1 2500 2400"
    state = night(text, "shelter")
    assert where(state, 0, 1).yaw == 1800
    assert place_of(state, 0, 1) == (2, 2)
    check_sound(state.hall)


def test_V13_all_walk_lying_this_round() -> None:
    state = on_foot(night(SOME, "shelter"))
    for number in (3, 4):
        assert refused(state, 0, to_cell(number, 2, 0)) == ("must_lie", "V13", {})
    after = play(state, (0, Walk(3, 2500, 3500, 0, 450)), (0, Walk(4, 4500, 500, 0, 0)))
    assert after.points[0] == 7
    assert where(after, 0, 3) == replace(in_cell(0, 3, 2, 3), yaw=450)
    assert where(after, 0, 4) == replace(in_cell(0, 4, 4, 0), yaw=0)
    walks = [move for move in rules.legal(state, 0) if isinstance(move, Walk)]
    assert {move.yaw for move in walks} == {0, 900}


def test_V8_in_any_other_round_they_stand() -> None:
    state = on_foot(night(SOME, "knock"))
    assert refused(state, 0, Walk(3, 2500, 3500, 0, 900)) == ("must_stand", "V8", {})


def test_V13_one_that_lies_may_reach_beyond_its_cell_but_not_out_of_the_hall() -> None:
    state = on_foot(night(SOME, "shelter"))
    after = play(state, (0, Walk(3, 2999, 2010, 0, 0)))
    assert place_of(after, 0, 3) == (2, 2)
    for x, y, yaw in ((249, 2500, 0), (2500, 5751, 900), (150, 2500, 900), (5900, 2500, 900)):
        assert refused(state, 0, Walk(3, x, y, 0, yaw))[:2] == ("leaves_hall", "V13")
    assert rules.check(state, 0, Walk(3, 250, 2500, 0, 0)) is None
    assert rules.check(state, 0, Walk(3, 2500, 5800, 0, 0)) is None


def test_V13_its_cell_is_that_of_its_middle() -> None:
    state = on_foot(night("ghost 0 3 2500 2500", "shelter"))
    for x, points in ((2999, 9), (3000, 8), (3999, 8), (4000, 7)):
        assert play(state, (0, Walk(3, x, 2500, 0, 0))).points[0] == points


def test_V13_in_its_own_cell_it_may_be_laid_otherwise_for_nothing_though_it_did_not_move() -> None:
    state = on_foot(night(SOME, "shelter"), 1)
    after = play(state, (0, Walk(3, 2400, 2600, 0, 1350)), (0, Walk(3, 2400, 2600, 0, 0)))
    assert after.points[0] == 1
    assert where(after, 0, 3) == replace(ghost(0, 3, 2400, 2600), yaw=0)
    there = where(after, 0, 3)
    assert refused(after, 0, Walk(3, there.x, there.y, 0, 0)) == ("must_move", "V6", {})
    assert [sorted(numbers) for numbers in rules.view(state, 0).walked] == [[1, 3], [0]]


def test_V7_lying_they_come_in_and_get_out() -> None:
    state = on_foot(night("ghost 0 3 2500 4500", "shelter"))
    assert play(state, (0, Escape(3))).out == ((3,), ())
    after = play(state, (0, Walk(0, 2500, 700, 0, 900)))
    assert after.points[0] == 8
    assert refused(after, 0, Escape(0)) == ("just_came_in", "V7", {})


def test_V13_on_a_piece_they_lie_on_it() -> None:
    text = "table bottom 2500 2500 0\nghost 0 3 2500 2500 700000\nghost 0 4 2500 2500"
    state = night(text, "shelter")
    assert where(state, 0, 3) == replace(ghost(0, 3, 2500, 2500, 700), yaw=900)
    assert where(state, 0, 4) == replace(ghost(0, 4, 2500, 2500), yaw=900)
    check_sound(state.hall)


def test_V13_what_rested_on_a_head_comes_down_onto_the_body() -> None:
    text = "ghost 0 0 2500 2500\ntable top 2500 2500 0 1400000"
    state = night(text, "shelter")
    assert state.hall.pieces == (("table", at(2500, 2500, "top", z=840)),)
    (effect,) = struck(before(text, "shelter"), "shelter")
    assert isinstance(effect, Effect)
    assert effect.pieces == state.hall.pieces
    check_sound(state.hall)


def test_V5_pieces_come_down_on_those_who_lie() -> None:
    state = night("hotel\nghost 0 1 5500 5300", "shelter")
    cards = (card("table", "desk"), 15)
    state = replace(state, phase="furniture", cards=cards, turn=0)
    after = play(state, (0, Place("table", "top", 5450, 5400, 0)))
    assert dict(after.hall.pieces)["table"].z == 600_000
    check_sound(after.hall)


def test_V13_after_the_look_they_stand_up() -> None:
    state = until(night(SOME, "shelter"), "looking")
    looked, up = events_of(state, NATURE, verdict(state, [(0, 1)]))
    assert isinstance(looked, Looked)
    assert looked.seen == (1, 0)
    after = looked_at(state, (0, 1))
    assert up == Effect("shelter", ghosts=after.hall.ghosts)
    assert named(after.hall.ghosts) == [(0, 3), (1, 0)]
    assert all(ghost.yaw is None for ghost in after.hall.ghosts)
    assert not rules.view(after, 0).night.lying
    check_sound(after.hall)


def test_V13_they_stand_up_in_their_cells_as_near_as_they_can() -> None:
    state = on_foot(night("ghost 0 3 2500 2500\nghost 1 3 500 500", "shelter"))
    state = play(state, (0, Walk(3, 2999, 2001, 0, 0)))
    after = until(state, "striking")
    assert where(after, 0, 3) == ghost(0, 3, 2800, 2200)


def test_V13_where_its_cell_is_too_full_it_stands_up_close_by() -> None:
    """Two large ones lie with their middles in one cell, and cannot both stand in it."""
    text = """
        lying 0 0 2500 2050 0 0
        lying 1 0 2500 2950 0 0
        midnight shelter
        phase looking
        aim S
    """
    state = before(text, "shelter")
    assert place_of(state, 0, 0) == place_of(state, 1, 0) == (2, 2)
    after = looked_at(state)
    assert len({place_of(after, 0, 0), place_of(after, 1, 0)}) == 2
    assert all(ghost.yaw is None for ghost in after.hall.ghosts)
    check_sound(after.hall)


def test_V13_after_the_last_round_they_stand_up_too() -> None:
    state = replace(until(night(SOME, "shelter"), "looking"), round=5)
    after = looked_at(state)
    assert after.phase == "over"
    assert not rules.view(after, 0).night.lying
    assert all(ghost.yaw is None for ghost in after.hall.ghosts)


def test_V12_lying_ones_fuse_to_one_that_lies() -> None:
    text = "ghost 0 3 2300 2500\nghost 0 4 2700 3500"
    state = on_foot(night(text, "shelter", fusions=True))
    state = play(state, (0, Walk(4, 2750, 2500, 0, 0)), (0, Fuse(3, 4)))
    assert where(state, 0, 1).yaw == 900
    assert place_of(state, 0, 1) == (2, 2)
    assert refused(state, 0, Walk(1, 3500, 2500, 0, 0)) == ("just_fused", "V12", {})
    assert play(state, (0, Walk(1, 2500, 2500, 0, 0))).points == state.points
    check_sound(state.hall)


def test_V12_lying_down_is_no_move() -> None:
    state = on_foot(night("ghost 0 3 2300 2500\nghost 0 4 2700 2500", "shelter", fusions=True))
    assert refused(state, 0, Fuse(3, 4)) == ("neither_moved", "V12", {})


def test_V12_nor_is_being_laid_otherwise_in_ones_cell() -> None:
    state = on_foot(night("ghost 0 3 2200 2500\nghost 0 4 2700 2500", "shelter", fusions=True))
    state = play(state, (0, Walk(3, 2201, 2500, 0, 900)))
    assert refused(state, 0, Fuse(3, 4)) == ("neither_moved", "V12", {})


def test_V13_grimacing_ghosts_lie_down_with_all_but_do_not_move() -> None:
    state = on_foot(night("hotel", "grimaces", "shelter"))
    there = where(state, 0, 3)
    assert there.yaw == 900
    for move in (
        Walk(3, there.x, there.y, 0, 0),
        Walk(3, there.x, there.y - 1000, 0, 900),
        Walk(3, there.x + 10, there.y, 0, 900),
    ):
        assert refused(state, 0, move) == ("held", "V13", {})
    assert 3 not in rules.view(state, 0).walked[0]


def test_V13_in_the_hotel_all_lie_down_and_stand_up_again() -> None:
    text = "hotel\n" + "\n".join(
        f"ghost {seat} {number} {1000 * number + 300} {1000 * (2 * seat + row) + 300}"
        for seat, row, number in ((0, 0, 1), (0, 0, 5), (1, 2, 3), (1, 3, 4), (0, 2, 3), (0, 4, 4))
    )
    state = night(text, "shelter")
    assert len(state.hall.ghosts) == 6
    check_sound(state.hall)
    after = until(state, "striking")
    assert len(after.hall.ghosts) == 6
    check_sound(after.hall)
