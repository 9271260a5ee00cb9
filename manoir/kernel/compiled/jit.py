"""For games whose mechanics run on plain integers, as ordinary Python or as machine code."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Jit(Protocol):
    """A decorator that compiles a function, or leaves it as it is."""

    def __call__(self, function: F, /) -> F: ...


def plain(function: F, /) -> F:
    """Ordinary Python."""
    return function


def compiler() -> Any:
    """Numba's, fetched when it is wanted: it brings LLVM, which the rules have no need of."""
    from numba import njit

    return njit
