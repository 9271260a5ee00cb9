"""V13, *Touché, c'est toi le chat*: a small ghost of one's own takes a neighbour's place."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Effect, Escape, Move, Pass, Put, Swap, Tip
from manoir.games.pasvu.rounds.paths import depth
from manoir.games.pasvu.sight.keyhole import Side
from tests.games.pasvu.midnight.nights import (
    before,
    effect,
    named,
    night,
    on_foot,
    strike,
    struck,
    where,
)
from tests.games.pasvu.positions import ghost, place_of, play, refused, to_cell

THEIRS = "ghost 1 3 2500 2500\nghost 1 5 4500 700\nghost 1 1 500 3500\nghost 0 6 3500 3500"
MIRROR = "mirror bottom 500 3000 900"


def test_V13_a_small_ghost_of_the_neighbour_to_the_right_is_replaced() -> None:
    state = night(THEIRS, "tag")
    assert (state.phase, state.turn) == ("midnight", 0)
    assert rules.legal(state, 0) == (Swap(1, 3, 3), Swap(1, 5, 3))
    there, here = ghost(1, 5, 4500, 700), ghost(0, 4, 4500, 700)
    swap = Swap(1, 5, 4)
    assert effect(state, 0, swap) == Effect("tag", 0, ghosts=(here,), home=(there,))
    after = play(state, (0, swap))
    assert named(after.hall.ghosts) == [(1, 3), (0, 4), (1, 1), (0, 6)]
    assert rules.view(after, 0).reserve == ((0, 1, 2, 3, 5), (0, 2, 4, 5, 6))
    assert after.turn == 1


def test_V13_it_stands_where_the_other_stood_on_a_piece_too() -> None:
    state = night("table bottom 2500 2500 0\nghost 1 3 2400 2600 700000", "tag")
    after = play(state, (0, Swap(1, 3, 6)))
    assert where(after, 0, 6) == ghost(0, 6, 2400, 2600, 700)


def test_V13_what_rests_on_the_one_rests_on_the_other() -> None:
    state = night("ghost 1 3 2500 2500\ntable top 2500 2500 0 500000", "tag")
    assert effect(state, 0, Swap(1, 3, 3)).pieces == ()


@pytest.mark.parametrize(("holder", "order"), [(0, (0, 1, 2, 3)), (2, (2, 3, 0, 1))])
def test_V13_in_turn_clockwise_from_who_has_the_die(holder: int, order: tuple[int, ...]) -> None:
    ghosts = "\n".join(f"ghost {seat} 3 {1500 + 1000 * seat} 2500" for seat in range(4))
    state = night(f"sides S W N E\nholder {holder}\n{ghosts}", "tag")
    for seat in order:
        assert (state.phase, rules.to_act(state)) == ("midnight", (seat,))
        (only,) = rules.legal(state, seat)
        assert isinstance(only, Swap)
        assert (only.seat, only.ghost) == ((seat - 1) % 4, 3)
        for other in range(4):
            if other != seat:
                assert refused(state, other, Pass()) == ("not_your_turn", "V13", {})
        state = play(state, (seat, Swap((seat - 1) % 4, 3, 4)))
    assert (state.phase, state.turn) == ("dealing", holder)
    assert sorted(named(state.hall.ghosts)) == [(seat, 4) for seat in range(4)]


def test_V13_who_came_with_this_card_is_not_replaced_by_it() -> None:
    """The first takes the place of the second's only one: the second has nobody to replace."""
    state = play(night("ghost 1 3 2500 2500", "tag"), (0, Swap(1, 3, 3)))
    assert state.turn == 1
    assert refused(state, 1, Swap(0, 3, 3)) == ("not_asked", "V13", {})
    assert {type(move) for move in rules.legal(state, 1)} == {Put}
    more = night("ghost 1 3 2500 2500\nghost 0 5 4500 500", "tag")
    more = play(more, (0, Swap(1, 3, 3)))
    assert rules.legal(more, 1) == (Swap(0, 5, 3),)
    assert refused(more, 1, Swap(0, 3, 3)) == ("not_theirs", "V13", {})


