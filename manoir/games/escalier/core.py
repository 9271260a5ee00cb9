"""What the die demands, where a piece lands and whose turn is next, on plain integers.

One source for the rules (as ordinary Python) and for the solver (compiled): `build` takes the
decorator that makes the difference, and the number of steps, for tests on a short staircase.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.escalier.staircase import GHOST_FACE, TOP
from manoir.kernel.compiled.jit import Jit, plain

CLIMB: Final = 0  # E3: the mover's token climbs by itself
HAUNT: Final = 1  # E4: a token may be turned into a ghost
ADVANCE: Final = 2  # E5: some ghost must climb
SWAP: Final = 3  # E6, E11: two ghosts, or the tokens of two players, must be exchanged
NOTHING: Final = 4  # E6: nothing is left to exchange


class Core(NamedTuple):
    duty: Callable[[int, bool, bool, bool], int]
    landing: Callable[[int, int], int]
    following: Callable[[int, int, int], int]


def build(jit: Jit, top: int = TOP) -> Core:
    ghost_face = GHOST_FACE

    @jit
    def duty(face: int, own_token: bool, any_token: bool, exchange: bool) -> int:
        """What a seat must do. `own_token`: its colour is still a token on the stairs."""
        if face != ghost_face:
            return CLIMB if own_token else ADVANCE
        if any_token:
            return HAUNT
        return SWAP if exchange else NOTHING

    @jit
    def landing(step: int, pips: int) -> int:
        """E8: surplus pips are lost at the top."""
        return step + pips if step + pips < top else top

    @jit
    def following(seat: int, seats: int, placed: int) -> int:
        """Clockwise to the next seat not at the top yet (E2, E10); `placed` has a bit a seat."""
        following = (seat + 1) % seats
        while placed >> following & 1:
            following = (following + 1) % seats
        return following

    return Core(duty, landing, following)


PLAIN: Final = build(plain)
