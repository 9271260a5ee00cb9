"""Looks at many actions in many games at once, on this machine's cores or on a GPU."""

from functools import cache
from importlib import import_module
from typing import Any, Final, cast

import numpy as np
import torch

from manoir.kernel.compiled import looking
from manoir.kernel.compiled.gpu import cuda_of
from manoir.kernel.compiled.jit import Jit, compiler, tight_compiler
from manoir.kernel.compiled.stepping import Stepping
from manoir.research.vector_env import VectorEnv

BLOCK: Final = 128
GOES_ON: Final = 2.0  # where others have a reward


class Looks:
    """Tensors in, tensors out."""

    def __init__(self, games: VectorEnv) -> None:
        self._games = games
        stepping = cast(Stepping, import_module(games.game.stepping))
        setup = np.asarray(stepping.setup(games.seats, games.options), np.int64)
        self._setup = torch.as_tensor(setup, device=games.device)
        self._seen = torch.int8 if games.encoding.dtype == np.int8 else torch.int16
        self._look = (_on_gpu if games.device == "cuda" else _on_cores)(games.game.stepping)

    def at(self, game: Any, action: Any) -> tuple[Any, Any]:
        """By row, game and action: what is seen then, and the reward of an end or GOES_ON."""
        games, count = self._games, len(game)
        seen = torch.zeros((count, games.encoding.size), dtype=self._seen, device=games.device)
        ends = torch.zeros(count, device=games.device)
        rows = torch.as_tensor(games.rows, device=games.device)
        given = [game.int().contiguous(), action.int().contiguous(), rows, self._setup, seen, ends]
        if games.device != "cuda":
            self._look(count, games.seats, *(tensor.numpy() for tensor in given))
        elif count:
            cuda = cuda_of()
            stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
            arrays = [cuda.as_cuda_array(tensor) for tensor in given]
            self._look[-(-count // BLOCK), BLOCK, stream](count, games.seats, *arrays)
        return seen, ends


@cache
def _on_cores(stepping: str) -> Any:
    module, jit = cast(Stepping, import_module(stepping)), cast(Jit, compiler())
    look, own = looking.build(tight_compiler(), module), module.ROW

    @jit
    def look_at_all(  # noqa: PLR0917
        count: int, seats: int, game: Any, action: Any, rows: Any, setup: Any, seen: Any, ends: Any
    ) -> None:
        copy = np.empty(own, np.int64)
        for index in range(count):
            ends[index] = look(rows[game[index]], setup, seats, action[index], copy, seen[index])

    return look_at_all


@cache
def _on_gpu(stepping: str) -> Any:
    cuda = cuda_of()
    module = cast(Stepping, import_module(stepping))
    # As in gpu_stepping.py: without line numbers one game reads where it may not.
    look, own = looking.build(cuda.jit(device=True, lineinfo=True), module), module.ROW

    def look_at_all(  # noqa: PLR0917
        count: int, seats: int, game: Any, action: Any, rows: Any, setup: Any, seen: Any, ends: Any
    ) -> None:
        index = cuda.grid(1)
        copy = cuda.local.array(own, np.int64)
        if index < count:
            ends[index] = look(rows[game[index]], setup, seats, action[index], copy, seen[index])

    return cuda.jit(look_at_all, lineinfo=True)
