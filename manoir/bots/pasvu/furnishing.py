"""Moving furniture (V4, V5): what a placement would bring, weighed in two ways."""

from collections.abc import Callable, Sequence
from typing import Final

from manoir.bots.pasvu.choices import everybody
from manoir.bots.pasvu.outcome import after
from manoir.bots.pasvu.share import Scales, best_share
from manoir.bots.pasvu.sides import gain, likely, losses
from manoir.games.pasvu.moves import Decline, Move, Place
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

Weigh = Callable[[View, Seat, Scales], float]
Weighed = list[tuple[float, Move, View]]  # the best first

USUAL: Final = 8  # points of a card that is still to come
WORTHWHILE: Final = 0.05  # points, less than which is not worth the trouble


def furnish(view: View, seat: Seat, moves: Sequence[Move], scales: Scales, thinks: int) -> Move:
    """The placement that brings most, if any does; of the best ones so many are thought through."""
    halls = [(move, after(view, seat, move)) for move in moves if isinstance(move, Place)]
    weighed = _weighed(halls, seat, scales, at_once)
    if thinks:
        best = [(move, hall) for _, move, hall in weighed[:thinks]]
        weighed = _weighed(best, seat, scales, in_prospect)
    weigh = in_prospect if thinks else at_once
    enough = weigh(view, seat, scales) + WORTHWHILE
    return next((move for worth, move, _ in weighed if worth > enough), view.taken or Decline())


def at_once(view: View, seat: Seat, scales: Scales) -> float:
    """What a seat gains on the others by who would be seen if nobody moved."""
    return float(gain(losses(view, scales), seat).mean())


def in_prospect(view: View, seat: Seat, scales: Scales) -> float:
    """What a seat can make of the hall, less what the others can on average."""
    worths = [_prospect(view, other, scales) for other in range(len(view.sides))]
    own = worths.pop(seat)
    return own - sum(worths) / len(worths)


def _prospect(view: View, seat: Seat, scales: Scales) -> float:
    points = view.points[seat] or USUAL
    return best_share(everybody(view, seat, points, scales), likely(view), points).value


def _weighed(
    halls: Sequence[tuple[Move, View]], seat: Seat, scales: Scales, weigh: Weigh
) -> Weighed:
    found = [(weigh(hall, seat, scales), move, hall) for move, hall in halls]
    return sorted(found, key=lambda one: -one[0])
