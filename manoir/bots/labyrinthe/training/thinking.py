"""The learned level's thoughts about many games at once, on this machine's cores or on a GPU."""

from functools import cache
from typing import Any, Final, cast

import numpy as np
import torch

from manoir.bots.labyrinthe.master import turns
from manoir.bots.labyrinthe.master.layout import CARD_WORK, CELL_WORK, FEATURES, FLOATS, WORK
from manoir.bots.labyrinthe.search import MOST_SHIFTS
from manoir.kernel.compiled.gpu import cuda_of
from manoir.kernel.compiled.jit import Jit, compiler

BLOCK: Final = 64


class Thinking:
    """Tensors in, tensors out; `known` is a row of features.py a game."""

    def __init__(self, device: str, most: int) -> None:
        self._device, self._most = device, most
        self._cells, self._weigh, self._doubt = _on_gpu() if device == "cuda" else _on_cores()

    def candidates(self, known: Any) -> Any:
        """By game, shift and rank: a cell, or -1."""
        games = known.shape[0]
        cells = torch.full((games * MOST_SHIFTS, self._most), -1, device=self._device)
        self._run(self._cells, games * MOST_SHIFTS, known, cells)
        return cells.view(games, MOST_SHIFTS, self._most)

    def features(self, known: Any, turns_: Any, weights: Any) -> Any:
        """By row of game, shift and cell: what `weigh` says."""
        count = turns_.shape[0]
        out = torch.zeros((count, FEATURES), device=self._device)
        self._run(self._weigh, count, known, turns_, weights, out)
        return out

    def doubt(self, known: Any, shifts: Any, cells: Any, weights: Any) -> None:
        """Change what the owners of these turns are thought to seek."""
        self._run(self._doubt, known.shape[0], known, shifts, cells, weights)

    def _run(self, function: Any, count: int, *arrays: Any) -> None:
        if self._device != "cuda":
            function(count, *(array.numpy() for array in arrays))
            return
        cuda = cuda_of()
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        given = [cuda.as_cuda_array(array.detach()) for array in arrays]
        function[-(-count // BLOCK), BLOCK, stream](count, *given)


@cache
def _on_cores() -> tuple[Any, Any, Any]:
    jit = cast(Jit, compiler())
    cells, weigh, doubt = turns.build(jit)

    @jit
    def all_cells(count: int, known: Any, out: Any) -> None:
        hopes = np.empty(CELL_WORK, np.int64)
        for index in range(count):
            game, shift = index // MOST_SHIFTS, index % MOST_SHIFTS
            cells(known[game], shift >> 2, shift & 3, out.shape[1], hopes, out[index])

    @jit
    def weigh_all(count: int, known: Any, turns: Any, weights: Any, out: Any) -> None:
        ints, floats = np.empty(WORK, np.int64), np.empty(FLOATS, np.float32)
        for index in range(count):
            game, shift, cell = turns[index]
            weigh(known[game], shift >> 2, shift & 3, cell, weights[game], ints, floats, out[index])

    @jit
    def doubt_all(count: int, known: Any, shifts: Any, stops: Any, weights: Any) -> None:
        counts = np.empty(CARD_WORK, np.int64)
        for game in range(count):
            shift = shifts[game]
            doubt(known[game], shift >> 2, shift & 3, stops[game], weights[game], counts)

    return all_cells, weigh_all, doubt_all


@cache
def _on_gpu() -> tuple[Any, Any, Any]:
    cuda = cuda_of()
    cells, weigh, doubt = turns.build(cuda.jit(device=True, lineinfo=True))

    def all_cells(count: int, known: Any, out: Any) -> None:
        index = cuda.grid(1)
        hopes = cuda.local.array(CELL_WORK, np.int64)
        if index < count:
            game, shift = index // MOST_SHIFTS, index % MOST_SHIFTS
            cells(known[game], shift >> 2, shift & 3, out.shape[1], hopes, out[index])

    def weigh_all(count: int, known: Any, turns: Any, weights: Any, out: Any) -> None:
        index = cuda.grid(1)
        ints = cuda.local.array(WORK, np.int64)
        floats = cuda.local.array(FLOATS, np.float32)
        if index < count:
            game, shift, cell = turns[index, 0], turns[index, 1], turns[index, 2]
            weigh(known[game], shift >> 2, shift & 3, cell, weights[game], ints, floats, out[index])

    def doubt_all(count: int, known: Any, shifts: Any, stops: Any, weights: Any) -> None:
        game = cuda.grid(1)
        counts = cuda.local.array(CARD_WORK, np.int64)
        if game < count:
            shift = shifts[game]
            doubt(known[game], shift >> 2, shift & 3, stops[game], weights[game], counts)

    return tuple(cuda.jit(kernel, lineinfo=True) for kernel in (all_cells, weigh_all, doubt_all))
