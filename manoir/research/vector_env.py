"""Many games stepped at once by machine code: on the cores of this machine, or on a GPU."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import TracebackType
from typing import Any, Final, Self, cast

import numpy as np

from manoir.batch import first_number
from manoir.bots.compiled_cache import CompiledCache
from manoir.kernel.codec import Numbers
from manoir.kernel.compiled.stepping import ANY, EXTRA, Arrays, Stepping
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import game_of, options_of
from manoir.kernel.text import position
from manoir.research.encoding import Encoding, IllegalAction

DEVICES: Final = ("cpu", "cuda")
MOST_GAMES: Final = 1 << 28
FOREVER: Final = 1 << 60  # steps
A_THREAD: Final = 256  # games, at least: fewer are not worth waking one up


class VectorEnv:
    """`n` games of one kind. A step plays one action in each; a game that ends begins again.

    All arrays are written in place, by every `reset` and `step`: copy what you want to keep. On
    the CPU they are NumPy's, games along the first axis. On a GPU they have the same shapes, and
    games are next to each other in memory; PyTorch and CuPy take them without a copy.

    Attributes
    ----------
    rows: by game, all of it, as in row.py of the game; for those who may know everything.
    observations: what the seat that acts sees, `encoding.fields` one after the other.
    masks: 1 for every action that it may take.
    acting: which seat that is.
    rewards: by seat, of the last step: 0, and at the end from -1 (last) to 1 (first), 0 in sum.
    terminated: 1 where the last step ended a game, and observations are those of a new one.
    truncated: likewise where it was longer than `max_steps`.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int,
        seed: int = 0,
        device: str = "cpu",
        threads: int | None = None,
        max_steps: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(game)
        _check(n=(n, 1, MOST_GAMES), seed=(seed, 0, None))
        _check(threads=(threads or 1, 1, 1024), max_steps=(max_steps or 1, 1, FOREVER))
        if device not in DEVICES:
            raise ValueError(f"device is one of {', '.join(DEVICES)}, not {device!r}")
        self.encoding = Encoding(self.game)
        self._stepping = stepping_of(self.game)
        self.n, self.seats, self.device = n, seats, device
        self.options = options_of(self.game, seats, options)
        self._setup = np.asarray(self._stepping.setup(seats, self.options), np.int64)
        self._longest = max_steps or FOREVER
        self._runner = self._on_gpu() if device == "cuda" else self._on_cores(threads)
        self._arrays = self._runner.arrays
        self.reset(seed)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.encoding.actions

    rows = property(lambda self: self._arrays.rows)
    observations = property(lambda self: self._arrays.observations)
    masks = property(lambda self: self._arrays.masks)
    acting = property(lambda self: self._arrays.acting)
    rewards = property(lambda self: self._arrays.rewards)
    terminated = property(lambda self: self._arrays.terminated)
    truncated = property(lambda self: self._arrays.truncated)

    def reset(self, seed: int = 0) -> None:
        """Begin all games; the same seed gives the same games on any device."""
        _check(seed=(seed, 0, None))
        self._first = first_number(seed)
        self._runner.begin(self._first)

    def step(self, actions: Any = None) -> None:
        """Play an action in every game: its own of `actions`, or any legal one if there are none.

        Raises IllegalAction before anything has changed. On a GPU nobody waits to look: there an
        illegal action changes nothing in its own game, and `check` raises.
        """
        self._runner.step(actions, self._first, self._longest)

    def check(self) -> None:
        """Raise IllegalAction if any action of the last step on a GPU was not legal."""
        refused = np.flatnonzero(self._runner.refused())
        if refused.size:
            sentence = f"{refused.size} actions were not legal, the first of them"
            raise IllegalAction(f"{sentence} in game {refused[0]}")

    def match(self, index: int) -> Match:
        """One of the games as a Match of the rules, at the same point; the dice are new."""
        _check(index=(index, 0, self.n - 1))
        state = self._stepping.state_of(self._runner.row(index), self.seats, self.options)
        return Match.from_position(position.write(self.game, self.seats, self.options, state))

    def named(self) -> dict[str, Numbers]:
        """The parts of the observations by name, without a copy, on the CPU."""
        return self.encoding.named(self._arrays.observations)

    def torch(self) -> dict[str, Any]:
        """All arrays as PyTorch tensors that share their memory."""
        import torch

        shown = ("observations", "masks", "acting", "rewards", "terminated", "truncated")
        return {
            name: torch.as_tensor(getattr(self._arrays, name), device=self.device) for name in shown
        }

    def close(self) -> None:
        self._runner.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.close()

    def _on_cores(self, threads: int | None) -> "Cores":
        arrays = room(self.n, self.seats, self._stepping, self.encoding, np.zeros)
        return Cores(arrays, self._setup, _loops(self.game.id, self.game.stepping_entries), threads)

    def _on_gpu(self) -> Any:
        from manoir.kernel.compiled.gpu_stepping import Gpu

        if not self._stepping.ON_GPU:
            raise ValueError(f"{self.game.id} does not step on a GPU yet")
        arrays = room(self.n, self.seats, self._stepping, self.encoding, Gpu.zeros())
        return Gpu(arrays, self._setup, self.game.stepping)


