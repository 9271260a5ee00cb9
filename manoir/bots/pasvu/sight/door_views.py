"""Looking from the doors as the judge does: who is seen there, and who would be."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.sight.watch import Watch
from manoir.games.pasvu.geometry.hall import Hall, body
from manoir.games.pasvu.geometry.shapes import GhostBody
from manoir.games.pasvu.sight.canvas import Canvas, Floats, Scene, canvas, window
from manoir.games.pasvu.sight.keyhole import Door, Keyhole, camera
from manoir.games.pasvu.sight.viewer import MINIMUM, PERCENT, Exposure, bodies, scene
from manoir.games.pasvu.state import Options

Seen = NDArray[np.uint8]  # by door and ghost

_MOST: Final = 64  # bodies that one scene can have


def is_seen(hall: Hall, options: Options, watch: Watch) -> Seen:
    """By door and ghost in the hall, whether it goes home if the keyhole comes there."""
    seen = either(watch, _seen(hall, options, watch.eyes))
    return perched(seen, [ghost.z for ghost in hall.ghosts]) if watch.perch else seen


def exposures(hall: Hall, options: Options, doors: tuple[Door, ...]) -> list[list[Exposure]]:
    """How much of every ghost each of these doors sees."""
    hole, paper = easel()
    shown = np.zeros((len(doors), len(hall.ghosts), 2), np.int64)
    machine().count_pixels(cameras(doors), _scene(hall), options.hide, hole, paper, shown)
    return [[Exposure(*counts) for counts in door] for door in shown.tolist()]


def would_see(hall: Hall, options: Options, watch: Watch, others: Sequence[GhostBody]) -> Seen:
    """By door and body, whether it would go home from there if it stood in the hall, too."""
    seen = either(watch, _would_see(hall, options, watch.eyes, others))
    return perched(seen, [body.low for body in others]) if watch.perch else seen


@cache
def cameras(doors: tuple[Door, ...]) -> Floats:
    return np.array([camera(door) for door in doors])


def _seen(hall: Hall, options: Options, doors: tuple[Door, ...]) -> Seen:
    shown = [[e.seen(options.eyes) for e in row] for row in exposures(hall, options, doors)]
    return np.array(shown, np.uint8).reshape(len(doors), len(hall.ghosts))


def _would_see(
    hall: Hall, options: Options, doors: tuple[Door, ...], others: Sequence[GhostBody]
) -> Seen:
    hole, paper = easel()
    seen = np.zeros((len(doors), len(others)), np.uint8)
    machine().expose(
        *(cameras(doors), _scene(hall), options.hide, hole, paper, _bodies(others)),
        *(PERCENT[options.eyes], MINIMUM[options.eyes], seen),
    )
    return seen


def either(watch: Watch, seen: Seen) -> Seen:
    """By door where the keyhole may come, from what each of the eyes sees."""
    if not watch.twice:
        return seen
    here, across = ([watch.eyes.index(door) for door in d] for d in (watch.doors, watch.across))
    return np.maximum(seen[here], seen[across])


def perched(seen: Seen, heights: Sequence[int]) -> Seen:
    """V13: whoever does not stand on a piece goes back, wherever the keyhole is."""
    on_floor: Seen = np.array([height == 0 for height in heights], np.uint8)
    return np.maximum(seen, on_floor)


def _scene(hall: Hall) -> Scene:
    return scene(dict(hall.pieces), [body(ghost) for ghost in hall.ghosts])


def _bodies(others: Sequence[GhostBody]) -> Floats:
    rows = [bodies(others[i : i + _MOST]) for i in range(0, len(others), _MOST)]
    return np.concatenate(rows) if rows else np.zeros((0, 8))


@cache
def easel() -> tuple[Keyhole, Canvas]:
    """One for the whole process, in which one bot thinks at a time."""
    return window(), canvas()
