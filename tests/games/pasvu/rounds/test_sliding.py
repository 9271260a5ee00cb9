"""V5, V8: what is dropped where it cannot stay slides to the nearest place where it can."""

from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu.box import FACES
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.moves import Place, Put, Walk
from manoir.games.pasvu.refusals import refuse
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.rounds.sliding import REACH, around, slid
from manoir.games.pasvu.rounds.turns import movable
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import random_hall
from tests.games.pasvu.positions import LARGE, MEDIUM, SMALL, in_cell, position

EDGE = HALL // MIL


def furnishing() -> State:
    """In the shipped hall, with a card that shows pieces."""
    return position("furniture", pieces=hotel().pieces, cards=(2, None))


def walking(*ghosts: tuple[int, int, int, int]) -> State:
    there = (in_cell(*ghost) for ghost in ghosts)
    return position("ghosts", *there, pieces=hotel().pieces, points=(12, 12), walked=((), ()))


def away(one: Place | Walk | Put, two: Place | Walk | Put) -> int:
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2


def check_nearest(state: State, move: Place | Walk | Put) -> bool:
    """It is legal, and of all places that are searched none that is legal is nearer."""
    found = slid(state, 0, move)
    legal = [near for near in around(move) if refuse(state, 0, True, near) is None]
    if found is None:
        assert not legal
        return False
    assert refuse(state, 0, True, found) is None
    assert away(found, move) == min(away(near, move) for near in legal)
    assert away(found, move) <= REACH**2
    return True


def test_V5_what_may_stand_where_it_is_stays_there() -> None:
    state = furnishing()
    piece = movable(state)[0]
    move = slid(state, 0, Place(piece, "bottom", 3_000, 3_000, 0))
    assert move is not None
    assert slid(state, 0, move) == move


def test_V5_a_piece_dropped_half_outside_slides_along_the_wall() -> None:
    state = furnishing()
    piece = movable(state)[0]
    moves = [Place(piece, "bottom", 30, y, 900) for y in range(1_000, 4_600, 700)]
    for move in moves:
        refusal = refuse(state, 0, True, move)
        assert refusal is not None
        assert refusal.code == "sticks_out"
        assert check_nearest(state, move)


def test_V5_a_piece_that_is_not_on_the_card_goes_nowhere() -> None:
    state = furnishing()
    other = next(piece for piece, _ in state.hall.pieces if piece not in movable(state))
    assert slid(state, 0, Place(other, "bottom", 30, 3_000, 0)) is None


@pytest.mark.parametrize("number", [SMALL, MEDIUM, LARGE])
def test_V8_a_ghost_dropped_on_another_slides_beside_it(number: int) -> None:
    state = walking((1, MEDIUM, 5, 3))
    assert check_nearest(state, Walk(number, 5_500, 3_500))


def test_V8_a_ghost_dropped_across_the_edge_of_a_cell_slides_into_one() -> None:
    state = replace(walking(), hall=replace(hotel(), pieces=()))
    found = slid(state, 0, Walk(LARGE, 2_020, 2_500))
    assert found is not None
    assert found.y == 2_500
    assert check_nearest(state, Walk(LARGE, 2_020, 2_500))


def test_V6_a_ghost_dropped_too_far_away_goes_nowhere() -> None:
    state = replace(walking(), points=(1, 1))
    assert slid(state, 0, Walk(SMALL, 500, 5_500)) is None


def dropped(state: State, rng: Random) -> list[Place | Walk | Put]:
    """Anywhere, as a hand that shakes would do it."""
    if state.phase == "ghosts":
        return [
            Walk(number, rng.randrange(EDGE), rng.randrange(EDGE), rng.choice((0, 700)))
            for number in (SMALL, MEDIUM, LARGE)
        ]
    return [
        Place(
            piece, rng.choice(FACES), rng.randrange(EDGE), rng.randrange(EDGE), rng.randrange(TURN)
        )
        for piece in movable(state)
    ]


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("phase", ["furniture", "ghosts"])
def test_V5_V8_nothing_legal_is_nearer_in_any_hall(seed: int, phase: str) -> None:
    rng = Random(seed)
    hall = random_hall(rng, ghosts=6)
    ghosts = tuple(replace(each, seat=1, number=i) for i, each in enumerate(hall.ghosts))
    start = furnishing() if phase == "furniture" else walking()
    state = replace(start, hall=replace(hall, ghosts=ghosts))
    for move in dropped(state, rng):
        check_nearest(state, move)
