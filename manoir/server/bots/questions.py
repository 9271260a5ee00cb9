"""What the processes in which bots think are asked; pickled, so never defined where one starts."""

from typing import Any

from msgspec import Struct


class Question(Struct, frozen=True):
    """All that a bot may know when it is to move."""

    game: str
    level: str
    seat: int
    seats: int
    ply: int
    seed: int
    first_view: Any
    heard: Any
    view: Any
    legal: tuple[Any, ...]
    budget: float


class Consultation(Struct, frozen=True):
    """A seat's question to the house, with all that it may know."""

    game: str
    seat: int
    seats: int
    view: Any
    question: Any
