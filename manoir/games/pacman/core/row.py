"""A position as a row of whole numbers, which a turn changes in place: what stands where.

Marbles are bits of two words, as in ways.py.
"""

from typing import Any, Final

Position = Any  # a list or an array of SIZE numbers

EATERS: Final = 0  # by seat: the place of its Pac-Man
HOMES: Final = 4  # by seat
WHITE: Final = 8  # by seat: marbles in its tray
YELLOW: Final = 12
GHOSTS: Final = 16  # two places
DICE: Final = 18  # two faces, 0 when used
WHITE_LOW: Final = 20  # marbles on the circuit
WHITE_HIGH: Final = 21
YELLOW_LOW: Final = 22
YELLOW_HIGH: Final = 23
TURN: Final = 24  # a seat
TURNS: Final = 25  # that are over
RUN: Final = 26  # the Pac-Man has had its die; this and the next are 0 or 1
CHASED: Final = 27
ROBS: Final = 28
RETURNS: Final = 29
SEATS: Final = 30
ENDS_WHITE: Final = 31  # P14: whether yellow marbles may be left
SIZE: Final = 32

LONGEST: Final = 1000  # turns (P14)
PRICE: Final = 2  # white marbles, for an eaten ghost or a caught Pac-Man
