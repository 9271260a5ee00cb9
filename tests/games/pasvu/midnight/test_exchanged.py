"""V7 where a ghost takes the place of another: one that came in this round does not leave in it."""

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Escape, Fuse, Put, Strike, Swap, Walk
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE
from tests.games.pasvu.midnight.nights import before, night, on_foot, strike
from tests.games.pasvu.positions import moving_in, place_of, play, refused, to_cell

CAME_IN: tuple[str, str, dict[str, object]] = ("just_came_in", "V7", {})
THEIRS = "ghost 1 3 2500 5500\nout 1:4 1:5 1:6"  # before the exit of seat 0, whom it replaces


def tagged(*cards: str) -> State:
    """A small ghost of seat 0 has come in by *Touché*, before its exit; the next card strikes."""
    state = strike(before(THEIRS, "tag", *cards), "tag")
    state = play(state, (0, Swap(1, 3, 3)))
    return play(state, (1, rules.legal(state, 1)[0]))


def test_V7_an_exchanged_ghost_that_came_in_by_tag_does_not_leave_this_round() -> None:
    state = strike(tagged("brother"), "brother")
    state = on_foot(play(state, (0, Swap(0, 3, 0))))
    assert place_of(state, 0, 0) == (2, 5)
    assert refused(state, 0, Escape(0)) == CAME_IN
    assert Escape(0) not in rules.legal(state, 0)
    assert rules.view(state, None).entered[0] == (3, 0)
    assert play(state, (0, to_cell(0, 2, 4))).points[0] == 8, "it may move"


def test_V7_an_exchanged_ghost_that_was_put_there_does_not_leave_this_round() -> None:
    state = strike(before("out 1:3 1:4 1:5 1:6", "tag", "brother"), "tag")
    state = strike(play(state, (0, Put(3, 2500, 2500))), "brother")
    state = on_foot(play(state, (0, Swap(0, 3, 1))))
    assert refused(state, 0, Escape(1)) == CAME_IN


def test_V7_an_exchanged_ghost_that_came_in_by_grimaces_does_not_leave_this_round() -> None:
    """The small one is held; the larger one in its place may move."""
    state = night("mirror bottom 2500 5700 0\nout 1:3 1:4 1:5 1:6", "grimaces", "brother")
    assert 3 in rules.view(state, None).held[0]
    state = on_foot(play(state, (0, Swap(0, 3, 1))))
    assert refused(state, 0, Escape(1)) == CAME_IN
    assert rules.check(state, 0, to_cell(1, 2, 3)) is None


def test_V7_the_sun_takes_nobody_out_who_took_the_place_of_one_that_came_in() -> None:
    state = strike(tagged("brother", "sun"), "brother")
    state = play(state, (0, Swap(0, 3, 0)))
    if state.phase == "midnight":
        state = play(state, (1, rules.legal(state, 1)[0]))
    state = play(state, (NATURE, Strike("sun")))
    assert state.out[0] == ()
    assert place_of(state, 0, 0) == (2, 5)


def test_V7_an_exchanged_ghost_that_was_in_before_may_leave() -> None:
    state = night("ghost 0 3 2500 5500\nghost 1 3 500 2500\nout 1:0 1:1 1:2", "brother")
    state = on_foot(play(state, (0, Swap(0, 3, 0))))
    assert play(state, (0, Escape(0))).out[0] == (0,)


def test_V7_what_a_fusion_made_of_one_that_came_in_has_come_in_too() -> None:
    """V12 keeps it where it is anyhow."""
    state = moving_in("ghost 0 3 2200 500", fusions=True)
    state = play(state, (0, Walk(4, 2700, 500)), (0, Fuse(4, 3)))
    assert set(rules.view(state, None).entered[0]) == {4, 1}
    assert refused(state, 0, Escape(1)) == ("just_fused", "V12", {})


def test_V7_a_ghost_that_tag_puts_for_a_grimacing_one_has_come_in() -> None:
    state = night("mirror bottom 2500 5700 0", "grimaces", "tag")
    state = on_foot(play(state, (0, Swap(1, 3, 4))))
    assert refused(state, 0, Escape(4)) == CAME_IN
