"""V5: a piece that is let fall turns about its edge until it touches, and leans; or it lies."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import FACES, PIECES, SIZES, Piece
from manoir.games.pasvu.geometry.contact import block_meets_ghost, blocks_overlap
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, figure, pose_of, with_ghost
from manoir.games.pasvu.geometry.landing import land
from manoir.games.pasvu.geometry.leaning import falling
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.geometry.moving_all import danced, with_mirror_up
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.shapes import Lean, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.spots import fits, levels
from manoir.games.pasvu.geometry.standing import has_room
from manoir.games.pasvu.geometry.tipping import tipped_over
from manoir.games.pasvu.geometry.units import TURN
from manoir.games.pasvu.rounds.ghosts import gone
from manoir.games.pasvu.sight.keyhole import SIDES, Side
from manoir.kernel import Refusal
from tests.games.pasvu.geometry.oriented import Oriented, corners, depth, depth_in, oriented
from tests.games.pasvu.halls import at, check_sound, haunted, let_fall, random_hall

CLOSE = 0.03  # mils: the tolerance, and what is lost by rounding
LARGE = Ghost(0, "large", 3500, 3500)


def hall_of(*ghosts: Ghost, **pieces: Pose) -> Hall:
    return Hall(tuple(pieces.items()), ghosts)  # type: ignore[arg-type]


def fallen(hall: Hall, piece: Piece, pose: Pose, towards: Side) -> Hall:
    after = relocated(hall, piece, falling(pose, towards))
    assert isinstance(after, Hall), after
    return after


def lean_of(hall: Hall, piece: Piece) -> Lean | None:
    pose = pose_of(hall, piece)
    assert pose is not None
    return pose.lean or None


MIRROR = hall_of(mirror=at(1000, 1000))


def test_V5_with_nothing_in_its_way_it_lies_flat() -> None:
    after = fallen(MIRROR, "mirror", at(3000, 3000), "N")
    assert pose_of(after, "mirror") == at(3000, 4000, "back")  # over its edge at 3100


def test_V5_it_leans_on_a_ghost() -> None:
    after = fallen(with_ghost(MIRROR, LARGE), "mirror", at(3500, 2500), "N")
    assert lean_of(after, "mirror") == Lean("N", 24)
    lower = Ghost(0, "small", 3500, 3500)
    after = fallen(with_ghost(MIRROR, lower), "mirror", at(3500, 2500), "N")
    assert lean_of(after, "mirror") == Lean("N", 59)


def test_V5_it_leans_on_a_piece_and_on_the_edge_of_the_hall() -> None:
    hall = hall_of(mirror=at(1000, 1000), piano=at(3000, 4000))
    assert lean_of(fallen(hall, "mirror", at(3000, 3000), "N"), "mirror") == Lean("N", 31)
    assert lean_of(fallen(hall, "mirror", at(5000, 5000), "N"), "mirror") == Lean("N", 30)


def test_V5_towards_a_side_is_over_the_edge_that_is_nearest_to_it() -> None:
    for yaw in range(0, TURN, 250):
        after = {side: fallen(MIRROR, "mirror", at(3000, 3000, yaw=yaw), side) for side in SIDES}
        where = {side: pose_of(hall, "mirror") for side, hall in after.items()}
        assert len({(pose.x, pose.y) for pose in where.values() if pose}) == 4
        north, east = where["N"], where["E"]
        assert north
        assert east
        assert min(north.y, east.x) > 3500, yaw


def test_V5_where_it_touches_already_it_cannot_fall() -> None:
    hall = hall_of(mirror=at(1000, 1000), piano=at(3000, 4000))
    after = relocated(hall, "mirror", falling(at(3000, 3500), "N"))
    assert isinstance(after, Refusal)
    assert after.code == "cannot_fall"
    assert isinstance(relocated(hall, "mirror", falling(at(3000, 3500), "S")), Hall)


def test_V5_it_falls_from_the_floor_only() -> None:
    hall = hall_of(mirror=at(1000, 1000), table=at(3000, 4000))
    after = relocated(hall, "mirror", falling(at(3000, 4000), "N"))
    assert isinstance(after, Refusal)
    assert after.code == "falls_from_floor"


LEANING = fallen(
    hall_of(mirror=at(1000, 1000), table=at(5200, 800), piano=at(3000, 4000)),
    "mirror", at(3000, 3000), "N",
)  # fmt: skip


def test_V5_what_leans_carries_nothing() -> None:
    refusal = relocated(LEANING, "table", at(3000, 2900))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "on_leaning"
    assert refusal.args == {"x": 3000, "y": 2900, "piece": "table"}
    upright = hall_of(mirror=at(3000, 3000, "back"))
    assert levels(upright, "small", 3500, 3500) == (140_000,)
    top = solid("mirror", LEANING.pieces[-1][1])[0].high  # of its board
    assert not fits(LEANING, "small", 3300, 3300, top)
    on_it = Ghost(0, "small", 3300, 3300, top)
    assert not has_room(with_ghost(LEANING, on_it), on_it)
    assert levels(LEANING, "small", 3300, 3300) == ()
    assert not isinstance(land(LEANING, "small", (3300, 3300, 1800)), tuple)


def test_V8_ghosts_stand_under_it_where_they_fit() -> None:
    hall = fallen(with_ghost(MIRROR, LARGE), "mirror", at(3500, 2500), "N")
    room = [y for y in range(2600, 3000) if fits(hall, "small", 3500, y, 0)]
    assert room == []
    low = fallen(hall_of(mirror=at(1000, 1000), desk=at(3000, 5000)), "mirror", at(3000, 3700), "N")
    under = [y for y in range(3000, 4500) if fits(low, "small", 3300, y, 0)]
    assert max(under, default=0) > 3700, "between the mirror and the desk"


def test_V5_when_what_it_leans_on_goes_it_falls_on() -> None:
    small = Ghost(1, "small", 3500, 3600)
    hall = fallen(hall_of(LARGE, mirror=at(1000, 1000)), "mirror", at(3500, 2500), "N")
    assert lean_of(hall, "mirror") == Lean("N", 24)
    assert pose_of(gone(hall, (LARGE,)), "mirror") == at(3500, 3500, "back")
    moved = replace(hall, ghosts=(replace(LARGE, x=500, y=500), small))
    assert lean_of(settled(moved), "mirror") == Lean("N", 62)


def test_V5_taken_away_from_under_it_a_piece_lets_it_fall_on() -> None:
    after = relocated(LEANING, "piano", at(1000, 5000))
    assert isinstance(after, Hall)
    assert pose_of(after, "mirror") == at(3000, 4000, "back")


def test_V5_it_is_put_back_as_it_leant_over_a_piece_that_was_moved_a_little() -> None:
    hall = hall_of(mirror=at(1000, 1000), table=at(3000, 4000))
    hall = fallen(hall, "mirror", at(3000, 3000), "N")
    lean = lean_of(hall, "mirror")
    assert lean == Lean("N", 29), "over the table"
    after = relocated(hall, "table", at(3100, 4000))
    assert isinstance(after, Hall)
    assert lean_of(after, "mirror") == lean
    after = relocated(hall, "table", at(3100, 3900))
    assert isinstance(after, Hall)
    assert pose_of(after, "mirror") == at(3000, 3000), "it cannot lean as it did, and stands"
    after = relocated(hall, "table", at(3000, 3000))
    assert isinstance(after, Hall)
    assert pose_of(after, "mirror") == at(3000, 3000, z=700), "straight down"


def test_V13_a_piece_that_leans_stands_up_to_dance() -> None:
    assert lean_of(danced(LEANING), "mirror") is None
    check_sound(danced(LEANING))


def test_V13_it_stands_up_where_it_is_if_that_is_before_its_door() -> None:
    hall = hall_of(Ghost(0, "large", 3500, 1500), mirror=at(1000, 1000))
    hall = fallen(hall, "mirror", at(3500, 100), "N")
    assert lean_of(hall, "mirror")
    assert pose_of(danced(hall), "mirror") == at(3500, 100)


def test_V13_what_leans_is_tipped_from_how_it_stood() -> None:
    after = tipped_over(LEANING, "mirror", "S", ())
    assert pose_of(after, "mirror") == at(3000, 2000, "front")


def test_V13_the_mirror_stands_up_from_leaning() -> None:
    mirror = pose_of(with_mirror_up(LEANING), "mirror")
    assert mirror
    assert (mirror.face, bool(mirror.lean)) == ("bottom", False)


def random_lean(rng: Random) -> Pose:
    x, y = rng.randrange(2100, 3900), rng.randrange(2100, 3900)
    yaw = rng.choice((rng.randrange(TURN), 900 * rng.randrange(4)))
    return Pose(rng.choice(FACES), x, y, yaw, 0, Lean(rng.choice(SIDES), rng.randrange(1, 90)))


def part(rng: Random, pose: Pose) -> tuple[Oriented, Piece, int]:
    piece = rng.choice(PIECES)
    boxes = oriented(piece, pose)
    number = rng.randrange(len(boxes))
    return boxes[number], piece, number


def test_boxes_that_lean_meet_where_they_do_in_floats() -> None:
    rng, met = Random(5), 0
    for _ in range(400):
        pose, other = random_lean(rng), random_lean(rng)
        if rng.random() < 0.4:
            other = Pose(other.face, other.x, other.y, other.yaw)
        (one, piece, i), (two, second, j) = part(rng, pose), part(rng, other)
        meets, apart = (
            blocks_overlap(solid(piece, pose)[i], solid(second, other)[j]),
            depth(one, two),
        )
        assert meets == (apart > 0.02) or abs(apart - 0.02) < 0.01, (piece, pose, second, other)
        met += meets
    assert met > 20


def test_boxes_that_lean_meet_ghosts_where_they_do_in_floats() -> None:
    rng, met = Random(5), 0
    for _ in range(25):
        pose = random_lean(rng)
        box, piece, number = part(rng, pose)
        x, y = (int(place) + rng.randrange(-700, 700) for place in box.middle[:2])
        ghost = figure(rng.choice(SIZES), x, y, rng.choice((0, rng.randrange(1500) * 1000)))
        meets, far = block_meets_ghost(solid(piece, pose)[number], ghost), depth_in(box, ghost)
        assert meets == (far > 0.02) or abs(far - 0.02) < 0.01, (piece, pose, ghost)
        met += meets
    assert met > 4


def check_in_floats(hall: Hall) -> None:
    """Nothing overlaps, nothing sticks out, and what leans would touch a degree later."""
    boxes = [(piece, pose, oriented(piece, pose)) for piece, pose in hall.pieces]
    for (one, pose, these), (two, other, those) in combinations(boxes, 2):
        if pose.lean or other.lean:
            assert max(depth(a, b) for a in these for b in those) < CLOSE, (one, two)
    for piece, pose, these in boxes:
        if pose.lean:
            points = [place for box in these for corner in corners(box) for place in corner[:2]]
            assert min(points) > -CLOSE, piece
            assert max(points) < 6000 + CLOSE, piece
            assert min(corner[2] for box in these for corner in corners(box)) > -CLOSE, piece
            assert pose.lean.degrees == 89 or would_touch(hall, piece, pose), piece


def would_touch(hall: Hall, piece: Piece, pose: Pose) -> bool:
    assert pose.lean
    further = replace(pose, lean=replace(pose.lean, degrees=pose.lean.degrees + 1))
    these = solid(piece, further)
    others = [block for name, at in hall.pieces if name != piece for block in solid(name, at)]
    points = [p for box in oriented(piece, further) for corner in corners(box) for p in corner[:2]]
    return (
        min(points) < 0
        or max(points) > 6000
        or any(blocks_overlap(one, two) for one in these for two in others)
        or any(block_meets_ghost(one, body(ghost)) for one in these for ghost in hall.ghosts)
    )


def numbered(hall: Hall) -> Hall:
    ghosts = (replace(ghost, number=number) for number, ghost in enumerate(hall.ghosts))
    return replace(hall, ghosts=tuple(ghosts))


def changed(rng: Random, hall: Hall) -> Hall:
    """Something else that happens in a hall."""
    match rng.randrange(8):
        case 0 | 1:
            some = min(3, len(hall.ghosts))
            return gone(hall, tuple(rng.sample(hall.ghosts, some)))
        case 2:
            return danced(hall)
        case 3:
            return with_mirror_up(hall)
        case 4:
            return tipped_over(hall, rng.choice(PIECES), rng.choice(SIDES), ())
        case 5:
            return numbered(haunted(rng, hall, 3))
        case _:
            to = at(rng.randrange(6000), rng.randrange(6000))
            after = relocated(hall, rng.choice(PIECES), to)
            return hall if isinstance(after, Refusal) else after


def check_falls(seed: int, falls: int) -> int:
    """Let pieces fall in one hall while other things happen there; how many came to lean."""
    rng, leaning = Random(seed), 0
    hall = numbered(random_hall(rng))
    for _ in range(falls):
        for after in (let_fall(rng, hall), changed(rng, hall)):
            check_sound(after)
            if not rng.randrange(4):
                check_in_floats(after)
            assert settled(after) == after, "it is at rest"
            leaning += any(pose.lean for _, pose in after.pieces)
            hall = after
    return leaning


def test_falls_end_at_rest_in_nothing_and_inside() -> None:
    for seed in range(4):
        assert check_falls(seed, 10) > 0, seed


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10))
def test_10_000_falls_end_at_rest_in_nothing_and_inside(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        check_falls(seed, 10)


def test_a_hall_as_it_is_set_out_leans_nowhere() -> None:
    assert placed(Hall(), "mirror", falling(at(3000, 3000), "N")) == hall_of(mirror=at(3000, 3000))
