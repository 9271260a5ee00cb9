"""Games on a GPU, one thread each: the same source as on a core, hence the same games."""

from importlib import import_module
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from manoir.kernel.compiled.batch import Batch, Games
from manoir.kernel.compiled.measure import Unavailable

BLOCK: Final = 128  # threads


class NoGpu(Unavailable):
    """There is no GPU here that Numba can use."""


class Kernel:
    """A game compiled for the GPU. Raises NoGpu."""

    def __init__(self, batch: Batch) -> None:
        self._cuda = cuda = cuda_of()
        # Without line numbers Pac-Man's kernel reads where it may not, although neither checks of
        # bounds on a core nor CUDA's memory checker find such a read: the compiler's fault.
        device = cuda.jit(device=True, lineinfo=True)
        game, scratch = batch.build(device), batch.CHANCE_SCRATCH

        def kernel(  # noqa: PLR0917
            first: int,
            setup: NDArray[np.int64],
            ranks: NDArray[np.int8],
            scores: NDArray[np.int16],
            plies: NDArray[np.int32],
            prints: NDArray[np.int64],
        ) -> None:
            index = cuda.grid(1)
            if index < plies.size:
                own = cuda.local.array(scratch, np.int64)
                for seat in range(ranks.shape[1]):  # what is on a GPU is not empty
                    ranks[index, seat] = scores[index, seat] = 0
                plies[index], prints[index] = game(
                    first + index, setup, own, ranks[index], scores[index]
                )

        self._kernel = cuda.jit(kernel, lineinfo=True)

    def play(self, first: int, setup: NDArray[np.int64], played: Games) -> None:
        """Play these games all at once, and copy what came of them into their room."""
        games = played.plies.size
        there = [self._cuda.device_array(array.shape, array.dtype) for array in played]
        self._kernel[-(-games // BLOCK), BLOCK](first, self._cuda.to_device(setup), *there)
        for array, host in zip(there, played, strict=True):
            array.copy_to_host(host)


def cuda_of() -> Any:
    """Return the CUDA of Numba. Raises NoGpu."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # names that CUDA for Numba may still ask a newer NumPy for
            setattr(np, old, getattr(np, new))
    try:
        cuda = import_module("numba.cuda")
    except ImportError as error:
        raise NoGpu(f"Numba has no CUDA here: {error}") from None
    if not cuda.is_available():
        raise NoGpu("there is no GPU here that Numba can use")
    return cast(Any, cuda)
