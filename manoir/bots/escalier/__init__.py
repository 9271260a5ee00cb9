"""Bots for *L'escalier hanté*: one way to reason, four ways to remember."""

from functools import partial
from typing import Final

from manoir.bots.bot import Level
from manoir.bots.escalier.belief import Memory
from manoir.bots.escalier.player import Rememberer

MEMORIES: Final = {
    "child": Memory(fade=0.15, crowd=0.4, swap=0.4, own=0.6),
    "adult": Memory(fade=0.03, crowd=0.1, swap=0.1, own=0.4),
    "elephant": Memory(fade=0.002, crowd=0.01, swap=0.01, own=0.2),
    "oracle": Memory(fade=0.0, crowd=0.0, swap=0.0, own=0.0),
}

LEVELS: Final = tuple(
    Level(name, partial(Rememberer, memory=memory)) for name, memory in MEMORIES.items()
)
