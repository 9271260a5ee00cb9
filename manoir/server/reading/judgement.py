"""An analysis as it travels: rounded, and counted as the replay counts."""

from typing import Final

from manoir.bots.analysis import Analysis
from manoir.server import wire

DIGITS: Final = 4


def told(found: Analysis) -> wire.Analysis:
    """The move of index 0 leads to frame 1."""
    return wire.Analysis(
        to_win=found.to_win,
        chances=tuple(_rounded(row) for row in found.chances),
        choices=tuple(
            wire.Choice(choice.index + 1, choice.seat, round(choice.loss, DIGITS), choice.better)
            for choice in found.choices
        ),
        luck=_rounded(found.luck),
    )


def _rounded(row: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in row)
