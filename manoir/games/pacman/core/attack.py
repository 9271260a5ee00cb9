"""What happens to a ghost that a Pac-Man comes upon (P9)."""

from collections.abc import Callable

from manoir.games.pacman.core.marbles import Marbles
from manoir.games.pacman.core.row import GHOSTS, RETURNS, ROBS, SEATS, TURN, WHITE, Position
from manoir.games.pacman.ways import DEN, Ways
from manoir.kernel.compiled.jit import Jit

Gobble = Callable[[Position, Ways, int], None]


def build(jit: Jit, marbles: Marbles) -> Gobble:
    pay, settle = marbles.pay, marbles.settle

    @jit
    def gobble(p: Position, ways: Ways, ghost: int) -> None:
        """The ghost goes home; who pays is asked only if several could."""
        p[GHOSTS + ghost] = ways[DEN]
        p[RETURNS] = 1
        payers, payer = 0, 0
        for seat in range(p[SEATS]):
            if seat != p[TURN] and p[WHITE + seat]:
                payers += 1
                payer = seat
        if payers > 1:
            p[ROBS] = 1
            return
        if payers == 1:
            pay(p, payer, p[TURN])
        settle(p, ways)

    return gobble
