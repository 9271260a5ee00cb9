"""Furniture as blocks: any face down, any yaw."""

import pytest

from manoir.games.pasvu.box import FACES, FURNITURE, PIECES, Face, Piece
from manoir.games.pasvu.geometry.contact import corners
from manoir.games.pasvu.geometry.shapes import TIPPED, Box, Pose, tipped
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import MIL
from tests.games.pasvu.halls import at

SIZES: dict[Piece, tuple[int, int, int]] = {
    "mirror": (1200, 200, 1800),
    "trolley": (1200, 800, 1100),
    "desk": (2000, 1000, 900),
    "piano": (1800, 800, 1500),
    "armchair": (1200, 1200, 1200),
    "table": (1000, 1000, 700),
}


def outer(boxes: tuple[Box, ...]) -> tuple[int, ...]:
    return tuple(
        max(box[axis + 1] for box in boxes) - min(box[axis] for box in boxes) for axis in (0, 2, 4)
    )


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_has_the_outer_size_of_the_rules(piece: Piece) -> None:
    assert outer(FURNITURE[piece].boxes) == SIZES[piece]


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("face", FACES)
def test_a_tipped_piece_stands_on_the_floor_around_its_middle(piece: Piece, face: Face) -> None:
    boxes = tipped(piece, face)
    assert min(box[4] for box in boxes) == 0
    for axis in (0, 2):
        assert min(box[axis] for box in boxes) == -max(box[axis + 1] for box in boxes)
    assert sorted(outer(boxes)) == sorted(SIZES[piece])


@pytest.mark.parametrize(
    ("face", "height"),
    [("bottom", 900), ("top", 900), ("front", 1000), ("back", 1000), ("left", 2000)],
)
def test_the_face_that_is_down_says_how_high_a_desk_is(face: Face, height: int) -> None:
    assert outer(tipped("desk", face))[2] == height


def test_the_face_named_is_the_one_that_is_down() -> None:
    back = FURNITURE["armchair"].boxes[3]
    assert back[3] == 600, "the back of the armchair is to the north"
    lying = tipped("armchair", "back")[3]
    assert lying[4:] == (0, 250), "on its back, the back is down"
    assert tipped("armchair", "front")[3][4:] == (950, 1200)
    assert tipped("armchair", "top")[3][4:] == (0, 1200)
    assert tipped("armchair", "left")[1][4:] == (0, 220), "the western arm is down"
    assert tipped("armchair", "right")[2][4:] == (0, 220), "the eastern arm is down"


@pytest.mark.parametrize("face", FACES)
def test_tipping_never_makes_a_mirror_image(face: Face) -> None:
    (x, x_sign), (y, y_sign), (z, z_sign) = TIPPED[face]
    swaps = (x > y) + (x > z) + (y > z)
    assert x_sign * y_sign * z_sign == (-1) ** swaps


def test_a_piece_turned_to_the_left_has_its_east_in_the_north() -> None:
    unturned = solid("armchair", Pose("bottom", 3000, 3000, 0))[2]
    assert (unturned.x, unturned.y) == (3490 * MIL, 2875 * MIL)
    turned = solid("armchair", Pose("bottom", 3000, 3000, 900))[2]
    assert (turned.x, turned.y) == (3125 * MIL, 3490 * MIL)


def test_height_lifts_every_block() -> None:
    low, high = (solid("table", at(3000, 3000, z=z)) for z in (0, 250))
    assert [block.low + 250 * MIL for block in low] == [block.low for block in high]
    assert [block.high + 250 * MIL for block in low] == [block.high for block in high]


def test_a_turned_block_keeps_its_size_to_two_grains() -> None:
    for yaw in range(0, 3600, 7):
        block = solid("desk", at(3000, 3000, yaw=yaw))[0]
        (x0, y0), (x1, y1), *_ = corners(block)
        assert abs((x1 - x0) ** 2 + (y1 - y0) ** 2 - (2000 * MIL) ** 2) <= 4 * 2000 * MIL
