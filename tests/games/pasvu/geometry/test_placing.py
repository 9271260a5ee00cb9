"""V5 and V8 as the rules ask them: a resting pose, or a named refusal; and what holds always."""

from collections.abc import Iterator
from math import hypot
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES, Piece
from manoir.games.pasvu.geometry.contact import block_meets_ghost, blocks_overlap
from manoir.games.pasvu.geometry.hall import (
    Ghost,
    Hall,
    body,
    everything,
    pose_of,
    with_piece,
    without_piece,
)
from manoir.games.pasvu.geometry.placing import place, placed, refuse_spot, take
from manoir.games.pasvu.geometry.rest import carries
from manoir.games.pasvu.geometry.shapes import Block, GhostBody, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.units import CELL, MIL, TOLERANCE
from manoir.kernel import Refusal
from tests.games.pasvu.halls import at, check_sound, haunted, random_hall, random_pose

SKIN = TOLERANCE + 5  # grains
TABLE = Hall(pieces=(("table", at(3000, 3000)),))


def overlaps(hall: Hall, piece: Piece, pose: Pose) -> bool:
    """With anything else in the hall, or with the floor."""
    return any(
        part.low < -TOLERANCE
        or any(blocks_overlap(part, other) for _, other in everything(hall))
        or any(block_meets_ghost(part, body(ghost)) for ghost in hall.ghosts)
        for part in solid(piece, pose)
    )


def test_a_placed_piece_has_the_height_at_which_it_rests() -> None:
    assert place(TABLE, "armchair", at(3000, 3000, z=77)) == at(3000, 3000, z=700)


def test_a_yaw_is_brought_into_one_turn() -> None:
    assert place(Hall(), "table", at(3000, 3000, yaw=-900)) == at(3000, 3000, yaw=2700)
    assert place(Hall(), "table", at(3000, 3000, yaw=3600 * 10**30 + 5)) == at(3000, 3000, yaw=5)


def test_a_piece_may_touch_the_wall_but_not_stick_out() -> None:
    assert place(Hall(), "table", at(500, 5500)) == at(500, 5500)
    assert place(Hall(), "table", at(499, 3000)) == Refusal(
        "sticks_out", "V5", {"x": 0, "y": 2500, "piece": "table"}
    )
    assert isinstance(place(Hall(), "table", at(500, 5500, yaw=1)), Refusal)


def test_a_turned_piece_sticks_out_with_its_corner() -> None:
    refusal = place(Hall(), "desk", at(5000, 3000, yaw=100))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "sticks_out"
    assert refusal.args["x"] == 6000
    assert refusal.args["y"] in range(2600, 3700)


@pytest.mark.parametrize("far", [-1, 6001, 10**9, 2**63, -(10**308)])
def test_hostile_places_stick_out_and_are_shown_at_the_wall(far: int) -> None:
    for pose in (at(far, 3000), at(3000, far), at(far, far)):
        refusal = place(TABLE, "piano", pose)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "sticks_out"
        assert all(0 <= int(refusal.args[axis]) <= 6000 for axis in "xy")


def test_a_piece_that_would_fall_is_refused_where_its_weight_is() -> None:
    assert place(TABLE, "trolley", at(3900, 3000)) == Refusal(
        "would_fall", "V5", {"x": 3900, "y": 3000, "piece": "trolley"}
    )


def test_a_piece_balances_on_the_very_edge() -> None:
    assert isinstance(place(TABLE, "armchair", at(3500, 3000)), Pose)
    assert isinstance(place(TABLE, "armchair", at(3501, 3000)), Refusal)


def test_a_piece_under_another_cannot_be_taken() -> None:
    hall = placed(TABLE, "mirror", at(3010, 3020, "back"))
    assert isinstance(hall, Hall)
    assert take(hall, "table") == Refusal(
        "in_the_way", "V5", {"x": 3010, "y": 3020, "piece": "mirror"}
    )
    assert take(hall, "mirror") == TABLE


def test_ghosts_on_and_in_a_piece_are_put_on_the_floor_when_it_is_taken() -> None:
    on_top = Ghost(0, "small", 2700, 2500, 760 * MIL)
    inside = Ghost(1, "small", 2700, 2500, 160 * MIL)
    hall = Hall((("trolley", at(3000, 2500)),), (on_top, inside))
    after = take(hall, "trolley")
    assert isinstance(after, Hall)
    assert after.pieces == ()
    assert after.ghosts[0] == replace(on_top, z=0)
    assert (after.ghosts[1].seat, after.ghosts[1].z) == (1, 0)
    assert after.ghosts[1].x // 1000 == 2
    assert after.ghosts[1].y // 1000 == 2
    check_sound(after)


def test_a_ghost_under_a_table_stays_when_it_is_taken() -> None:
    hall = Hall((("table", at(2500, 2500)),), (Ghost(0, "small", 2510, 2490),))
    assert take(hall, "table") == Hall((), hall.ghosts)


