"""Lengths and turns as whole numbers, so that every machine computes the same.

A move speaks in mils, a thousandth of a cell, and in tenths of a degree. Geometry is computed in
grains, a thousandth of a mil. Directions are pairs of grains on a circle with a radius of a cell.
"""

from functools import cache
from typing import Final

CELL: Final = 1_000_000  # grains
MIL: Final = 1_000  # grains
SIDE: Final = 6  # cells
HALL: Final = SIDE * CELL
TURN: Final = 3_600  # tenths of a degree

# A contact within so many grains is a contact, an overlap of no more is none.
TOLERANCE: Final = 20

_PI: Final = 3_141592653589793238462643383280  # times 10**30
_ONE: Final = 10**30


def direction(yaw: int) -> tuple[int, int]:
    """Where east points after a turn to the left: cosine and sine, in grains."""
    return _direction(yaw % TURN)


@cache
def _direction(yaw: int) -> tuple[int, int]:
    quarter, rest = divmod(yaw, TURN // 4)
    cosine, sine = _sine(TURN // 4 - rest), _sine(rest)
    for _ in range(quarter):
        cosine, sine = -sine, cosine
    return cosine, sine


def _sine(yaw: int) -> int:
    """By its series, in whole numbers: no library's last digit has a say."""
    angle = 2 * _PI * yaw // TURN
    term, total, n = angle, angle, 1
    while term:
        n += 2
        term = -term * angle * angle // (_ONE * _ONE * n * (n - 1))
        total += term
        if -1 <= term <= 0:
            break
    return (total * CELL + _ONE // 2) // _ONE
