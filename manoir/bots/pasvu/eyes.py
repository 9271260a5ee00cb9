"""Looking from the doors as the judge does: who is seen there, and who would be."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.bots.pasvu.machine import machine
from manoir.games.pasvu.canvas import Canvas, Floats, canvas, window
from manoir.games.pasvu.hall import Hall, body
from manoir.games.pasvu.judge import FIRST_GHOST, Scene
from manoir.games.pasvu.keyhole import DOORS, Keyhole, Side, camera
from manoir.games.pasvu.shapes import Ghostly
from manoir.games.pasvu.sight import MINIMUM, PERCENT, Exposure, bodies, scene
from manoir.games.pasvu.state import Options
from manoir.games.pasvu.units import SIDE

Seen = NDArray[np.uint8]  # by door and ghost

_MOST: Final = 64  # bodies that one scene can have


def is_seen(hall: Hall, options: Options, sides: tuple[Side, ...]) -> Seen:
    """By door of these sides and ghost in the hall, whether the one sees the other."""
    shown = [[e.seen(options.eyes) for e in row] for row in exposures(hall, options, sides)]
    return np.array(shown, np.uint8).reshape(SIDE * len(sides), len(hall.ghosts))


def exposures(hall: Hall, options: Options, sides: tuple[Side, ...]) -> list[list[Exposure]]:
    """How much of every ghost each door of these sides sees."""
    there, (hole, paper) = _scene(hall), _paper()
    wholes = np.zeros(len(hall.ghosts), np.int64)
    found = []
    for eye in cameras(sides):
        machine().look(eye, there, options.hide, hole, paper, wholes)
        shown = paper.counts[FIRST_GHOST:].tolist()
        found.append([*map(Exposure, shown, wholes.tolist())])
    return found


def would_see(
    hall: Hall, options: Options, sides: tuple[Side, ...], others: Sequence[Ghostly]
) -> Seen:
    """By door of these sides and body, whether it would be seen if it stood in the hall, too."""
    hole, paper = _paper()
    seen = np.zeros((SIDE * len(sides), len(others)), np.uint8)
    machine().expose(
        *(cameras(sides), _scene(hall), options.hide, hole, paper, _bodies(others)),
        *(PERCENT[options.eyes], MINIMUM[options.eyes], seen),
    )
    return seen


@cache
def cameras(sides: tuple[Side, ...]) -> Floats:
    """Of all doors of these sides, side after side."""
    return np.array([camera(door) for side in sides for door in DOORS if door.side == side])


def _scene(hall: Hall) -> Scene:
    return scene(dict(hall.pieces), [body(ghost) for ghost in hall.ghosts])


def _bodies(others: Sequence[Ghostly]) -> Floats:
    rows = [bodies(others[i : i + _MOST]) for i in range(0, len(others), _MOST)]
    return np.concatenate(rows) if rows else np.zeros((0, 8))


@cache
def _paper() -> tuple[Keyhole, Canvas]:
    """One for the whole process, in which one bot thinks at a time."""
    return window(), canvas()
