"""Which side the keyhole goes to (V9): what each would cost whom, and who may choose."""

from typing import Final

import numpy as np

from manoir.bots.pasvu.eyes import is_seen
from manoir.bots.pasvu.outcome import hall_of
from manoir.bots.pasvu.share import RESERVE, Floats, Scales
from manoir.games.pasvu.hall import Ghost, cell_of
from manoir.games.pasvu.keyhole import Side
from manoir.games.pasvu.state import View
from manoir.games.pasvu.units import SIDE
from manoir.games.pasvu.way import leaving
from manoir.kernel import Seat

NUMBERS: Final = tuple(range(1, SIDE + 1))  # of doors


def best_side(view: View, seat: Seat, scales: Scales) -> Side:
    """Where the others lose most, and oneself least."""
    gains = gain(losses(view, scales), seat)
    return view.open_sides[int(np.argmax(gains))]


def losses(view: View, scales: Scales) -> Floats:
    """By open side and seat, what its ghosts can be expected to lose there."""
    seats = len(view.sides)
    by_seat = np.zeros((len(view.ghosts), seats))
    for i, ghost in enumerate(view.ghosts):
        by_seat[i, ghost.seat] = loss(view, ghost, scales)
    seen = is_seen(hall_of(view), view.options, view.open_sides)
    return _by_side(seen @ by_seat)


def loss(view: View, ghost: Ghost, scales: Scales) -> float:
    """What its owner loses if a ghost is seen at the end of this round."""
    rounds = view.rounds - view.round
    steps = leaving(view.sides[ghost.seat], cell_of(ghost.x, ghost.y))
    return scales.worth(ghost.size, steps, rounds) - scales.worth(ghost.size, RESERVE, rounds)


def gain(lost: Floats, seat: Seat) -> Floats:
    """By side, what a seat gains on the mean of the others."""
    others = lost.shape[1] - 1
    gains: Floats = (lost.sum(axis=1) - lost[:, seat]) / others - lost[:, seat]
    return gains


def likely(view: View, numbers: tuple[int, ...] = NUMBERS) -> Floats:
    """By door of the open sides, how likely the keyhole comes there: these alike, others never."""
    doors = np.array([float(number in numbers) for _ in view.open_sides for number in NUMBERS])
    shares: Floats = doors / doors.sum()
    return shares


def _by_side(doors: Floats) -> Floats:
    means: Floats = doors.reshape(-1, SIDE, doors.shape[1]).mean(axis=1)
    return means