@pytest.mark.parametrize(
    ("side", "cell"), [("S", (4, 2)), ("N", (1, 3)), ("W", (2, 5)), ("E", (3, 0))]
)
def test_V13_with_nobody_to_replace_one_is_put_three_cells_in(
    side: Side, cell: tuple[int, int]
) -> None:
    other = {"S": "N", "N": "S", "W": "E", "E": "W"}[side]
    state = night(f"sides {side} {other}\nghost 1 1 5500 5500", "tag")
    put = Put(5, 1000 * cell[0] + 480, 1000 * cell[1] + 520)
    puts = [move for move in rules.legal(state, 0) if isinstance(move, Put)]
    assert {depth(side, (move.x // 1000, move.y // 1000)) for move in puts} == {2}
    assert len(puts) == len(rules.legal(state, 0)) == 6
    end = ghost(0, 5, put.x, put.y)
    assert effect(state, 0, put) == Effect("tag", 0, ghosts=(end,))
    assert place_of(play(state, (0, put)), 0, 5) == cell


@pytest.mark.parametrize("row", [0, 1, 3, 4, 5])
def test_V13_and_in_no_other_row(row: int) -> None:
    state = night("", "tag")
    assert refused(state, 0, Put(3, 2500, 1000 * row + 500)) == ("not_third_row", "V13", {})


def test_V8_it_is_put_where_a_ghost_may_stand() -> None:
    state = night("table bottom 2500 2500 0\nghost 1 1 4500 2500", "tag")
    assert refused(state, 0, Put(3, 3900, 2500))[:2] == ("leaves_cell", "V8")
    assert refused(state, 0, Put(3, 2100, 2500))[:2] == ("leaves_cell", "V8")
    assert refused(state, 0, Put(3, 4500, 2300))[:2] == ("ghost_in_the_way", "V8")
    for z, end in ((0, 0), (700, 700)):
        after = play(state, (0, Put(3, 2500, 2500, z)))
        assert where(after, 0, 3) == ghost(0, 3, 2500, 2500, end)
    assert Put(3, 2500, 2500, 700) in rules.legal(state, 0)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Pass(), "not_asked"), (Tip("desk", "N"), "not_asked"), (Put(3, 2500, 2500), "not_asked"),
        (Swap(1, 1, 3), "not_theirs"), (Swap(1, 4, 3), "not_theirs"), (Swap(0, 6, 3), "not_theirs"),
        (Swap(3, 3, 3), "not_theirs"), (Swap(1, 3, 6), "not_in_reserve"),
        (Swap(1, 3, 0), "not_in_reserve"), (Swap(1, 3, 1), "not_in_reserve"),
    ],
    ids=str,
)  # fmt: skip
def test_V13_what_is_no_answer_is_refused_by_name(move: Move, code: str) -> None:
    assert refused(night(THEIRS, "tag"), 0, move) == (code, "V13", {})


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Pass(), "not_asked"), (Swap(1, 3, 3), "not_asked"), (Put(6, 500, 2500), "not_in_reserve"),
        (Put(0, 500, 2500), "not_in_reserve"), (Put(2, 500, 2500), "not_in_reserve"),
    ],
    ids=str,
)  # fmt: skip
def test_V13_nor_is_a_swap_where_there_is_nobody(move: Move, code: str) -> None:
    state = night("ghost 1 1 500 3500\nghost 0 6 3500 3500", "tag")
    assert refused(state, 0, move) == (code, "V13", {})


def test_V13_who_has_no_small_ghost_in_reserve_is_passed_over() -> None:
    gone = "out 0:3 0:4\nghost 0 5 500 500\nghost 0 6 1500 500"
    state = night(f"ghost 1 3 2500 2500\n{gone}", "tag")
    assert (state.phase, state.turn) == ("midnight", 1)
    both = night("out 0:3 0:4 0:5 0:6 1:3 1:4 1:5 1:6\nghost 1 1 2500 2500", "tag")
    assert (both.phase, both.turn) == ("dealing", 0)


