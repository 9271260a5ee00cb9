"""The doors, the eye behind them, and the shape of the hole."""

import numpy as np
import pytest

from manoir.games.pasvu.sight.keyhole import DOORS, Door, camera, keyhole


@pytest.mark.parametrize(
    ("door", "eye", "forward"),
    [
        (Door("S", 1), (0.5, -0.75), (0, 1)),
        (Door("S", 6), (5.5, -0.75), (0, 1)),
        (Door("E", 1), (6.75, 0.5), (-1, 0)),
        (Door("N", 1), (5.5, 6.75), (0, -1)),
        (Door("W", 1), (-0.75, 5.5), (1, 0)),
        (Door("W", 6), (-0.75, 0.5), (1, 0)),
    ],
)
def test_doors_are_numbered_from_the_left_of_who_sits_there(
    door: Door, eye: tuple[float, float], forward: tuple[float, float]
) -> None:
    place, right, _, ahead = camera(door)
    assert tuple(place) == (*eye, 0.9)
    assert np.allclose(ahead[:2], np.array(forward) * np.cos(np.radians(14)), atol=1e-6)
    assert np.allclose(right, (forward[1], -forward[0], 0))


def test_there_are_24_doors_with_24_eyes() -> None:
    assert len({tuple(camera(door)[0]) for door in DOORS}) == 24


@pytest.mark.parametrize("door", DOORS)
def test_every_camera_looks_14_degrees_down_and_is_not_bent(door: Door) -> None:
    _, *axes = camera(door)
    assert np.allclose(np.array(axes) @ np.array(axes).T, np.eye(3), atol=1e-15)
    assert np.isclose(axes[2][2], -np.sin(np.radians(14)), atol=1e-6)
    assert np.linalg.det(axes) < 0  # right, up, forward: a left hand


def test_the_hole_is_a_circle_over_a_slot_that_grows_wider() -> None:
    left, right = keyhole()
    width = right - left
    assert np.array_equal(left, 256 - right)
    assert width.max() == 184
    waist = int(np.argmin(width[60:240])) + 60
    assert 0 < width[waist] < width[waist - 40]
    assert width[waist] < width[waist + 40] < 184
    assert width[0] == 0
    assert width[-1] == 0
