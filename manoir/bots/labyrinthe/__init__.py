"""Bots for *Labyrinthe*: two that look at their turn, two that think of those to come."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level
from manoir.bots.labyrinthe.advice import advise
from manoir.bots.labyrinthe.machine import CACHE
from manoir.bots.labyrinthe.one_turn import OneTurnPlayer
from manoir.bots.labyrinthe.thinker import Thinker
from manoir.games.labyrinthe.state import View

__all__ = ["LEVELS", "advise", "is_ready", "prepare"]

TRIES: Final = 10  # shifts, of 44, that come to a beginner's mind

LEVELS: Final = (
    Level("beginner", partial(OneTurnPlayer, tries=TRIES)),
    Level("normal", OneTurnPlayer),
    Level("hard", partial(Thinker, blocks=False)),
    Level("best", partial(Thinker, blocks=True)),
)


def is_ready(seats: int, view: View) -> bool:  # noqa: ARG001
    """Whether the compiled search is on the disk."""
    return CACHE.is_made()


def prepare(seats: list[int] | None) -> None:  # noqa: ARG001
    """Compile the search, if it is not on the disk."""
    from manoir.bots.labyrinthe.machine import machine

    machine()
