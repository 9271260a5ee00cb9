"""The geometry as machine code does the same as in ordinary Python, where pieces lean as well."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from manoir.bots.pasvu.machine import GEOMETRY
from manoir.games.pasvu.box import FACES, PIECES, SIZES
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import GHOST, GHOST_COUNT, GHOSTS, STANDS
from manoir.games.pasvu.core.lifting import STAYS
from manoir.games.pasvu.engine import Engine, use
from manoir.games.pasvu.geometry.hall import moved, with_ghost, without_ghost
from manoir.games.pasvu.geometry.rows import packed, row_of, with_room
from manoir.games.pasvu.geometry.units import TURN
from manoir.games.pasvu.sight.viewer import python_judge
from manoir.kernel.compiled.jit import plain
from tests.games.pasvu.halls import let_fall, random_hall

ONE_PIECE = (calls.TIP_OVER, calls.TAKE)
WHOLE_HALL = (calls.DANCE, calls.SET_UP, calls.SETTLE)


def drawn(rng: Random, ghosts: int) -> tuple[int, list[int]]:
    """A call at random, and its numbers."""
    piece, size = rng.randrange(len(PIECES)), rng.randrange(len(SIZES))
    place = rng.randrange(6000), rng.randrange(6000)
    pose = [piece, rng.randrange(len(FACES)), *place, rng.randrange(TURN)]
    cell = rng.randrange(6), rng.randrange(6)
    yaw = rng.choice((STANDS, rng.randrange(TURN)))
    return rng.choice(
        [
            *[(calls.SET_DOWN, [*pose, rng.randrange(STAYS, 4)])] * 5,
            (calls.PLACE, pose),
            (calls.LEVELS, [size, *place, yaw]),
            (calls.SPOTS, [size, *cell]),
            (calls.OFFER, [size, *cell, rng.randrange(2)]),
            (calls.LAND, [0, size, *place, rng.randrange(1500), yaw]),
            (calls.LIE_DOWN, [rng.randrange(256)]),
            (calls.PUT_DOWN, [rng.randrange(1 << ghosts)]),
            *((call, [piece, 900 * rng.randrange(4)]) for call in ONE_PIECE),
            *((call, []) for call in WHOLE_HALL),
        ]
    )


def numbers_of(row: Any) -> list[int]:
    """Of a hall, as far as there are ghosts."""
    return [int(number) for number in row[: GHOSTS + GHOST * int(row[GHOST_COUNT])]]


@pytest.mark.soak
def test_machine_code_does_the_same_where_pieces_lean() -> None:
    (fast,) = GEOMETRY.functions()
    slow = calls.build(plain, plain_core())
    for seed in range(60):
        rng = Random(seed)
        hall = random_hall(rng)
        for _ in range(4):
            hall = let_fall(rng, hall)
        for _ in range(25):
            call, given = drawn(rng, len(hall.ghosts))
            one, two = with_room(hall), np.array(with_room(hall), np.int64)
            if call == calls.SET_DOWN:
                for run, row in ((slow, one), (fast, two)):
                    run(calls.LIFT, row, given[0], *[0] * 7)
            numbers = given + [0] * (8 - len(given))
            assert slow(call, one, *numbers) == fast(call, two, *numbers), (seed, call, given)
            assert numbers_of(one) == numbers_of(two), (seed, call, given)


def test_a_hall_whose_row_another_took_over_has_it_again() -> None:
    one = random_hall(Random(2), ghosts=6)
    first, second, *_ = one.ghosts
    fewer = without_ghost(one, second)
    other = with_ghost(moved(fewer, first, replace(first, x=first.x + 1)), second)
    use(Engine(python_judge(), calls.build(plain, plain_core())))
    try:
        for hall in (one, fewer, other, one, other, fewer):
            assert numbers_of(row_of(hall)) == packed(hall)
    finally:
        use(None)
