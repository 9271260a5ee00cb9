"""V5 in halls full of ghosts: any piece is moved, what is over it is lifted and put back."""

from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.core.layout import LIFTED_GHOSTS
from manoir.games.pasvu.geometry.hall import Ghost, Hall, pose_of
from manoir.games.pasvu.geometry.lifting import can_be_set_down, lift, on_or_in, relocated, set_down
from manoir.games.pasvu.geometry.placing import place
from manoir.games.pasvu.geometry.rest import carries
from manoir.games.pasvu.geometry.rows import hall_in
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.kernel import Refusal
from tests.games.pasvu.halls import at, check_sound, random_hall, random_pose


def lifted(hall: Hall, piece: Piece) -> tuple[Hall, set[Ghost], set[Piece]]:
    """What stays when a piece is taken, and the ghosts and pieces that are lifted for it."""
    row = lift(hall, piece).row
    there = hall_in(row)
    up = {ghost for i, ghost in enumerate(there.ghosts) if row[LIFTED_GHOSTS] >> i & 1}
    over = {name for name, _ in hall.pieces} - {name for name, _ in there.pieces} - {piece}
    return Hall(there.pieces, tuple(g for g in there.ghosts if g not in up)), up, over


def check_relocating(hall: Hall, piece: Piece, pose: Pose) -> Hall | None:
    """Nothing is lost; whatever was not over the piece stays where it is."""
    left, up, over = lifted(hall, piece)
    after = relocated(hall, piece, pose)
    if isinstance(after, Refusal):
        assert after.code in {"sticks_out", "would_fall"}
        return None
    check_sound(after)
    assert pose_of(after, piece) == place(left, piece, pose)
    now = dict(after.pieces)
    for name, stood in hall.pieces:
        if name in over:
            assert replace(now[name], z=stood.z) == stood, "straight down"
        elif name != piece:
            assert now[name] == stood
    leaving = on_or_in(hall, piece)
    for before, here in zip(hall.ghosts, after.ghosts, strict=True):
        assert (before.seat, before.size) == (here.seat, here.size)
        if before in leaving:
            assert here.z == 0
        elif before not in up:
            assert here == before
    return after


def check_put_back(hall: Hall, piece: Piece) -> bool:
    """Taken and put where it was: only the ghosts that were on it or in it have moved."""
    pose, leaving = pose_of(hall, piece), on_or_in(hall, piece)
    assert pose is not None
    if leaving:
        return False
    after = relocated(hall, piece, pose)
    if isinstance(after, Refusal):
        return False  # it came down without an eye on balance
    assert dict(after.pieces) == dict(hall.pieces)
    assert after.ghosts == hall.ghosts
    return True


def check_changes(seed: int, count: int) -> None:
    rng, hall, done, held, back = Random(seed), Hall(), 0, 0, 0
    while done < count:
        if done % 20 == 0:
            hall = random_hall(rng, ghosts=rng.choice([4, 10, 18]))
        standing = [name for name, _ in hall.pieces]
        under = [name for name in standing if carries(hall, name).pieces]
        piece = rng.choice(under or standing)
        back += check_put_back(hall, piece) and piece in under
        after = check_relocating(hall, piece, random_pose(rng))
        if after:
            done += 1
            held += piece in under
            hall = after
    assert held > count // 20, "some were under others"
    assert back > count // 40, "some of these were put back"


def test_V5_a_piece_below_a_ghost_on_another_piece_is_put_back_as_it_stood() -> None:
    """The ghost is on the mirror and over the armchair, and back before the armchair is."""
    pieces: tuple[tuple[Piece, Pose], ...] = (
        ("desk", Pose("bottom", 3411, 2443, 1607, 0)),
        ("mirror", Pose("top", 3754, 1933, 555, 900_000)),
        ("armchair", Pose("bottom", 2906, 2345, 699, 900_000)),
    )
    assert check_put_back(Hall(pieces, (Ghost(0, "large", 3580, 1580, 2_700_000),)), "desk")


def test_100_pieces_with_others_over_them_are_placed_again_among_ghosts() -> None:
    check_changes(seed=5, count=100)


@pytest.mark.soak
def test_10_000_pieces_with_others_over_them_are_placed_again_among_ghosts() -> None:
    check_changes(seed=6, count=10_000)


def test_what_was_asked_about_one_place_is_no_answer_about_another() -> None:
    taken = lift(Hall(pieces=(("table", at(2500, 2500)),)), "table")
    poses = [pose for x in range(1000, 6000, 1000) if can_be_set_down(taken, pose := at(x, 3000))]
    fresh = [set_down(taken, pose) for pose in poses]
    assert len(set(fresh)) == len(poses) > 1
    for pose, other, expected in zip(poses, poses[1:], fresh[1:], strict=False):
        assert can_be_set_down(taken, pose)
        assert set_down(taken, other) == expected
        assert can_be_set_down(taken, other)
        assert set_down(taken, other) == set_down(taken, other) == expected
