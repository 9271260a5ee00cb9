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
    in_pairs, in_fours = 0x5555_5555_5555_5555, 0x3333_3333_3333_3333
    in_bytes = 0x0F0F_0F0F_0F0F_0F0F

    @jit
    def low(place: int) -> int:
        return 1 << place if place < half else 0

    @jit
    def high(place: int) -> int:
        return 1 << place - half if place >= half else 0

    @jit
    def tally(bits: int) -> int:
        """How many bits are set, counted in pairs, fours and bytes; without a loop, for a GPU."""
        pairs = bits - (bits >> 1 & in_pairs)
        fours = (pairs & in_fours) + (pairs >> 2 & in_fours)
        bytes_ = fours + (fours >> 4) & in_bytes
        bytes_ += bytes_ >> 8  # not the usual product: it would overflow
        bytes_ += bytes_ >> 16
        return bytes_ + (bytes_ >> 32) & 127

    return Bits(low, high, tally)
