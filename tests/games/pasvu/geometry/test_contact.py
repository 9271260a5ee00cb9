"""Where bodies meet, on whole numbers: by example, and against points drawn at random."""

from math import hypot
from random import Random

import pytest

from manoir.games.pasvu.box import FIGURES, SIZES
from manoir.games.pasvu.geometry.contact import (
    block_meets_ghost,
    blocks_overlap,
    corners,
    crosses,
    distance,
    ghosts_meet,
)
from manoir.games.pasvu.geometry.hall import Ghost, figure
from manoir.games.pasvu.geometry.rows import ghost_row
from manoir.games.pasvu.geometry.shapes import Block, GhostBody
from manoir.games.pasvu.geometry.units import CELL, MIL, TOLERANCE, direction
from tests.games.pasvu.geometry.on_plan import CORE, hull, is_above, nearest_point, shared

LEAST = TOLERANCE + 1


def block(x: int, y: int, yaw: int = 0, low: int = 0, high: int = CELL) -> Block:
    """A cube of one cell, in grains."""
    return Block(x, y, *direction(yaw), CELL // 2, CELL // 2, low, high)


def random_block(rng: Random) -> Block:
    return Block(
        rng.randrange(2 * CELL),
        rng.randrange(2 * CELL),
        *direction(rng.choice([rng.randrange(3600), 900 * rng.randrange(4)])),
        rng.randrange(30 * MIL, CELL),
        rng.randrange(30 * MIL, CELL),
        0,
        CELL,
    )


def is_in(block: Block, x: float, y: float, shrunk: float = 0) -> bool:
    """In floating point, on its own."""
    dx, dy = x - block.x, y - block.y
    east = (dx * block.cosine + dy * block.sine) / CELL
    north = (dy * block.cosine - dx * block.sine) / CELL
    return abs(east) <= block.half_x - shrunk and abs(north) <= block.half_y - shrunk


def test_an_overlap_within_the_tolerance_is_none() -> None:
    assert not crosses(block(0, 0), block(CELL - TOLERANCE, 0))
    assert crosses(block(0, 0), block(CELL - LEAST, 0))
    assert not crosses(block(0, 0), block(0, TOLERANCE - CELL))
    assert crosses(block(0, 0), block(0, LEAST - CELL))


def test_blocks_overlap_only_where_their_heights_do() -> None:
    lower = block(0, 0)
    assert not blocks_overlap(lower, block(0, 0, 300, low=CELL - TOLERANCE, high=2 * CELL))
    assert blocks_overlap(lower, block(0, 0, 300, low=CELL - LEAST, high=2 * CELL))


def test_a_corner_may_be_in_the_angle_that_a_turned_block_leaves_free() -> None:
    turned = block(0, 0, 450)
    assert not crosses(turned, block(CELL * 9 // 10, CELL * 9 // 10))
    assert crosses(turned, block(CELL * 8 // 10, CELL * 8 // 10))


def test_rectangles_cross_as_points_drawn_at_random_say() -> None:
    rng = Random(5)
    crossing = 0
    for _ in range(400):
        one, two = random_block(rng), random_block(rng)
        assert crosses(one, two) == crosses(two, one)
        common = shared(one, two)
        if crosses(one, two):
            crossing += 1
            assert len(hull(common)) > 2
            assert all(is_in(one, *p, -4) and is_in(two, *p, -4) for p in common)
        points = ((rng.randrange(2 * CELL), rng.randrange(2 * CELL)) for _ in range(200))
        for x, y in points:
            if is_in(one, x, y, LEAST) and is_in(two, x, y, LEAST):
                assert crosses(one, two)
                assert is_above(hull(common), (x, y))
    assert 100 < crossing < 300


def test_the_distance_to_a_block_is_that_to_its_nearest_point() -> None:
    rng = Random(6)
    for _ in range(1000):
        one, x, y = random_block(rng), rng.randrange(3 * CELL), rng.randrange(3 * CELL)
        near_x, near_y = nearest_point(one, x, y)
        assert is_in(one, near_x, near_y, -3)
        assert abs(distance(one, x, y) - hypot(near_x - x, near_y - y)) <= 4
        assert all(hypot(a - x, b - y) >= distance(one, x, y) - 4 for a, b in corners(one))


def test_a_point_on_a_block_is_no_distance_away() -> None:
    assert distance(block(0, 0, 123), 1000, -2000) == 0
    assert distance(block(0, 0), CELL, 0) == CELL // 2
    assert distance(block(0, 0), CELL // 2 + 300, CELL // 2 + 400) == 500


def test_a_ghost_is_highest_in_its_middle_and_round_above() -> None:
    ghost, contact = [*ghost_row(Ghost(0, "small", 0, 0))], CORE.contact
    assert contact.top_at(ghost, 0, 0) == 500 * MIL
    assert contact.top_at(ghost, 0, 120 * MIL) == 460 * MIL, "120, 160, 200"
    assert contact.top_at(ghost, 0, 200 * MIL) == 300 * MIL
    assert [contact.width_at(ghost, 0, z * MIL) for z in (0, 300, 460, 500, 600)] == [
        200 * MIL,
        200 * MIL,
        120 * MIL,
        0,
        0,
    ]


def test_a_block_may_hang_over_a_ghosts_shoulder() -> None:
    ghost = figure("small", 620, 0, 0)  # 120 mils east of the block's side
    assert not block_meets_ghost(block(0, 0, low=460 * MIL), ghost)
    assert block_meets_ghost(block(0, 0, low=460 * MIL - LEAST), ghost)
    assert not block_meets_ghost(block(0, 0, low=0, high=TOLERANCE), ghost)
    assert block_meets_ghost(block(0, 0, low=0, high=LEAST), ghost)


def test_a_ghost_beside_a_block_does_not_meet_it() -> None:
    beside = GhostBody(700 * MIL - TOLERANCE, 0, 0, *FIGURES["small"])
    assert not block_meets_ghost(block(0, 0), beside)
    assert block_meets_ghost(block(0, 0), beside._replace(x=beside.x - 1))


@pytest.mark.parametrize("size", SIZES)
def test_ghosts_side_by_side_do_not_meet(size: str) -> None:
    one = figure(size, 0, 0, 0)  # type: ignore[arg-type]
    other = figure("small", 0, 0, 0)._replace(x=one.radius + 200 * MIL - TOLERANCE)
    assert not ghosts_meet(one, other)
    assert ghosts_meet(one, other._replace(x=other.x - 1))
    assert ghosts_meet(other._replace(x=other.x - 1), one)


def test_a_ghost_higher_up_may_come_nearer_to_a_round_head() -> None:
    low = figure("small", 0, 0, 0)
    high = figure("small", 330, 0, 460 * MIL)  # there the head is 120 mils wide
    assert not ghosts_meet(low, high)
    assert ghosts_meet(low, high._replace(low=400 * MIL))
    assert not ghosts_meet(low, figure("small", 0, 0, 500 * MIL))


def test_a_point_on_the_edge_of_a_shape_is_above_it_and_one_further_out_is_not() -> None:
    square = hull([(0, 0), (CELL, 0), (CELL, CELL), (0, CELL), (5, 5)])
    assert len(square) == 4
    assert is_above(square, (CELL, 10))
    assert is_above(square, (CELL + TOLERANCE, 10))
    assert not is_above(square, (CELL + LEAST, 10))
    assert not is_above(square, (CELL + 15, CELL + 15)), "further than the tolerance, at a corner"


def test_a_line_and_a_point_carry_what_is_right_above_them() -> None:
    line = hull([(0, 0), (CELL, 0), (CELL // 2, 0)])
    assert line == ((0, 0), (CELL, 0))
    assert is_above(line, (CELL // 3, TOLERANCE))
    assert not is_above(line, (CELL // 3, LEAST))
    assert not is_above(line, (-LEAST, 0))
    assert is_above(hull([(7, 7)]), (7, 7))
    assert not is_above(hull([(7, 7)]), (7, 7 + LEAST))
    assert not is_above((), (0, 0))
