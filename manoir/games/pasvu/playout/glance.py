"""A look at a hall's row of numbers that leaves no picture: for simulations."""

from collections.abc import Callable
from typing import Any

import numpy as np

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import GHOST_COUNT, Ints
from manoir.games.pasvu.playout import stage
from manoir.games.pasvu.sight import staging
from manoir.games.pasvu.sight.canvas import Scene
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import DOORS, camera
from manoir.kernel.compiled.jit import Jit

Glance = Callable[[Any, Any, int, bool, Any], None]


def build(jit: Jit, core: Core, judge: Judge) -> Glance:
    furnish, stage_in, first_ghost = staging.build(jit, core), stage.build(jit), FIRST_GHOST
    narrow, counted = judge.counting.narrow, judge.counting.counted
    cameras = np.array([camera(door) for door in DOORS])

    @jit
    def glance(room: Any, h: Ints, door: int, hide: bool, shown: Any) -> None:
        """By ghost, its pixels and those of an empty hall. The hall has all its pieces."""
        on, count = stage_in(room, 0), h[GHOST_COUNT]
        scene = Scene(on.solids, on.values, on.bodies[:count], on.mirror)
        furnish(h, scene, on.canvas)
        narrow(cameras[door], scene, on.hole, on.canvas, on.narrow)
        wholes = on.wholes[:count]
        counted(cameras[door], scene, hide, on.narrow, on.canvas, on.within, wholes)
        for i in range(count):
            shown[2 * i], shown[2 * i + 1] = on.canvas.counts[first_ghost + i], wholes[i]

    return glance
