"""V8: where a ghost can stand, in and under and on furniture."""

from random import Random

import pytest

from manoir.games.pasvu.box import FIGURES, SIZES, Size
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of, everything, with_ghost
from manoir.games.pasvu.geometry.placing import refuse_spot
from manoir.games.pasvu.geometry.spots import fits, is_inside, levels, nearest, spots
from manoir.games.pasvu.geometry.units import MIL
from tests.games.pasvu.halls import at, check_sound, random_hall


def alone(piece: str, x: int, y: int, face: str = "bottom", yaw: int = 0) -> Hall:
    return Hall(pieces=((piece, at(x, y, face, yaw)),))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES)
def test_a_ghost_is_wholly_inside_its_cell(size: Size) -> None:
    margin = FIGURES[size].radius // MIL
    for place, inside in ((margin - 1, False), (margin, True), (1000 - margin, True)):
        assert fits(Hall(), size, 2000 + place, 3500, 0) is inside
        assert fits(Hall(), size, 2500, 3000 + place, 0) is inside
    assert not fits(Hall(), size, 2001 + 1000 - margin, 3500, 0)


@pytest.mark.parametrize("place", [-500, 6500, 10**40, -(10**40)])
def test_nobody_stands_outside_the_hall(place: int) -> None:
    assert not is_inside("small", place, 500)
    assert levels(Hall(), "small", 500, place) == ()


def test_a_ghost_stands_at_the_height_of_what_carries_it_and_at_no_other() -> None:
    hall = alone("table", 2500, 2500)
    assert fits(hall, "medium", 2500, 2500, 700 * MIL)
    assert not fits(hall, "medium", 2500, 2500, 700 * MIL + 1)
    assert not fits(hall, "medium", 2500, 2500, 700 * MIL - 1)
    assert not fits(hall, "medium", 3500, 2500, 700 * MIL)


def test_under_a_table_there_is_room_for_a_small_ghost_and_on_it_for_any() -> None:
    hall = alone("table", 2500, 2500)
    assert levels(hall, "small", 2500, 2500) == (0, 700 * MIL)
    assert levels(hall, "medium", 2500, 2500) == (700 * MIL,)
    assert levels(hall, "large", 2500, 2500) == (700 * MIL,)


def test_two_small_ghosts_fit_side_by_side_on_the_lower_shelf() -> None:
    hall = alone("trolley", 3000, 2500)
    hall = with_ghost(hall, Ghost(0, "small", 2700, 2500, 160 * MIL))
    assert fits(hall, "small", 3300, 2500, 160 * MIL)
    assert not fits(hall, "medium", 3300, 2500, 160 * MIL)


def test_the_sample_has_the_places_on_a_shelf_wherever_it_stands() -> None:
    shelf = alone("trolley", 2530, 3010, yaw=900)
    assert (2530, 2710, 160 * MIL) in spots(shelf, "small", (2, 2))
    assert (2530, 3310, 160 * MIL) in spots(shelf, "small", (2, 3))


def test_a_small_ghost_fits_in_the_kneehole_and_under_the_keyboard() -> None:
    assert levels(alone("desk", 2500, 2500), "small", 2500, 2500) == (0, 900 * MIL)
    assert levels(alone("desk", 2500, 2500), "medium", 2500, 2500) == (900 * MIL,)
    piano = alone("piano", 2500, 2500)
    assert levels(piano, "small", 2500, 2300) == (0, 760 * MIL)
    assert levels(piano, "small", 2500, 2400) == (), "its body and the keyboard are in the way"


def test_on_the_seat_of_the_armchair_there_is_room_for_a_medium_ghost() -> None:
    hall = alone("armchair", 2500, 2600)
    assert levels(hall, "medium", 2500, 2500) == (450 * MIL,)
    assert levels(hall, "large", 2500, 2500) == (), "the arms are in its way"


