"""V5 in halls full of ghosts: a piece taken away and put back changes nothing but who was on it."""

from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import PIECES, Piece
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of, pose_of, without_ghost
from manoir.games.pasvu.geometry.placing import place, placed, take
from manoir.games.pasvu.geometry.rest import carries
from manoir.games.pasvu.geometry.spots import Spot, spots
from manoir.games.pasvu.rounds.offers import CELLS
from manoir.games.pasvu.rounds.paths import walking
from manoir.kernel import Refusal
from tests.games.pasvu.halls import check_sound, random_hall, random_pose


def check_taking(hall: Hall, piece: Piece) -> Hall | None:
    """Whoever was not on it or in it stays, and so does every other piece."""
    load, pose = carries(hall, piece), pose_of(hall, piece)
    without = take(hall, piece)
    if isinstance(without, Refusal):
        assert load.pieces
        assert without.args["piece"] in load.pieces
        return None
    assert pose is not None
    assert not load.pieces
    assert without.pieces == tuple(entry for entry in hall.pieces if entry[0] != piece)
    for before, after in zip(hall.ghosts, without.ghosts, strict=True):
        if before in load.ghosts:
            check_stepped_down(without, before, after)
        else:
            assert before == after
    check_sound(without)
    stayed = replace(without, ghosts=tuple(g for g in hall.ghosts if g not in load.ghosts))
    assert place(stayed, piece, pose) == pose, "back where it was"
    return without


def check_stepped_down(hall: Hall, before: Ghost, after: Ghost) -> None:
    """The same ghost on the floor of its cell, or of the next one that has room."""
    assert after == replace(before, x=after.x, y=after.y, z=0)
    here, others = cell_of(before.x, before.y), without_ghost(hall, after)
    away = walking(here, cell_of(after.x, after.y))
    for cell in CELLS:
        if walking(here, cell) < away:
            free = [spot for spot in spots(others, after.size, cell) if not spot[2]]
            assert not [spot for spot in free if is_on_grid(spot)], f"there is room in {cell}"


def is_on_grid(spot: Spot) -> bool:
    """Whether `nearest` looks at it: every 20 mils."""
    return spot[0] % 20 == spot[1] % 20 == 0


def check_changes(seed: int, count: int) -> None:
    """Take any piece, place it again, again and again, in hall after hall, with ghosts about."""
    rng, hall, done, held, loaded = Random(seed), Hall(), 0, 0, 0
    while done < count:
        if done % 25 == 0:
            hall = random_hall(rng, ghosts=rng.choice([4, 10, 18]))
        piece = rng.choice(PIECES)
        if pose_of(hall, piece) is None:
            hall = random_hall(rng, ghosts=10)
            continue
        loaded += bool(carries(hall, piece).ghosts)
        without = check_taking(hall, piece)
        held += without is None
        after = placed(without, piece, random_pose(rng)) if without else hall
        if isinstance(after, Hall) and without:
            done += 1
            check_sound(after)
            assert after.ghosts == without.ghosts
            assert dict(after.pieces).items() >= dict(without.pieces).items()
            hall = after
    assert held > count // 30, "some are under others"
    assert loaded > count // 30, "ghosts are on some"


def test_60_pieces_taken_and_placed_again_among_ghosts() -> None:
    check_changes(seed=5, count=60)


@pytest.mark.soak
def test_10_000_pieces_taken_and_placed_again_among_ghosts() -> None:
    check_changes(seed=6, count=10_000)
