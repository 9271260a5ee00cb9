"""Nothing floats when a ghost that carried a piece goes away."""

from random import Random

from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.geometry.hall import Ghost, Hall, with_piece
from manoir.games.pasvu.geometry.placing import place
from manoir.games.pasvu.geometry.rest import rest
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.units import MIL
from manoir.kernel import Refusal
from tests.games.pasvu.halls import at, check_sound, haunted, random_pose

FOUR = tuple(Ghost(0, "medium", x, y) for x in (2600, 3400) for y in (2700, 3300))


def shaky_hall(rng: Random) -> Hall:
    """Pieces lie on ghosts wherever they touched, even if they would fall."""
    hall = haunted(rng, Hall(), 8)
    for piece in PIECES:
        pose = random_pose(rng)
        while isinstance(refusal := place(hall, piece, pose), Refusal):
            if refusal.code == "would_fall":
                break
            pose = random_pose(rng)
        hall = haunted(rng, with_piece(hall, piece, rest(hall, piece, pose)), 2)
    return hall


def test_a_piece_comes_down_when_those_who_carried_it_leave() -> None:
    hall = with_piece(Hall(ghosts=FOUR), "desk", at(3000, 3000, "top", z=900))
    assert settled(hall) == hall
    assert settled(replace(hall, ghosts=FOUR[:1])) == replace(hall, ghosts=FOUR[:1])
    assert settled(replace(hall, ghosts=())).pieces == (("desk", at(3000, 3000, "top")),)


def test_ghosts_and_pieces_on_it_come_down_with_it() -> None:
    hall = with_piece(Hall(ghosts=FOUR), "mirror", at(3000, 3000, "back", z=900))
    hall = with_piece(hall, "table", rest(hall, "table", at(3000, 3000)))
    rider = Ghost(1, "small", 3200, 3200, 1740 * MIL)
    after = settled(replace(hall, ghosts=(rider,)))
    assert after.pieces == (("mirror", at(3000, 3000, "back")), ("table", at(3000, 3000, z=140)))
    assert after.ghosts == (replace(rider, z=840 * MIL),)


def test_a_ghost_that_has_no_more_room_on_the_way_down_is_put_on_the_floor() -> None:
    """It stands on the mirror and reaches beyond its edge, over the table."""
    hall = with_piece(Hall(ghosts=FOUR), "mirror", at(3000, 3000, "back", z=900))
    hall = with_piece(hall, "table", at(4200, 3500))
    rider = Ghost(1, "medium", 3500, 3400, 1040 * MIL)
    check_sound(replace(hall, ghosts=(*FOUR, rider)))
    after = settled(replace(hall, ghosts=(rider,)))
    assert after.pieces == (("mirror", at(3000, 3000, "back")), ("table", at(4200, 3500)))
    assert after.ghosts[0].z == 0
    check_sound(after)


def test_wherever_ghosts_vanish_the_hall_is_sound_again() -> None:
    rng = Random(21)
    lower = 0
    for _ in range(40):
        hall = shaky_hall(rng)
        assert settled(hall) == hall
        left = replace(hall, ghosts=tuple(g for g in hall.ghosts if rng.random() < 0.5))
        after = settled(left)
        check_sound(after)
        lower += after.pieces != left.pieces
    assert lower > 20
