"""V13, *Piste de danse*: every piece slides to the nearest door, inside the hall."""

from itertools import islice
from math import hypot
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES, Piece
from manoir.games.pasvu.geometry.hall import Hall, cell_of, pose_of
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.rest import carries
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import Effect
from manoir.games.pasvu.state import State
from tests.games.pasvu.geometry.tipped import corners_of
from tests.games.pasvu.halls import at, check_sound, random_hall, random_pose
from tests.games.pasvu.midnight.nights import before, named, night, strike, struck, where
from tests.games.pasvu.positions import ghost, place_of

THRESHOLDS = [
    place for i in range(500, 6000, 1000) for place in ((i, 0), (i, 6000), (0, i), (6000, i))
]


def danced(state: State, piece: Piece) -> Pose:
    pose = pose_of(strike(state, "dance").hall, piece)
    assert pose is not None
    return pose


@pytest.mark.parametrize(
    ("x", "y", "end"),
    [
        (2600, 1500, (2500, 500)), (1500, 2600, (500, 2500)), (4400, 4900, (4500, 5500)),
        (5100, 3400, (5500, 3500)), (700, 1200, (500, 1500)), (600, 500, (500, 500)),
    ],
)  # fmt: skip
def test_V13_a_piece_slides_before_the_nearest_door(x: int, y: int, end: tuple[int, int]) -> None:
    assert danced(before(f"table bottom {x} {y} 0", "dance"), "table") == at(*end)


def test_V13_its_face_and_its_yaw_stay() -> None:
    state = before("desk left 2600 1500 450", "dance")
    assert (danced(state, "desk").face, danced(state, "desk").yaw) == ("left", 450)


@pytest.mark.parametrize("piece", PIECES)
def test_V13_alone_in_the_hall_it_touches_the_wall_beside_its_door(piece: Piece) -> None:
    """Reckoned again: the nearest threshold, and from there as far in as its corners reach."""
    rng = Random(piece)
    halls = (placed(Hall(), piece, random_pose(rng)) for _ in range(100))
    for hall in islice((hall for hall in halls if isinstance(hall, Hall)), 8):
        ((_, pose),) = hall.pieces
        state = replace(before("hotel", "dance"), hall=hall)
        after = danced(state, piece)
        near = min(THRESHOLDS, key=lambda at: hypot(pose.x - at[0], pose.y - at[1]))
        corners = corners_of(piece, replace(pose, x=0, y=0))
        low, high = corners.min(axis=0)[:2], corners.max(axis=0)[:2]
        expected = np.clip(near, -low, 6000 - high)
        assert np.abs(expected - (after.x, after.y)).max() <= 2
        check_sound(strike(state, "dance").hall)


def test_V13_ghosts_stay_on_their_cells() -> None:
    """On it, in it, under it, in its way and far from it."""
    text = """
        table bottom 2600 2300 0
        armchair bottom 4500 1500 0
        ghost 0 3 2500 2500 700000
        ghost 0 4 2500 2500
        ghost 1 3 2500 500
        ghost 1 4 2300 1500
        ghost 0 5 4500 1300 450000
        ghost 0 0 500 5500
    """
    state = before(text, "dance")
    after = strike(state, "dance")
    for seat, number in named(state.hall.ghosts):
        assert place_of(after, seat, number) == place_of(state, seat, number)
    assert where(after, 0, 3).z == where(after, 0, 5).z == 0
    assert where(after, 0, 0) == where(state, 0, 0)
    check_sound(after.hall)
    (effect,) = struck(state, "dance")
    assert isinstance(effect, Effect)
    assert dict(effect.pieces) == dict(after.hall.pieces)
    assert set(effect.ghosts) == set(after.hall.ghosts) - set(state.hall.ghosts)


def test_V13_a_ghost_whose_cell_is_filled_is_set_close_by() -> None:
    """The armchair comes to stand where the large one stood, and wider than its cell."""
    text = "armchair bottom 2500 1600 0\nghost 0 0 2500 500"
    after = night(text, "dance")
    assert len(after.hall.ghosts) == 1
    check_sound(after.hall)
    there = where(after, 0, 0)
    assert hypot(there.x - 2500, there.y - 500) < 1600


def test_V13_what_has_nowhere_to_slide_stays() -> None:
    """Before its door stands another piece, which is there already, and the two touch."""
    text = "desk bottom 2500 500 0\ntable bottom 2500 1500 0"
    state = before(text, "dance")
    assert danced(state, "desk") == at(2500, 500)
    assert danced(state, "table") == at(2500, 1500)
    assert struck(state, "dance") == ()


def test_V13_who_is_on_or_in_a_piece_that_does_not_slide_stays_there() -> None:
    """It stands before its door already."""
    text = "table bottom 2500 500 0\nghost 0 3 2500 500 700000\nghost 1 3 2500 500"
    state = before(text, "dance")
    assert strike(state, "dance").hall == state.hall
    assert struck(state, "dance") == ()


def test_V13_what_has_another_in_its_way_comes_as_near_as_there_is_room() -> None:
    state = before("desk bottom 2500 500 0\ntable bottom 2500 2200 0", "dance")
    after = danced(state, "table")
    assert after.x == 2500
    assert 1500 <= after.y <= 1520
    check_sound(strike(state, "dance").hall)


def test_V13_what_stands_on_another_slides_off_first() -> None:
    text = "table bottom 2600 2300 0\ntrolley bottom 2600 2300 0 700000"
    after = strike(before(text, "dance"), "dance")
    assert [pose.z for _, pose in after.hall.pieces] == [0, 0]
    check_sound(after.hall)
    assert pose_of(after.hall, "trolley") == at(2500, 400)
    table = pose_of(after.hall, "table")
    assert table is not None
    assert 1300 <= table.y <= 1320  # then the one below it, as near to the same door as can be


def test_V13_nothing_slides_under_another() -> None:
    """An armchair on its side is as high as the mirror on which the desk lies, upside down."""
    mirror, desk = "mirror right 2130 1795 2084", "desk top 1969 1660 35 1200000"
    state = before(f"{mirror}\n{desk}\narmchair right 862 1312 1800 2100000", "dance")
    after = strike(state, "dance").hall
    check_sound(after)
    assert carries(after, "armchair").pieces == ()


def test_V13_what_rests_on_a_ghost_slides_down_to_the_floor() -> None:
    text = "ghost 0 0 2500 2500\ntable top 2600 2500 0 1400000"
    after = night(text, "dance")
    assert pose_of(after.hall, "table") == at(2500, 500, "top")
    assert where(after, 0, 0) == ghost(0, 0, 2500, 2500)


@pytest.mark.parametrize("seed", range(12))
def test_V13_in_any_hall_nothing_overlaps_and_nobody_is_lost(seed: int) -> None:
    hall = random_hall(Random(seed), ghosts=12)
    ghosts = tuple(replace(one, number=i % 7, seat=i // 7) for i, one in enumerate(hall.ghosts))
    state = replace(before("hotel", "dance"), hall=replace(hall, ghosts=ghosts))
    after = strike(state, "dance")
    check_sound(after.hall)
    assert named(after.hall.ghosts) == named(ghosts)
    moved = [
        one
        for one, two in zip(ghosts, after.hall.ghosts, strict=True)
        if cell_of(one.x, one.y) != cell_of(two.x, two.y)
    ]
    assert len(moved) <= 3
