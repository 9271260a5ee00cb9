"""V6 to V8: sharing points out, coming in, walking, getting out, and where a ghost may stand."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FAMILY, OUT
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Decline, Done, Escape, Escaped, Finished, Walk, Walked
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.state import Options, State
from manoir.kernel import Refused
from manoir.kernel.match import Match
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
    in_cell,
    place_of,
    play,
    position,
    refused,
    to_cell,
)

TABLE = (("table", at(2500, 2500)),)


def moving(*ghosts: object, points: tuple[int, ...] = (9, 9), **fields: object) -> State:
    return position("ghosts", *ghosts, points=points, seats=len(points), **fields)  # type: ignore[arg-type]


def test_the_rulebook_shares_out_nine_points() -> None:
    """A: a small one comes in for 2. B: the medium one walks 2 and is out. C: a small one in the
    hall hides four cells away. D: the large one comes in for 1.
    """
    start = moving(in_cell(0, MEDIUM, 4, 4), in_cell(0, SECOND_SMALL, 1, 1))
    after = play(
        start,
        (0, to_cell(SMALL, 0, 1)),
        (0, Escape(MEDIUM)),
        (0, to_cell(SECOND_SMALL, 3, 3)),
        (0, to_cell(LARGE, 5, 0)),
    )
    costs = [
        rules.events(start, 0, move, play(start, (0, move)), None)[0].cost  # type: ignore[union-attr]
        for move in (to_cell(SMALL, 0, 1), Escape(MEDIUM), to_cell(SECOND_SMALL, 3, 3))
    ]
    assert costs == [2, 2, 4]
    assert after.points == (0, 9)
    assert after.out == ((MEDIUM,), ())
    assert place_of(after, 0, SMALL) == (0, 1)
    assert place_of(after, 0, SECOND_SMALL) == (3, 3)
    assert place_of(after, 0, LARGE) == (5, 0)
    assert refused(after, 0, to_cell(THIRD_SMALL, 0, 0)) == (
        "too_far", "V6", {"cost": 1, "points": 0},
    )  # fmt: skip
    assert rules.view(after, 0).scores == (3 + 2, 0)


def test_V6_everybody_who_is_not_done_moves_at_once() -> None:
    state = moving(points=(5, 5, 5))
    assert rules.to_act(state) == (0, 1, 2)
    state = play(state, (2, to_cell(SMALL, 2, 5)), (0, to_cell(SMALL, 2, 0)), (2, Done()))
    assert rules.to_act(state) == (0, 1)
    state = play(state, (1, to_cell(SMALL, 0, 2)), (0, to_cell(SMALL, 2, 1)), (0, Done()))
    assert rules.to_act(state) == (1,)
    assert play(state, (1, Done())).phase == "throwing"


def test_V6_points_are_ones_own() -> None:
    state = play(moving(points=(6, 8)), (1, to_cell(SMALL, 0, 3)))
    assert state.points == (6, 5)


def test_V6_what_is_left_of_the_points_is_lost() -> None:
    state = moving(points=(6, 8))
    assert events_of(state, 0, Done()) == (Finished(0),)
    after = play(state, (0, Done()))
    assert (after.points, after.done) == ((0, 8), (True, False))


def test_V6_who_is_done_moves_no_more() -> None:
    state = play(moving(in_cell(0, SMALL, 2, 2)), (0, Done()))
    for move in (to_cell(SMALL, 2, 3), Escape(SMALL), Done()):
        assert refused(state, 0, move) == ("already_done", "V6", {})
    assert rules.legal(state, 0) == ()


@pytest.mark.parametrize(
    ("column", "row", "cost"), [(2, 3, 1), (1, 2, 1), (3, 3, 2), (5, 5, 6), (0, 0, 4), (2, 5, 3)]
)
def test_V6_a_point_a_cell_never_diagonally(column: int, row: int, cost: int) -> None:
    start, move = in_cell(0, SMALL, 2, 2), to_cell(SMALL, column, row)
    after = play(moving(start, points=(cost, 0)), (0, move))
    assert after.points[0] == 0
    assert place_of(after, 0, SMALL) == (column, row)
    assert refused(moving(start, points=(cost - 1, 9)), 0, move) == (
        "too_far", "V6", {"cost": cost, "points": cost - 1},
    )  # fmt: skip


def test_V6_a_ghost_passes_through_furniture_and_ghosts() -> None:
    wall = [in_cell(1, number, column, 3) for column, number in enumerate(range(6))]
    state = moving(in_cell(0, SMALL, 2, 2), *wall, pieces=(("desk", at(2500, 4500)),))
    assert place_of(play(state, (0, to_cell(SMALL, 2, 5))), 0, SMALL) == (2, 5)


def test_V6_a_ghost_may_walk_several_times_and_turn_as_it_likes() -> None:
    state = moving(in_cell(0, SMALL, 2, 2))
    for column, row in ((3, 2), (3, 3), (2, 3), (2, 2)):
        state = play(state, (0, to_cell(SMALL, column, row)))
    assert state.points == (5, 9)
    assert state.walked == ((SMALL,), ())


def test_V6_a_ghost_that_has_moved_may_be_set_elsewhere_in_its_cell_for_nothing() -> None:
    state = play(moving(in_cell(0, SMALL, 2, 2), points=(1, 0)), (0, to_cell(SMALL, 3, 2)))
    aside = Walk(SMALL, 3200, 2800)
    (event,) = events_of(state, 0, aside)
    assert isinstance(event, Walked)
    assert (event.cost, event.left, event.door) == (0, 0, None)
    after = play(state, (0, aside))
    assert (after.points, after.walked) == (state.points, state.walked)
    assert after.hall.ghosts == (ghost(0, SMALL, 3200, 2800),)


def test_V6_a_ghost_that_has_not_moved_stays_as_it_stands() -> None:
    state = moving(in_cell(0, SMALL, 2, 2))
    assert refused(state, 0, Walk(SMALL, 2200, 2800)) == ("must_move", "V6", {})


def test_V6_no_ghost_is_set_where_it_stands() -> None:
    state = play(moving(), (0, to_cell(SMALL, 3, 0)))
    assert refused(state, 0, Walk(SMALL, 3500, 500)) == ("must_move", "V6", {})


def test_V6_a_ghost_that_came_in_may_be_set_elsewhere_in_its_cell() -> None:
    state = play(moving(points=(1, 0)), (0, to_cell(SMALL, 3, 0)))
    assert place_of(play(state, (0, Walk(SMALL, 3200, 800))), 0, SMALL) == (3, 0)


def test_V6_only_own_ghosts_move() -> None:
    """A ghost is named by its number alone, so another seat's cannot even be said."""
    state = moving(in_cell(0, SMALL, 2, 2), in_cell(1, SMALL, 4, 4))
    after = play(state, (1, to_cell(SMALL, 4, 3)))
    assert place_of(after, 0, SMALL) == (2, 2)
    assert place_of(after, 1, SMALL) == (4, 3)


