"""Bots for *Pas vu pas pris*: two that stroll, two that think of who could see them."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level
from manoir.bots.pasvu.advice import advise
from manoir.bots.pasvu.machine import (
    CACHE,
    GEOMETRY,
    is_machine_code_made,
    observer,
    turn_off,
    turn_on,
)
from manoir.bots.pasvu.random_walker import RandomWalker
from manoir.bots.pasvu.scout.placements import Search
from manoir.bots.pasvu.thinker import Habit, Thinker
from manoir.bots.pasvu.worth import Farsighted, Shortsighted
from manoir.games.pasvu.state import View

__all__ = [
    "LEVELS",
    "advise",
    "is_machine_code_made",
    "is_ready",
    "observer",
    "prepare",
    "turn_off",
    "turn_on",
]

HARD: Final = Habit(Shortsighted(), doors=(2, 5), tries=6)
BEST: Final = Habit(
    Farsighted(), tries=8, thinks=6, foresees=True, search=Search(28, 16), plans=True
)

LEVELS: Final = (
    Level("beginner", RandomWalker),
    Level("normal", partial(RandomWalker, careful=True)),
    Level("hard", partial(Thinker, habit=HARD)),
    Level("best", partial(Thinker, habit=BEST)),
)


def is_ready(seats: int, view: View) -> bool:  # noqa: ARG001
    """Whether the compiled judge is on the disk."""
    return CACHE.is_made()


def prepare(seats: list[int] | None) -> None:
    """Compile the judge, if it is not on the disk, and for a whole house the geometry."""
    CACHE.make()
    if seats is None:
        GEOMETRY.make()
