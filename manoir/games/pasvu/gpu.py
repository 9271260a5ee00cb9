"""Whole games of *Pas vu pas pris* on a GPU: a thread a game, and some threads a look.

All games of a call go on to their next look; then all looks are painted, each by neighbouring
threads that take turns with the rows of its picture; and so on until all games are over.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.core import core
from manoir.games.pasvu.core.layout import BOXES, GHOST_COUNT, MOST_GHOSTS
from manoir.games.pasvu.playout import game
from manoir.games.pasvu.playout.layout import END
from manoir.games.pasvu.playout.stage import Stage
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import Canvas
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole, keyhole
from manoir.kernel.compiled.batch import Games, some
from manoir.kernel.compiled.gpu import cuda_of
from manoir.kernel.compiled.gpu_code import device_jit, large_kernels
from manoir.kernel.compiled.jit import Jit

# Threads that play, each a game. They wait for the code of what they do next, not for memory: with
# fewer registers more of them play at once, and all are slower.
BLOCK: Final = 128
LANES: Final = 8  # threads that paint one look
PAINTING: Final = 128  # threads that paint side by side: some looks
PAINTERS: Final = 32  # looks at once, a processor of the GPU
ROW: Final = END  # numbers of a game: moves are not written down
VALUES: Final = FIRST_GHOST + MOST_GHOSTS  # of pixels that are counted
PICTURES: Final = 3  # of floats, as a canvas has them: closest, walls, glass
PAPERS: Final = 2  # of bytes: picture, stamps
PAGES: Final = PIXELS * PIXELS * (8 * PICTURES + PAPERS)  # bytes of a look
PLAYS, LOOKS_AGAIN, OVER = range(3)


class Room(NamedTuple):
    """Games in the GPU's memory."""

    rows: Any
    rounds: Any  # by game, from 1 on
    stages: Any  # by game: PLAYS, LOOKS_AGAIN or OVER
    counts: Any  # by game and value, pixels of the last look
    wholes: Any  # by game and ghost, pixels that it would have in an empty hall


