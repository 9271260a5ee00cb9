"""V4 and V5: cards, who may place what, and what becomes of ghosts on it."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import CARDS, PIECES
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import (
    CameDown,
    Deal,
    Dealt,
    Decline,
    Declined,
    Escape,
    Place,
    Placed,
)
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from tests.games.pasvu.halls import at, check_sound
from tests.games.pasvu.positions import (
    LARGE,
    NINE,
    SMALL,
    card,
    events_of,
    ghost,
    place_of,
    play,
    position,
    refused,
    stood,
    to_cell,
    upright,
)

DESK_TABLE = card("desk", "table")
FAR = upright("table", 5000, 5000)  # a free corner of the hotel


def furniture(shown: int = DESK_TABLE, **fields: object) -> State:
    """Seat 0 of three has the die and has just drawn a card, in the hotel."""
    state = position("dealing", seats=3, pieces=hotel().pieces, **fields)  # type: ignore[arg-type]
    return play(state, (NATURE, Deal(shown)))


def test_V4_the_card_gives_its_points_and_its_two_pieces() -> None:
    state = furniture()
    view = rules.view(state, None)
    assert state.points == (CARDS[DESK_TABLE].value, 0, 0)
    assert view.cards == (CARDS[DESK_TABLE], None, None)
    assert set(view.movable) == {"desk", "table"}
    assert rules.to_act(state) == (0,)


def test_V4_a_card_is_told_and_the_first_of_a_round_says_so() -> None:
    state = position("dealing", seats=3, pieces=hotel().pieces, round=4)
    assert events_of(state, NATURE, Deal(2)) == (Dealt(0, CARDS[2], 4, first=True),)
    second = play(state, (NATURE, Deal(2)), (0, Decline()))
    assert events_of(second, NATURE, Deal(3)) == (Dealt(1, CARDS[3], 4, first=False),)


def test_V4_cards_go_round_clockwise_from_who_has_the_die() -> None:
    state = position("dealing", seats=3, pieces=hotel().pieces, holder=2, turn=2)
    for seat in (2, 0, 1):
        assert (state.phase, state.turn) == ("dealing", seat)
        state = play(state, (NATURE, Deal(seat)))
        assert rules.to_act(state) == (seat,)
        state = play(state, (seat, Decline()))
    assert state.phase == "ghosts"
    assert rules.to_act(state) == (0, 1, 2)


def test_V4_a_card_with_a_number_only_moves_no_furniture() -> None:
    state = furniture(NINE)
    assert (state.phase, state.turn) == ("dealing", 1)
    assert state.points == (9, 0, 0)
    state = play(state, (NATURE, Deal(16)), (NATURE, Deal(18)))
    assert (state.phase, state.points) == ("ghosts", (9, 9, 10))


def test_V4_declining_is_allowed_and_changes_nothing_but_the_turn() -> None:
    state = furniture()
    after = play(state, (0, Decline()))
    assert after == replace(state, phase="dealing", turn=1)
    assert events_of(state, 0, Decline()) == (Declined(0),)


def test_V4_only_one_piece_is_placed() -> None:
    after = play(furniture(), (0, FAR))
    assert (after.phase, after.turn) == ("dealing", 1)
    assert after.shifted == ("table",)
    assert pose_of(after.hall, "table") == at(5000, 5000)
    others = {name: pose for name, pose in after.hall.pieces if name != "table"}
    assert others == {name: pose for name, pose in hotel().pieces if name != "table"}


def test_V4_of_a_card_whose_one_piece_was_moved_only_the_other_is_left() -> None:
    state = furniture(shifted=("table",))
    assert rules.view(state, None).movable == ("desk",)
    assert refused(state, 0, FAR) == ("already_moved", "V4", {"piece": "table"})
    assert play(state, (0, upright("desk", 5000, 5000))).shifted == ("table", "desk")


def test_V4_when_both_were_moved_any_piece_not_yet_moved_may_be() -> None:
    state = furniture(shifted=("table", "mirror", "desk"))
    assert set(rules.view(state, None).movable) == {"trolley", "piano", "armchair"}
    assert refused(state, 0, upright("mirror", 5000, 5000))[:2] == ("already_moved", "V4")
    for piece in ("trolley", "piano", "armchair"):
        assert play(state, (0, upright(piece, 5000, 4800))).shifted[-1] == piece


def test_V4_what_is_not_on_the_card_stays() -> None:
    for piece in set(PIECES) - {"desk", "table"}:
        assert refused(furniture(), 0, upright(piece, 5000, 4500)) == (
            "not_on_card", "V4", {"piece": piece},
        )  # fmt: skip


def test_V4_only_whose_turn_it_is_may_place_or_decline() -> None:
    for seat in (1, 2):
        for move in (FAR, Decline()):
            assert refused(furniture(), seat, move) == ("not_your_turn", "V4", {})


def test_V4_nothing_is_movable_but_in_its_phase() -> None:
    for phase in ("dealing", "ghosts", "side", "over"):
        state = replace(furniture(), phase=phase)
        assert rules.view(state, None).movable == ()


def test_V5_a_piece_comes_down_on_what_is_there_and_is_told_where() -> None:
    state = furniture(card("mirror", "table"))
    move = Place("mirror", "back", 900, 2700, 0)
    resting = Pose("back", 900, 2700, 0, 700 * MIL)
    assert events_of(state, 0, move) == (Placed(0, "mirror", resting, ()),)
    assert pose_of(play(state, (0, move)).hall, "mirror") == resting


@pytest.mark.parametrize(
    ("move", "code", "args"),
    [
        (upright("table", 300, 5000), "sticks_out", {"x": 0, "y": 4500, "piece": "table"}),
        (upright("table", -1, 7000), "sticks_out", {"x": 0, "y": 6000, "piece": "table"}),
        (upright("table", 4550, 3500), "would_fall", {"x": 4550, "y": 3500, "piece": "table"}),
    ],
)
def test_V5_a_placement_is_refused_by_name_with_the_place_to_show(
    move: Place, code: str, args: dict[str, object]
) -> None:
    assert refused(furniture(), 0, move) == (code, "V5", args)


def test_V5_a_piece_may_be_put_back_with_another_face_where_it_stood() -> None:
    stood = dict(hotel().pieces)["table"]
    after = play(furniture(), (0, Place("table", "top", stood.x, stood.y, stood.yaw)))
    assert pose_of(after.hall, "table") == replace(stood, face="top")


def test_V5_ghosts_on_and_in_a_piece_step_down_into_their_cell() -> None:
    """One on the table, one below it, which stays; both in the cell (2, 2)."""
    pieces = (stood("table", 2500, 2500),)
    on, under = ghost(0, SMALL, 2500, 2500, 700), ghost(1, SMALL, 2500, 2500)
    state = position("furniture", on, under, pieces=pieces, cards=(DESK_TABLE, None))
    move = upright("table", 4500, 4500)
    after = play(state, (0, move))
    assert after.hall.ghosts[1] == under
    moved = after.hall.ghosts[0]
    assert (moved.z, place_of(after, 0, SMALL)) == (0, (2, 2))
    check_sound(after.hall)
    assert events_of(state, 0, move) == (Placed(0, "table", at(4500, 4500), (moved,)),)


def test_V5_a_ghost_without_room_in_its_cell_steps_next_door() -> None:
    """A large ghost fills the cell below the one on the shelf; no small one fits beside it."""
    pieces = (stood("table", 2500, 2500),)
    crowd = [ghost(1, n, x, y) for n, x, y in zip((3, 4, 5, 6), (2200, 2800) * 2,
             (2200, 2200, 2800, 2800), strict=True)]  # fmt: skip
    on = ghost(0, 1, 2500, 2500, 700)
    state = position("furniture", on, *crowd, pieces=pieces, cards=(DESK_TABLE, None))
    after = play(state, (0, upright("table", 4500, 4500)))
    assert place_of(after, 0, 1) in {(1, 2), (3, 2), (2, 1), (2, 3)}
    assert after.hall.ghosts[1:] == tuple(crowd)
    check_sound(after.hall)


def test_V5_furniture_may_stand_over_ghosts_and_on_them() -> None:
    over, on = ghost(0, SMALL, 4500, 4500), ghost(1, 0, 4500, 4500)
    state = position("furniture", over, cards=(DESK_TABLE, None))
    state = replace(state, hall=replace(state.hall, pieces=(stood("table", 1000, 1000),)))
    assert pose_of(play(state, (0, upright("table", 4500, 4500))).hall, "table") == at(4500, 4500)
    tall = replace(state, hall=replace(state.hall, ghosts=(on,)))
    high = pose_of(play(tall, (0, Place("table", "top", 4500, 4500, 0))).hall, "table")
    assert high == at(4500, 4500, "top", z=1400)


def test_V5_a_piece_on_a_head_would_fall_when_it_is_not_in_the_middle() -> None:
    pieces = (stood("table", 1000, 1000),)
    state = position("furniture", ghost(1, 0, 4500, 4500), pieces=pieces, cards=(DESK_TABLE, None))
    off = Place("table", "top", 4501, 4500, 0)
    assert refused(state, 0, off)[:2] == ("would_fall", "V5")


def test_V6_a_piece_comes_down_when_the_ghost_that_carried_it_walks_away() -> None:
    """A table with its legs up on a head, and a ghost between the legs."""
    bearer, rider = ghost(0, LARGE, 4500, 4500), ghost(1, SMALL, 4500, 4500, 1480)
    pieces = (stood("table", 4500, 4500, "top", z=1400),)
    state = position("ghosts", bearer, rider, pieces=pieces, points=(9, 0))
    check_sound(state.hall)
    after = play(state, (0, to_cell(LARGE, 3, 4)))
    assert pose_of(after.hall, "table") == at(4500, 4500, "top")
    assert after.hall.ghosts[1] == replace(rider, z=80 * MIL)
    _, down = events_of(state, 0, to_cell(LARGE, 3, 4))
    assert down == CameDown((("table", at(4500, 4500, "top")),), (after.hall.ghosts[1],))


def test_V7_a_piece_comes_down_when_the_ghost_that_carried_it_gets_out() -> None:
    pieces = (stood("table", 4500, 4500, "top", z=1400),)
    state = position("ghosts", ghost(0, LARGE, 4500, 4500), pieces=pieces, points=(9, 0))
    assert pose_of(play(state, (0, Escape(LARGE))).hall, "table") == at(4500, 4500, "top")
    assert events_of(state, 0, Escape(LARGE))[1:] == (
        CameDown((("table", at(4500, 4500, "top")),), ()),
    )


def test_V4_a_placement_is_taken_back_only_while_no_card_has_come_since() -> None:
    match = Match("pasvu", seats=2, seed=4)
    first = match.to_act[0]
    match.play(first, match.legal(first)[1])
    with pytest.raises(Refused, match="undo_crosses_dice"):
        match.undo(first)
    before, move = match.state, match.legal(1 - first)[1]
    match.play(1 - first, move)
    assert match.state.phase == "ghosts"
    match.undo(1 - first)
    assert match.state == replace(before, taken=move)
