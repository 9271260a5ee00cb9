"""V13, *Double curieux*: after the look the keyhole crosses the hall, and looks once more."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Crossed, Effect, Looked, Verdict
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE, Observation
from tests.games.pasvu.midnight.nights import named, night, until
from tests.games.pasvu.positions import events_of, looked_at, play, verdict

GHOSTS = "ghost 0 3 2500 2500\nghost 0 0 3500 3500\nghost 1 3 500 500\nghost 1 4 5500 5500"


def looking(*cards: str, side: Side = "N", number: int = 2, text: str = GHOSTS) -> State:
    return until(night(text, "double", *cards), "looking", side=side, number=number)


@pytest.mark.parametrize(("side", "far"), [("N", "S"), ("E", "W"), ("W", "E")])
def test_V13_the_keyhole_goes_to_the_door_of_the_same_number_opposite(
    side: Side, far: Side
) -> None:
    for number in range(1, 7):
        state = looking(side=side, number=number)
        after = looked_at(state)
        assert (after.phase, after.round) == ("looking", 2)
        assert after.keyhole == Door(far, number)


def test_V13_both_looks_are_told_and_the_way_between_them() -> None:
    state = looking()
    first, crossed = events_of(state, NATURE, verdict(state, [(0, 3)]))
    assert isinstance(first, Looked)
    assert first.look.keyhole == Door("N", 2)
    assert (first.seen, crossed) == ((1, 0), Crossed(Door("S", 2)))
    state = looked_at(state, (0, 3))
    (second,) = events_of(state, NATURE, verdict(state, [(0, 0), (1, 3)]))
    assert isinstance(second, Looked)
    assert (second.look.keyhole, second.seen) == (Door("S", 2), (1, 1))


def test_V13_who_was_seen_at_first_is_not_there_for_the_second_look() -> None:
    state = looked_at(looking(), (0, 3), (1, 4))
    assert named(state.hall.ghosts) == [(0, 0), (1, 3)]
    chance = rules.chance(state)
    assert isinstance(chance, Observation)
    found = chance.look(None)
    assert isinstance(found, Verdict)
    assert [(g.seat, g.ghost) for g in found.ghosts] == [(0, 0), (1, 3)]
    assert named(play(state, (NATURE, verdict(state, [(1, 3)]))).hall.ghosts) == [(0, 0)]


def test_V13_the_keyhole_stays_over_there_and_the_next_round_begins() -> None:
    state = looked_at(looked_at(looking()))
    assert (state.phase, state.round, state.keyhole) == ("striking", 3, Door("S", 2))
    assert rules.view(state, 0).open_sides == ("E", "N", "W")
    assert (state.aim, state.chosen, state.holder) == (None, (1, 0), 1)


def test_V13_in_a_round_without_the_card_there_is_one_look() -> None:
    state = until(night(GHOSTS, "spin"), "looking")
    assert looked_at(state).round == 3


def test_V10_the_second_look_is_from_the_other_side_for_real() -> None:
    """Behind the piano from the north, before it from the south."""
    state = looking(number=3, text="piano bottom 2500 3000 0\nghost 0 3 2500 2400")
    for seen in (0, 1):
        chance = rules.chance(state)
        assert isinstance(chance, Observation)
        state = play(state, (NATURE, chance.look(None)))
        assert state.look is not None
        assert sum(ghost.seen for ghost in state.look.ghosts) == seen
    assert state.hall.ghosts == ()


def test_V12_a_grown_one_seen_by_either_look_waits_at_the_edge() -> None:
    text = "ghost 0 0 2500 2500\nghost 0 1 3500 3500\nghost 0 2 500 500"
    state = until(night(text, "double", fusions=True), "looking")
    state = looked_at(looked_at(state, (0, 1)), (0, 0))
    assert state.edge == ((1, 0), ())
    assert named(state.hall.ghosts) == [(0, 2)]


def test_V13_with_double_and_perch_cats_go_home_after_the_second_look_only() -> None:
    state = looking("perch")
    found = verdict(state, [(0, 3)])
    assert not any(isinstance(event, Effect) for event in events_of(state, NATURE, found))
    state = looked_at(state, (0, 3))
    assert len(state.hall.ghosts) == 3
    looked, home = events_of(state, NATURE, verdict(state, [(1, 4)]))
    assert isinstance(looked, Looked)
    assert isinstance(home, Effect)
    assert named(home.home) == [(0, 0), (1, 3)]
    assert looked_at(state).hall.ghosts == ()


def test_V13_with_double_and_shelter_they_lie_for_both_looks_and_stand_up_then() -> None:
    state = looking("shelter")
    state = looked_at(state)
    assert all(ghost.yaw is not None for ghost in state.hall.ghosts)
    assert state.night.lying
    state = looked_at(state)
    assert all(ghost.yaw is None for ghost in state.hall.ghosts)
    assert len(state.hall.ghosts) == 4


def test_V13_with_double_and_crystal_the_number_is_the_foretold_one_on_both_sides() -> None:
    state = looking("crystal", number=5)
    assert state.keyhole == Door("N", 5)
    assert looked_at(state).keyhole == Door("S", 5)


def test_V13_with_double_and_knock_it_begins_where_it_was() -> None:
    state = until(night(f"{GHOSTS}\nkeyhole W6", "double", "knock"), "looking", number=4)
    assert state.keyhole == Door("W", 4)
    state = looked_at(looked_at(state))
    assert state.keyhole == Door("E", 4)