def test_a_ghost_may_reach_over_the_edge_but_its_middle_may_not() -> None:
    hall = alone("table", 2500, 3200)  # from 2700 to the north
    assert levels(hall, "large", 2500, 2580) == ()
    hall = alone("table", 2500, 3000)
    assert levels(hall, "large", 2500, 2500) == (700 * MIL,), "on the very edge"
    assert levels(hall, "large", 2500, 2499) == ()


def test_several_ghosts_share_a_cell_but_never_a_place() -> None:
    hall = Hall(ghosts=(Ghost(0, "small", 2200, 2200),))
    assert fits(hall, "small", 2600, 2200, 0)
    assert not fits(hall, "small", 2599, 2200, 0)
    assert fits(hall, "medium", 2600, 2600, 0)
    assert not fits(hall, "large", 2420, 2420, 0)


def test_the_sample_of_an_empty_cell_goes_from_edge_to_edge() -> None:
    for size in SIZES:
        margin = FIGURES[size].radius // MIL
        found = spots(Hall(), size, (2, 3))
        for x in (2000 + margin, 2500, 3000 - margin):
            for y in (3000 + margin, 3500, 4000 - margin):
                assert (x, y, 0) in found
    assert len(spots(Hall(), "small", (2, 3))) == 49


def test_every_spot_of_a_sample_fits_and_a_refusal_says_the_same() -> None:
    rng = Random(11)
    seen = {True: 0, False: 0}
    for _ in range(6):
        hall = random_hall(rng, ghosts=9)
        for size in SIZES:
            for x, y, z in spots(hall, size, (rng.randrange(6), rng.randrange(6))):
                assert fits(hall, size, x, y, z)
                check_sound(with_ghost(hall, Ghost(0, size, x, y, z)))
            heights = sorted({block.high for _, block in everything(hall)})
            for _ in range(200):
                z = rng.choice([0, rng.choice(heights)])
                spot = rng.randrange(6000), rng.randrange(6000), z
                fit = fits(hall, size, *spot)
                seen[fit] += 1
                assert fit == (refuse_spot(hall, size, spot) is None)
    assert min(seen.values()) > 100


def test_the_nearest_free_spot_is_the_very_point_if_it_is_free() -> None:
    assert nearest(Hall(), "small", 2513, 2507) == (2513, 2507)
    hall = alone("table", 2500, 2500)
    assert nearest(hall, "small", 2500, 2500) == (2500, 2500), "the floor under the table"


def test_the_nearest_free_spot_is_in_the_same_cell_if_there_is_one() -> None:
    hall = Hall(ghosts=(Ghost(0, "small", 2790, 2500),))
    assert nearest(hall, "small", 2790, 2500) == (2400, 2400)
    assert cell_of(*nearest(hall, "small", 2790, 2500) or (0, 0)) == (2, 2)


def test_a_spot_in_the_same_cell_comes_before_a_nearer_one_next_door() -> None:
    hall = Hall(ghosts=(Ghost(0, "small", 2800, 2500), Ghost(0, "small", 2440, 2650)))
    x, y = nearest(hall, "small", 2800, 2500) or (0, 0)
    assert cell_of(x, y) == (2, 2)
    assert (x - 2800) ** 2 + (y - 2500) ** 2 > (3200 - 2800) ** 2


def test_in_a_full_cell_the_nearest_free_spot_is_next_door() -> None:
    hall = Hall(ghosts=(Ghost(0, "large", 2580, 2500),))
    assert nearest(hall, "large", 2580, 2500) == (3420, 2500)
    west = Hall(ghosts=(*hall.ghosts, Ghost(0, "large", 3500, 2500)))
    assert cell_of(*nearest(west, "large", 2580, 2500) or (0, 0)) in {(2, 1), (2, 3)}


def test_a_hall_without_any_room_has_no_nearest_spot() -> None:
    middles = [500 + 1000 * i for i in range(6)]
    crowd = tuple(Ghost(0, "large", x, y) for x in middles for y in middles)
    assert nearest(Hall(ghosts=crowd), "large", 2500, 2500) is None
    assert nearest(Hall(ghosts=crowd[:-1]), "large", 500, 500) == (5420, 5420)
