"""What to answer when a Midnight card asks (V13): what each answer would bring."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from manoir.bots.pasvu.furnishing import Weigh, at_once, in_prospect
from manoir.bots.pasvu.outcome import Answer, answered
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.bots.pasvu.share import Floats, Scales
from manoir.bots.pasvu.sides import likely
from manoir.bots.pasvu.sight.spotting import hidden
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import cell_of
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Move, Pass, Put, Swap, Tip
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

TIPS: Final = 5  # that are looked at: each takes long to try
ALL_TIPS: Final = 24  # of six pieces in four ways


def answer(  # noqa: PLR0917
    view: View,
    seat: Seat,
    legal: Sequence[Move],
    scales: Scales,
    thinks: int,
    dice: Random,
    weigh: Weigh = in_prospect,
    tips: int = TIPS,
) -> Move:
    """The answer that brings most; of the best ones so many are thought through."""
    some = _some(legal, dice, tips)
    tables = [(move, answered(view, seat, move)) for move in some]
    tables.sort(key=lambda one: -balance(one[1], seat, scales))
    best = tables[0][0]
    if thinks:
        best = max(tables[:thinks], key=lambda one: weigh(one[1], seat, scales))[0]
    return _hidden(view, seat, best) if isinstance(best, Put) else best


def balance(view: View, seat: Seat, scales: Scales) -> float:
    """What a seat has in its ghosts, less what the others have on average, and who is seen."""
    worths = _worths(view, scales)
    others = (float(worths.sum()) - float(worths[seat])) / (len(worths) - 1)
    return float(worths[seat]) - others + at_once(view, seat, scales)


def _some(legal: Sequence[Move], dice: Random, count: int) -> list[Answer]:
    """A piece that can be tipped, in a few ways; of all other answers, each."""
    tips = [move for move in legal if isinstance(move, Tip)]
    if tips:
        return [*dice.sample(tips, min(count, len(tips)))]
    return [move for move in legal if isinstance(move, Swap | Put | Pass)]


def _worths(view: View, scales: Scales) -> Floats:
    """By seat, what its ghosts are worth before this round; in reserve, who may come in."""
    rounds = view.rounds - view.round + 1
    worths = np.zeros(len(view.sides))
    for ghost in view.ghosts:
        steps = leaving(view.sides[ghost.seat], cell_of(ghost.x, ghost.y))
        worths[ghost.seat] += scales.worth(ghost.size, steps, rounds)
    for seat, out in enumerate(view.out):
        worths[seat] += sum(scales.worth(FAMILY[number], FAR_SIDE, rounds) for number in out)
        waiting = (number for number in view.ready[seat] if number not in out)
        worths[seat] += sum(scales.worth(FAMILY[number], RESERVE, rounds) for number in waiting)
    return worths


def _hidden(view: View, seat: Seat, move: Put) -> Put:
    """The same to the best-hidden spot of its cell."""
    spot = hidden(view, seat, move.ghost, cell_of(move.x, move.y), likely(view))
    if spot is None:
        return move
    x, y, z, yaw = spot
    return replace(move, x=x, y=y, z=z // MIL, yaw=yaw)
