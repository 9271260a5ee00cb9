"""Games as arrays: what a game offers to `manoir.research` so that programs can learn it.

A game names a module in `Game.codec` that has what `Codec` lists. Observations are made from a view
and nothing else, so they tell nothing that a seat may not know. Everything is relative to the seat
that looks: 0 is that seat, 1 the next one clockwise.
"""

from collections.abc import Iterator
from math import prod
from typing import Any, Final, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from manoir.kernel.seats import Seat

Numbers = NDArray[Any]  # one row, written in place
SEATS: Final = 4  # by seat there is room for so many; what nobody has is 0, or NONE


class Field(Struct, frozen=True):
    """A part of an observation: `prod(shape)` numbers of its row, from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str  # in one sentence

    @property
    def size(self) -> int:
        return prod(self.shape)


class Codec(Protocol):
    """What a game's `codec` module has.

    One with `LISTED = True` numbers moves by their places in the list of legal ones.
    """

    ACTIONS: int  # how many there are, for any number of seats and all options
    FIELDS: tuple[Field, ...]
    DTYPE: Any  # of NumPy, for a whole observation
    LEFT_OUT: str  # which parts of a view are not in it, and why they do not matter

    def observe(self, view: Any, seat: Seat, legal: tuple[Any, ...], out: Numbers) -> None:
        """Write what a seat sees over `out`, every number of it."""

    def index_of(self, view: Any, seat: Seat, legal: tuple[Any, ...], move: Any) -> int:
        """The number of a legal move. Moves that lead to the same position may share one."""


def size_of(fields: tuple[Field, ...]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def starts(fields: tuple[Field, ...]) -> dict[str, int]:
    """Where each field begins."""
    found, start = {}, 0
    for field in fields:
        found[field.name] = start
        start += field.size
    return found


def bounds(fields: tuple[Field, ...], dtype: Any) -> tuple[Numbers, Numbers]:
    """The least and the most that each number of an observation can be."""
    low, high = (
        np.concatenate([np.full(field.size, value, dtype) for field, value in pairs])
        for pairs in (_with(fields, "low"), _with(fields, "high"))
    )
    return low, high


def named(fields: tuple[Field, ...], observations: Numbers) -> dict[str, Numbers]:
    """The parts of observations by name, without a copy; the last axis is what is split."""
    leading = observations.shape[:-1]
    return {
        field.name: observations[..., start : start + field.size].reshape(leading + field.shape)
        for field, start in zip(fields, starts(fields).values(), strict=True)
    }


def relative(seat: Seat | None, me: Seat, seats: int) -> int:
    """How far clockwise a seat is; -1 for nobody."""
    return -1 if seat is None else (seat - me) % seats


def _with(fields: tuple[Field, ...], bound: str) -> Iterator[tuple[Field, int]]:
    return ((field, getattr(field, bound)) for field in fields)