@pytest.mark.parametrize(
    ("spot", "code"),
    [
        ((2999, 2500, 0), "leaves_cell"),
        ((9500, 2500, 0), "leaves_cell"),
        ((3300, 3300, 1), "stands_on_nothing"),
        ((3300, 3300, -1), "stands_on_nothing"),
        ((4500, 4500, 700 * MIL), "stands_on_nothing"),
        ((3350, 3350, 0), "in_the_way"),
        ((1400, 1400, 0), "ghost_in_the_way"),
    ],
)
def test_a_refused_spot_has_a_name(spot: tuple[int, int, int], code: str) -> None:
    hall = replace(TABLE, ghosts=(Ghost(0, "small", 1300, 1300),))
    refusal = refuse_spot(hall, "small", spot)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "V8")


def is_in_block(block: Block, x: float, y: float, z: float) -> bool:
    """In floating point, on its own: deeper inside than the tolerance."""
    dx, dy = x - block.x, y - block.y
    east = (dx * block.cosine + dy * block.sine) / CELL
    north = (dy * block.cosine - dx * block.sine) / CELL
    return (
        abs(east) < block.half_x - SKIN
        and abs(north) < block.half_y - SKIN
        and block.low + SKIN < z < block.high - SKIN
    )


def is_in_ghost(ghost: GhostBody, x: float, y: float, z: float) -> bool:
    away, neck = hypot(x - ghost.x, y - ghost.y), ghost.low + ghost.height - ghost.radius
    return z > ghost.low + SKIN and hypot(away, max(0, z - neck)) < ghost.radius - SKIN


def points_of(ghost: GhostBody, rng: Random) -> Iterator[tuple[float, float, float]]:
    for _ in range(400):
        x, y = (place + rng.uniform(-1, 1) * ghost.radius for place in (ghost.x, ghost.y))
        z = ghost.low + rng.random() * ghost.height
        if is_in_ghost(ghost, x, y, z):
            yield x, y, z


def points_in(block: Block, rng: Random) -> Iterator[tuple[float, float, float]]:
    for _ in range(60):
        east, north = (rng.uniform(-1, 1) * half for half in (block.half_x, block.half_y))
        x = block.x + (east * block.cosine - north * block.sine) / CELL
        y = block.y + (east * block.sine + north * block.cosine) / CELL
        yield x, y, rng.uniform(block.low, block.high)


def test_points_drawn_in_a_body_are_in_no_other() -> None:
    """Floating point, and nothing of contact.py: a second opinion."""
    rng = Random(3)
    for _ in range(4):
        hall = random_hall(rng, ghosts=20)
        blocks, ghosts = list(everything(hall)), [body(ghost) for ghost in hall.ghosts]
        for ghost in ghosts:
            for point in points_of(ghost, rng):
                assert not any(is_in_block(block, *point) for _, block in blocks)
                assert not any(is_in_ghost(g, *point) for g in ghosts if g != ghost)
        for name, one in blocks:
            for point in points_in(one, rng):
                assert not any(is_in_block(two, *point) for other, two in blocks if other != name)


def check_placements(seed: int, count: int) -> None:
    """Take a piece and place it again, again and again, in hall after hall."""
    rng, hall, done, high = Random(seed), Hall(), 0, 0
    while done < count:
        if done % 50 == 0:
            hall = random_hall(rng, ghosts=rng.choice([0, 6, 14]))
            check_sound(hall)
        piece = rng.choice(PIECES)
        without = take(hall, piece)
        if isinstance(without, Refusal):
            assert without.code == "in_the_way"
            continue
        pose = place(without, piece, random_pose(rng))
        if isinstance(pose, Refusal):
            continue
        done += 1
        high += pose.z > 0
        hall = with_piece(without, piece, pose)
        check_sound(hall)
        check_rests(without, piece, pose, rng)
        check_there_and_back(hall, piece)
        if rng.random() < 0.3 and len(hall.ghosts) < 20:
            hall = haunted(rng, hall, 1)
    assert high > count // 20, "some rest on others"


def check_rests(hall: Hall, piece: Piece, pose: Pose, rng: Random) -> None:
    """Free all the way down to where it is, and not a tolerance further."""
    assert overlaps(hall, piece, replace(pose, z=pose.z - TOLERANCE - 1))
    for above in (0, 1, TOLERANCE, rng.randrange(1000 * MIL)):
        assert not overlaps(hall, piece, replace(pose, z=pose.z + above))


def check_there_and_back(hall: Hall, piece: Piece) -> None:
    """A piece that is taken away and put back changes nothing else."""
    assert carries(hall, piece) == ((), ())
    lifted = take(hall, piece)
    assert lifted == without_piece(hall, piece)
    pose = pose_of(hall, piece)
    assert pose
    assert placed(lifted, piece, pose) == hall


def test_100_placements_rest_on_something_and_overlap_nothing() -> None:
    check_placements(seed=1, count=100)


@pytest.mark.soak
def test_10_000_placements_rest_on_something_and_overlap_nothing() -> None:
    check_placements(seed=2, count=10_000)