def test_V6_moves_take_effect_at_once_so_places_may_be_taken() -> None:
    state = play(moving(), (0, to_cell(LARGE, 2, 1)))
    assert refused(state, 1, to_cell(SMALL, 2, 1)) == (
        "ghost_in_the_way", "V8", {"x": 2500, "y": 1500},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("side", "cell", "door"),
    [
        ("S", (0, 0), Door("S", 1)), ("S", (5, 0), Door("S", 6)),
        ("N", (5, 5), Door("N", 1)), ("N", (1, 5), Door("N", 5)),
        ("E", (5, 0), Door("E", 1)), ("E", (5, 4), Door("E", 5)),
        ("W", (0, 5), Door("W", 1)), ("W", (0, 0), Door("W", 6)),
    ],
)  # fmt: skip
def test_V7_a_ghost_comes_in_through_any_door_of_its_own_side_for_one_point(
    side: Side, cell: tuple[int, int], door: Door
) -> None:
    other: Side = "S" if side == "N" else "N"
    state = moving(points=(3, 3), options=Options(sides=(side, other)))
    move = to_cell(MEDIUM, *cell)
    end = in_cell(0, MEDIUM, *cell)
    assert events_of(state, 0, move) == (Walked(0, MEDIUM, None, door, end, cost=1, left=2),)
    after = play(state, (0, move))
    assert (after.entered, after.walked) == (((MEDIUM,), ()), ((MEDIUM,), ()))
    assert rules.view(after, 1).reserve[0] == (0, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("seat", "cell"), [(0, (2, 2)), (1, (2, 2)), (2, (2, 3)), (3, (3, 2))])
