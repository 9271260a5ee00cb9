"""V13, *J'ai le tournis*: the board turns a quarter clockwise under the players."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Escaped
from manoir.games.pasvu.rounds.paths import far_side
from manoir.games.pasvu.sight.keyhole import Door
from tests.games.pasvu.midnight.nights import before, named, night, on_foot, strike, struck, until
from tests.games.pasvu.positions import events_of, place_of, play, refused, to_cell


@pytest.mark.parametrize(
    ("sides", "turned"),
    [("S N", "E W"), ("E W", "N S"), ("S W N", "E S W"), ("S W N E", "E S W N"), ("W E", "S N")],
)
def test_V13_everybody_has_the_next_side_then(sides: str, turned: str) -> None:
    """The board goes clockwise: before who sat in the south lies what was the east."""
    state = before(f"hotel\nsides {sides}", "spin")
    after = strike(state, "spin")
    assert after.sides == tuple(turned.split())
    assert struck(state, "spin") == (Effect("spin", sides=after.sides),)
    assert (after.hall, after.keyhole) == (state.hall, state.keyhole)


def test_V13_ghosts_come_in_from_the_new_side_and_leave_opposite() -> None:
    state = on_foot(night("ghost 0 3 500 2500\nghost 0 4 2500 5500", "spin"))
    after = play(state, (0, to_cell(5, 5, 3)))
    assert place_of(after, 0, 5) == (5, 3)
    assert after.points == (8, 9)
    assert refused(on_foot(state, 2), 0, to_cell(5, 2, 0))[:2] == ("too_far", "V6")
    assert events_of(state, 0, Escape(3)) == (Escaped(0, 3, "small", Door("W", 4), 1, 8, 1),)
    assert events_of(state, 0, Escape(4))[0] == Escaped(0, 4, "small", Door("W", 1), 3, 6, 1)


def test_V13_who_is_out_stays_out() -> None:
    state = night("out 0:3 1:0\nghost 0 4 2500 2500", "spin")
    assert state.out == ((3,), (0,))
    assert rules.view(state, 0).scores == (1, 5)


def test_V13_the_sides_stay_as_they_are_then() -> None:
    state = until(night("hotel", "spin"), "striking")
    assert state.sides == ("E", "W")
    assert strike(state, "spin").sides == ("N", "S")


def test_V13_the_doors_keep_their_places_and_the_keyhole_its_door() -> None:
    state = until(night("keyhole E3", "spin"), "side")
    assert rules.view(state, 0).open_sides == ("S", "N", "W")
    assert state.keyhole == Door("E", 3)


def test_V13_with_the_sun_after_it_they_go_towards_their_new_exits() -> None:
    text = "ghost 0 3 2500 2500\nghost 1 3 4500 4500\nghost 0 4 500 3500"
    state = night(text, "spin", "sun")
    assert place_of(state, 0, 3) == (1, 2)
    assert place_of(state, 1, 3) == (5, 4)
    assert state.out == ((4,), ())
    assert named(night(text, "sun", "spin").hall.ghosts) == [(0, 3), (1, 3), (0, 4)]


def test_V13_four_quarters_are_a_whole_turn() -> None:
    state = before("sides S W N E", "spin")
    for _ in range(4):
        assert all(far_side(far_side(side)) == side for side in state.sides)
        state = until(strike(state, "spin"), "looking")
        state = until(state, "over" if state.round == 5 else "striking")
    assert state.sides == ("S", "W", "N", "E")