class Cores:
    """Runs the loops on the cores of this machine, each thread on its share of the games."""

    def __init__(
        self, arrays: Arrays, setup: Numbers, loops: tuple[Any, Any], threads: int | None
    ) -> None:
        self.arrays, self._setup = arrays, setup
        self._begin, self._step = loops
        self._games = len(arrays.acting)
        self._actions = np.zeros(self._games, np.int32)
        cores = threads or len(os.sched_getaffinity(0))
        count = max(1, min(cores, self._games // A_THREAD))
        edges = [self._games * part // count for part in range(count + 1)]
        self._parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(count) if count > 1 else None

    def begin(self, first: int) -> None:
        shown = self.arrays[:4]
        self._run(lambda start, end: self._begin(start, end, first, self._setup, *shown))
        for array in self.arrays[4:]:
            array[:] = 0

    def step(self, actions: Any, first: int, longest: int) -> None:
        if actions is None:
            self._actions[:] = ANY
        else:
            self._take(actions)
        given = first, self._games, longest, self._setup, self._actions, *self.arrays
        self._run(lambda start, end: self._step(start, end, *given))

    def refused(self) -> Numbers:
        """By game: 1 where the last action was not legal; here it never was."""
        return np.zeros(self._games, np.int8)

    def row(self, index: int) -> Numbers:
        return cast(Numbers, self.arrays.rows[index])

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _take(self, actions: Any) -> None:
        """Copy actions that are legal. Raises ValueError with a sentence."""
        given = np.asarray(actions)
        if given.shape != (self._games,) or given.dtype.kind not in "iu":
            wanted = f"{self._games} whole numbers"
            raise ValueError(f"actions are {wanted}, not {given.dtype} of shape {given.shape}")
        masks = self.arrays.masks
        inside = (given >= 0) & (given < masks.shape[1])
        legal = inside & (masks[np.arange(self._games), np.where(inside, given, 0)] == 1)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"action {given[wrong]} is not legal in game {wrong}")
        self._actions[:] = given

    def _run(self, part: Callable[[int, int], None]) -> None:
        if self._pool is None:
            part(*self._parts[0])
        else:
            list(self._pool.map(part, *zip(*self._parts, strict=True)))


def stepping_of(game: Game) -> Stepping:
    """The game's own part of it. Raises ValueError where there is none."""
    if not game.stepping:
        raise ValueError(f"{game.id} has no vector environment yet; it has aec and parallel")
    return cast(Stepping, import_module(game.stepping))


def room(n: int, seats: int, stepping: Stepping, encoding: Encoding, zeros: Any) -> Arrays:
    """Arrays for so many games, made by `zeros(shape, dtype)`. Raises ValueError for too many."""
    a_game = 8 * (stepping.ROW + EXTRA) + encoding.size * encoding.dtype.itemsize
    needed = n * (a_game + encoding.actions + 4 * seats + 8)
    try:
        return Arrays(
            rows=zeros((n, stepping.ROW + EXTRA), np.int64),
            observations=zeros((n, encoding.size), encoding.dtype),
            masks=zeros((n, encoding.actions), np.int8),
            acting=zeros((n,), np.int8),
            rewards=zeros((n, seats), np.float32),
            terminated=zeros((n,), np.int8),
            truncated=zeros((n,), np.int8),
        )
    except MemoryError:
        sentence = f"{n:,} games take {needed / 1e9:,.1f} GB of memory, more than there is"
        raise ValueError(sentence) from None


@cache
def _loops(game: str, entries: str) -> tuple[Any, Any]:
    begin, step = CompiledCache(f"{game}-steps", entries, nogil=True).functions()
    return begin, step


def _check(**numbers: tuple[Any, int, int | None]) -> None:
    for name, (value, least, most) in numbers.items():
        if not isinstance(value, int | np.integer) or isinstance(value, bool):
            raise ValueError(f"{name} is a whole number, not {value!r}")
        if value < least or (most is not None and value > most):
            bounds = f"from {least} on" if most is None else f"from {least} to {most:,}"
            raise ValueError(f"{name} is a whole number {bounds}, not {value}")
