"""V13: bodies that lie: what they touch, where there is room, what carries them, who sees them."""

from itertools import product
from math import cos, radians, sin
from random import Random

import pytest

from manoir.games.pasvu.box import FIGURES, SIZES, Size
from manoir.games.pasvu.geometry.contact import block_meets_ghost, ghosts_meet
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body, figure, pose_of, with_ghost
from manoir.games.pasvu.geometry.landing import lying_places
from manoir.games.pasvu.geometry.lying import lies_inside, lying_levels, nearest_lying_spot
from manoir.games.pasvu.geometry.placing import place, placed, put_down, refuse_spot, take
from manoir.games.pasvu.geometry.rest import bears, carries
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose
from manoir.games.pasvu.geometry.solids import solid
from manoir.games.pasvu.geometry.spots import levels
from manoir.games.pasvu.geometry.standing import has_room
from manoir.games.pasvu.geometry.units import MIL
from tests.games.pasvu.halls import at, check_sound, random_hall

TABLE = Hall((("table", at(2500, 2500)),))


def lying(x: int, y: int, yaw: int, size: Size = "small", z: int = 0, seat: int = 0) -> Ghost:
    """z in mils."""
    return Ghost(seat, size, x, y, z * MIL, yaw=yaw)


def samples(ghost: GhostBody, rng: Random, count: int = 400) -> list[tuple[float, float, float]]:
    """Points of the box around a body that lies, or of an upright body; in grains."""
    points = []
    for _ in range(count):
        if ghost.yaw is None:
            angle, away = radians(rng.uniform(0, 360)), ghost.radius * rng.random() ** 0.5
            up = ghost.height - ghost.radius + (ghost.radius**2 - away**2) ** 0.5
            x, y = ghost.x + away * cos(angle), ghost.y + away * sin(angle)
            points.append((x, y, ghost.low + up * rng.random()))
        else:
            along, across = (rng.uniform(-1, 1) * n for n in (ghost.height / 2, ghost.radius))
            c, s = cos(radians(ghost.yaw / 10)), sin(radians(ghost.yaw / 10))
            z = ghost.low + 2 * ghost.radius * rng.random()
            points.append((ghost.x + along * c - across * s, ghost.y + along * s + across * c, z))
    return points


def contains(ghost: GhostBody, point: tuple[float, float, float], slack: float = 0) -> bool:
    """Whether a point is in its room, by more than the slack."""
    x, y, z = point[0] - ghost.x, point[1] - ghost.y, point[2] - ghost.low
    if ghost.yaw is None:
        up = z - (ghost.height - ghost.radius)
        away = (x * x + y * y + max(0.0, up) ** 2) ** 0.5
        return away < ghost.radius - slack and slack < z < ghost.height - slack
    c, s = cos(radians(ghost.yaw / 10)), sin(radians(ghost.yaw / 10))
    return (
        abs(x * c + y * s) < ghost.height / 2 - slack
        and abs(y * c - x * s) < ghost.radius - slack
        and slack < z < 2 * ghost.radius - slack
    )


def test_V13_two_bodies_meet_where_a_point_is_in_both_and_only_there() -> None:
    """Thousands of points of one of them, looked for in the other."""
    rng, met = Random(1), {True: 0, False: 0}
    for number in range(200):
        one = figure(rng.choice(SIZES), 3000, 3000, rng.choice((0, 300_000)), rng.randrange(3600))
        yaw = rng.choice((None, rng.randrange(3600), 0, 900))
        x, y = (3000 + rng.randrange(-1100, 1100) for _ in "xy")
        two = figure(rng.choice(SIZES), x, y, rng.choice((0, 500_000)), yaw)
        meet = ghosts_meet(one, two)
        assert meet == ghosts_meet(two, one)
        both = [p for p in samples(two, rng) if contains(one, p, 100)]
        both += [p for p in samples(one, rng) if contains(two, p, 100)]
        assert meet or not both, number
        met[meet] += 1
        if meet and not both:
            met[meet] -= 1  # by a corner: no sample fell into it
    assert min(met.values()) > 40


