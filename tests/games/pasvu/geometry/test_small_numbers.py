"""No value on the way reaches 2**62: the geometry of the hall could be compiled as it is."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.geometry import hall as halls
from manoir.games.pasvu.geometry import mass, shapes
from manoir.games.pasvu.geometry.hull import shared
from manoir.games.pasvu.geometry.placing import place, take
from manoir.games.pasvu.geometry.settling import settled
from manoir.games.pasvu.geometry.units import MIL, direction
from tests.games.pasvu.halls import at, check_sound, random_hall, random_pose


class Small(int):
    """A whole number whose sums and products are checked."""

    most = 0


def guarded(plain: Callable[..., int]) -> Callable[..., int]:
    def compute(*values: int) -> int:
        result = plain(*values)
        Small.most = max(Small.most, int(result), -int(result))
        return Small(result)

    return compute


for name in ("add", "radd", "sub", "rsub", "mul", "rmul", "floordiv", "pow", "neg", "abs"):
    setattr(Small, f"__{name}__", guarded(getattr(int, f"__{name}__")))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Small]]:
    """Every length that comes from a mil or a direction is a small number, and what follows."""
    for module in (shapes, halls, mass):
        monkeypatch.setattr(module, "MIL", Small(MIL))
    for module in (shapes, mass):
        monkeypatch.setattr(module, "direction", lambda yaw: tuple(map(Small, direction(yaw))))
    mass.own_centre.cache_clear()
    halls.solid.cache_clear()
    Small.most = 0
    yield Small
    mass.own_centre.cache_clear()
    halls.solid.cache_clear()


def test_values_stay_small_in_any_hall(small: type[Small]) -> None:
    rng = Random(8)
    for _ in range(5):
        hall = random_hall(rng)
        check_sound(hall)
        settled(hall)
        for piece in PIECES:
            take(hall, piece)
            place(halls.without_piece(hall, piece), piece, random_pose(rng))
    assert 2**40 < small.most < 2**62, "some are large, none too large"


def test_values_stay_small_from_corner_to_corner(small: type[Small]) -> None:
    one, two = (shapes.blocks("desk", at(*middle, yaw=451)) for middle in ((0, 0), (6000, 6000)))
    for block in one:
        for other in two:
            shared(block, other)
    assert 2**40 < small.most < 2**62
