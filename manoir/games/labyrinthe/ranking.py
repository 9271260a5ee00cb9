"""Who came where, on plain integers: one source for the rules and for simulations."""

from collections.abc import Callable
from typing import Final

from manoir.kernel.compiled.jit import Jit, plain


def build(jit: Jit) -> Callable[[int, int], int]:
    @jit
    def rank(seat: int, home: int) -> int:
        """L9: whoever is home first wins, and nobody else is told apart."""
        return 1 if seat == home else 2

    return rank


RANK: Final = build(plain)
