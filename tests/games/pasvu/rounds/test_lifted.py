"""V5: a piece under others may be taken; what is over it is lifted and put back as it stood."""

from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall, pose_of
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import CameDown, Place, Placed
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import at, check_sound
from tests.games.pasvu.positions import (
    SMALL,
    card,
    drawn,
    events_of,
    ghost,
    play,
    position,
    refused,
    stood,
    upright,
)

ON_TABLE = stood("mirror", 2500, 2500, "back", z=700)  # lies on the table
TABLE = stood("table", 2500, 2500)


def asked(*pieces: tuple[Piece, Pose], ghosts: tuple[Ghost, ...] = ()) -> State:
    """Seat 0 may place the table."""
    state = position("furniture", pieces=pieces, cards=(card("desk", "table"), None))
    state = replace(state, hall=Hall(pieces, ghosts))
    check_sound(state.hall)
    return state


def placed(state: State, move: Place) -> State:
    after = play(state, (0, move))
    check_sound(after.hall)
    return after


def test_V5_a_piece_under_another_may_be_taken_and_what_was_on_it_comes_down() -> None:
    state = asked(TABLE, ON_TABLE)
    after = placed(state, upright("table", 4500, 4500))
    assert pose_of(after.hall, "table") == at(4500, 4500)
    assert pose_of(after.hall, "mirror") == at(2500, 2500, "back")
    assert after.shifted == ("table",), "the mirror has not been placed by anybody"


def test_V5_the_outcome_is_told_before_it_is_confirmed() -> None:
    state = asked(TABLE, ON_TABLE)
    assert events_of(state, 0, upright("table", 4500, 4500)) == (
        Placed(0, "table", at(4500, 4500), ()),
        CameDown((("mirror", at(2500, 2500, "back")),), ()),
    )


def test_V5_what_was_lifted_is_put_back_as_it_stood_where_that_is_possible() -> None:
    """The table is turned by a quarter where it is, and shifted a little: it carries as before."""
    state = asked(TABLE, ON_TABLE)
    for move in (Place("table", "bottom", 2500, 2500, 900), upright("table", 2600, 2450)):
        after = placed(state, move)
        assert pose_of(after.hall, "mirror") == ON_TABLE[1]
        (only,) = events_of(state, 0, move)
        assert isinstance(only, Placed)


def test_V5_what_was_lifted_comes_straight_down_on_the_piece_if_that_is_higher_now() -> None:
    """The table lies on its side: what was on it is higher than it was."""
    state = asked(TABLE, ON_TABLE)
    after = placed(state, Place("table", "left", 2500, 2500, 0))
    mirror = pose_of(after.hall, "mirror")
    assert mirror == at(2500, 2500, "back", z=1000)


def test_V5_a_ghost_on_what_was_lifted_goes_with_it() -> None:
    rider = ghost(1, SMALL, 2500, 2500, 840)
    state = asked(TABLE, ON_TABLE, ghosts=(rider,))
    move = upright("table", 4500, 4500)
    after = placed(state, move)
    assert after.hall.ghosts == (replace(rider, z=140 * MIL),)
    assert events_of(state, 0, move)[1] == CameDown(
        (("mirror", at(2500, 2500, "back")),), after.hall.ghosts
    )
    turned = placed(state, Place("table", "bottom", 2500, 2500, 900))
    assert turned.hall.ghosts == (rider,), "as it stood"


