"""For games whose mechanics run on plain integers, as ordinary Python or as machine code."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Jit(Protocol):
    """A decorator that compiles a function, or leaves it as it is."""

    def __call__(self, function: F, /) -> F: ...


def plain(function: F, /) -> F:
    """Ordinary Python."""
    return function


def named(jit: Jit, name: str) -> Jit:
    """That decorator, with a name in front of every function's own.

    Numba links machine code by the names of functions. What one process has compiled and another
    one loads beside its own must not have the same names, unless it is the same.
    """

    def decorate(function: F, /) -> F:
        function.__qualname__ = f"{name}.{function.__qualname__}"
        return jit(function)

    return decorate


def compiler() -> Any:
    """Numba's, fetched when it is wanted: it brings LLVM, which the rules have no need of."""
    from numba import njit

    return njit


def tight_compiler() -> Any:
    """Numba's, for functions that allocate nothing: arrays are not counted, and calls are inlined.

    Counting who holds an array takes longer than a small step of a game.
    """
    return partial(compiler(), _nrt=False, forceinline=True)
