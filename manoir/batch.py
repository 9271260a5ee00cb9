"""Many whole games at machine speed: `manoir.batch.play("escalier", 1_000_000, seats=4)`."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from itertools import count
from typing import Any, Final, cast

import numpy as np

from manoir.bots.compiled_cache import CompiledCache
from manoir.kernel.compiled.batch import (
    Batch,
    Games,
    Loop,
    Policy,
    build_loop,
    bytes_a_game,
    room,
    signature,
    some,
)
from manoir.kernel.compiled.jit import compiler, named
from manoir.kernel.game import Game
from manoir.kernel.match_parts.setup import game_of, options_of

__all__ = ["Games", "Policy", "Progress", "play", "prepare"]

Progress = Callable[[int, int], object]  # is told how many games are played, and of how many

DEVICES: Final = ("cpu", "cuda")
MOST_GAMES: Final = 1 << 40
MOST_THREADS: Final = 1024
_POLICIES: Final = count(1)
AT_ONCE: Final = 1 << 12  # games of a thread


def play(
    game: str | Game,
    games: int,
    *,
    seats: int,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    policy: Policy | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Games:
    """Play so many games to their ends and say how they went.

    The same seed gives the same games, whatever plays them: one thread, many, or a GPU.

    Parameters
    ----------
    game: its name, or a Game that has a `batch`.
    games: how many.
    seats: players at each.
    seed: any whole number from 0 on; another one gives other games.
    device: "cpu", or "cuda" for one thread a game on a GPU.
    threads: on the CPU; None for as many as there are cores.
    policy: who plays, if not chance: docs/speed.md shows one.
    progress: called from time to time with the games played so far, and how many there will be.
    options: those of the game.

    Raises ValueError with a sentence for whatever cannot be played, and NoGpu.
    """
    found = game_of(game)
    _check(games=(games, 0, MOST_GAMES), seed=(seed, 0, None))
    if threads is not None:
        _check(threads=(threads, 1, MOST_THREADS))
    if not (policy is None or callable(policy)):
        raise ValueError(f"a policy is a function, not a {type(policy).__name__}")
    if device not in DEVICES:
        raise ValueError(f"device is one of {', '.join(DEVICES)}, not {device!r}")
    if not (progress is None or callable(progress)):
        raise ValueError(f"progress is a function, not a {type(progress).__name__}")
    batch = batch_of(found)
    setup = np.asarray(batch.setup(seats, options_of(found, seats, options)), np.int64)
    played, first = _room(games, seats), first_number(seed)
    run = _on_gpu(found, policy) if device == "cuda" else _on_core(found, policy)
    workers = 1 if device == "cuda" else threads or len(os.sched_getaffinity(0))
    at_once = batch.ON_GPU if device == "cuda" else AT_ONCE

    def part(start: int, end: int) -> int:
        run(first + start, setup, some(played, start, end))
        return end - start

    done = 0
    for more in _worked_off(part, _parts(games, at_once, workers), workers):
        done += more
        if progress is not None:
            progress(done, games)
    _check_choices(played)
    return played


def prepare(game: str | Game) -> None:
    """Have a game's machine code on the disk, so that the first `play` finds it there."""
    found = game_of(game)
    batch_of(found)
    _loop(found.id, found.batch_entries)


def batch_of(game: Game) -> Batch:
    """The game's own part of it. Raises ValueError where there is none."""
    if not game.batch:
        raise ValueError(f"{game.id} has no batch play yet")
    return _module(game.batch)


def _module(name: str) -> Batch:
    return cast(Batch, import_module(name))


Run = Callable[[int, Any, Games], None]


def _on_core(game: Game, policy: Policy | None) -> Run:
    loop = _loop(game.id, game.batch_entries) if policy is None else _loop_with(game.batch, policy)
    return lambda first, setup, played: loop(first, setup, *played)


def _on_gpu(game: Game, policy: Policy | None) -> Run:
    if not batch_of(game).ON_GPU:
        raise ValueError(f"{game.id} does not play on a GPU yet")
    if policy is not None:
        raise ValueError("a policy plays on the CPU only")
    return cast(Run, _kernel(game.batch).play)


@cache
def _loop(game: str, entries: str) -> Loop:
    (loop,) = CompiledCache(f"{game}-games", entries, nogil=True).functions()
    return cast(Loop, loop)


@lru_cache(16)
def _loop_with(batch: str, policy: Policy) -> Loop:
    """Compiled now, for a policy that may be gone tomorrow."""
    import numba
    from numba.core.errors import NumbaError

    compiled = policy if hasattr(policy, "py_func") else numba.njit(policy)
    try:
        jit = named(compiler(), f"policy_{next(_POLICIES)}")
        loop = build_loop(jit, _module(batch), compiled)
        return cast(Loop, numba.njit(signature(), nogil=True)(getattr(loop, "py_func", loop)))
    except NumbaError as error:
        raise ValueError(f"the policy cannot be compiled: {error}") from None


@cache
def _kernel(batch: str) -> Any:
    from manoir.kernel.compiled.gpu import Kernel

    module = _module(batch)
    return import_module(module.KERNEL).Kernel() if module.KERNEL else Kernel(module)


def first_number(seed: int) -> int:
    """The number of the first game: far from that of every other seed."""
    digest = sha256(f"manoir batch {seed}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 2  # 62 bits; games are counted from there


def _room(games: int, seats: int) -> Games:
    """Raises ValueError where there is no memory for so many."""
    needed, there = games * bytes_a_game(seats), _memory()
    if there is None or needed <= there:
        try:
            return room(games, seats)
        except MemoryError:
            pass
    sentence = f"{games:,} games of {seats} seats take {needed / 1e9:,.0f} GB of memory"
    has = "more than there is" if there is None else f"and there are {there / 1e9:,.0f}"
    raise ValueError(f"{sentence}, {has}: play them in several calls, each with its own seed")


def _memory() -> int | None:
    """Bytes in this machine; None where it does not say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return None


def _parts(games: int, at_once: int, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(at_once, -(-games // workers)))
    return ((start, min(start + size, games)) for start in range(0, games, size))


def _worked_off(
    part: Callable[[int, int], int], parts: Iterator[tuple[int, int]], workers: int
) -> Iterator[int]:
    """What each part came to, in the order in which they are done."""
    if workers == 1:
        yield from (part(*one) for one in parts)
        return
    with ThreadPoolExecutor(workers) as pool:
        waiting: set[Future[int]] = set()
        for one in parts:
            waiting.add(pool.submit(part, *one))
            if len(waiting) >= 2 * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)


def _check(**numbers: tuple[Any, int, int | None]) -> None:
    for name, (value, least, most) in numbers.items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"{name} is a whole number, not {value!r}")
        if value < least or (most is not None and value > most):
            bounds = f"from {least} on" if most is None else f"from {least} to {most:,}"
            raise ValueError(f"{name} is a whole number {bounds}, not {value}")


def _check_choices(played: Games) -> None:
    wrong = np.flatnonzero(played.plies < 0)
    if wrong.size:
        game = int(wrong[0])
        ply = -int(played.plies[game])
        raise ValueError(f"the policy named a move that is not there: game {game}, ply {ply}")
