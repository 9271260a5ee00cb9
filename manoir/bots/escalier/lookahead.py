"""One turn ahead: what the seat to roll makes of a face of the die, by the values known so far.

As `core` and `position`, one source that runs as ordinary Python or compiled.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.bots.escalier import position
from manoir.bots.escalier.position import FIGURES, TOKENS
from manoir.games.escalier.core import CLIMB, HAUNT, SWAP
from manoir.games.escalier.staircase import TOP
from manoir.kernel.compiled.jit import Jit

EQUAL: Final = 1e-9  # moves whose values differ by less are equal

Values = NDArray[np.float64]


class Known(NamedTuple):
    """A table that is being made, and the one it stands on."""

    seats: int
    values: Values  # by row (position.row) and seat, from the one to roll on
    rest: Values  # of the game of one seat less, which goes on after an arrival; empty if none does


class Lookahead(NamedTuple):
    outlook: Callable[[int, int, Known, Values], None]
    obey: Callable[[int, int, Known, Values, Values], None]


def build(jit: Jit, top: int = TOP) -> Lookahead:
    moves = position.build(jit, top)
    step, is_token, row, duty = moves.step, moves.is_token, moves.row, moves.rules.duty
    swap, haunt, advance = moves.swap, moves.haunt, moves.advance
    pass_turn, without, following = moves.pass_turn, moves.without, moves.rules.following

    @jit
    def arrive(place: int, seat: int, known: Known, out: Values) -> None:
        """E8: first at the top. E10: the others play on."""
        seats, rest = known.seats, known.rest
        out[:] = 0.0
        out[seat] = 1.0
        if len(rest):
            found, other = row(without(place, seats, seat), seats - 1), 0
            for turn in range(seats - 1):
                other = following(other, seats, 1 << seat)
                out[other] = rest[found, turn] * (seats - 2) / (seats - 1)

    @jit
    def outlook(place: int, figure: int, known: Known, out: Values) -> None:
        """The values for every seat, the mover first, when that figure has just moved."""
        if figure < known.seats and step(place, figure) == top:
            arrive(place, figure, known, out)
            return
        found, seat = row(pass_turn(place, known.seats), known.seats), 0
        for turn in range(known.seats):
            seat = following(seat, known.seats, 0)
            out[seat] = known.values[found, turn]

    @jit
    def prefer(out: Values, best: Values) -> None:
        """Keep the better of two for the mover, or if equal for the next seat, and so on."""
        for seat in range(len(out)):
            if abs(out[seat] - best[seat]) > EQUAL:
                if out[seat] > best[seat]:
                    best[:] = out
                return

    @jit
    def haunting(place: int, known: Known, out: Values, best: Values) -> None:
        outlook(place, 0, known, best)  # declining
        for figure in range(known.seats):
            if is_token(place, figure):
                outlook(haunt(place, figure), figure, known, out)
                prefer(out, best)

    @jit
    def swapping(place: int, known: Known, out: Values, best: Values) -> None:
        for one in range(FIGURES):
            for other in range(one):
                if step(place, one) < top and step(place, other) < top:
                    outlook(swap(place, one, other), one, known, out)
                    prefer(out, best)

    @jit
    def advancing(place: int, pips: int, known: Known, out: Values, best: Values) -> None:
        for figure in range(FIGURES):
            if step(place, figure) < top and not is_token(place, figure):
                outlook(advance(place, figure, pips), figure, known, out)
                prefer(out, best)

    @jit
    def obey(place: int, face: int, known: Known, out: Values, best: Values) -> None:
        """The best for the mover, left in `best`; `out` is for scribbling."""
        best[:] = -1.0
        # Before the first arrival two players are on the stairs: something is left to exchange.
        demand = duty(face, is_token(place, 0) == 1, place >> TOKENS != 0, True)
        if demand == CLIMB:
            outlook(advance(place, 0, face), 0, known, best)
        elif demand == HAUNT:
            haunting(place, known, out, best)
        elif demand == SWAP:
            swapping(place, known, out, best)
        else:
            advancing(place, face, known, out, best)

    return Lookahead(outlook, obey)
