"""Seats, and the one value helper every game needs."""

from typing import Final, TypeVar

Seat = int
NATURE: Final[Seat] = -1  # the seat of dice and cards

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same tuple with one item replaced."""
    return (*items[:index], value, *items[index + 1 :])
