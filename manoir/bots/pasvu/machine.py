"""The compiled judge and geometry of *Pas vu pas pris*, kept on the disk."""

import threading
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.bots.compiled_cache import CompiledCache
from manoir.bots.pasvu.glimpse import CountPixels, Expose, Look
from manoir.bots.pasvu.scout.forecast import Forecast
from manoir.bots.pasvu.scout.plan import Improve, WeighSides
from manoir.bots.pasvu.scout.sharing import ShareOut
from manoir.bots.pasvu.scout.survey import ListSpots, Scan
from manoir.games.pasvu.core.layout import GHOST_COUNT, MOST_GHOSTS
from manoir.games.pasvu.engine import Engine, use
from manoir.games.pasvu.playout.glance import Glance
from manoir.games.pasvu.playout.stage import NUMBERS
from manoir.games.pasvu.sight.judge import Judge
from manoir.games.pasvu.sight.verdict import Unrecorded
from manoir.games.pasvu.sight.viewer import python_judge

CACHE: Final = CompiledCache("pasvu", "manoir.bots.pasvu.entries")
GEOMETRY: Final = CompiledCache("pasvu-geometry", "manoir.bots.pasvu.core_entries")


class Machine(NamedTuple):
    """What `judge`, `glimpse` and `scout` describe, compiled."""

    look: Look
    expose: Expose
    count_pixels: CountPixels
    list_spots: ListSpots
    scan: Scan
    forecast: Forecast
    share_out: ShareOut
    weigh_sides: WeighSides
    improve: Improve
    glance: Glance


@cache
def machine() -> Machine:
    return Machine(*CACHE.functions())


@cache
def observer() -> Judge:
    """Return the compiled judge, for a match that has many looks to come."""
    return python_judge()._replace(look=machine().look)


def unrecorded() -> Unrecorded:
    """Return the same for simulations: its looks leave no picture behind."""
    return Unrecorded(observer(), _count)


class _Room(threading.local):
    """What looks are painted on, used again and again."""

    def __init__(self) -> None:
        self.canvas = np.zeros(NUMBERS, np.int64)
        self.shown = np.zeros(2 * MOST_GHOSTS, np.int64)


_room: Final = _Room()


def _count(row: Any, door: int, hide: bool) -> list[int]:
    room = _room
    machine().glance(room.canvas, row, door, hide, room.shown)
    shown: list[int] = room.shown[: 2 * int(row[GHOST_COUNT])].tolist()
    return shown


def is_machine_code_made() -> bool:
    """Whether `turn_on` finds all that it needs on the disk."""
    return CACHE.is_made() and GEOMETRY.is_made()


def turn_on() -> None:
    """Have the rules of this process run as machine code."""
    use(_engine())


@cache
def _engine() -> Engine:
    (run,) = GEOMETRY.functions()
    return Engine(observer(), run)


def turn_off() -> None:
    """Have them run as ordinary Python."""
    use(None)
