"""No value on the way reaches 2**62: what is compiled on 64-bit integers is the same."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from manoir.games.pasvu.box import FACES, PIECES
from manoir.games.pasvu.core import calls, core, tables
from manoir.games.pasvu.core.layout import ROOM, SOLID
from manoir.games.pasvu.geometry.rows import with_room
from manoir.kernel.compiled.jit import plain
from tests.games.pasvu.halls import random_hall


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
def small(monkeypatch: pytest.MonkeyPatch) -> core.Core:
    """The core, on tables of small numbers: whatever is computed from them is one, too."""
    rows: list[Any] = [list(map(Small, row)) for row in tables.tables(plain)]
    made = tables.Tables(*rows)
    monkeypatch.setattr(tables, "tables", lambda _: made)
    Small.most = 0
    return core.build(plain)


@pytest.mark.parametrize("halls", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_values_stay_small_in_any_hall(small: core.Core, halls: int) -> None:
    rng, run = Random(8), calls.build(plain, small)
    for _ in range(halls):
        row: list[int] = [*map(Small, with_room(random_hall(rng)))]
        for call in (calls.SETTLE, calls.SET_UP, calls.DANCE):
            run(call, row.copy(), *[0] * 8)
        for piece in range(len(PIECES)):
            without, face = row.copy(), rng.randrange(len(FACES))
            where = rng.randrange(6000), rng.randrange(6000), rng.randrange(3600)
            run(calls.LIFT, without, piece, *[0] * 7)
            run(calls.SET_DOWN, without, piece, face, *where, 0, 0, 0)
            run(calls.TIP_OVER, row.copy(), piece, 900, *[0] * 6)
    assert 2**40 < Small.most < 2**62, "some are large, none too large"


def test_values_stay_small_from_corner_to_corner(small: core.Core) -> None:
    row: list[int] = [Small(0)] * ROOM
    for start, place in ((100, 0), (200, 6000)):
        small.pieces.make_solids(row, start, 2, 0, Small(place), Small(place), 451, Small(0))
    for one in range(100, 100 + 6 * SOLID, SOLID):
        for other in range(200, 200 + 6 * SOLID, SOLID):
            small.balance.add_shared(row, one, row, other, row, 0)
    assert 2**40 < Small.most < 2**62
