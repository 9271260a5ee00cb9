"""What a study is, and how sure its shares are."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple, Protocol

Advance = Callable[[float], object]  # is told which share of the work is done

Z: Final = 1.959964  # of the normal distribution, for 95 %


class Findings(NamedTuple):
    """What came out: a table, and plots as SVG by name."""

    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    charts: dict[str, str]


class Study(Protocol):
    """A module that answers one question."""

    ABOUT: str
    GAMES: int  # of each kind, if nobody says how many

    def run(self, games: int, seed: int, advance: Advance) -> Findings:
        """Play, and say what came out; the same numbers for the same seed."""


class Share(NamedTuple):
    """A share of games, with its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(won: float, games: int) -> Share:
    """Wilson's interval; a first place that is shared counts in part."""
    mean = won / games
    centre = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(mean * (1 - mean) / games + (Z / (2 * games)) ** 2) / (1 + Z * Z / games)
    return Share(mean, max(0.0, centre - half), min(1.0, centre + half))
