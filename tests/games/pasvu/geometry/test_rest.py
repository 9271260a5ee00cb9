"""V5: a piece comes straight down until it rests; what carries it, and what it carries."""

from math import isqrt

import pytest

from manoir.games.pasvu.box import FACES, PIECES, Face, Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.rest import carries, centre, is_carried, rest
from manoir.games.pasvu.geometry.units import MIL
from tests.games.pasvu.geometry.on_plan import Touch, touches
from tests.games.pasvu.halls import at

TABLE = Hall(pieces=(("table", at(3000, 3000)),))


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("face", FACES)
def test_in_an_empty_hall_every_piece_rests_on_the_floor(piece: Piece, face: Face) -> None:
    pose = at(3000, 3000, face, 123)
    assert rest(Hall(), piece, pose) == pose
    assert {touch.bearer for touch in touches(Hall(), piece, pose)} == {"floor"}


def test_on_the_floor_any_face_carries_its_piece_but_the_armchairs_back() -> None:
    falls = {
        (piece, face)
        for piece in PIECES
        for face in FACES
        if not is_carried(Hall(), piece, at(3000, 3000, face))
    }
    assert falls == {("armchair", "top")}


def test_a_piece_rests_on_the_highest_thing_below_it() -> None:
    lying = rest(TABLE, "mirror", at(3000, 3000, "back"))
    assert lying.z == 700 * MIL
    hall = Hall(pieces=(*TABLE.pieces, ("mirror", lying)))
    assert rest(hall, "armchair", at(3000, 3000)).z == 840 * MIL


def test_a_piece_beside_another_comes_down_to_the_floor() -> None:
    assert rest(TABLE, "armchair", at(4100, 3000)).z == 0
    assert rest(TABLE, "armchair", at(4099, 3000)).z == 700 * MIL


def test_a_hollow_piece_comes_down_over_what_fits_below_it() -> None:
    """A small ghost is 0.5 high, the table top 0.62; a medium one is 0.9."""
    small, medium = (Hall(ghosts=(Ghost(0, size, 3000, 3000),)) for size in ("small", "medium"))
    assert rest(small, "table", at(3000, 3000)).z == 0
    assert rest(medium, "table", at(3000, 3000)).z == 280 * MIL


def test_on_a_round_head_a_block_comes_lower_at_the_side() -> None:
    hall = Hall(ghosts=(Ghost(0, "medium", 3600, 3000),))  # 100 mils east of the table's edge
    resting = rest(hall, "table", at(3000, 3000))
    head = 600 * MIL + isqrt((300 * MIL) ** 2 - (100 * MIL) ** 2)
    assert resting.z == head - 620 * MIL
    (touch,) = touches(hall, "table", resting)
    assert touch == Touch(hall.ghosts[0], ((3500 * MIL, 3000 * MIL),))


def test_a_ghost_that_is_only_touched_from_the_side_carries_nothing() -> None:
    hall = Hall(ghosts=(Ghost(0, "medium", 3800, 3000),))
    assert rest(hall, "table", at(3000, 3000)).z == 0


def test_a_head_that_is_higher_but_does_not_touch_carries_nothing() -> None:
    hall = Hall(ghosts=(Ghost(0, "large", 3919, 3000),))  # 1.009 high where the table begins
    assert not list(touches(hall, "table", at(3000, 3000, z=400)))


def test_blocks_share_exactly_what_both_cover() -> None:
    (touch,) = touches(TABLE, "armchair", at(3400, 3000, z=700))
    assert touch.bearer == "table"
    seat = {(x * MIL, y * MIL) for x in (3020, 3500) for y in (2500, 3350)}
    assert seat == set(touch.points[:4]), "other parts of it share more"


def test_a_piece_falls_when_its_centre_of_mass_is_beyond_the_edge() -> None:
    """The table's own centre is in its middle."""
    upside_down = Hall(pieces=(("desk", at(3000, 3000)),))
    for x, carried in ((3999, True), (4000, True), (4001, False)):
        resting = rest(upside_down, "table", at(x, 3000, "top"))
        assert resting.z == 900 * MIL
        assert is_carried(upside_down, "table", resting) is carried


