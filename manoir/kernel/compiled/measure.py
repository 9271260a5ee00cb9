"""What a game offers to `manoir bench` beyond moves through `Match`: work that the house times.

Whole games it measures by itself (`manoir.batch`). A game's `bench` module has `core()`, which
returns a `Bench` of whatever else is worth it.
Rules know no clock, so the game says what to do and the house measures how long it takes.
"""

from collections.abc import Callable

from msgspec import Struct


class Unavailable(RuntimeError):
    """This machine lacks what a measurement needs; the sentence says what."""


class Measure(Struct, frozen=True):
    """One row: work in batches, each counted by what it returns."""

    what: str  # what is counted, in words
    unit: str  # one word for it, such as turns
    batch: int  # games, or boards, at a time
    of: str  # one word for these
    run: Callable[[int], int]  # does the batch that starts at that number; how many units it had
    same: Callable[[], str] | None = None  # compares with another way of playing; says what it saw


class Bench(Struct, frozen=True):
    """One table."""

    title: str
    compile: Callable[[], object]  # makes what would otherwise be part of the first measurement
    measures: tuple[Measure, ...]
