"""V10 and V11: who is seen through the keyhole, on small scenes that one can check by hand."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu.box import FACES, FIGURES, PIECES, Face, Piece, Size
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL
from manoir.games.pasvu.sight.judge import FIRST_GHOST, FIRST_PIECE, FLOOR
from manoir.games.pasvu.sight.keyhole import DOORS, SIDES, Door, camera
from manoir.games.pasvu.sight.mirror import glass
from manoir.games.pasvu.sight.viewer import Exposure, Eyes, Viewer, python_judge, scene
from tests.games.pasvu.scenes import look, random_scene

MIDDLE = Door("S", 3)  # its axis is x = 2.5


def ghost(x: float, y: float, size: Size = "medium", low: float = 0) -> GhostBody:
    return GhostBody(round(x * CELL), round(y * CELL), round(low * CELL), *FIGURES[size])


def stands(x: float, y: float, yaw: int = 0, face: Face = "bottom", low: float = 0) -> Pose:
    return Pose(face=face, x=round(x * 1000), y=round(y * 1000), yaw=yaw, z=round(low * CELL))


def test_an_empty_hall_is_floor_under_nothing() -> None:
    picture = look({}, [], MIDDLE).picture
    assert set(np.unique(picture)) == {0, FLOOR}
    # The far edge is 6.75 away and 0.9 below: 7.6° under the horizon, which is 14° over the middle.
    assert (picture[113, 128], picture[114, 128]) == (0, FLOOR)


def test_a_ghost_in_an_empty_hall_is_seen_as_a_whole() -> None:
    seen = look({}, [ghost(2.5, 2.5)], MIDDLE)
    (exposure,) = seen.ghosts
    assert exposure.pixels == exposure.whole == int(np.sum(seen.picture == FIRST_GHOST)) > 500
    assert exposure.share == 1
    assert not seen.mirrored.any()


def test_a_ghost_has_the_size_that_perspective_gives_it() -> None:
    rows, columns = np.nonzero(look({}, [ghost(2.5, 3.5, "large")], MIDDLE).picture == FIRST_GHOST)
    # 4.25 away and 0.42 to each side, in a picture that reaches as far aside as it is away; its
    # axis is nearer to the camera's plane by the tilt, and the sides of a cylinder a little more.
    distance = 4.25 * np.cos(np.radians(14))
    assert 2 * 128 * 0.42 / (distance + 0.3) < np.ptp(columns) < 2 * 128 * 0.42 / (distance - 0.3)
    assert np.ptp(rows) > np.ptp(columns) * 1.4


def test_a_ghost_behind_the_piano_is_hidden_and_one_beside_it_is_not() -> None:
    pieces: dict[Piece, Pose] = {"piano": stands(2.5, 2)}
    behind, beside = look(pieces, [ghost(2.5, 2.8), ghost(4.5, 2.8)], MIDDLE).ghosts
    assert behind.pixels == 0 < behind.whole
    assert beside.share == 1


def test_a_ghost_under_the_table_is_seen_below_its_top() -> None:
    pieces: dict[Piece, Pose] = {"table": stands(2.5, 1)}
    (under,) = look(pieces, [ghost(2.5, 1.28, "small")], MIDDLE).ghosts
    assert 0.3 < under.share < 1


def test_ghosts_hide_one_another_unless_the_table_says_no() -> None:
    ghosts = [ghost(2.5, 1, "large"), ghost(2.5, 3, "small")]
    front, back = look({}, ghosts, MIDDLE).ghosts
    assert (front.share, back.share) == (1, 0)
    open_eyed = look({}, ghosts, MIDDLE, hide=False)
    assert [g.share for g in open_eyed.ghosts] == [1, 1]
    assert not np.any(open_eyed.picture == FIRST_GHOST + 1)


def test_a_ghost_seen_only_in_the_mirror_is_seen() -> None:
    """V10. The piano hides it from the eye; the mirror in the corner shows its back."""
    hidden = ghost(2.5, 2.8)
    pieces: dict[Piece, Pose] = {"piano": stands(2.5, 2)}
    assert look(pieces, [hidden], MIDDLE).ghosts[0].pixels == 0
    pieces["mirror"] = stands(4.6, 5, yaw=3281)
    seen = look(pieces, [hidden], MIDDLE)
    assert seen.ghosts[0].seen("fair")
    assert np.all(seen.mirrored[seen.picture == FIRST_GHOST] == 1)


def test_a_mirror_seen_from_behind_is_wood() -> None:
    seen = look({"mirror": stands(2.5, 4, yaw=1800)}, [ghost(2.5, 5)], MIDDLE)
    assert not seen.mirrored.any()
    assert FIRST_PIECE in seen.picture


def test_a_mirror_does_not_show_what_stands_behind_it() -> None:
    seen = look({"mirror": stands(2.5, 4)}, [ghost(2.5, 4.5, "small")], MIDDLE)
    assert seen.mirrored.any()
    assert seen.ghosts[0].pixels == 0


def test_a_ghost_before_its_own_reflection_counts_once_a_pixel() -> None:
    pieces: dict[Piece, Pose] = {"mirror": stands(2.5, 4, yaw=120)}
    (hiding,) = look(pieces, [ghost(2.5, 3)], MIDDLE).ghosts
    (other,) = look(pieces, [ghost(2.5, 3)], MIDDLE, hide=False).ghosts
    assert hiding.pixels == other.pixels > hiding.whole
    assert hiding.share == 1


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("yaw", [0, 333, 900, 2718])
def test_the_glass_lies_on_its_board_and_faces_away_from_it(face: Face, yaw: int) -> None:
    pose = stands(3, 3, yaw, face, 0.5)
    middle, one, other, facing = glass(pose)
    board = scene({"mirror": pose}, []).solids[0]
    thick = abs(board[3:].reshape(3, 3) @ facing).max()
    assert np.isclose((middle - board[:3]) @ facing, thick, atol=1e-12)
    assert np.isclose(thick, 0.07, atol=1e-6)
    assert np.allclose((one @ other, one @ facing, other @ facing), 0, atol=1e-12)
    assert np.allclose((np.linalg.norm(one), np.linalg.norm(other)), (0.52, 0.78), atol=1e-5)


def test_a_mirror_on_its_back_shows_a_ghost_upside_down() -> None:
    """From 0.9 high, the glass at 0.14 shows of a ghost behind it what is above the glass."""
    seen = look({"mirror": stands(2.5, 1.5, face="back")}, [ghost(2.5, 3, "large")], MIDDLE)
    direct = (seen.picture == FIRST_GHOST) & (seen.mirrored == 0)
    mirrored = (seen.picture == FIRST_GHOST) & (seen.mirrored == 1)
    assert np.nonzero(mirrored)[0].min() > np.nonzero(direct)[0].max() - 5
    assert mirrored.sum() > 200


@pytest.mark.parametrize(
    ("pixels", "whole", "seen"),
    [
        (0, 1000, ()),
        (1, 1000, ("sharp",)),
        (19, 1000, ("sharp",)),
        (20, 1000, ("sharp", "fair")),
        (149, 1000, ("sharp", "fair")),
        (150, 1000, ("sharp", "fair", "sleepy")),
        (3, 20, ("sharp",)),
        (4, 20, ("sharp", "fair", "sleepy")),
        (0, 0, ()),
        (3, 0, ("sharp",)),
        (4, 0, ("sharp", "fair", "sleepy")),
    ],
)
def test_v11_seen_is_a_share_and_never_less_than_the_minimum(
    pixels: int, whole: int, seen: tuple[Eyes, ...]
) -> None:
    exposure = Exposure(pixels, whole)
    assert tuple(eyes for eyes in ("sharp", "fair", "sleepy") if exposure.seen(eyes)) == seen


def test_a_ghost_out_of_the_field_has_no_share() -> None:
    (exposure,) = look({}, [ghost(5.5, 0.5)], Door("S", 1)).ghosts
    assert exposure == (0, 0)
    assert exposure.share == 0


def test_a_piece_that_reaches_behind_the_reflected_eye_is_drawn_as_far_as_it_is_seen() -> None:
    """The piano stands beside the mirror: a part before the glass, a part behind that eye."""
    piano = FIRST_PIECE + PIECES.index("piano")
    seen = look({"mirror": stands(2.9, 0.6), "piano": stands(3.92, 1.1, yaw=900)}, [], MIDDLE)
    assert np.sum((seen.picture == piano) & (seen.mirrored == 1)) > 800


def test_a_ghost_overhead_is_seen_from_below_by_the_disc_it_stands_on() -> None:
    looker, (low, radius) = Viewer(observer()), (1.6, 0.2)
    picture = looker.look(scene({}, [ghost(2.5, 1, "small", low)]), MIDDLE).picture
    eye, right, up, forward = camera(MIDDLE)
    feet = 0
    for row, column in np.argwhere(picture == FIRST_GHOST):
        way = ((column + 0.5) / 128 - 1) * right + (1 - (row + 0.5) / 128) * up + forward
        disc = eye + way * (low - eye[2]) / way[2]
        if np.hypot(disc[0] - 2.5, disc[1] - 1) < radius:
            feet += 1
            assert np.isclose(looker.canvas.closest[row, column], way[2] / (low - eye[2]))
    assert feet > 100


def test_a_quarter_turn_of_everything_changes_nothing() -> None:
    chance = Random(5)
    pieces, ghosts = random_scene(chance, 8)
    for number in range(1, 7):
        first = look(pieces, ghosts, Door("S", number))
        for quarter, side in enumerate(SIDES):
            turned = look(
                {piece: turned_pose(pose, quarter) for piece, pose in pieces.items()},
                [turned_ghost(body, quarter) for body in ghosts],
                Door(side, number),
            )
            assert np.mean(turned.picture != first.picture) < 1e-4


def turned_pose(pose: Pose, quarters: int) -> Pose:
    x, y = pose.x, pose.y
    for _ in range(quarters):
        x, y = HALL // MIL - y, x
    return Pose(pose.face, x, y, pose.yaw + 900 * quarters, pose.z)


def turned_ghost(body: GhostBody, quarters: int) -> GhostBody:
    x, y = body.x, body.y
    for _ in range(quarters):
        x, y = HALL - y, x
    return body._replace(x=x, y=y)


def test_the_counts_are_those_of_the_picture_and_looks_leave_no_trace() -> None:
    looker = Viewer(observer())
    for number in range(10):
        chance = Random(number)
        there = scene(*random_scene(chance, 20))
        for door in DOORS[::5]:
            sight = looker.look(there, door)
            counts = np.bincount(sight.picture.ravel(), minlength=28)[FIRST_GHOST:]
            assert [ghost.pixels for ghost in sight.ghosts] == counts.tolist()
            again = Viewer(observer()).look(there, door)
            assert np.array_equal(sight.picture, again.picture)
            assert sight.ghosts == again.ghosts


@pytest.mark.parametrize("hide", [True, False])
def test_ordinary_python_and_machine_code_agree_to_the_last_digit(hide: bool) -> None:
    python, machine = Viewer(python_judge()), Viewer(observer())
    for number in range(6):
        chance = Random(number)
        there = scene(*random_scene(chance, 8))
        for looker in (python, machine):
            looker.look(there, DOORS[4 * number], hide=hide)
        assert np.array_equal(python.canvas.picture, machine.canvas.picture)
        assert np.array_equal(python.canvas.closest, machine.canvas.closest)
        assert np.array_equal(python.canvas.counts, machine.canvas.counts)


def test_looks_are_the_same_whatever_the_number_of_threads() -> None:
    pieces, ghosts = random_scene(Random(3), 28)
    there = scene(pieces, ghosts)

    def everywhere(_: int) -> list[tuple[bytes, bytes]]:
        looker = Viewer(observer())
        sights = (looker.look(there, door) for door in DOORS)
        return [(sight.picture.tobytes(), sight.mirrored.tobytes()) for sight in sights]

    alone = everywhere(0)
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(everywhere, range(16))) == [alone] * 16
