"""Whole numbers for lengths and turns."""

from math import cos, pi, sin

from manoir.games.pasvu.geometry import units
from manoir.games.pasvu.geometry.units import CELL, TURN, direction


def test_quarter_turns_are_exact() -> None:
    assert [direction(yaw) for yaw in (0, 900, 1800, 2700)] == [
        (CELL, 0),
        (0, CELL),
        (-CELL, 0),
        (0, -CELL),
    ]


def test_every_direction_is_the_nearest_pair_of_whole_numbers() -> None:
    for yaw in range(TURN):
        cosine, sine = direction(yaw)
        assert abs(cosine - CELL * cos(2 * pi * yaw / TURN)) <= 0.500001
        assert abs(sine - CELL * sin(2 * pi * yaw / TURN)) <= 0.500001


def test_turning_round_and_round_comes_back_to_the_same_direction() -> None:
    assert direction(-1) == direction(TURN - 1)
    assert direction(10**40 * TURN + 7) == direction(7)


def test_hostile_turns_fill_no_memory() -> None:
    for yaw in range(3 * TURN):
        direction(yaw)
    assert units._direction.cache_info().currsize <= TURN