def test_V7_further_in_costs_a_point_a_row_from_its_own_side(
    seat: int, cell: tuple[int, int]
) -> None:
    """Seats sit at S, W, N and E: each of these cells is in the third row of its seat."""
    state = moving(points=(4, 4, 4, 4))
    assert play(state, (seat, to_cell(SMALL, *cell))).points[seat] == 1


def test_V7_it_comes_in_on_its_own_side_only() -> None:
    state = moving(points=(5, 5))
    assert refused(state, 0, to_cell(SMALL, 3, 5)) == ("too_far", "V6", {"cost": 6, "points": 5})
    assert refused(state, 1, to_cell(SMALL, 3, 0)) == ("too_far", "V6", {"cost": 6, "points": 5})


@pytest.mark.parametrize(
    ("side", "cell", "cost", "door"),
    [
        ("S", (1, 5), 1, Door("N", 5)), ("S", (1, 3), 3, Door("N", 5)),
        ("N", (1, 0), 1, Door("S", 2)), ("W", (5, 2), 1, Door("E", 3)),
        ("E", (0, 2), 1, Door("W", 4)), ("E", (5, 5), 6, Door("W", 1)),
    ],
)  # fmt: skip
def test_V7_a_ghost_gets_out_on_the_far_side_straight_on(
    side: Side, cell: tuple[int, int], cost: int, door: Door
) -> None:
    options = Options(sides=(side, "S" if side == "N" else "N"))
    there = in_cell(0, LARGE, *cell)
    state = moving(there, points=(cost, 0), options=options)
    event = Escaped(0, LARGE, "large", door, cost=cost, left=0, points=5)
    assert events_of(state, 0, Escape(LARGE)) == (event,)
    after = play(state, (0, Escape(LARGE)))
    assert (after.out, after.points, after.hall.ghosts) == (((LARGE,), ()), (0, 0), ())
    less = replace(state, points=(cost - 1, 0))
    assert refused(less, 0, Escape(LARGE)) == ("too_far", "V6", {"cost": cost, "points": cost - 1})


def test_V7_who_is_out_stays_out_and_counts() -> None:
    state = play(moving(in_cell(0, MEDIUM, 0, 5)), (0, Escape(MEDIUM)))
    for move in (Escape(MEDIUM), to_cell(MEDIUM, 0, 0)):
        assert refused(state, 0, move) == ("already_out", "V7", {})
    assert rules.view(state, 0).scores == (3, 0)
    assert MEDIUM not in rules.view(state, 0).reserve[0]


def test_V7_a_ghost_may_not_leave_in_the_round_in_which_it_came_in() -> None:
    state = play(moving(), (0, to_cell(SMALL, 2, 5)))
    assert refused(state, 0, Escape(SMALL)) == ("just_came_in", "V7", {})
    assert Escape(SMALL) not in rules.legal(state, 0)
    walked = play(moving(in_cell(0, SMALL, 2, 4)), (0, to_cell(SMALL, 2, 5)))
    assert play(walked, (0, Escape(SMALL))).out == ((SMALL,), ()), "walking is no coming in"


def test_V7_from_the_reserve_nobody_gets_out() -> None:
    assert refused(moving(), 0, Escape(SMALL)) == ("not_in_hall", "V7", {})


def test_V7_points_on_the_far_side_by_size() -> None:
    assert [OUT[FAMILY[number]] for number in range(7)] == [5, 3, 3, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("walk", "shown"),
    [
        (Walk(SMALL, 2999, 500), {"x": 2999, "y": 500}),
        (Walk(LARGE, 2500, 419), {"x": 2500, "y": 419}),
        (Walk(SMALL, -500, 500), {"x": 0, "y": 500}),
        (Walk(SMALL, 6500, 1_000_000), {"x": 6000, "y": 6000}),
        (Walk(MEDIUM, 6000, 500), {"x": 6000, "y": 500}),
    ],
)
def test_V8_a_ghost_stands_wholly_inside_its_cell(walk: Walk, shown: dict[str, int]) -> None:
    assert refused(moving(), 0, walk) == ("leaves_cell", "V8", shown)


