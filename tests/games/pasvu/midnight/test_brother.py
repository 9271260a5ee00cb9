"""V13, *Je vais le dire à mon grand frère*: a larger ghost from reserve takes one's place."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Move, Pass, Passed, Put, Swap, Tip, Walk
from tests.games.pasvu.halls import check_sound
from tests.games.pasvu.midnight.nights import effect, named, night, on_foot, where
from tests.games.pasvu.positions import drawn, events_of, ghost, place_of, play, refused, to_cell

OWN = "ghost 0 3 2500 2500\nghost 0 1 4500 500\nghost 1 4 500 3500"


def test_V13_one_of_ones_own_is_replaced_by_a_larger_one() -> None:
    state = night(OWN, "brother")
    assert (state.phase, state.turn) == ("midnight", 0)
    assert rules.legal(state, 0) == (Swap(0, 3, 2), Swap(0, 3, 0), Swap(0, 1, 0))
    for swap in rules.legal(state, 0):
        assert isinstance(swap, Swap)
        there = where(state, 0, swap.ghost)
        after = play(state, (0, swap))
        here = where(after, 0, swap.by)
        assert effect(state, 0, swap) == Effect("brother", 0, ghosts=(here,), home=(there,))
        assert (here.x, here.y) == (there.x, there.y)
        assert after.turn == 1
        assert swap.ghost in rules.view(after, 0).reserve[0]


def test_V13_who_can_exchange_one_has_to() -> None:
    state = night(OWN, "brother")
    assert refused(state, 0, Pass()) == ("must_replace", "V13", {})
    assert Pass() not in rules.legal(state, 0)
    state = play(state, (0, Swap(0, 3, 2)))
    assert refused(state, 1, Pass()) == ("must_replace", "V13", {})


def test_V13_who_is_asked_and_can_exchange_none_passes() -> None:
    """Nobody is asked in vain: only a position made by hand has this."""
    hand_made = "phase midnight\nmidnight brother\nasked 0 1\nghost 1 3 2500 2500"
    state = drawn(hand_made, midnight=1)
    assert events_of(state, 0, Pass()) == (Passed("brother", 0),)
    assert play(state, (0, Pass())).turn == 1


@pytest.mark.parametrize("holder", range(3))
def test_V13_in_turn_clockwise_once_each(holder: int) -> None:
    ghosts = "\n".join(f"ghost {seat} 3 {1500 + 1000 * seat} 2500" for seat in range(3))
    state = night(f"sides S W N\nholder {holder}\n{ghosts}", "brother")
    for step in range(3):
        seat = (holder + step) % 3
        assert rules.to_act(state) == (seat,)
        state = play(state, (seat, Swap(seat, 3, 1)))
    assert state.phase == "dealing"
    assert sorted(named(state.hall.ghosts)) == [(0, 1), (1, 1), (2, 1)]


def test_V13_who_has_nobody_in_the_hall_is_passed_over() -> None:
    assert night("ghost 1 4 500 3500", "brother").turn == 1
    assert night("", "brother").phase == "dealing"


@pytest.mark.parametrize(
    "text",
    [
        "ghost 0 0 2500 2500",
        "ghost 0 0 2500 2500\nghost 0 1 500 500",
        "ghost 0 1 2500 2500\nout 0:0",
        "ghost 0 3 2500 2500\nout 0:0 0:1 0:2",
        "ghost 0 3 2500 2500\nout 0:0 0:1\nghost 0 2 500 500",
    ],
)
def test_V13_with_no_larger_one_in_reserve_one_is_passed_over(text: str) -> None:
    state = night(f"{text}\nghost 1 4 500 3500", "brother")
    assert state.turn == 1


def test_V13_the_last_of_a_size_may_be_used_up() -> None:
    state = night("ghost 0 3 2500 2500\nout 0:0 0:1", "brother")
    assert rules.legal(state, 0) == (Swap(0, 3, 2),)


FULL = "ghost 1 1 2300 2300\nghost 0 3 2800 2800"  # no more than a small one fits beside


def test_V13_in_a_cell_too_full_nobody_grows() -> None:
    state = night(f"{FULL}\nghost 0 4 4500 500", "brother")
    assert refused(state, 0, Swap(0, 3, 1)) == ("no_room", "V13", {"x": 2800, "y": 2800})
    assert refused(state, 0, Swap(0, 3, 0))[0] == "no_room"
    assert rules.legal(state, 0) == (Swap(0, 4, 1), Swap(0, 4, 0))


def test_V13_who_could_only_grow_where_there_is_no_room_is_passed_over() -> None:
    assert night(f"{FULL}\nghost 1 4 500 3500", "brother").turn == 1
    assert night(FULL, "brother").phase == "dealing"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Put(0, 500, 500), "not_asked"), (Tip("desk", "S"), "not_asked"),
        (Swap(1, 4, 0), "not_theirs"), (Swap(0, 4, 0), "not_theirs"), (Swap(3, 3, 0), "not_theirs"),
        (Swap(0, 3, 1), "not_in_reserve"), (Swap(0, 3, 3), "not_in_reserve"),
        (Swap(0, 1, 2), "no_larger"), (Swap(0, 3, 5), "no_larger"), (Swap(0, 1, 4), "no_larger"),
    ],
    ids=str,
)  # fmt: skip
def test_V13_what_is_no_answer_is_refused_by_name(move: Move, code: str) -> None:
    assert refused(night(OWN, "brother"), 0, move) == (code, "V13", {})


def test_V13_on_a_piece_it_stays_on_the_piece() -> None:
    state = night("table bottom 2500 2500 0\nghost 0 3 2300 2600 700000", "brother")
    after = play(state, (0, Swap(0, 3, 1)))
    assert where(after, 0, 1) == ghost(0, 1, 2300, 2600, 700)


def test_V13_under_a_piece_that_is_too_low_it_stands_on_it() -> None:
    state = night("table bottom 2500 2500 0\nghost 0 3 2500 2500", "brother")
    after = play(state, (0, Swap(0, 3, 0)))
    assert where(after, 0, 0) == ghost(0, 0, 2500, 2500, 700)


def test_V13_beside_a_wall_it_moves_as_little_as_it_must() -> None:
    state = night("ghost 0 3 2200 2500", "brother")
    assert where(play(state, (0, Swap(0, 3, 1))), 0, 1) == ghost(0, 1, 2300, 2500)
    assert where(play(state, (0, Swap(0, 3, 0))), 0, 0).x == 2420


def test_V13_what_rested_on_the_small_one_comes_down() -> None:
    state = night("ghost 0 3 2200 2200\ntable top 1800 1800 0 500000", "brother")
    (_, table), *_ = effect(state, 0, Swap(0, 3, 1)).pieces
    assert table.z == 0
    check_sound(play(state, (0, Swap(0, 3, 1))).hall)


def test_V6_the_brother_moves_this_round_as_any_other() -> None:
    state = play(night("ghost 0 3 2500 3500", "brother"), (0, Swap(0, 3, 0)))
    state = on_foot(state)
    assert place_of(play(state, (0, to_cell(0, 3, 3))), 0, 0) == (3, 3)
    assert play(state, (0, Escape(0))).out[0] == (0,)
    assert refused(state, 0, Walk(0, 2480, 3500)) == ("must_move", "V6", {})


def test_V12_with_fusions_the_brother_need_not_wait_at_the_edge() -> None:
    state = night("ghost 0 3 2500 2500\nedge 0:1", "brother", fusions=True)
    assert play(state, (0, Swap(0, 3, 2))).edge == ((1,), ())
    assert play(state, (0, Swap(0, 3, 1))).edge == ((), ())


@pytest.mark.parametrize(("waiting", "offered"), [(1, 2), (2, 1)])
def test_V12_offered_is_rather_one_that_does_not_wait_at_the_edge(
    waiting: int, offered: int
) -> None:
    state = night(f"ghost 0 3 2500 2500\nedge 0:{waiting}", "brother", fusions=True)
    assert set(rules.legal(state, 0)) == {Swap(0, 3, offered), Swap(0, 3, 0)}


def test_V12_who_was_replaced_was_not_seen_and_does_not_wait_at_the_edge() -> None:
    state = night("ghost 0 1 2500 2500", "brother", fusions=True)
    after = play(state, (0, Swap(0, 1, 0)))
    assert after.edge == ((), ())
    assert refused(on_foot(after), 0, to_cell(1, 0, 0)) == ("only_small", "V12", {})


def test_V13_in_a_round_of_lying_the_brother_lies() -> None:
    state = night("ghost 0 3 2500 2500", "shelter", "brother")
    after = play(state, (0, Swap(0, 3, 0)))
    there = where(after, 0, 0)
    assert (there.yaw, place_of(after, 0, 0)) == (900, (2, 2))
    check_sound(after.hall)


def test_V13_a_grimacing_ghost_that_was_replaced_is_held_no_more() -> None:
    state = night("mirror bottom 500 3500 900", "grimaces", "brother")
    assert Swap(0, 3, 1) in rules.legal(state, 0)
    after = play(state, (0, Swap(0, 3, 1)))
    assert rules.view(after, 0).held == ((), (3,))
    assert rules.check(on_foot(after), 0, to_cell(3, 5, 0)) is None
