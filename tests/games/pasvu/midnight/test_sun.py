"""V13, *1, 2, 3, soleil*: every ghost in the hall goes one cell towards its exit."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Fuse, Swap, Walk
from manoir.games.pasvu.sight.keyhole import Side
from tests.games.pasvu.halls import at, check_sound
from tests.games.pasvu.midnight.nights import (
    before,
    named,
    night,
    on_foot,
    strike,
    struck,
    where,
)
from tests.games.pasvu.positions import ghost, place_of, play, refused, to_cell


@pytest.mark.parametrize(
    ("side", "end"), [("S", (2, 3)), ("N", (2, 1)), ("W", (3, 2)), ("E", (1, 2))]
)
def test_V13_everybody_goes_one_cell_away_from_their_own_side(
    side: Side, end: tuple[int, int]
) -> None:
    other = {"S": "N", "N": "S", "W": "E", "E": "W"}[side]
    state = night(f"sides {side} {other}\nghost 0 1 2450 2600", "sun")
    assert place_of(state, 0, 1) == end
    there = where(state, 0, 1)
    assert (there.x % 1000, there.y % 1000) == (450, 600)


def test_V13_all_ghosts_of_all_players_go() -> None:
    text = """
        sides S W N E
        ghost 0 0 2500 500
        ghost 1 1 500 2500
        ghost 2 3 3500 5500
        ghost 3 4 5500 3500
    """
    state = night(text, "sun")
    places = [place_of(state, *name) for name in named(state.hall.ghosts)]
    assert places == [(2, 1), (1, 2), (3, 4), (4, 3)]
    assert struck(before(text, "sun"), "sun") == (Effect("sun", ghosts=state.hall.ghosts),)


def test_V13_from_the_last_row_they_get_out_and_count() -> None:
    text = "ghost 0 0 2500 5500\nghost 1 3 4500 500\nghost 1 4 4500 1500"
    state = before(text, "sun")
    after = strike(state, "sun")
    assert after.out == ((0,), (3,))
    assert rules.view(after, 0).scores == (5, 1)
    (effect,) = struck(state, "sun")
    assert effect == Effect(
        "sun", ghosts=(ghost(1, 4, 4500, 500),),
        out=(ghost(0, 0, 2500, 5500), ghost(1, 3, 4500, 500)),
    )  # fmt: skip


def test_V13_those_in_front_go_first_so_that_a_row_of_them_moves_on() -> None:
    """Of these no two fit into a cell, with what else stands there."""
    text = "ghost 0 0 2500 500\nghost 0 1 2300 1300\nghost 0 2 2700 2700\nghost 0 3 2500 3500"
    state = night(text, "sun")
    assert [place_of(state, 0, number)[1] for number in (0, 1, 2, 3)] == [1, 2, 3, 4]


def test_V13_who_has_no_room_in_the_next_cell_stays() -> None:
    """Another's large ghost goes later; from the holder of the die, clockwise."""
    text = "ghost 0 0 2500 2500\nghost 1 0 2500 3500"
    state = night(text, "sun")
    assert place_of(state, 0, 0) == (2, 2)
    assert place_of(state, 1, 0) == (2, 3)
    assert state.walked == ((), ())
    aside = night("ghost 0 0 2500 2500\nghost 1 0 2500 3500\nghost 1 1 4500 3500", "sun")
    assert place_of(aside, 1, 1) == (4, 2)
    assert aside.walked == ((), (1,))


@pytest.mark.parametrize(("holder", "end"), [(0, (2, 2)), (1, (1, 2))])
def test_V13_who_has_the_die_goes_first(holder: int, end: tuple[int, int]) -> None:
    """Seat 1 wants to come from the west into the cell that seat 0 is about to leave."""
    text = f"sides S W\nholder {holder}\nghost 0 0 2500 2500\nghost 1 0 1500 2500"
    state = night(text, "sun")
    assert place_of(state, 0, 0) == (2, 3)
    assert place_of(state, 1, 0) == end