def test_V5_a_ghost_on_the_piece_itself_is_put_on_the_floor_and_a_ghost_beside_stays() -> None:
    """The trolley has one on its lower shelf, under the mirror that lies on it."""
    shelf = ghost(0, SMALL, 2300, 2500, 160)
    beside = ghost(1, SMALL, 4500, 1500)
    trolley, mirror = stood("trolley", 2500, 2500), at(2500, 2500, "back", z=1100)
    state = position(
        *("furniture", shelf, beside),
        pieces=(trolley, ("mirror", mirror)),
        cards=(card("desk", "trolley"), None),
    )
    check_sound(state.hall)
    move = upright("trolley", 4500, 4500)
    after = placed(state, move)
    down = after.hall.ghosts[0]
    assert (down.seat, down.number, down.z) == (0, SMALL, 0)
    assert after.hall.ghosts[1] == beside
    told, came = events_of(state, 0, move)
    assert told == Placed(0, "trolley", at(4500, 4500), (down,))
    assert isinstance(came, CameDown)
    assert (came.ghosts, [name for name, _ in came.pieces]) == ((), ["mirror"])


def test_V5_a_whole_pile_comes_down_in_the_order_of_the_hall() -> None:
    """The table on the desk, the mirror on the table; the desk goes away."""
    table, mirror = (stood("table", 2500, 2500, z=900), stood("mirror", 2500, 2500, "back", z=1600))
    state = asked(stood("desk", 2500, 2500), table, mirror)
    move = upright("desk", 4500, 5000)
    after = placed(state, move)
    down = (stood("table", 2500, 2500), stood("mirror", 2500, 2500, "back", z=700))
    assert after.hall.pieces == (("desk", at(4500, 5000)), *down)
    assert events_of(state, 0, move)[1] == CameDown(down, ())


def test_V5_a_ghost_that_has_no_room_where_it_comes_down_is_put_on_the_floor() -> None:
    """It stands on the very edge of the mirror, above the seat of an armchair beside it."""
    rider, armchair = ghost(0, SMALL, 2500, 1700, 840), at(2500, 980, yaw=1800)
    state = asked(TABLE, ("armchair", armchair), ON_TABLE, ghosts=(rider,))
    move = upright("table", 5000, 5000)
    after = placed(state, move)
    assert pose_of(after.hall, "mirror") == at(2500, 2500, "back")
    assert after.hall.ghosts[0].z == 0
    assert events_of(state, 0, move)[1] == CameDown(
        (("mirror", at(2500, 2500, "back")),), after.hall.ghosts
    )


def test_V5_a_piece_comes_down_before_what_was_lifted_for_it() -> None:
    """The table comes back on its side: the mirror ends on it, not it on the mirror."""
    after = placed(asked(TABLE, ON_TABLE), Place("table", "top", 2500, 2500, 0))
    table, mirror = pose_of(after.hall, "table"), pose_of(after.hall, "mirror")
    assert table == at(2500, 2500, "top")
    assert mirror is not None
    assert mirror.z > 0
    assert [name for name, _ in after.hall.pieces] == ["table", "mirror"]


def test_V5_where_a_ghost_would_have_no_place_at_all_the_placement_is_refused() -> None:
    """V13: large ones lie on all the floor; the table stands on them, one more ghost on it."""
    floor = [(x, y) for y in range(420, 6000, 850) for x in range(700, 6000, 1533)]
    lying = tuple(Ghost(i % 4, "large", x, y, yaw=0) for i, (x, y) in enumerate(floor))
    state = drawn(
        "table bottom 2500 2500 0 840000",
        "lying 0 3 2500 2500 1540000 0",
        f"cards {card('desk', 'table')} -",
    )
    state = replace(state, hall=replace(state.hall, ghosts=(*lying, *state.hall.ghosts)))
    check_sound(state.hall)
    assert refused(state, 0, upright("table", 4500, 4500)) == (
        "no_place", "V5", {"x": 2500, "y": 2500},
    )  # fmt: skip
    assert [type(move).__name__ for move in rules.legal(state, 0)] == ["Decline"]


def test_V4_pieces_under_others_are_offered_and_every_offer_may_be_played() -> None:
    state = asked(TABLE, ON_TABLE, stood("desk", 4500, 4500))
    offered = [move for move in rules.legal(state, 0) if isinstance(move, Place)]
    assert {move.piece for move in offered} == {"table", "desk"}
    for move in offered:
        placed(state, move)
