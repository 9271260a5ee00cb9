"""V13, *Chat perché*: at the end of the round, who does not stand on a piece goes back."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Looked
from manoir.kernel import NATURE
from tests.games.pasvu.halls import at
from tests.games.pasvu.midnight.nights import named, night, on_foot, until, where
from tests.games.pasvu.positions import events_of, looked_at, play, verdict

CATS = """
    table bottom 2500 2500 0
    armchair bottom 4500 4500 0
    trolley bottom 700 700 0
    ghost 0 3 2500 2500 700000
    ghost 0 4 2500 2500
    ghost 0 0 500 3500
    ghost 1 5 4500 4300 450000
    ghost 1 3 700 700 160000
    ghost 1 6 5500 500
"""
ON_FLOOR = [(0, 4), (0, 0), (1, 6)]


def test_V13_at_the_end_of_the_round_who_is_on_the_floor_goes_home() -> None:
    """Under the table is on the floor; on the seat and on a shelf is not."""
    state = until(night(CATS, "perch"), "looking")
    assert len(state.hall.ghosts) == 6
    looked, home = events_of(state, NATURE, verdict(state))
    assert isinstance(looked, Looked)
    floor = tuple(ghost for ghost in state.hall.ghosts if not ghost.z)
    assert home == Effect("perch", home=floor)
    after = looked_at(state)
    assert named(floor) == ON_FLOOR
    assert named(after.hall.ghosts) == [(0, 3), (1, 5), (1, 3)]
    assert rules.view(after, 0).reserve == ((0, 1, 2, 4, 5, 6), (0, 1, 2, 4, 6))


def test_V13_nothing_happens_before_the_look() -> None:
    state = night(CATS, "perch")
    assert (state.phase, len(state.hall.ghosts)) == ("dealing", 6)


def test_V10_who_is_seen_goes_home_perched_or_not() -> None:
    state = until(night(CATS, "perch"), "looking")
    found = verdict(state, [(0, 3), (0, 4)])
    looked, home = events_of(state, NATURE, found)
    assert isinstance(looked, Looked)
    assert isinstance(home, Effect)
    assert looked.seen == (2, 0)
    assert named(home.home) == [(0, 0), (1, 6)]
    assert named(play(state, (NATURE, found)).hall.ghosts) == [(1, 5), (1, 3)]


def test_V13_who_got_out_before_is_safe() -> None:
    state = on_foot(night("ghost 0 3 2500 5500\nghost 0 4 500 500", "perch"))
    state = until(play(state, (0, Escape(3))), "striking")
    assert (state.out, state.hall.ghosts) == (((3,), ()), ())


def test_V13_with_everybody_perched_nothing_is_told() -> None:
    state = night("table bottom 2500 2500 0\nghost 0 3 2500 2500 700000", "perch")
    state = until(state, "looking")
    assert len(events_of(state, NATURE, verdict(state))) == 1
    assert named(looked_at(state).hall.ghosts) == [(0, 3)]


def test_V13_what_rested_on_a_cat_that_goes_home_comes_down() -> None:
    state = night("ghost 0 0 2500 2500\ntable top 2500 2500 0 1400000", "perch")
    state = until(state, "looking")
    _, home = events_of(state, NATURE, verdict(state))
    assert isinstance(home, Effect)
    assert home.pieces == looked_at(state).hall.pieces == (("table", at(2500, 2500, "top")),)


def test_V12_a_grown_one_that_was_not_perched_waits_at_the_edge() -> None:
    state = until(night(CATS, "perch", fusions=True), "striking")
    assert state.edge == ((0,), ())


@pytest.mark.parametrize("cards", [("perch", "shelter"), ("shelter", "perch")])
def test_V13_with_shelter_who_lies_on_a_piece_is_perched_and_stands_up(
    cards: tuple[str, str],
) -> None:
    """The cards end in the order in which they came."""
    text = "table bottom 2500 2500 0\nghost 0 3 2500 2500 700000\nghost 0 4 500 500"
    state = until(night(text, *cards), "looking")
    _, *ends = events_of(state, NATURE, verdict(state))
    assert [end.card for end in ends if isinstance(end, Effect)] == list(cards)
    after = looked_at(state)
    assert named(after.hall.ghosts) == [(0, 3)]
    assert (where(after, 0, 3).yaw, where(after, 0, 3).z) == (None, 700_000)