class Kernel:
    """Compiled for the GPU, which takes half a minute. Raises NoGpu."""

    def __init__(self) -> None:
        self._cuda = cuda = cuda_of()
        with large_kernels():
            device = device_jit(cuda)
            parts = game.build(device, core.build(device), judge.build(device))
            self._begin = _begin(cuda, parts)
            self._steps = [_step(cuda, act) for act in _acts(device, parts)]
            self._paint = _paint(cuda, device, parts)
            self._end_look = _end_look(cuda, parts)

    def play(self, first: int, setup: NDArray[np.int64], played: Games) -> None:
        """Play these games, and put into their room what came of them."""
        size = self._games_at_once(played.plies.size)
        for start in range(0, played.plies.size, size):
            self._play(first + start, setup, some(played, start, start + size))

    def _games_at_once(self, games: int) -> int:
        free, _ = self._cuda.current_context().get_memory_info()
        a_game = 8 * ROW + 4 * (VALUES + MOST_GHOSTS) + 64
        return max(BLOCK, min(games, int(free) // 2 // a_game))

    def _play(self, first: int, setup: NDArray[np.int64], played: Games) -> None:
        cuda, games = self._cuda, played.plies.size
        room, there = _room(cuda, games), [_zeros(cuda, array) for array in played]
        playing, painting = (-(-games // BLOCK), BLOCK), (self._painting_blocks(games), PAINTING)
        easel = _easel(cuda, painting[0] * PAINTING // LANES)
        self._begin[playing](first, cuda.to_device(setup), room.rows, room.rounds)
        is_waiting = True
        while is_waiting:
            for step in self._steps:
                step[playing](room.rows, room.rounds, room.stages)
            self._paint[painting](*room, *easel)
            waiting = cuda.to_device(np.zeros(1, np.int32))
            self._end_look[playing](*room, waiting, *there)
            is_waiting = bool(waiting.copy_to_host()[0])
        for array, host in zip(there, played, strict=True):
            array.copy_to_host(host)

    def _painting_blocks(self, games: int) -> int:
        processors = int(self._cuda.get_current_device().MULTIPROCESSOR_COUNT)
        free, _ = self._cuda.current_context().get_memory_info()
        painters = max(1, min(games, PAINTERS * processors, int(free) // 2 // PAGES))
        return -(-painters * LANES // PAINTING)


def _room(cuda: Any, games: int) -> Room:
    shapes = games, games, (games, VALUES), (games, MOST_GHOSTS)
    return Room(
        _zeros(cuda, np.broadcast_to(np.int64(0), (games, ROW))),
        *(_zeros(cuda, np.broadcast_to(np.int32(0), shape)) for shape in shapes),
    )


def _easel(cuda: Any, painters: int) -> tuple[Any, ...]:
    """Where looks are painted, so many at once: what Stage has, as the kernel takes it."""
    return (
        cuda.to_device(np.array(keyhole(), np.int64)),
        cuda.device_array((painters, PAPERS, PIXELS, PIXELS), np.uint8),
        cuda.device_array((painters, PICTURES, PIXELS, PIXELS), np.float64),
        cuda.device_array((painters, sum(BOXES), 12), np.float64),
        cuda.device_array((painters, sum(BOXES)), np.int64),
        cuda.device_array((painters, MOST_GHOSTS, 8), np.float64),
        cuda.device_array((painters, 4, 3), np.float64),
        cuda.device_array((painters, 4, PIXELS), np.int64),
    )


def _zeros(cuda: Any, like: NDArray[Any]) -> Any:
    array = cuda.device_array(like.shape, like.dtype)
    import_module("numba.cuda.cudadrv.driver").device_memset(array, 0, array.nbytes)
    return array


def _begin(cuda: Any, parts: game.Rounds) -> Any:
    """A kernel that begins all games."""
    start = parts.start

    def kernel(first: int, setup: Any, rows: Any, rounds: Any) -> None:
        index = cuda.grid(1)
        if index < rounds.size:
            start(rows[index], first + index, setup)
            rounds[index] = 1

    i64 = _types()[0]
    signature = i64, i64[::1], *_room_types()[:2]
    return cuda.jit(signature, lto=False)(kernel)


def _acts(device: Jit, parts: game.Rounds) -> tuple[Callable[[Any, int], None], ...]:
    """What a round is made of before its look: each takes a game's row and the round's number."""
    deal_all, go_to_look = parts.deal_all, parts.go_to_look

    @device
    def deal(s: Any, _number: int) -> None:
        deal_all(s)

    @device
    def go(s: Any, _number: int) -> None:
        go_to_look(s)

    return parts.open_round, deal, go


def _step(cuda: Any, act: Callable[[Any, int], None]) -> Any:
    """A kernel that has all games go on by one of these."""

    def kernel(rows: Any, rounds: Any, stages: Any) -> None:
        index = cuda.grid(1)
        if index < stages.size and stages[index] == PLAYS:
            act(rows[index], rounds[index])

    return cuda.jit(_room_types()[:3], lto=False)(kernel)


def _end_look(cuda: Any, parts: game.Rounds) -> Any:
    """A kernel that ends a look of all games, and those that were in their last round."""
    end_look, finish, last = parts.end_look, parts.finish, ROUNDS

    def kernel(  # noqa: PLR0917
        rows: Any, rounds: Any, stages: Any, counts: Any, wholes: Any, waiting: Any,
        ranks: Any, scores: Any, plies: Any, prints: Any,
    ) -> None:  # fmt: skip
        index = cuda.grid(1)
        if index >= stages.size or stages[index] == OVER:
            return
        if not end_look(rows[index], counts[index], wholes[index]):
            stages[index] = LOOKS_AGAIN
            waiting[0] = 1
        elif rounds[index] < last:
            stages[index] = PLAYS
            rounds[index] += 1
            waiting[0] = 1
        else:
            stages[index] = OVER
            plies[index], prints[index] = finish(rows[index], ranks[index], scores[index])

    i64, i32, i16, i8 = _types()
    results = i8[:, ::1], i16[:, ::1], i32[::1], i64[::1]
    signature = (*_room_types(), i32[::1], *results)
    return cuda.jit(signature, lto=False)(kernel)


def _paint(cuda: Any, device: Jit, parts: game.Rounds) -> Any:
    """A kernel that paints the looks of all games that are not over.

    Whatever is computed for all rows of a picture, each of its lanes computes for itself: with few
    lanes, several looks share that time.
    """
    set_scene = parts.looks.set_scene_together
    count_pixels = _count_pixels(cuda, device, parts)
    stage_of, canvas_of, keyhole_of = Stage, Canvas, Keyhole
    ghosts, values, lanes = MOST_GHOSTS, VALUES, LANES

    def kernel(  # noqa: PLR0917
        rows: Any, _rounds: Any, stages: Any, counts: Any, wholes: Any,
        hole: Any, papers: Any, pictures: Any, solids: Any, numbers: Any, bodies: Any, mirrors: Any,
        holes: Any,
    ) -> None:  # fmt: skip
        lane, at = cuda.threadIdx.x % lanes, cuda.grid(1) // lanes
        canvas = canvas_of(
            papers[at, 0],
            pictures[at, 0],
            pictures[at, 1],
            papers[at, 1],
            pictures[at, 2],
            cuda.local.array(values, np.int32),
            cuda.local.array((4, 3), np.float64),
            cuda.local.array((4, 3), np.float64),
            cuda.local.array((5, 2), np.float64),
            cuda.local.array((4, 3), np.float64),
            lane,
            lanes,
        )
        on = stage_of(
            canvas,
            keyhole_of(hole[0], hole[1]),
            keyhole_of(holes[at, 0], holes[at, 1]),
            keyhole_of(holes[at, 2], holes[at, 3]),
            solids[at],
            numbers[at],
            bodies[at],
            mirrors[at],
            cuda.local.array(ghosts, np.int32),
        )
        painters, games = cuda.gridsize(1) // lanes, stages.size
        for first in range(0, games, painters):  # as many times for all, since they wait
            index = first + at
            is_on = index < games and stages[min(index, games - 1)] != OVER
            if is_on:
                set_scene(rows[index], on)
                for value in range(lane, values, lanes):
                    counts[index, value] = 0
                for ghost in range(lane, ghosts, lanes):
                    wholes[index, ghost] = 0
            cuda.syncthreads()
            if is_on:
                count_pixels(rows[index], on, counts[index], wholes[index])
            cuda.syncthreads()

    import numba

    i64, f64 = numba.int64, numba.float64
    pages = i64[:, ::1], numba.uint8[:, :, :, ::1], f64[:, :, :, ::1]
    scenes = f64[:, :, ::1], i64[:, ::1], f64[:, :, ::1], f64[:, :, ::1], i64[:, :, ::1]
    signature = (*_room_types(), *pages, *scenes)
    return cuda.jit(signature, lto=False)(kernel)


def _count_pixels(cuda: Any, device: Jit, parts: game.Rounds) -> Callable[..., None]:
    paint, first_ghost = parts.looks.paint_together, FIRST_GHOST

    @device
    def count_pixels(s: Any, on: Stage, counts: Any, wholes: Any) -> None:
        """Paint one lane's rows of a look, and add its pixels to those of the others."""
        own_counts, own_wholes, ghosts = on.canvas.counts, on.wholes, s[GHOST_COUNT]
        paint(s, on)
        for value in range(first_ghost, first_ghost + ghosts):
            if own_counts[value]:
                cuda.atomic.add(counts, value, own_counts[value])
        for ghost in range(ghosts):
            if own_wholes[ghost]:
                cuda.atomic.add(wholes, ghost, own_wholes[ghost])

    return count_pixels


def _types() -> tuple[Any, Any, Any, Any]:
    import numba

    return numba.int64, numba.int32, numba.int16, numba.int8


def _room_types() -> tuple[Any, ...]:
    i64, i32, _, _ = _types()
    return i64[:, ::1], i32[::1], i32[::1], i32[:, ::1], i32[:, ::1]