def test_V13_nor_may_a_small_one_be_taken_back_for_it() -> None:
    state = night("out 0:3 0:4 0:5 0:6\nghost 1 3 2500 2500", "tag", fusions=True)
    assert state.turn == 1


def test_V13_where_the_third_row_is_too_full_nobody_is_asked() -> None:
    """A grown ghost in the middle of a cell leaves no room for a small one."""
    row = [(seat, number) for seat in (0, 1) for number in (0, 1, 2)]
    text = "\n".join(
        f"ghost {seat} {number} {1000 * column + 500} 2500"
        for column, (seat, number) in enumerate(row)
    )
    state = night(text, "tag")
    assert (state.phase, state.turn) == ("midnight", 1)
    assert refused(before(text, "tag"), 0, Put(3, 500, 2500))[0] == "not_your_turn"


def test_V6_who_was_put_there_may_move_this_round() -> None:
    state = play(night(THEIRS, "tag"), (0, Swap(1, 3, 3)), (1, Swap(0, 6, 3)))
    after = play(on_foot(state), (0, to_cell(3, 2, 3)))
    assert (place_of(after, 0, 3), after.points[0]) == ((2, 3), 8)


def test_V7_it_came_in_and_may_not_leave_this_round() -> None:
    swapped = play(night("ghost 1 3 2500 5500", "tag"), (0, Swap(1, 3, 3)))
    assert refused(on_foot(swapped), 0, Escape(3)) == ("just_came_in", "V7", {})
    put = play(night("", "tag"), (0, Put(3, 2500, 2500)))
    assert refused(on_foot(put), 0, Escape(3)) == ("just_came_in", "V7", {})


def test_V13_a_grimacing_ghost_that_was_replaced_is_held_no_more() -> None:
    state = play(night(MIRROR, "grimaces", "tag"), (0, Swap(1, 3, 4)))
    assert rules.view(state, 0).held == ((3,), ())
    assert rules.check(on_foot(state), 1, to_cell(3, 2, 5)) is None


def test_V13_grimacing_ghosts_were_in_the_hall_before_this_card() -> None:
    state = night("hotel", "grimaces", "tag")
    assert rules.legal(state, 0) == (Swap(1, 3, 4),)
    after = play(state, (0, Swap(1, 3, 4)))
    assert where(after, 0, 4).x == where(state, 1, 3).x
    assert place_of(play(on_foot(after), (0, to_cell(4, 5, 5))), 0, 4) == (5, 5)


def test_V13_in_a_round_of_lying_it_is_put_down_lying() -> None:
    state = night("", "shelter", "tag")
    assert refused(state, 0, Put(3, 2500, 2500)) == ("must_lie", "V13", {})
    assert refused(state, 0, Put(3, 5900, 2500, 0, 0))[:2] == ("leaves_hall", "V13")
    puts = [move for move in rules.legal(state, 0) if isinstance(move, Put)]
    assert len({move.yaw for move in puts} - {None}) == 2
    assert all(move.yaw is not None for move in puts)
    after = play(state, (0, Put(3, 2950, 2500, 0, 450)))
    assert where(after, 0, 3).yaw == 450


def test_V13_in_any_other_round_it_is_put_down_standing() -> None:
    assert refused(night("", "tag"), 0, Put(3, 2500, 2500, 0, 900)) == ("must_stand", "V8", {})


def test_V13_who_takes_the_place_of_one_that_lies_lies_as_it_did() -> None:
    state = night("ghost 1 3 2500 2500", "shelter", "tag")
    after = play(state, (0, Swap(1, 3, 3)))
    assert where(after, 0, 3).yaw == where(state, 1, 3).yaw == 2700


def test_V13_striking_changes_nothing_by_itself() -> None:
    state = before(THEIRS, "tag")
    assert struck(state, "tag") == ()
    assert strike(state, "tag").hall == state.hall
