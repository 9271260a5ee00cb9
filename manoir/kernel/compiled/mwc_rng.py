"""Random numbers for playouts, on plain integers: the same from Python, a core and a GPU.

Fast and good enough to play at random with; the dice of a match come from dice.py.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.kernel.compiled.jit import Jit

FACTOR: Final = 2147483085  # the largest f < 2**31 with f * 2**32 - 1 and f * 2**31 - 1 both prime


class MwcRng(NamedTuple):
    seed: Callable[[int], int]
    next_word: Callable[[int], int]
    below: Callable[[int, int], int]
    fold: Callable[[int, int], int]


def build(jit: Jit) -> MwcRng:
    low, factor, spice = (1 << 32) - 1, FACTOR, 0x2545F491_4F6CDD1D

    @jit
    def next_word(word: int) -> int:
        """Multiply with carry (Marsaglia): the product never needs more than 63 bits."""
        return (word & low) * factor + (word >> 32)

    @jit
    def seed(number: int) -> int:
        """Far apart for neighbouring numbers."""
        word = number ^ spice
        for _ in range(6):
            word = next_word(word & low | (word >> 32 & low >> 2) << 32)
        return word

    @jit
    def below(word: int, bound: int) -> int:
        return ((word ^ word >> 32) & low) * bound >> 32

    @jit
    def fold(word: int, number: int) -> int:
        """One number out of two, for prints of positions: another one for every pair, nearly."""
        mixed = word ^ number
        return next_word(mixed & low | (mixed >> 32 & low >> 2) << 32)

    return MwcRng(seed, next_word, below, fold)
