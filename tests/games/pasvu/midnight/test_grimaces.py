"""V13, *Concours de grimaces*: the mirror is set up, and a small ghost of each before it."""

from math import atan2, cos, degrees, hypot, radians, sin
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FACES
from manoir.games.pasvu.geometry.hall import Ghost, Hall, pose_of
from manoir.games.pasvu.geometry.placing import placed
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.spots import fits
from manoir.games.pasvu.moves import Effect, Escape, Fuse, Walk
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import check_sound, random_hall
from tests.games.pasvu.midnight.nights import (
    before,
    named,
    night,
    on_foot,
    strike,
    struck,
    until,
    where,
)
from tests.games.pasvu.positions import looked_at, place_of, play, refused, to_cell

WEST = "mirror bottom 500 3000 900"  # it looks east, at the middle


def mirror(state: State) -> Pose:
    pose = pose_of(state.hall, "mirror")
    assert pose is not None
    return pose


def off(pose: Pose, x: int, y: int) -> tuple[float, float]:
    """How far a point is ahead of the glass and aside; unturned, it looks south."""
    yaw = radians(pose.yaw / 10)
    east, north = x - pose.x, y - pose.y
    ahead = east * sin(yaw) - north * cos(yaw)
    return ahead, abs(east * cos(yaw) + north * sin(yaw))


def looks_at_the_middle(pose: Pose) -> bool:
    wanted = degrees(atan2(3000 - pose.y, 3000 - pose.x)) + 90
    return abs((wanted - pose.yaw / 10 + 180) % 360 - 180) <= 0.06


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("place", [(1500, 1500), (4400, 1300), (3000, 4700), (1200, 3000)])
def test_V13_the_mirror_is_set_upright_where_it_is_and_looks_at_the_middle(
    face: str, place: tuple[int, int]
) -> None:
    state = before(f"mirror {face} {place[0]} {place[1]} 1234", "grimaces")
    after = mirror(strike(state, "grimaces"))
    assert (after.face, after.x, after.y, after.z) == ("bottom", *place, 0)
    assert looks_at_the_middle(after)


def test_V13_in_the_very_middle_it_keeps_its_yaw() -> None:
    assert mirror(night("mirror front 3000 3000 700", "grimaces")).yaw == 700


@pytest.mark.parametrize("place", [(100, 3000, 900), (700, 900, 0), (5300, 5890, 0)])
def test_V13_at_a_wall_it_is_shifted_as_little_as_needed(place: tuple[int, int, int]) -> None:
    x, y, yaw = place
    state = night(f"mirror bottom {x} {y} {yaw}", "grimaces")
    after = mirror(state)
    assert looks_at_the_middle(after)
    assert hypot(after.x - x, after.y - y) < 450
    check_sound(state.hall)


def test_V13_each_in_turn_has_a_small_ghost_as_close_as_possible_to_the_glass() -> None:
    """Whoever has the die is first, in the middle; the next ones come beside it."""
    text = f"sides S W N E\n{WEST}\nholder 2"
    state = before(text, "grimaces")
    after = strike(state, "grimaces")
    assert named(after.hall.ghosts) == [(2, 3), (3, 3), (0, 3), (1, 3)]
    pose = mirror(after)
    ahead = [off(pose, ghost.x, ghost.y)[0] for ghost in after.hall.ghosts]
    assert ahead == sorted(ahead)
    assert all(ghost.z == 0 for ghost in after.hall.ghosts)
    assert all(off(pose, ghost.x, ghost.y)[1] <= 521 for ghost in after.hall.ghosts)
    check_sound(after.hall)
    assert struck(state, "grimaces") == (Effect("grimaces", ghosts=after.hall.ghosts),)
    assert after.phase == "dealing"


def closest(state: State, pose: Pose, step: int = 20) -> float:
    """By trying all the floor: how near to the glass there is room for a small ghost."""
    points = [(x, y) for x in range(0, 6000, step) for y in range(0, 6000, step)]
    offs = sorted((off(pose, x, y), x, y) for x, y in points)
    strip = ((ahead, x, y) for (ahead, aside), x, y in offs if ahead > 0 and aside <= 520)
    return next(ahead for ahead, x, y in strip if fits(state.hall, "small", x, y, 0))


@pytest.mark.parametrize("seed", range(3))
def test_V13_no_free_place_before_the_glass_is_closer(seed: int) -> None:
    hall = random_hall(Random(seed), ghosts=0)
    state = replace(before("hotel", "grimaces"), hall=hall)
    after = strike(state, "grimaces")
    first = after.hall.ghosts[0]
    alone = replace(after, hall=replace(after.hall, ghosts=()))
    assert off(mirror(after), first.x, first.y)[0] <= closest(alone, mirror(after)) + 50
    check_sound(after.hall)


def test_V13_who_has_no_small_ghost_in_reserve_has_none_before_the_mirror() -> None:
    gone = "out 0:3 0:4\nghost 0 5 4500 500\nghost 0 6 5500 500"
    state = night(f"{WEST}\n{gone}", "grimaces")
    assert named(state.hall.ghosts) == [(0, 5), (0, 6), (1, 3)]
    fused = night(f"{WEST}\n{gone}", "grimaces", fusions=True)
    assert fused.out == ((3, 4), ())
    assert named(fused.hall.ghosts) == [(0, 5), (0, 6), (1, 3)]