def test_V8_a_ghost_fits_to_the_very_edge_of_its_cell() -> None:
    for walk in (Walk(SMALL, 2200, 800), Walk(MEDIUM, 300, 700), Walk(LARGE, 5580, 420)):
        play(moving(), (0, walk))


def test_V8_on_under_or_beside_furniture_but_never_in_it() -> None:
    state = moving(pieces=TABLE)
    assert play(state, (0, to_cell(SMALL, 2, 2))).hall.ghosts[0].z == 0, "under the table"
    assert play(state, (0, to_cell(SMALL, 2, 2, 700))).hall.ghosts[0].z == 700 * MIL
    assert refused(state, 0, to_cell(MEDIUM, 2, 2)) == (
        "in_the_way", "V8", {"x": 2500, "y": 2500, "piece": "table"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("height", "z"), [(0, 0), (689, 0), (690, 700), (700, 700), (1_000_000, 700), (-1_000_000, 0)]
)
def test_V8_a_ghost_comes_straight_down_from_the_height_that_is_named(height: int, z: int) -> None:
    """A height may be a hundredth of a cell too low."""
    after = play(moving(pieces=TABLE), (0, to_cell(SMALL, 2, 2, height)))
    assert after.hall.ghosts[0].z == z * MIL


def test_V8_beside_the_table_it_comes_down_to_the_floor_from_any_height() -> None:
    after = play(moving(pieces=TABLE), (0, to_cell(SMALL, 4, 2, 5000)))
    assert after.hall.ghosts[0].z == 0


def test_V8_several_share_a_cell_but_never_a_place() -> None:
    state = moving(ghost(1, SMALL, 2200, 2200))
    assert refused(state, 0, Walk(SMALL, 2599, 2200)) == (
        "ghost_in_the_way", "V8", {"x": 2200, "y": 2200},
    )  # fmt: skip
    state = play(state, (0, Walk(SMALL, 2600, 2200)), (0, Walk(SECOND_SMALL, 2200, 2600)))
    assert place_of(state, 0, SMALL) == place_of(state, 1, SMALL) == (2, 2)


def test_V8_no_ghost_stands_on_another() -> None:
    state = moving(in_cell(1, LARGE, 2, 2))
    assert refused(state, 0, to_cell(SMALL, 2, 2, 1400))[0] == "ghost_in_the_way"


def test_V8_a_ghost_is_not_in_its_own_way() -> None:
    state = play(moving(), (0, to_cell(LARGE, 2, 0)))
    assert play(state, (0, Walk(LARGE, 2570, 500))).hall.ghosts[0].x == 2570


def test_V6_undo_takes_back_ones_own_last_move_only() -> None:
    match = Match("pasvu", seats=2, seed=1)
    while len(match.to_act) < 2:
        match.play(match.to_act[0], Decline())
    before = match.state
    match.play(0, to_cell(LAST_SMALL, 0, 0))
    with pytest.raises(Refused, match="undo_crosses_player"):
        match.undo(1)
    match.undo(0)
    assert match.state == before
    match.play(0, to_cell(LAST_SMALL, 0, 0))
    match.play(1, to_cell(OTHER_MEDIUM, 5, 5))
    with pytest.raises(Refused, match="undo_crosses_player"):
        match.undo(0)


def test_V6_who_is_done_may_think_better_of_it_until_the_dice_are_thrown() -> None:
    match = Match("pasvu", seats=2, seed=1)
    while len(match.to_act) < 2:
        match.play(match.to_act[0], Decline())
    match.play(0, Done())
    match.undo(0)
    assert match.to_act == (0, 1)
    assert min(match.state.points) > 0
    match.play(1, Done())
    match.play(0, Done())
    for seat in (0, 1):
        with pytest.raises(Refused, match="undo_crosses_dice"):
            match.undo(seat)
