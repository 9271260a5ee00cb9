"""What the others may do between two turns of one's own."""

from functools import cache
from random import Random
from typing import Final

import numpy as np

from manoir.bots.labyrinthe.search import MOST_SHIFTS, Numbers
from manoir.games.labyrinthe.box import ARROWS
from manoir.games.labyrinthe.core import PLAIN

SECONDS: Final = 0.001  # for one reply to every shift: several times what it takes
FEWEST: Final = 4


@cache
def replies(seats: int, budget: float) -> Numbers:
    """All shifts of a lone other; a sample when there are more, or hardly any time."""
    count = max(FEWEST, min(MOST_SHIFTS, int(budget / SECONDS)))
    dice = Random(seats)
    if seats > 2:
        return np.array([_sequence(seats - 1, dice) for _ in range(count)], np.int64)
    every = [[[arrow, turn]] for arrow in range(len(ARROWS)) for turn in range(4)]
    return np.array(dice.sample(every, count), np.int64)


def _sequence(length: int, dice: Random) -> list[list[int]]:
    """Shifts of several seats in order, none of which undoes the one before (L5)."""
    row: list[list[int]] = []
    for _ in range(length):
        banned = PLAIN.opposite(row[-1][0]) if row else None
        arrow = dice.choice([arrow for arrow in range(len(ARROWS)) if arrow != banned])
        row.append([arrow, dice.randrange(4)])
    return row
