"""Dice for studies at machine speed: a stream of numbers for every deal, on plain integers."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.kernel.compiled.jit import Jit

BITS: Final = 48
FACTORS: Final = (0x4F1BBCDCB, 0x2545F4915, 0x5851F42D5)  # odd, of 35 bits at most


class Dice(NamedTuple):
    start: Callable[[int, int], int]
    drawn: Callable[[Any, int], int]


def build(jit: Jit) -> Dice:
    mask, (one, two, three) = (1 << BITS) - 1, FACTORS

    @jit
    def times(number: int, factor: int) -> int:
        """The product's last 48 bits; the factor has 35 at most, so that nothing overflows."""
        high, low = number >> 24, number & 0xFFFFFF
        return (((high * factor & 0xFFFFFF) << 24) + low * factor) & mask

    @jit
    def scattered(number: int) -> int:
        """Another number for every number: neighbours have nothing to do with each other."""
        number = times(number ^ number >> 25, one)
        number = times(number ^ number >> 23, two)
        number = times(number ^ number >> 26, three)
        return number ^ number >> 24

    @jit
    def start(deal: int, stream: int) -> int:
        """Where a stream of a deal begins."""
        far, near = deal >> 24, deal & 0xFFFFFF
        return scattered(scattered(far) ^ near << 8 ^ stream)

    @jit
    def drawn(chance: Any, bound: int) -> int:
        """A number at random below a small bound."""
        chance[0] = (times(chance[0], 0x5DEECE66D) + 0xB) & mask
        return int((chance[0] >> 16) * bound >> 32)

    return Dice(start, drawn)