def test_a_piece_may_stand_on_the_heads_of_ghosts() -> None:
    four = tuple(Ghost(0, "medium", x, y) for x in (2600, 3400) for y in (2700, 3300))
    hall = Hall(ghosts=four)
    resting = rest(hall, "desk", at(3000, 3000, "top"))
    assert resting.z == 900 * MIL
    assert {touch.bearer for touch in touches(hall, "desk", resting)} == set(four)
    assert is_carried(hall, "desk", resting)
    two = Hall(ghosts=four[:2])
    assert not is_carried(two, "desk", resting), "both are west of its middle"


def test_the_weight_of_a_piece_is_where_its_wood_is() -> None:
    assert centre("table", at(3000, 3000)) == (3000 * MIL, 3000 * MIL)
    x, y = centre("piano", at(3000, 3000))
    assert x == 3000 * MIL
    assert y > 3100 * MIL, "its body is to the north, its keyboard is light"
    turned_x, turned_y = centre("piano", at(3000, 3000, yaw=900))
    assert abs(turned_x - (6000 * MIL - y)) <= 1
    assert turned_y == 3000 * MIL


def test_wood_that_two_boxes_share_counts_once() -> None:
    """The trolley on its side: shelves run through its legs."""
    boxes = [(120, 160), (720, 760)]
    shelves = 1200 * 800 * 40
    legs = 4 * 60 * 60 * (1100 - 80)  # without what is in the shelves
    rails = 2 * 60 * 680 * 60
    volume = 2 * shelves + legs + rails
    leg_moment = 4 * 60 * 60 * (1100 * 550 - 40 * 140 - 40 * 740)
    height = sum(shelves * (low + high) / 2 for low, high in boxes)
    expected = (height + leg_moment + rails * 1070) / volume
    _, y = centre("trolley", at(3000, 3000, "back"))
    assert abs(y / MIL - (3000 - 550 + expected)) < 0.01


def test_on_and_in_a_piece_are_what_would_be_lifted_with_it() -> None:
    on_top = Ghost(0, "small", 2700, 2500, 760 * MIL)
    inside = Ghost(1, "small", 3300, 2500, 160 * MIL)
    beside = Ghost(2, "small", 3500, 1500)
    hall = Hall(pieces=(("trolley", at(3000, 2500)),), ghosts=(on_top, inside, beside))
    assert carries(hall, "trolley") == ((), (on_top, inside))


def test_a_ghost_on_the_floor_under_a_table_is_not_on_it() -> None:
    under = Ghost(0, "small", 2500, 2500)
    assert carries(Hall((("table", at(2500, 2500)),), (under,)), "table") == ((), ())


def test_what_stands_on_a_piece_is_carried_and_what_it_stands_on_is_not() -> None:
    hall = Hall(pieces=(*TABLE.pieces, ("mirror", at(3000, 3000, "back", z=700))))
    assert carries(hall, "table").pieces == ("mirror",)
    assert carries(hall, "mirror").pieces == ()
    assert carries(hall, "piano") == ((), ())


def test_a_piece_on_the_floor_is_not_carried_by_a_ghost_next_to_it() -> None:
    rider = Ghost(0, "large", 3430, 3500, 700 * MIL)
    hall = Hall((("table", at(3000, 3500)), ("armchair", at(4500, 3500))), (rider,))
    assert carries(hall, "table") == ((), (rider,))


def test_a_piece_on_the_head_of_a_ghost_that_stands_on_another_is_carried_too() -> None:
    rider = Ghost(0, "large", 3430, 3500, 700 * MIL)
    hall = Hall((("table", at(3000, 3500)),), (rider,))
    beside = rest(hall, "desk", at(4600, 3500))
    assert beside.z == 1680 * MIL + isqrt((420 * MIL) ** 2 - (170 * MIL) ** 2)
    hall = Hall((*hall.pieces, ("desk", beside)), hall.ghosts)
    assert carries(hall, "table") == (("desk",), (rider,))
    assert carries(hall, "desk") == ((), ())
