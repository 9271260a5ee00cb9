"""Places as bits of two words."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pacman.ways import HALF
from manoir.kernel.compiled.jit import Jit


class Bits(NamedTuple):
    low: Callable[[int], int]
    high: Callable[[int], int]
    tally: Callable[[int], int]


def build(jit: Jit) -> Bits:
    half = HALF

    @jit
    def low(place: int) -> int:
        return 1 << place if place < half else 0

    @jit
    def high(place: int) -> int:
        return 1 << place - half if place >= half else 0

    @jit
    def tally(bits: int) -> int:
        count = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    return Bits(low, high, tally)
