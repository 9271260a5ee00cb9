"""What `legal` offers of moves too many to list: a useful sample, all of it playable."""

from math import dist
from random import Random

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import FACES, FAMILY, SIZES
from manoir.games.pasvu.geometry.hall import Hall, cell_of
from manoir.games.pasvu.geometry.landing import places
from manoir.games.pasvu.geometry.spots import fits, spots
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Decline, Done, Escape, Place, Walk
from manoir.games.pasvu.rounds.offers import CELLS
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import random_hall
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    SECOND_SMALL,
    SMALL,
    card,
    ghost,
    in_cell,
    position,
    stood,
)


def offered(state: State, seat: int = 0) -> list[Walk]:
    return [move for move in rules.legal(state, seat) if isinstance(move, Walk)]


def cells(walks: list[Walk], number: int) -> set[tuple[int, int]]:
    return {cell_of(walk.x, walk.y) for walk in walks if walk.ghost == number}


def test_V6_a_ghost_is_offered_every_cell_that_it_can_reach() -> None:
    state = position("ghosts", in_cell(0, SMALL, 2, 2), points=(2, 9))
    reached = {(i, j) for i, j in CELLS if 0 < abs(i - 2) + abs(j - 2) <= 2}
    assert cells(offered(state), SMALL) == reached


def test_V7_from_the_reserve_the_first_of_each_size_is_offered_its_rows() -> None:
    state = position("ghosts", in_cell(0, SMALL, 2, 2), points=(2, 9))
    walks = offered(state)
    assert {walk.ghost for walk in walks} == {LARGE, MEDIUM, SMALL, SECOND_SMALL}
    for number in (LARGE, MEDIUM, SECOND_SMALL):
        assert cells(walks, number) == {(i, j) for i in range(6) for j in (0, 1)}
    north = offered(position("ghosts", points=(0, 1)), 1)
    assert cells(north, LARGE) == {(i, 5) for i in range(6)}


def test_V7_who_can_get_out_is_offered_it() -> None:
    near, far = in_cell(0, SMALL, 2, 4), in_cell(0, SECOND_SMALL, 4, 3)
    state = position("ghosts", near, far, in_cell(1, SMALL, 0, 0), points=(2, 9))
    assert [move for move in rules.legal(state, 0) if isinstance(move, Escape)] == [Escape(SMALL)]
    more = position("ghosts", near, far, points=(3, 9), entered=((SMALL,), ()))
    assert [m for m in rules.legal(more, 0) if isinstance(m, Escape)] == [Escape(SECOND_SMALL)]


def test_V6_without_points_only_the_end_is_offered() -> None:
    state = position("ghosts", in_cell(0, SMALL, 2, 5), points=(0, 3))
    assert rules.legal(state, 0) == (Done(),)
    assert rules.legal(position("ghosts", points=(6, 6)), 0)[0] == Done()


def test_V8_in_a_cell_with_furniture_the_floor_and_what_is_above_it_are_offered() -> None:
    hall = Hall(hotel().pieces)
    for size in SIZES:
        for cell in CELLS:
            found = places(hall, size, cell)
            assert len({spot[2] > 0 for spot in found}) == len(found) <= 2
            assert all(fits(hall, size, *spot) and cell_of(*spot[:2]) == cell for spot in found)
            assert {bool(spot[2]) for spot in spots(hall, size, cell)} == {
                bool(spot[2]) for spot in found
            }
    assert places(Hall(), "small", (3, 4)) == ((3500, 4500, 0),)
    beside = Hall(ghosts=(ghost(0, SMALL, 3500, 4500),))
    assert places(beside, "small", (3, 4)) != ((3500, 4500, 0),)


def test_V8_what_is_offered_in_a_cell_is_as_near_to_its_middle_as_there_is() -> None:
    hall = Hall(hotel().pieces, (ghost(0, SMALL, 3500, 4500), ghost(1, MEDIUM, 5400, 5500)))
    for cell in CELLS:
        middle = [1000 * place + 500 for place in cell]
        for spot in places(hall, "small", cell):
            alike = [
                other for other in spots(hall, "small", cell) if bool(other[2]) == bool(spot[2])
            ]
            assert dist(spot[:2], middle) == min(dist(other[:2], middle) for other in alike)


def test_V8_what_is_offered_lands_where_it_says() -> None:
    rng = Random(5)
    high = 0
    for _ in range(3):
        hall = random_hall(rng, ghosts=6)
        state = position("ghosts", pieces=hall.pieces, points=(9, 9))
        for walk in offered(state):
            after = rules.apply(state, 0, walk)
            there = after.hall.ghosts[-1]
            assert rules.check(state, 0, walk) is None
            assert (there.x, there.y, there.size) == (walk.x, walk.y, FAMILY[walk.ghost])
            assert abs(there.z - walk.z * MIL) <= 10 * MIL
            high += there.z > 0
    assert high > 50


def test_V4_of_placements_a_sample_is_offered_after_leaving_it_as_it_is() -> None:
    shown = card("mirror", "table")
    state = position("furniture", pieces=hotel().pieces, cards=(shown, None))
    first, *others = rules.legal(state, 0)
    assert first == Decline()
    assert {move.piece for move in others if isinstance(move, Place)} == {"mirror", "table"}
    assert len({move.face for move in others if isinstance(move, Place)}) > 3
    assert len({(m.x // 2000, m.y // 2000) for m in others if isinstance(m, Place)}) >= 7
    assert len(set(others)) == len(others) > 20


def test_V4_in_an_empty_hall_all_nine_parts_are_offered_both_ways() -> None:
    state = position(
        "furniture", pieces=(stood("table", 3000, 3000),), cards=(card("desk", "table"), 0)
    )
    _, *moves = rules.legal(state, 0)
    upright = {(m.x, m.y, m.yaw) for m in moves if isinstance(m, Place) and m.face == "bottom"}
    thirds = (1000, 3000, 5000)
    assert upright == {(x, y, yaw) for x in thirds for y in thirds for yaw in (0, 900)}
    tipped = {(m.face, m.x, m.y) for m in moves if isinstance(m, Place) and m.face != "bottom"}
    assert tipped == {(face, 3000, 3000) for face in FACES if face != "bottom"}


def test_V5_a_piece_under_another_is_offered() -> None:
    pieces = (stood("table", 3000, 3000), stood("mirror", 3000, 3000, "back", z=700))
    state = position("furniture", pieces=pieces, cards=(card("mirror", "table"), None))
    _, *moves = rules.legal(state, 0)
    assert {move.piece for move in moves if isinstance(move, Place)} == {"mirror", "table"}
