"""Games on a GPU: looks painted by many threads, and where there is one, the same games."""

from random import Random
from typing import Any

import numpy as np
import pytest

from manoir import batch
from manoir.games.pasvu import batch as pasvu_batch
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.geometry.units import TURN, direction
from manoir.games.pasvu.playout import game
from manoir.games.pasvu.playout.layout import NUMBERS
from manoir.games.pasvu.playout.stage import stage
from manoir.games.pasvu.sight.canvas import canvas, window
from manoir.games.pasvu.sight.keyhole import DOORS, camera
from manoir.games.pasvu.sight.viewer import python_judge, scene
from manoir.games.pasvu.state import Options
from manoir.kernel.compiled.batch import are_same
from manoir.kernel.compiled.gpu import NoGpu, cuda_of
from manoir.kernel.compiled.jit import plain
from tests.games.pasvu.scenes import random_scene


def painted(lanes: int, hide: bool) -> tuple[Any, ...]:
    """A look by so many threads, one after the other: picture, pixels, those in an empty hall."""
    paper, within, hole = canvas(), window(), window()
    there = scene(*random_scene(Random(5), 6))
    counts, wholes = np.zeros_like(paper.counts), np.zeros(len(there.bodies), np.int64)
    for lane in range(lanes):
        own, part = np.zeros_like(counts), np.zeros_like(wholes)
        mine = paper._replace(counts=own, lane=lane, lanes=lanes)
        eye = np.array(camera(DOORS[1]))
        python_judge().painted(eye, there, hide, hole, mine, within, part)
        counts += own
        wholes += part
    return paper.picture, counts, wholes


@pytest.mark.parametrize("hide", [True, False])
def test_many_threads_paint_what_one_does(hide: bool) -> None:
    alone = painted(1, hide)
    assert alone[1][8:].any()
    for one, other in zip(alone, painted(5, hide), strict=True):
        np.testing.assert_array_equal(one, other)


def looked_at(lanes: int) -> tuple[Any, ...]:
    """The first look of a game, set and painted by so many threads; as `painted`."""
    parts = game.build(plain, plain_core(), python_judge())
    row, on = [0] * NUMBERS, stage()
    parts.start(row, 5, pasvu_batch.setup(2, Options()))
    parts.open_round(row, 1)
    parts.deal_all(row)
    parts.go_to_look(row)
    threads = [
        on._replace(
            canvas=on.canvas._replace(
                counts=np.zeros_like(on.canvas.counts), behind=np.zeros((4, 3)),
                lane=lane, lanes=lanes,
            ),
            wholes=np.zeros_like(on.wholes),
        )
        for lane in range(lanes)
    ]  # fmt: skip
    for act in (parts.looks.set_scene_together, parts.looks.paint_together):
        for one in threads:
            act(row, one)
    counts, wholes = sum(t.canvas.counts for t in threads), sum(t.wholes for t in threads)
    return on.canvas.picture, counts, wholes


def test_many_threads_set_the_scene_and_see_what_one_does() -> None:
    alone = looked_at(1)
    assert alone[2].any()
    for one, other in zip(alone, looked_at(5), strict=True):
        np.testing.assert_array_equal(one, other)


def test_directions_of_a_quarter_turn_are_all_directions() -> None:
    way = plain_core().pieces.way
    assert [way(yaw) for yaw in range(TURN)] == [direction(yaw) for yaw in range(TURN)]


@pytest.mark.soak  # where there is a GPU: it compiles for half a minute, and a core for minutes
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"fusions": True}, {"midnight": 2, "hall": "random", "hide": False}], ids=str
)
def test_a_gpu_plays_the_same_games(seats: int, options: dict[str, Any]) -> None:
    try:
        cuda_of()
    except NoGpu as reason:
        pytest.skip(str(reason))
    here = batch.play("pasvu", 2_000, seats=seats, seed=3, **options)
    assert are_same(here, batch.play("pasvu", 2_000, seats=seats, seed=3, device="cuda", **options))
