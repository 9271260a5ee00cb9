"""L3 to L6: push the spare in, and what goes with it."""

from itertools import product
from typing import Any

import pytest

from manoir.games.labyrinthe import rules
from manoir.games.labyrinthe.moves import Go, Shift, Shifted
from manoir.games.labyrinthe.notation import write_position
from tests.games.labyrinthe.sketches import at, events_of, goes, play, refused, shifts, sketch, stay

# Each arrow, the cells of its line from where the spare goes in to where a tile comes out.
LANES = {
    **{f"N{line}": [(row, line) for row in range(7)] for line in (1, 3, 5)},
    **{f"E{line}": [(line, column) for column in reversed(range(7))] for line in (1, 3, 5)},
    **{f"S{line}": [(row, line) for row in reversed(range(7))] for line in (1, 3, 5)},
    **{f"W{line}": [(line, column) for column in range(7)] for line in (1, 3, 5)},
}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}
SIGNS = ["rat", "moth", "spider", "owl", "lizard", "scarab", "dragon"]


def across(arrow: str) -> str:
    return ACROSS[arrow[0]] + arrow[1]


def test_L3_a_turn_is_a_shift_and_then_a_move() -> None:
    state = sketch("turn 1")
    assert rules.to_act(state) == (1,)
    state = play(state, Shift("N1", 0))
    assert rules.to_act(state) == (1,)
    assert shifts(state) == set()
    assert goes(state)
    state = play(state, Go(at(0, 6)))
    assert rules.to_act(state) == (0,)
    assert goes(state) == set()


def test_L3_turns_go_clockwise_by_seat() -> None:
    state = sketch("pawns 0,0 0,6 6,6")
    order = []
    for arrow in ("N1", "N3", "N1", "N3"):
        order.append(state.turn)
        state = stay(state, arrow)
    assert order == [0, 1, 2, 0]


def test_L4_the_spare_may_go_in_at_all_twelve_arrows_in_all_four_turns() -> None:
    assert shifts(sketch()) == set(product(LANES, range(4)))
    assert len(rules.legal(sketch(), 0)) == 48


@pytest.mark.parametrize(
    ("glyph", "turns"), [("─", "│─│─"), ("┐", "└┌┐┘"), ("┤", "┬┤┴├")], ids=["I", "L", "T"]
)
def test_L4_a_turn_is_a_quarter_clockwise_from_I_L_and_T(glyph: str, turns: str) -> None:
    """L opens north and east, T is closed north, whichever way the spare was drawn."""
    for turn, expected in enumerate(turns):
        after = play(sketch(f"spare {glyph}"), Shift("N1", turn))
        assert write_position(after).splitlines()[0][1] == expected


def test_L4_ruling_all_four_turns_of_a_straight_are_offered() -> None:
    assert len(shifts(sketch("spare │"))) == 48


@pytest.mark.parametrize("arrow", LANES)
def test_L4_the_line_slides_one_cell_and_its_last_tile_is_the_spare(arrow: Any) -> None:
    lane = LANES[arrow]
    signs = " ".join(f"{name} {r},{c}" for name, (r, c) in zip(SIGNS, lane, strict=True))
    state = sketch("spare ┬ gnome", f"signs {signs}")
    before = rules.view(state, None)
    after = rules.view(play(state, Shift(arrow, 2)), None)
    cells = [at(row, column) for row, column in lane]
    assert [after.places[cell].treasure for cell in cells] == ["gnome", *SIGNS[:6]]
    assert after.places[cells[0]].open == 8 + 1 + 2
    assert [after.places[cell].open for cell in cells[1:]] == [
        before.places[cell].open for cell in cells[:-1]
    ]
    assert after.spare is not None
    assert (after.spare.shape, after.spare.treasure) == ("straight", "dragon")
    others = set(range(49)) - set(cells)
    assert all(after.places[cell] == before.places[cell] for cell in others)


@pytest.mark.parametrize("glyph", "│─└┌┐┘├┬┤┴")
def test_L4_a_tile_that_falls_out_keeps_its_shape(glyph: str) -> None:
    lines = write_position(sketch()).splitlines()[:7]
    lines[6] = lines[6][0] + glyph + lines[6][2:]
    state = play(sketch(grid="\n".join(lines)), Shift("N1", 0))
    unturned = {**dict.fromkeys("│─", "│"), **dict.fromkeys("└┌┐┘", "└")}.get(glyph, "┬")
    assert write_position(state).splitlines()[7] == f"spare {unturned}"


@pytest.mark.parametrize("arrow", LANES)
def test_L5_the_spare_may_not_go_back_in_where_it_came_out(arrow: Any) -> None:
    state = stay(sketch(), arrow)
    assert shifts(state) == set(product(set(LANES) - {across(arrow)}, range(4)))
    assert rules.view(state, None).forbidden == across(arrow)
    for turn in range(4):
        assert refused(state, Shift(across(arrow), turn)) == ("goes_back", "L5")  # type: ignore[arg-type]
    assert rules.check(state, 1, Shift(arrow, 0)) is None


def test_L5_only_the_previous_shift_counts() -> None:
    state = stay(stay(sketch(), "N1"), "W3")
    assert ("S1", 0) in shifts(state)
    assert ("E3", 0) not in shifts(state)


def test_L5_nothing_is_forbidden_at_the_first_shift() -> None:
    assert rules.view(sketch(), None).forbidden is None


@pytest.mark.parametrize("arrow", LANES)
def test_L6_pawns_ride_and_who_falls_off_comes_in_at_the_other_end(arrow: Any) -> None:
    lane = LANES[arrow]
    for place, (row, column) in enumerate(lane):
        state = play(sketch(f"pawns 0,0 {row},{column}"), Shift(arrow, 0))
        onto = lane[(place + 1) % 7]
        assert state.pawns == (0, at(*onto))


def test_L6_every_pawn_on_the_tile_pushed_out_comes_in_again() -> None:
    state = sketch("pawns 6,3 6,3 5,3 6,3", "turn 2")
    assert events_of(state, Shift("N3", 1)) == (Shifted(2, "N3", 1, (0, 1, 3)),)
    assert play(state, Shift("N3", 1)).pawns == (at(0, 3), at(0, 3), at(6, 3), at(0, 3))
    assert events_of(state, Shift("S3", 1)) == (Shifted(2, "S3", 1, ()),)


def test_L6_being_carried_is_not_a_move() -> None:
    state = play(sketch("pawns 6,3 0,6"), Shift("N3", 1))
    assert state.turn == 0
    assert state.shifted
    assert at(0, 3) in goes(state)


def test_L6_pawns_may_share_a_cell() -> None:
    state = play(sketch("pawns 0,0 0,6"), Shift("N1", 1))
    assert at(0, 6) not in goes(state)
    state = play(sketch("pawns 0,0 0,6", "spare ─"), Shift("N1", 1), Go(at(0, 6)))
    assert state.pawns == (at(0, 6), at(0, 6))


def test_what_is_told_of_a_shift_is_the_same_for_everybody() -> None:
    state = sketch("pawns 6,1 0,6 6,6")
    heard = {events_of(state, Shift("N1", 3), watcher) for watcher in (None, 0, 1, 2)}
    assert heard == {(Shifted(0, "N1", 3, (0,)),)}