def test_V13_those_who_have_gone_may_be_set_elsewhere_in_their_cell_for_nothing() -> None:
    state = on_foot(night("ghost 0 3 2500 2500\nghost 1 3 500 500", "sun"))
    after = play(state, (0, Walk(3, 2300, 3700)))
    assert after.points == state.points
    assert rules.view(state, 0).walked == ((3,), ())
    assert play(after, (0, to_cell(3, 2, 4))).points[0] == 8


def test_V7_they_may_get_out_in_the_same_round() -> None:
    state = on_foot(night("ghost 0 3 2500 4500", "sun"))
    assert play(state, (0, Escape(3))).points[0] == 8


def test_V13_on_a_piece_they_go_on_at_their_height_or_else_down_to_the_floor() -> None:
    state = night("desk bottom 2500 3000 900\nghost 0 3 2500 2500 900000", "sun")
    assert where(state, 0, 3) == ghost(0, 3, 2500, 3500, 900)
    state = night("table bottom 2500 2500 0\nghost 0 3 2500 2500 700000", "sun")
    assert where(state, 0, 3) == ghost(0, 3, 2500, 3500)


def test_V13_into_a_cell_that_a_piece_fills_they_go_up() -> None:
    state = night("piano back 2500 3500 0\nghost 0 1 2500 2400", "sun")
    there = where(state, 0, 1)
    assert place_of(state, 0, 1) == (2, 3)
    assert there.z > 0
    check_sound(state.hall)


def test_V13_what_rested_on_a_ghost_comes_down_when_it_goes() -> None:
    text = "ghost 0 0 2500 2500\ntable top 2500 2500 0 1400000"
    state = night(text, "sun")
    assert state.hall.pieces == (("table", at(2500, 2500, "top")),)
    (effect,) = struck(before(text, "sun"), "sun")
    assert isinstance(effect, Effect)
    assert effect.pieces == state.hall.pieces
    check_sound(state.hall)


def test_V12_who_goes_into_the_cell_of_another_has_moved_and_may_fuse() -> None:
    state = night("ghost 0 3 2300 3300\nghost 0 4 2700 3700", "sun", fusions=True)
    assert place_of(play(on_foot(state), (0, Fuse(3, 4))), 0, 1) == (2, 4)


def test_V13_grimacing_ghosts_do_not_move_with_the_sun() -> None:
    calm = night("hotel", "grimaces")
    state = night("hotel", "grimaces", "sun")
    assert state.hall == calm.hall
    for seat in (0, 1):
        there = where(state, seat, 3)
        move = Walk(3, there.x + 20, there.y + 20)
        assert refused(on_foot(state), seat, move) == ("held", "V13", {})


def test_V13_who_lies_goes_lying() -> None:
    state = night("ghost 0 1 2500 2500\nghost 0 3 4500 5500", "shelter", "sun")
    assert state.out == ((3,), ())
    assert where(state, 0, 1) == replace(ghost(0, 1, 2500, 3500), yaw=900)
    assert state.night.lying


def test_V7_who_came_in_by_a_card_does_not_get_out_by_the_sun_in_the_same_round() -> None:
    state = strike(before("ghost 1 3 2500 5500\nghost 0 5 500 5500", "tag", "sun"), "tag")
    state = play(state, (0, Swap(1, 3, 3)), (1, Swap(0, 5, 3)))
    after = strike(state, "sun")
    assert after.out == ((), ())
    assert place_of(after, 0, 3) == (2, 5)
    assert place_of(after, 1, 3) == (0, 4)


def test_V13_two_players_walk_past_one_another() -> None:
    text = "ghost 0 3 2300 2300\nghost 1 3 2700 3700"
    state = night(text, "sun")
    assert place_of(state, 0, 3) == (2, 3)
    assert place_of(state, 1, 3) == (2, 2)
    check_sound(state.hall)
