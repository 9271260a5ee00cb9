"""Which side the keyhole goes to (V9): what each would cost whom, and who may choose."""

import numpy as np

from manoir.bots.pasvu.outcome import hall_of
from manoir.bots.pasvu.scout.steps import RESERVE
from manoir.bots.pasvu.share import Floats, Scales
from manoir.bots.pasvu.sight.door_views import is_seen
from manoir.bots.pasvu.sight.watch import NUMBERS, watching
from manoir.games.pasvu.geometry.hall import Ghost, cell_of
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import View
from manoir.kernel import Seat


def best_side(view: View, seat: Seat, scales: Scales) -> Side:
    """Where the others lose most, and oneself least."""
    gains = gain(losses(view, scales), seat)
    return view.open_sides[int(np.argmax(gains))]


def losses(view: View, scales: Scales) -> Floats:
    """By side of the keyhole and seat, what its ghosts can be expected to lose there."""
    seats, watch = len(view.sides), watching(view)
    by_seat = np.zeros((len(view.ghosts), seats))
    for i, ghost in enumerate(view.ghosts):
        by_seat[i, ghost.seat] = loss(view, ghost, scales)
    seen = is_seen(hall_of(view), view.options, watch)
    return _by_side(seen @ by_seat, len(watch.numbers))


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
    """By door that may look, how likely the keyhole comes there: these alike, others never.

    Where the number is known (V13), nobody thinks of others.
    """
    watch = watching(view)
    if len(watch.numbers) == 1:
        numbers = watch.numbers
    doors = np.array([float(door.number in numbers) for door in watch.doors])
    shares: Floats = doors / doors.sum()
    return shares


def _by_side(doors: Floats, numbers: int) -> Floats:
    means: Floats = doors.reshape(-1, numbers, doors.shape[1]).mean(axis=1)
    return means
