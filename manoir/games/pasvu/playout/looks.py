"""Looks through the keyhole (V10, V11) in a whole game, by one thread or by many.

One thread counts, with as little paint as that takes. Several set the scene together; then they
paint, each its own rows of the picture; and one counts what all of them have seen.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    NUMBER,
    SEAT,
    Ints,
)
from manoir.games.pasvu.playout.basics import Basics
from manoir.games.pasvu.playout.layout import (
    GAME,
    GLIMPSE,
    HIDE,
    KEYHOLE,
    LEAST,
    LOOK,
    LOOKS,
    PERCENT,
)
from manoir.games.pasvu.playout.night import Night
from manoir.games.pasvu.playout.stage import Stage
from manoir.games.pasvu.sight import framing, staging
from manoir.games.pasvu.sight.canvas import Scene
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import DOORS, camera
from manoir.kernel.compiled.jit import Jit


class Looks(NamedTuple):
    set_scene: Callable[[Ints, Stage], None]
    paint: Callable[[Ints, Stage], None]
    set_scene_together: Callable[[Ints, Stage], None]
    paint_together: Callable[[Ints, Stage], None]
    run_home: Callable[[Ints, Any, Any], None]


def build(jit: Jit, core: Core, judge: Judge, basics: Basics, night: Night) -> Looks:
    furnish, note, send_home = staging.build(jit, core), basics.note, night.send_home
    narrow, counted = judge.counting.narrow, judge.counting.counted
    frame, painted = framing.build(jit, judge), judge.painted
    is_enough, first_ghost = judge.is_enough, FIRST_GHOST
    cameras = np.array([camera(door) for door in DOORS])

    @jit
    def scene_on(s: Ints, on: Stage) -> Scene:
        return Scene(on.solids, on.values, on.bodies[: s[GHOST_COUNT]], on.mirror)

    @jit
    def set_scene(s: Ints, on: Stage) -> None:
        """The hall as the judge wants it, and where somebody may be seen."""
        if s[GHOST_COUNT]:
            scene = scene_on(s, on)
            furnish(s, scene, on.canvas)
            narrow(cameras[s[KEYHOLE]], scene, on.hole, on.canvas, on.narrow)

    @jit
    def paint(s: Ints, on: Stage) -> None:
        """Count, with as little paint as that takes."""
        count = s[GHOST_COUNT]
        if count:
            hide, wholes = s[GAME + HIDE] != 0, on.wholes[:count]
            counted(
                cameras[s[KEYHOLE]], scene_on(s, on), hide, on.narrow, on.canvas, on.within, wholes
            )

    @jit
    def set_scene_together(s: Ints, on: Stage) -> None:
        if s[GHOST_COUNT]:
            furnish(s, scene_on(s, on), on.canvas)

    @jit
    def paint_together(s: Ints, on: Stage) -> None:
        """The pixels around ghosts: threads that share a look have no frames in common."""
        count = s[GHOST_COUNT]
        if count:
            scene, eye, canvas = scene_on(s, on), cameras[s[KEYHOLE]], on.canvas
            frame(eye, scene, on.hole, canvas, on.narrow)
            hide, wholes = s[GAME + HIDE] != 0, on.wholes[:count]
            painted(eye, scene, hide, on.narrow, canvas, on.within, wholes)

    @jit
    def run_home(s: Ints, counts: Any, wholes: Any) -> None:
        """V11: whoever is seen goes home."""
        count, seen = s[GHOST_COUNT], 0
        note(s, LOOK, -1, count, 0, 0, 0, 0)
        for i in range(count):
            pixels, whole, g = int(counts[first_ghost + i]), int(wholes[i]), GHOSTS + GHOST * i
            note(s, GLIMPSE, -1, s[g + SEAT], s[g + NUMBER], pixels, whole, 0)
            if is_enough(pixels, whole, s[GAME + PERCENT], s[GAME + LEAST]):
                seen |= 1 << i
        s[LOOKS] += 1
        send_home(s, seen)

    return Looks(set_scene, paint, set_scene_together, paint_together, run_home)