def test_V13_the_first_small_one_in_reserve_comes() -> None:
    state = night(f"{WEST}\nghost 0 3 4500 500\nout 1:3 1:4 1:5", "grimaces")
    assert named(state.hall.ghosts) == [(0, 3), (0, 4), (1, 6)]


def test_V13_without_room_before_the_glass_nobody_comes() -> None:
    """It looks south over two columns, and in each of their cells stands a grown ghost."""
    grown = [(seat, number) for seat in range(4) for number in (0, 1, 2)]
    cells = [(column, row) for row in range(6) for column in (2, 3)]
    lines = [
        f"ghost {seat} {number} {1000 * column + 500} {1000 * row + (420 if row == 5 else 500)}"
        for (seat, number), (column, row) in zip(grown[::-1], cells[::-1], strict=True)
    ]
    text = "\n".join(["sides S W N E", "mirror bottom 3000 5900 0", *lines])
    state = before(text, "grimaces")
    check_sound(state.hall)
    after = strike(state, "grimaces")
    assert after.hall.ghosts == state.hall.ghosts
    assert after.held == ((), (), (), ())
    fewer = replace(state, hall=replace(state.hall, ghosts=state.hall.ghosts[1:]))
    assert len(strike(fewer, "grimaces").hall.ghosts) > 11


def test_V13_these_do_not_move_this_round() -> None:
    state = on_foot(night(WEST, "grimaces", fusions=True))
    assert rules.view(state, 0).held == ((3,), (3,))
    there = where(state, 0, 3)
    walks = (to_cell(3, 3, 3), Walk(3, there.x, there.y + 20), Walk(3, there.x, there.y))
    for move in (*walks, Escape(3)):
        assert refused(state, 0, move) == ("held", "V13", {})
    assert not any(getattr(move, "ghost", None) == 3 for move in rules.legal(state, 0))


def test_V12_nor_do_they_fuse() -> None:
    state = on_foot(night("mirror bottom 500 3500 900", "grimaces", fusions=True))
    there = where(state, 0, 3)
    column, row = place_of(state, 0, 3)
    walks = [
        move
        for move in rules.legal(state, 0)
        if isinstance(move, Walk) and (move.x // 1000, move.y // 1000) == (column, row)
    ]
    state = play(state, (0, walks[0]))
    assert there.size == "small"
    for pair in ((3, 4), (4, 3)):
        assert refused(state, 0, Fuse(*pair)) == ("held", "V13", {})


def test_V13_in_the_next_round_they_move_again() -> None:
    state = on_foot(until(night(WEST, "grimaces"), "striking"))
    assert rules.view(state, 0).held == ((), ())
    assert rules.check(state, 0, to_cell(3, 3, 3)) is None


def test_V10_who_is_seen_before_the_mirror_goes_home() -> None:
    state = looked_at(until(night(WEST, "grimaces"), "looking"), (0, 3))
    assert named(state.hall.ghosts) == [(1, 3)]
    assert rules.view(state, 0).reserve[0] == (0, 1, 2, 3, 4, 5, 6)


def test_V13_who_was_on_the_mirror_is_put_on_the_floor() -> None:
    """It lay on its back: 0.2 cells high at its feet, 0.14 between them."""
    state = night("mirror back 1500 3000 0\nghost 1 5 1500 3400 140000", "grimaces")
    assert where(state, 1, 5).z == 0
    assert place_of(state, 1, 5) == (1, 3)
    check_sound(state.hall)


def test_V13_what_was_on_the_mirror_comes_down() -> None:
    hall = placed(Hall(), "mirror", Pose("front", 1500, 3000, 0))
    assert isinstance(hall, Hall)
    hall = placed(hall, "table", Pose("bottom", 1500, 3000, 0))
    assert isinstance(hall, Hall)
    state = replace(before("hotel", "grimaces"), hall=hall)
    assert dict(hall.pieces)["table"].z > 0
    after = strike(state, "grimaces")
    assert dict(after.hall.pieces)["table"].z == 0
    assert mirror(after).face == "bottom"
    (effect,) = struck(state, "grimaces")
    assert isinstance(effect, Effect)
    assert {piece for piece, _ in effect.pieces} == {"mirror", "table"}
    check_sound(after.hall)


def test_V13_nobody_else_moves() -> None:
    text = f"{WEST}\nghost 0 0 5500 5500\nghost 1 1 1500 3500"
    state = before(text, "grimaces")
    after = strike(state, "grimaces")
    assert after.hall.ghosts[:2] == state.hall.ghosts
    check_sound(after.hall)


def test_V13_in_a_round_of_lying_they_lie_with_their_heads_to_the_glass() -> None:
    state = night(WEST, "shelter", "grimaces")
    ghosts: tuple[Ghost, ...] = state.hall.ghosts
    assert named(ghosts) == [(0, 3), (1, 3)]
    assert [ghost.yaw for ghost in ghosts] == [1800, 1800]
    check_sound(state.hall)