@pytest.mark.parametrize(("size", "radius", "height"), [(s, *FIGURES[s]) for s in SIZES])
def test_V13_its_room_is_a_box_as_long_as_it_is_tall(size: Size, radius: int, height: int) -> None:
    """Two with their heads to the north, end to end and side by side."""
    one = figure(size, 3000, 3000, 0, 900)
    for step, meets in ((-1, True), (0, False)):
        ahead = figure(size, 3000, 3000 + height // MIL + step, 0, 900)
        aside = figure(size, 3000 + 2 * radius // MIL + step, 3000, 0, 900)
        above = figure(size, 3000, 3000, 2 * radius + step * MIL, 900)
        assert ghosts_meet(one, ahead) is meets
        assert ghosts_meet(one, aside) is meets
        assert ghosts_meet(one, above) is meets


def test_V13_an_upright_one_may_stand_close_to_the_box_but_not_in_it() -> None:
    one = figure("medium", 3000, 3000, 0, 0)
    for x, y, meets in (
        (3000, 3499, True), (3000, 3500, False), (3649, 3000, True), (3650, 3000, False),
        (3591, 3441, True), (3592, 3442, False),
    ):  # fmt: skip
        upright = figure("small", x, y, 0)
        assert ghosts_meet(one, upright) is ghosts_meet(upright, one) is meets, (x, y)


def test_V13_pieces_are_met_by_the_box() -> None:
    """A table: between its legs a medium one may lie, not across them; a large one is too high."""
    legs = solid("table", at(2500, 2500))
    for x, y, yaw, meets in (
        (2500, 2500, 0, False), (2500, 2500, 450, False), (2500, 2620, 0, False),
        (2500, 2621, 0, True), (2700, 2600, 450, True), (3450, 2500, 0, False),
    ):  # fmt: skip
        shape = figure("medium", x, y, 0, yaw)
        assert any(block_meets_ghost(leg, shape) for leg in legs) is meets, (x, y, yaw)
    large = figure("large", 2500, 2500, 0, 0)
    assert any(block_meets_ghost(leg, large) for leg in legs)


@pytest.mark.parametrize("size", SIZES)
def test_V13_nothing_of_it_is_outside_the_hall(size: Size) -> None:
    half, radius = FIGURES[size].height // MIL // 2, FIGURES[size].radius // MIL
    for edge, inside in ((half, True), (half - 1, False)):
        assert lies_inside(size, edge, 3000, 0) is inside
        assert lies_inside(size, 6000 - edge, 3000, 1800) is inside
        assert lies_inside(size, 3000, edge, 900) is inside
        assert lies_inside(size, 3000, 6000 - edge, 2700) is inside
    for edge, inside in ((radius, True), (radius - 1, False)):
        assert lies_inside(size, 3000, edge, 0) is inside
        assert lies_inside(size, edge, 3000, 900) is inside
    askew = int((half + radius) * cos(radians(45))) + 1
    assert lies_inside(size, askew, askew, 450)
    assert not lies_inside(size, askew - 3, askew, 450)
    for x, y in ((-500, 3000), (3000, 10**6), (6000, 6000)):
        assert not lies_inside(size, x, y, 0)


def test_V13_it_may_lie_across_the_lines_between_cells() -> None:
    for x, y in ((3000, 3000), (2999, 3001), (3000, 2500)):
        assert lying_levels(Hall(), "large", x, y, 450) == (0,)


def test_V13_on_a_table_under_it_and_not_halfway_through_its_top() -> None:
    assert lying_levels(TABLE, "small", 2500, 2500, 0) == (0, 700_000)
    assert lying_levels(TABLE, "medium", 2500, 2500, 0) == (0, 700_000)
    assert lying_levels(TABLE, "large", 2500, 2500, 0) == (700_000,)


def test_V13_its_middle_must_be_above_what_carries_it_and_its_ends_need_not() -> None:
    assert lying_levels(TABLE, "large", 2990, 2500, 0) == (700_000,)
    assert lying_levels(TABLE, "large", 3010, 2500, 0) == ()
    assert lying_levels(TABLE, "large", 3700, 2500, 0) == (0,)
    refusal = refuse_spot(TABLE, "small", (3200, 2500, 700_000), 0)
    assert refusal is not None
    assert refusal.code == "stands_on_nothing"


def test_V13_one_lies_beside_another_and_not_in_it() -> None:
    hall = with_ghost(Hall(), lying(3000, 3000, 900))
    for x, free in ((3399, ()), (3400, (0,))):
        assert lying_levels(hall, "small", x, 3000, 900) == free
    refusal = refuse_spot(hall, "small", (3200, 3000, 0), 900)
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("ghost_in_the_way", {"x": 3000, "y": 3000})


def test_V8_an_upright_one_finds_its_spots_around_one_that_lies_in_the_next_cell() -> None:
    """With its head it reaches over the line, though its middle is far from it."""
    hall = with_ghost(Hall(), lying(2600, 2500, 0, "medium"))
    assert levels(hall, "small", 3249, 2500) == ()
    assert levels(hall, "small", 3250, 2500) == (0,)


@pytest.mark.parametrize(("size", "height"), [("small", 400), ("medium", 600), ("large", 840)])
def test_V5_pieces_come_down_on_a_body_that_lies(size: Size, height: int) -> None:
    hall = with_ghost(Hall(), lying(3000, 3000, 300, size))
    assert place(hall, "table", Pose("top", 3000, 3000, 0)) == at(3000, 3000, "top", z=height)
    resting = placed(hall, "table", Pose("top", 3000, 3000, 0))
    assert isinstance(resting, Hall)
    assert bears(resting, hall.ghosts[0])
    check_sound(resting)


def test_V5_it_carries_with_all_its_length_as_a_head_does_not() -> None:
    """A table whose middle is off: held by a long body, not by one who stands."""
    long = with_ghost(Hall(), lying(3000, 3000, 0, "large"))
    tall = with_ghost(Hall(), Ghost(0, "large", 3000, 3000))
    assert place(long, "table", Pose("top", 3500, 3000, 0)) == at(3500, 3000, "top", z=840)
    assert getattr(place(tall, "table", Pose("top", 3500, 3000, 0)), "code", None) == "would_fall"


def test_V5_what_rests_on_a_body_comes_down_when_it_is_gone() -> None:
    hall = with_ghost(Hall((("table", at(3000, 3000, "top", z=400)),)), lying(3000, 3000, 0))
    assert settled(hall) == hall
    assert pose_of(settled(Hall(hall.pieces)), "table") == at(3000, 3000, "top")


def test_V5_who_lies_on_a_piece_is_taken_off_it_and_laid_on_the_floor_of_its_cell() -> None:
    ghost = lying(2500, 2500, 300, z=700)
    hall = with_ghost(TABLE, ghost)
    assert carries(hall, "table").ghosts == (ghost,)
    without = take(hall, "table")
    assert isinstance(without, Hall)
    assert without.ghosts == (lying(2500, 2500, 300),)


def test_V5_who_lies_half_on_a_piece_is_lifted_with_it_and_who_lies_under_it_is_not() -> None:
    over, under = lying(2950, 2500, 0, z=700), lying(2500, 2500, 0)
    assert carries(Hall(TABLE.pieces, (over, under)), "table").ghosts == (over,)


def test_V5_on_the_floor_it_keeps_its_yaw_or_turns_by_a_quarter_or_goes_to_the_next_cell() -> None:
    assert nearest_lying_spot(Hall(), "small", 2500, 2500, 123) == (2500, 2500, 0, 123)
    wall = nearest_lying_spot(Hall(), "large", 300, 2500, 0)
    assert wall == (700, 2500, 0, 0)
    full = Hall(ghosts=tuple(lying(2500, y, 0, "large") for y in (2080, 2930)))
    away = nearest_lying_spot(full, "medium", 2500, 2500, 900)
    assert away is not None
    laid = lying(away[0], away[1], away[3], "medium")
    assert has_room(with_ghost(full, laid), laid)


def test_V5_one_for_whom_there_is_no_room_on_all_the_floor_is_in_the_hall_no_more() -> None:
    """A floor of large bodies from wall to wall."""
    columns = (700, 2100, 3500, 4900)
    crowd = tuple(lying(x, y, 0, "large") for x in columns for y in range(420, 6000, 840))
    more = tuple(lying(5800, y, 900) for y in range(250, 6000, 500))
    extra = lying(2500, 2500, 0, z=2000, seat=1)
    hall = Hall(ghosts=(*crowd, *more, extra))
    assert put_down(hall, (extra,)).ghosts == (*crowd, *more)


@pytest.mark.parametrize("seed", range(2))
def test_V13_every_lair_that_is_offered_is_one(seed: int) -> None:
    hall = random_hall(Random(seed), ghosts=8)
    for size, cell in product(SIZES, ((1, 1), (2, 3), (4, 4), (5, 0))):
        for x, y, z, yaw in lying_places(hall, size, cell):
            assert (x // 1000, y // 1000) == cell
            check_sound(with_ghost(hall, Ghost(1, size, x, y, z, 9, yaw=yaw)))
            assert refuse_spot(hall, size, (x, y, z), yaw) is None


def test_V13_a_body_says_that_it_lies() -> None:
    assert body(lying(3000, 3000, 300)) == GhostBody(3_000_000, 3_000_000, 0, 200_000, 500_000, 300)
