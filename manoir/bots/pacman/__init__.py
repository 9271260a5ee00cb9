"""Bots for *Pac-Man*: two that look at a move, two that think of turns."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level
from manoir.bots.pacman.machine import CACHE
from manoir.bots.pacman.one_move import OneMovePlayer
from manoir.bots.pacman.outlook import HASTE, LATER, PRIVILEGE, PULL, SOON, TRIP, WIN
from manoir.bots.pacman.thinker import Thinker
from manoir.games.pacman.state import View

__all__ = ["LEVELS", "is_ready", "prepare"]

FORGETS: Final = 0.4  # how often a beginner does not think of ghosts
SHORT_SIGHTED: Final = {SOON: 1.0, PRIVILEGE: 0.5, TRIP: 0.5, PULL: 0.1, WIN: 40.0, HASTE: 0.05}
FAR_SIGHTED: Final = {
    **{SOON: 1.0, LATER: 0.3, PRIVILEGE: 2.5, TRIP: 0.3},
    **{PULL: 0.2, WIN: 40.0, HASTE: 0.1},
}

LEVELS: Final = (
    Level("beginner", partial(OneMovePlayer, forgets=FORGETS)),
    Level("normal", OneMovePlayer),
    Level("hard", partial(Thinker, weights=SHORT_SIGHTED)),
    Level("best", partial(Thinker, weights=FAR_SIGHTED, candidates=6)),
)


def is_ready(seats: int, view: View) -> bool:  # noqa: ARG001
    """Whether the compiled search is on the disk."""
    return CACHE.is_made()


def prepare(seats: list[int] | None) -> None:  # noqa: ARG001
    """Compile the search, if it is not on the disk."""
    CACHE.make()
