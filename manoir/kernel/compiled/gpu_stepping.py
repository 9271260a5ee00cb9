"""Steps of many games on a GPU, one thread each: the same source as on a core.

Arrays have the shapes that they have on a core, but games are next to each other in memory, so that
threads which run side by side read and write side by side.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from manoir.kernel.compiled.gpu import BLOCK, cuda_of
from manoir.kernel.compiled.stepping import (
    ANY,
    REFUSED,
    SEAT_BITS,
    TERMINATED,
    TRUNCATED,
    Arrays,
    Stepping,
    build_one,
)


class Gpu:
    """Arrays of games in a GPU's memory, and what runs on them. Raises NoGpu."""

    def __init__(self, arrays: Arrays, setup: NDArray[np.int64], stepping: str) -> None:
        self.arrays = arrays
        self._cuda = cuda_of()
        self._setup = self._cuda.to_device(setup)
        self._begin, self._step = _kernels(stepping)
        self._games = int(arrays.acting.shape[0])
        self._any = self._cuda.to_device(np.full(self._games, ANY, np.int32))
        self._refused = self._cuda.to_device(np.zeros(self._games, np.int8))
        self._blocks = -(-self._games // BLOCK)

    @staticmethod
    def zeros() -> Callable[[tuple[int, ...], Any], Any]:
        """What makes arrays there, games next to each other, all 0."""
        cuda = cuda_of()

        def make(shape: tuple[int, ...], dtype: Any) -> Any:
            array = cuda.device_array(shape, dtype, order="F")
            array.copy_to_device(np.zeros(shape, dtype, order="F"))
            return array

        return make

    def begin(self, first: int) -> None:
        self._begin[self._blocks, BLOCK](first, self._setup, self._refused, *self.arrays)

    def step(self, actions: Any, first: int, longest: int) -> None:
        given = self._taken(actions), self._refused
        self._step[self._blocks, BLOCK](
            first, self._games, longest, self._setup, *given, *self.arrays
        )

    def refused(self) -> NDArray[Any]:
        """By game: 1 where the last action was not legal."""
        return cast(NDArray[Any], self._refused.copy_to_host())

    def row(self, index: int) -> NDArray[Any]:
        """A copy of one game in this machine's own memory."""
        return cast(NDArray[Any], self.arrays.rows[index].copy_to_host())

    def close(self) -> None:
        """Nothing waits to be ended."""

    def _taken(self, actions: Any) -> Any:
        """Actions in the GPU's memory: without a copy, if they are there already."""
        if actions is None:
            return self._any
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._cuda.as_cuda_array(actions)
        else:
            given = self._cuda.to_device(np.ascontiguousarray(actions))
        if given.shape != (self._games,) or given.dtype.kind not in "iu":
            wanted = f"{self._games} whole numbers"
            raise ValueError(f"actions are {wanted}, not {given.dtype} of shape {given.shape}")
        return given


@cache
def _kernels(stepping: str) -> tuple[Any, Any]:
    cuda = cuda_of()
    # As in gpu.py: without line numbers Pac-Man reads where it may not.
    device = cuda.jit(device=True, lineinfo=True)
    start, take = build_one(device, cast(Stepping, import_module(stepping)))
    seat_bits, terminated_bit, truncated_bit = SEAT_BITS, TERMINATED, TRUNCATED
    refused_bit = REFUSED

    def begin(  # noqa: PLR0917
        first: int, setup: Any, refused: Any, rows: Any, seen: Any, masks: Any, acting: Any,
        rewards: Any, terminated: Any, truncated: Any,
    ) -> None:  # fmt: skip
        index = cuda.grid(1)
        if index < acting.size:
            acting[index] = start(rows[index], setup, seen[index], masks[index], first + index)
            terminated[index] = truncated[index] = refused[index] = 0
            for seat in range(rewards.shape[1]):
                rewards[index, seat] = 0

    def step(  # noqa: PLR0917
        first: int, games: int, longest: int, setup: Any, actions: Any, refused: Any,
        rows: Any, seen: Any, masks: Any, acting: Any,
        rewards: Any, terminated: Any, truncated: Any,
    ) -> None:  # fmt: skip
        index = cuda.grid(1)
        if index < acting.size:
            done = take(
                rows[index], setup, seen[index], masks[index], rewards[index],
                int(actions[index]), first + index, games, longest,
            )  # fmt: skip
            acting[index] = done & seat_bits
            terminated[index] = 1 if done & terminated_bit else 0
            truncated[index] = 1 if done & truncated_bit else 0
            refused[index] = 1 if done & refused_bit else 0

    return cuda.jit(begin, lineinfo=True), cuda.jit(step, lineinfo=True)
