"""Games on a GPU, one thread each: the same source as on a core, hence the same games."""

from importlib import import_module
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from manoir.kernel.compiled.batch import Batch, Games, some
from manoir.kernel.compiled.measure import Unavailable

BLOCK: Final = 128  # threads
# Neighbouring threads do the same at the same time, or wait. So whoever's game is over waits until
# all have played this many moves; then all those begin another game together.
STRETCH: Final = 128
THREADS: Final = 2048  # a processor of the GPU
PARTS: Final = 2  # of one call: more of them begin and end less evenly
LEAST: Final = 1 << 18  # games in a part


class NoGpu(Unavailable):
    """There is no GPU here that Numba can use."""


class Kernel:
    """A game compiled for the GPU. Raises NoGpu."""

    def __init__(self, batch: Batch) -> None:
        self._cuda = cuda = cuda_of()
        # Without line numbers Pac-Man's kernel reads where it may not, although neither checks of
        # bounds on a core nor CUDA's memory checker find such a read: the compiler's fault.
        device = cuda.jit(device=True, lineinfo=True)
        (begin, go_on, finish), scratch = batch.build(device), batch.CHANCE_SCRATCH
        stretch = STRETCH

        def kernel(  # noqa: PLR0917
            first: int,
            setup: NDArray[np.int64],
            ranks: NDArray[np.int8],
            scores: NDArray[np.int16],
            plies: NDArray[np.int32],
            prints: NDArray[np.int64],
        ) -> None:
            index, threads = cuda.grid(1), cuda.gridsize(1)
            own = cuda.local.array(scratch, np.int64)
            if index < plies.size:
                state = begin(first + index, setup, own)
            while index < plies.size:
                state = go_on(state, setup, own, stretch)
                if state[0]:
                    for seat in range(ranks.shape[1]):  # what is on a GPU is not empty
                        ranks[index, seat] = scores[index, seat] = 0
                    plies[index], prints[index] = finish(
                        state, setup, own, ranks[index], scores[index]
                    )
                    index += threads
                    if index < plies.size:
                        state = begin(first + index, setup, own)

        self._kernel = cuda.jit(kernel, lineinfo=True)
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._most_blocks = processors * THREADS // BLOCK

    def play(self, first: int, setup: NDArray[np.int64], played: Games) -> None:
        """Play these games all at once, and copy what came of them into their room.

        In several parts: while one of them is copied, the next ones are played.
        """
        cuda, games = self._cuda, played.plies.size
        given, size = cuda.to_device(setup), max(LEAST, -(-games // PARTS))
        there = Games(*(cuda.device_array(array.shape, array.dtype) for array in played))
        waiting: list[tuple[Any, tuple[Any, ...], Games]] = []
        for start in range(0, games, size):
            part, stream = some(there, start, start + size), cuda.stream()
            blocks = min(-(-part.plies.size // BLOCK), self._most_blocks)
            self._kernel[blocks, BLOCK, stream](first + start, given, *part)
            waiting.append((stream, part, some(played, start, start + size)))
        for host in played:
            host.fill(0)  # memory that nobody has written to is given out only then: meanwhile
        for stream, arrays, here in waiting:
            for array, copy in zip(arrays, here, strict=True):
                array.copy_to_host(copy, stream=stream)
            stream.synchronize()


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
