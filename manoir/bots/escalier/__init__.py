"""Bots for *L'escalier hanté*: one way to reason, four ways to remember."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level
from manoir.bots.escalier import tables
from manoir.bots.escalier.analysis import analyse
from manoir.bots.escalier.belief import Memory
from manoir.bots.escalier.player import Rememberer
from manoir.games.escalier.state import View

__all__ = ["LEVELS", "SLOW", "analyse", "is_ready", "prepare"]

SLOW: Final = True  # solving takes minutes, where others compile for seconds
MEMORIES: Final = {
    "child": Memory(fade=0.05, crowd=0.2, swap=0.3, own=0.4),
    "adult": Memory(fade=0.02, crowd=0.1, swap=0.2, own=0.3),
    "elephant": Memory(fade=0.005, crowd=0.02, swap=0.04, own=0.25),
    "oracle": Memory(fade=0.0, crowd=0.0, swap=0.0, own=0.0),
}

LEVELS: Final = tuple(
    Level(name, partial(Rememberer, memory=memory)) for name, memory in MEMORIES.items()
)


def is_ready(seats: int, view: View) -> bool:
    """Whether the solved values that such a game needs are on the disk."""
    podium = view.options.podium
    return all(tables.path(number, podium).exists() for number in tables.needed(seats, podium))


def prepare(seats: list[int] | None) -> None:
    """Solve the game for these numbers of seats, or for all."""
    from manoir.bots.escalier.solve import solve

    solve(seats=seats)
