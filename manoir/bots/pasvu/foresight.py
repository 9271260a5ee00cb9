"""Sharing points out with an eye on who will choose the side of the keyhole, and which (V9)."""

from typing import Final

import numpy as np

from manoir.bots.pasvu.share import Choices, Floats, Scales, Share, best_share
from manoir.bots.pasvu.sides import gain, losses
from manoir.bots.pasvu.sight.watch import watching
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

ROUNDS: Final = 5  # so often one thinks of what the others will think
WEIGHT: Final = 2.0  # of what they would choose, beside what one has thought so far


def foreseen(
    view: View, seat: Seat, choices: list[Choices], scales: Scales
) -> tuple[Floats, Share]:
    """The best share-out against the sides that would then be chosen; and these, by door."""
    watch, lost = watching(view), _lost(view, scales)
    sides, numbers = np.ones(len(watch.sides)), len(watch.numbers)
    found: list[tuple[float, Floats, Share]] = []
    for _ in range(ROUNDS):
        doors = np.repeat(sides / sides.sum() / numbers, numbers)
        share = best_share(choices, doors, view.points[seat])
        taken = list(zip(choices, share.taken, strict=True))
        lost[:, seat] = sum((_lost_by(some, i, numbers) for some, i in taken), np.zeros(len(sides)))
        picked = _picked(view, lost)
        unseen = sum(float(some.unseen[i]) for some, i in taken)
        found.append((unseen + float(picked @ gain(lost, seat)), doors, share))
        sides += WEIGHT * picked
    _, doors, share = max(found, key=lambda one: one[0])
    return doors, share


def choosers(view: View) -> tuple[Seat, ...]:
    """V9: who may choose this round; several throw the die for it."""
    fewest = min(view.chosen)
    return tuple(seat for seat, times in enumerate(view.chosen) if times == fewest)


def _lost(view: View, scales: Scales) -> Floats:
    """By side and seat; of who may still move one cannot say."""
    lost: Floats = losses(view, scales) * np.array(view.done)
    return lost


def _lost_by(some: Choices, index: int, numbers: int) -> Floats:
    """By side, what a ghost can be expected to lose."""
    seen = some.doors[:, index].reshape(-1, numbers).mean(axis=1)
    lost: Floats = (some.unseen[index] - some.seen) * seen
    return lost


def _picked(view: View, lost: Floats) -> Floats:
    """How likely each side is."""
    who = choosers(view)
    picked = np.zeros(len(lost))
    for seat in who:
        picked[int(np.argmax(gain(lost, seat)))] += 1 / len(who)
    return picked
