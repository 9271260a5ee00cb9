"""V12: what a ghost made of two may do, who waits at the edge, and taking back who had got out."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.moves import Escape, Escaped, Fuse, Walk, Walked
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import State
from tests.games.pasvu.positions import (
    LARGE,
    LAST_SMALL,
    MEDIUM,
    OTHER_MEDIUM,
    SECOND_SMALL,
    SMALL,
    THIRD_SMALL,
    drawn,
    events_of,
    ghost,
    in_cell,
    looked_at,
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
OUT = "out 0:3 0:4 0:1"  # and the other small ones are in the hall:
INSIDE = "ghost 0 5 500 500\nghost 0 6 1500 500"


def moving(text: str, fusions: bool = True) -> State:
    return moving_in(text, fusions=fusions)


def made(more: str = "") -> State:
    """Two small ghosts have just become medium one 1, on cell (2, 2)."""
    return play(moving(f"{PAIR}\n{more}"), (0, Fuse(SMALL, SECOND_SMALL)))


def looking(text: str, fusions: bool = True) -> State:
    return drawn("phase looking\naim S\nround 2", text, fusions=fusions)


def test_V12_the_rulebook_shares_out_eight_points() -> None:
    """A: a small one comes in. B: so does another, and they fuse. C: with the six that are left a
    medium one that was seen comes in from the edge to a small one, and they fuse.
    """
    state = moving("ghost 0 5 4300 5300\nedge 0:2")
    state = play(state, (0, Walk(SMALL, 1300, 300)), (0, Walk(SECOND_SMALL, 1700, 700)))
    assert state.points[0] == 6
    state = play(state, (0, Fuse(SECOND_SMALL, SMALL)))
    assert place_of(state, 0, MEDIUM) == (1, 0)
    assert rules.view(state, 0).reserve[0] == (0, 2, 3, 4, 6)
    state = play(state, (0, Walk(OTHER_MEDIUM, 4700, 5700)))
    assert state.points[0] == 0
    state = play(state, (0, Fuse(THIRD_SMALL, OTHER_MEDIUM)))
    assert place_of(state, 0, LARGE) == (4, 5)
    view = rules.view(state, 0)
    assert view.reserve[0] == (2, 3, 4, 5, 6)
    assert (view.edge, view.held, view.scores) == (((), ()), ((1, 0), ()), (3, 0))


def test_V12_the_two_are_small_ones_in_reserve_again_and_may_come_in_at_once() -> None:
    state = play(made(), (0, to_cell(SMALL, 0, 0)))
    assert state.points[0] == 7
    assert refused(play(state, (0, to_cell(SMALL, 0, 4))), 0, Escape(SMALL))[0] == "just_came_in"


def test_V12_a_ghost_just_made_does_not_walk_and_does_not_leave() -> None:
    state = made()
    assert refused(state, 0, to_cell(MEDIUM, 2, 3)) == ("just_fused", "V12", {})
    assert refused(state, 0, Escape(MEDIUM)) == ("just_fused", "V12", {})
    offered = rules.legal(state, 0)
    assert not any(getattr(move, "ghost", None) == MEDIUM for move in offered)
    assert rules.view(state, 0).held == ((MEDIUM,), ())


def test_V12_a_ghost_just_made_does_not_fuse_again() -> None:
    state = play(made("ghost 0 5 2800 3500"), (0, Walk(THIRD_SMALL, 2800, 2800)))
    for pair in ((MEDIUM, THIRD_SMALL), (THIRD_SMALL, MEDIUM)):
        assert refused(state, 0, Fuse(*pair)) == ("just_fused", "V12", {})
    assert not any(isinstance(move, Fuse) for move in rules.legal(state, 0))


def test_V12_a_ghost_just_made_may_be_set_elsewhere_in_its_cell_for_nothing() -> None:
    state = made()
    after = play(state, (0, Walk(MEDIUM, 2650, 2600)), (0, Walk(MEDIUM, 2500, 2500)))
    assert after.hall.ghosts == (ghost(0, MEDIUM, 2500, 2500),)
    assert after.points == state.points
    assert refused(state, 0, Walk(MEDIUM, 2300, 2300)) == ("must_move", "V6", {})
    assert refused(after, 0, Walk(MEDIUM, 3300, 2500)) == ("just_fused", "V12", {})


def test_V12_others_may_fuse_in_the_same_round() -> None:
    state = made("ghost 0 5 4300 300\nghost 0 6 4700 700\nwalked 0:4 0:6")
    after = play(state, (0, Fuse(THIRD_SMALL, LAST_SMALL)))
    assert {ghost.number for ghost in after.hall.ghosts} == {MEDIUM, OTHER_MEDIUM}
    assert rules.view(after, 0).held == ((MEDIUM, OTHER_MEDIUM), ())


def test_V12_in_the_next_round_it_walks_fuses_and_leaves_as_any_other() -> None:
    state = looked_at(replace(made(), phase="looking", aim="S"))
    assert (state.round, rules.view(state, 0).held) == (2, ((), ()))
    state = replace(state, phase="ghosts", points=(8, 8))
    assert play(state, (0, Escape(MEDIUM))).out == ((MEDIUM,), ())
    state = play(state, (0, Walk(SMALL, 2800, 2800)), (0, Fuse(SMALL, MEDIUM)))
    assert place_of(state, 0, LARGE) == (2, 2)


def test_V12_a_grown_ghost_that_was_seen_waits_at_the_edge() -> None:
    ghosts = "ghost 0 0 1500 1500\nghost 0 1 2500 2500\nghost 0 3 3500 500\nghost 1 2 500 500"
    state = looking(ghosts)
    after = looked_at(state, (0, LARGE), (0, MEDIUM), (0, SMALL))
    assert after.edge == ((LARGE, MEDIUM), ())
    assert rules.view(after, 0).ready[0] == (0, 1, 3, 4, 5, 6)


def test_V12_without_the_option_nobody_waits_at_the_edge() -> None:
    state = looking("ghost 0 0 1500 1500", fusions=False)
    assert looked_at(state, (0, LARGE)).edge == ((), ())


@pytest.mark.parametrize("number", [LARGE, OTHER_MEDIUM])
def test_V12_from_the_edge_it_comes_in_at_its_size(number: int) -> None:
    state = moving("edge 0:0 0:2")
    after = play(state, (0, to_cell(number, 3, 1)))
    assert after.hall.ghosts == (in_cell(0, number, 3, 1),)
    assert number not in after.edge[0]
    assert len(after.edge[0]) == 1
    assert refused(after, 0, to_cell(MEDIUM, 4, 0)) == ("only_small", "V12", {})
    (event,) = events_of(state, 0, to_cell(number, 3, 1))
    assert event == Walked(0, number, None, Door("S", 4), after.hall.ghosts[0], 2, 6)
    offered = {FAMILY[move.ghost] for move in rules.legal(state, 0) if isinstance(move, Walk)}
    assert offered == {"small", "medium", "large"}


def test_V12_who_came_in_from_the_edge_may_fuse_at_once_but_not_leave() -> None:
    state = play(moving("ghost 0 3 2300 300\nedge 0:1"), (0, Walk(MEDIUM, 2700, 700)))
    assert refused(replace(state, points=(9, 9)), 0, Escape(MEDIUM))[0] == "just_came_in"
    assert play(state, (0, Fuse(MEDIUM, SMALL))).hall.ghosts[0].size == "large"


def test_V12_a_medium_one_that_has_fused_does_not_wait_at_the_edge() -> None:
    state = moving("ghost 0 1 2300 2300\nghost 0 3 2800 2800\nwalked 0:3\nghost 0 2 500 500")
    after = play(state, (0, Fuse(SMALL, MEDIUM)))
    assert after.edge == ((), ())
    assert refused(after, 0, to_cell(MEDIUM, 5, 0)) == ("only_small", "V12", {})


@pytest.mark.parametrize(("waiting", "taken"), [(1, 2), (2, 1)])
def test_V12_made_is_rather_one_that_does_not_wait_at_the_edge(waiting: int, taken: int) -> None:
    after = play(moving(f"{PAIR}\nedge 0:{waiting}"), (0, Fuse(SMALL, SECOND_SMALL)))
    assert [ghost.number for ghost in after.hall.ghosts] == [taken]
    assert after.edge == ((waiting,), ())


def test_V12_the_last_one_in_reserve_is_made_though_it_waits_at_the_edge() -> None:
    after = play(moving(f"{PAIR}\nout 0:1\nedge 0:2"), (0, Fuse(SMALL, SECOND_SMALL)))
    assert [ghost.number for ghost in after.hall.ghosts] == [OTHER_MEDIUM]
    assert after.edge == ((), ())


def test_V12_a_small_one_that_had_got_out_is_taken_back_when_none_is_in_reserve() -> None:
    state = moving(f"{OUT}\n{INSIDE}")
    assert rules.view(state, 0).ready[0] == (SMALL, SECOND_SMALL)
    after = play(state, (0, to_cell(SECOND_SMALL, 3, 0)))
    assert (after.out, after.points) == (((SMALL, MEDIUM), ()), (7, 8))
    (event,) = events_of(state, 0, to_cell(SECOND_SMALL, 3, 0))
    end = in_cell(0, SECOND_SMALL, 3, 0)
    assert event == Walked(0, SECOND_SMALL, None, Door("S", 4), end, 1, 7, back=True)
    assert to_cell(SMALL, 3, 0) in rules.legal(state, 0)


def test_V12_it_counts_again_only_once_it_is_out_again() -> None:
    state = moving(f"{OUT}\n{INSIDE}")
    assert rules.view(state, 0).scores[0] == 1 + 1 + 3
    state = play(state, (0, to_cell(SMALL, 3, 0)))
    assert rules.view(state, 0).scores[0] == 1 + 3
    assert refused(state, 0, Escape(SMALL)) == ("just_came_in", "V7", {})
    state = replace(state, entered=((), ()), walked=((), ()))
    assert events_of(state, 0, Escape(SMALL)) == (
        Escaped(0, SMALL, "small", Door("N", 3), cost=6, left=1, points=1),
    )
    state = play(state, (0, Escape(SMALL)))
    assert rules.view(state, 0).scores[0] == 1 + 1 + 3
    assert sorted(state.out[0]) == [MEDIUM, SMALL, SECOND_SMALL]


@pytest.mark.parametrize("inside", ["", "ghost 0 5 500 500"])
def test_V12_nobody_is_taken_back_while_a_small_one_is_in_reserve(inside: str) -> None:
    state = moving(f"{OUT}\n{inside}")
    assert refused(state, 0, to_cell(SMALL, 3, 0)) == ("already_out", "V7", {})
    assert not set(rules.view(state, 0).ready[0]) & {SMALL, SECOND_SMALL, MEDIUM}


def test_V12_with_the_last_small_one_gone_in_the_same_round_one_may_be_taken_back() -> None:
    state = moving(f"{OUT}\nghost 0 5 500 500")
    after = play(state, (0, to_cell(LAST_SMALL, 5, 0)), (0, to_cell(SMALL, 3, 0)))
    assert after.out == ((SECOND_SMALL, MEDIUM), ())


def test_V12_after_a_fusion_small_ones_are_in_reserve_and_nobody_is_taken_back() -> None:
    state = moving("out 0:5 0:6\nghost 0 3 2300 2300\nghost 0 4 2700 2700\nwalked 0:3")
    assert rules.check(state, 0, to_cell(LAST_SMALL, 0, 0)) is None
    after = play(state, (0, Fuse(SMALL, SECOND_SMALL)))
    assert refused(after, 0, to_cell(LAST_SMALL, 0, 0)) == ("already_out", "V7", {})


def test_V12_grown_ones_that_are_out_stay_there() -> None:
    state = moving(f"{OUT}\n{INSIDE}")
    assert refused(state, 0, to_cell(MEDIUM, 3, 0)) == ("already_out", "V7", {})


def test_V7_without_the_option_nobody_is_taken_back() -> None:
    state = moving(f"{OUT}\n{INSIDE}", fusions=False)
    assert refused(state, 0, to_cell(SMALL, 3, 0)) == ("already_out", "V7", {})
