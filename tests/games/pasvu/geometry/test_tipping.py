"""V13: a piece goes over one of its lower edges; where it comes down, computed with matrices."""

from itertools import product
from math import cos, radians, sin
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import FACES, PIECES, Face, Piece
from manoir.games.pasvu.geometry.contact import crosses
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.placing import place, take
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.tipping import nearest_rest, tip
from manoir.games.pasvu.sight.keyhole import SIDES, Side
from manoir.kernel import Refusal
from tests.games.pasvu.geometry.tipped import Points, corners_of, rotation
from tests.games.pasvu.halls import random_hall

WAYS: dict[Side, int] = {"E": 0, "N": 90, "W": 180, "S": 270}  # degrees to the left from the east
OPPOSITE: dict[Face, Face] = {
    "bottom": "top", "top": "bottom", "front": "back", "back": "front", "left": "right",
    "right": "left",
}  # fmt: skip
YAWS = (0, 900, 1800, 2700, 300, 1234, 2000, 3599)


def rolled(piece: Piece, pose: Pose, way: float) -> Points:
    """All its corners after a quarter turn over its lower edge to that way, in degrees."""
    own = corners_of(piece, replace(pose, x=0, y=0, yaw=0))
    quarter = round((way - pose.yaw / 10) / 90) % 4
    turned = own @ rotation("z", -90 * quarter).T  # so that it goes over to the east
    edge = np.array((turned[:, 0].max(), 0, 0))
    over = (turned - edge) @ rotation("y", 90).T + edge
    back: Points = over @ rotation("z", 90 * quarter + pose.yaw / 10).T + (pose.x, pose.y, 0)
    return back


@pytest.mark.parametrize("piece", PIECES)
def test_V13_it_lies_as_if_it_had_rolled_over_the_edge_nearest_to_that_side(piece: Piece) -> None:
    """Corner for corner: so the face, the yaw and the middle are right at once."""
    for face, side, yaw in product(FACES, SIDES, YAWS):
        pose = Pose(face, 2900, 3200, yaw)
        after = tip(piece, pose, side)
        off = corners_of(piece, after) - rolled(piece, pose, WAYS[side])
        assert np.abs(off).max() <= 2, (face, side, yaw, after)


@pytest.mark.parametrize("face", FACES)
def test_V13_another_face_is_down_and_not_the_one_that_was_up(face: Face) -> None:
    for piece in PIECES:
        downs = {tip(piece, Pose(face, 3000, 3000, 0), side).face for side in SIDES}
        assert downs == set(FACES) - {face, OPPOSITE[face]}


@pytest.mark.parametrize("side", SIDES)
def test_V13_it_goes_towards_that_side_however_it_is_turned(side: Side) -> None:
    way = np.array((cos(radians(WAYS[side])), sin(radians(WAYS[side]))))
    for piece, yaw in product(PIECES, range(0, 3600, 70)):
        after = tip(piece, Pose("bottom", 3000, 3000, yaw), side)
        moved = np.array((after.x - 3000, after.y - 3000))
        assert moved @ way / np.hypot(*moved) > cos(radians(46))


def test_V13_four_times_the_same_way_and_it_stands_as_it_stood() -> None:
    for piece, face, side in product(PIECES, FACES, SIDES):
        pose = start = Pose(face, 3000, 3000, 0)
        for _ in range(4):
            pose = tip(piece, pose, side)
        assert (pose.face, pose.yaw) == (start.face, start.yaw)
        if side in "EW":
            assert pose.y == start.y


def inside(piece: Piece, pose: Pose) -> bool:
    corners = corners_of(piece, pose)[:, :2]
    return bool(corners.min() >= -0.1 and corners.max() <= 6000.1)


@pytest.mark.parametrize("piece", PIECES)
def test_V13_at_a_wall_it_is_shifted_into_the_hall_by_the_least_that_is_needed(
    piece: Piece,
) -> None:
    """Alone in the hall there is nothing else to shift it."""
    met = 0
    for side, yaw in product(SIDES, (0, 900, 300, 1234)):
        x, y = (3000 + 2100 * round(f(radians(WAYS[side]))) for f in (cos, sin))
        over = tip(piece, Pose("bottom", x, y, yaw), side)
        corners = corners_of(piece, replace(over, x=0, y=0))
        low, high = corners.min(axis=0)[:2], corners.max(axis=0)[:2]
        expected = np.clip((over.x, over.y), -low, 6000 - high)
        after = nearest_rest(Hall(), piece, over)
        if after is None:
            continue  # on that side it cannot stay
        assert (after.face, after.yaw, after.z) == (over.face, over.yaw, 0)
        assert inside(piece, after)
        assert np.abs(expected - (after.x, after.y)).max() <= 2, (side, yaw)
        met += not inside(piece, over)
    assert met >= 4


def test_V13_where_it_has_room_it_is_not_shifted() -> None:
    for piece, side in product(PIECES, SIDES):
        over = tip(piece, Pose("bottom", 3000, 3000, 0), side)
        after = nearest_rest(Hall(), piece, over)
        assert after in (over, None)


def test_V13_on_a_side_on_which_it_cannot_stay_there_is_no_rest_for_it() -> None:
    """Of all pieces and faces only the armchair's: its weight is not above what is down."""
    falls = {
        (piece, face)
        for piece, face in product(PIECES, FACES)
        if nearest_rest(Hall(), piece, Pose(face, 3000, 3000, 0)) is None
    }
    assert {piece for piece, _ in falls} <= {"armchair"}
    for piece, face in falls:
        assert isinstance(place(Hall(), piece, Pose(face, 3000, 3000, 0)), Refusal)


@pytest.mark.parametrize("seed", range(6))
def test_V13_it_never_comes_down_over_a_piece_whose_turn_is_still_to_come(seed: int) -> None:
    rng = Random(seed)
    hall = random_hall(rng, ghosts=6)
    for piece, pose in hall.pieces:
        without = take(hall, piece)
        if isinstance(without, Refusal):
            continue
        waiting = tuple(name for name, _ in without.pieces)[: rng.randrange(6)]
        after = nearest_rest(without, piece, tip(piece, pose, rng.choice(SIDES)), waiting)
        assert after is not None or piece == "armchair"
        for name, other in without.pieces:
            for one, two in product(solid(piece, after) if after else (), solid(name, other)):
                assert name not in waiting or not crosses(one, two), (piece, name)
