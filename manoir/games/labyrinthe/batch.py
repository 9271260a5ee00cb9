"""Many base games at random, compiled: one after the other on a core, or a thread each on a GPU.

Both run playout.py, and from the same numbers they play the same games.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from manoir.games.labyrinthe import core, playout
from manoir.kernel.compiled.jit import compiler
from manoir.kernel.compiled.measure import Unavailable

BLOCK: Final = 128  # threads


class Games(NamedTuple):
    """By game: who won, after how many turns, and a print of the last position."""

    winners: NDArray[np.int8]
    turns: NDArray[np.int32]
    traces: NDArray[np.int64]


class NoGpu(Unavailable):
    """There is no GPU here that Numba can use."""


def play_on_core(first: int, games: int, seats: int, cards: int) -> Games:
    """Games number `first` and so on; the first call in a process compiles them."""
    played = _room(games)
    _core_loop()(first, seats, cards, *played)
    return played


def play_on_gpu(first: int, games: int, seats: int, cards: int) -> Games:
    """The same games, all at once. Raises NoGpu."""
    cuda, kernel = _gpu_kernel()
    there = [cuda.device_array(games, kind) for kind in (np.int8, np.int32, np.int64)]
    kernel[-(-games // BLOCK), BLOCK](first, seats, cards, *there)
    return Games(*(array.copy_to_host() for array in there))


def survey_on_core(number: int, times: int) -> int:
    """Survey so many boards (48 shifts, all that can be reached): how many cells in all."""
    cells, _ = compiled().surveys(number, times)
    return int(cells)


@cache
def compiled() -> playout.Playout:
    """The playout as machine code."""
    return playout.build(compiler(), core.build(compiler()))


@cache
def _core_loop() -> Callable[..., None]:
    game = compiled().game

    def loop(  # noqa: PLR0917
        first: int,
        seats: int,
        cards: int,
        winners: NDArray[np.int8],
        turns: NDArray[np.int32],
        traces: NDArray[np.int64],
    ) -> None:
        for index in range(winners.size):
            winner, length, trace = game(first + index, seats, cards)
            winners[index], turns[index], traces[index] = winner, length, trace

    return cast(Callable[..., None], compiler()(loop))


@cache
def _gpu_kernel() -> tuple[Any, Any]:
    cuda = _cuda()
    on_device = cuda.jit(device=True)
    game = playout.build(on_device, core.build(on_device)).game

    def kernel(  # noqa: PLR0917
        first: int,
        seats: int,
        cards: int,
        winners: NDArray[np.int8],
        turns: NDArray[np.int32],
        traces: NDArray[np.int64],
    ) -> None:
        index = cuda.grid(1)
        if index < winners.size:
            winner, length, trace = game(first + index, seats, cards)
            winners[index], turns[index], traces[index] = winner, length, trace

    return cuda, cuda.jit(kernel)


def _cuda() -> Any:
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # names that CUDA for Numba may still ask a newer NumPy for
            setattr(np, old, getattr(np, new))
    try:
        cuda = import_module("numba.cuda")
    except ImportError as error:
        raise NoGpu(f"Numba has no CUDA here: {error}") from None
    if not cuda.is_available():
        raise NoGpu("there is no GPU here that Numba can use")
    return cuda


def _room(games: int) -> Games:
    return Games(np.zeros(games, np.int8), np.zeros(games, np.int32), np.zeros(games, np.int64))
