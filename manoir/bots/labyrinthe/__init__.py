"""Bots for *Labyrinthe*: two that look at their turn, two that think on, and one that learned."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level, Player
from manoir.bots.labyrinthe.advice import advise
from manoir.bots.labyrinthe.machine import CACHE
from manoir.bots.labyrinthe.master.machine import CACHE as LEARNED
from manoir.bots.labyrinthe.master.network import is_learned
from manoir.bots.labyrinthe.master.player import Master
from manoir.bots.labyrinthe.one_turn import OneTurnPlayer
from manoir.bots.labyrinthe.thinker import Thinker
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat

__all__ = ["LEVELS", "advise", "is_ready", "prepare"]

TRIES: Final = 10  # shifts, of 44, that come to a beginner's mind


def make_master(seat: Seat, seats: int, view: View, seed: int) -> Player:
    """Where nothing was learned it thinks as the best, for tables that have it there."""
    if is_learned(seats) and view.options.mode == "base":
        return Master(seat, seats, view, seed)
    return Thinker(seat, seats, view, seed, blocks=True)


LEVELS: Final = (
    Level("beginner", partial(OneTurnPlayer, tries=TRIES)),
    Level("normal", OneTurnPlayer),
    Level("hard", partial(Thinker, blocks=False)),
    Level("best", partial(Thinker, blocks=True)),
    Level(
        "master",
        make_master,
        seats=tuple(seats for seats in (2, 3, 4) if is_learned(seats)),
        options={"mode": ("base",)},
    ),
)


def is_ready(seats: int, view: View) -> bool:  # noqa: ARG001
    """Whether what is compiled is on the disk."""
    return CACHE.is_made() and LEARNED.is_made()


def prepare(seats: list[int] | None) -> None:  # noqa: ARG001
    """Compile what is not on the disk."""
    CACHE.make()
    LEARNED.make()
