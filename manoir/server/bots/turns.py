"""What the house wants of its bots: a move, or advice."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from manoir.server.bots.histories import Moves


class Outdated(Exception):
    """The table has gone on since a bot was asked."""


class Turn(Struct, frozen=True):
    """A bot is to move."""

    table: str
    game: str
    level: str
    seat: int
    seats: int
    ply: int
    seed: int
    recent: Moves
    view: Any
    legal: tuple[Any, ...]
    budget: float
    whole: Callable[[], Awaitable[Moves]]  # all moves up to here; raises Outdated
    attended: bool = True  # somebody watches


class Consultation(Struct, frozen=True):
    """A seat's question to the house, with all that it may know."""

    table: str
    game: str
    seat: int
    seats: int
    view: Any
    question: Any
