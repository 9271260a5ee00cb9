"""Whole games of *Pas vu pas pris* on a GPU: a thread a game, and some threads a look.

All games of a call go on to their next look; then all looks are painted, each by neighbouring
threads that take turns with the rows of its picture; and so on until all games are over.
"""

from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from manoir.games.pasvu.core import core
from manoir.games.pasvu.core.layout import BOXES, MOST_GHOSTS
from manoir.games.pasvu.playout import game
from manoir.games.pasvu.playout.layout import END
from manoir.games.pasvu.playout.looks import Stage
from manoir.games.pasvu.rounds.turns import ROUNDS
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import MIRRORED, Canvas
from manoir.games.pasvu.sight.keyhole import PIXELS, Keyhole, keyhole
from manoir.kernel.compiled.batch import Games, some
from manoir.kernel.compiled.gpu import cuda_of
from manoir.kernel.compiled.gpu_code import device_jit, large_kernels

BLOCK: Final = 64  # threads that play, each a game
LANES: Final = 8  # threads that paint one look
PAINTING: Final = 32  # threads that paint side by side: some looks
PAINTERS: Final = 32  # looks at once, a processor of the GPU
ROW: Final = END  # numbers of a game: moves are not written down
PICTURES: Final = 3  # of floats, as a canvas has them: closest, walls, glass
PAPERS: Final = 2  # of bytes: picture, stamps
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
            self._steps = _open_round(cuda, parts), _deal_all(cuda, parts), _go_to_look(cuda, parts)
            self._paint = _paint(cuda, parts)
            self._end_look = _end_look(cuda, parts)

    def play(self, first: int, setup: NDArray[np.int64], played: Games) -> None:
        """Play these games, and put into their room what came of them."""
        size = self._games_at_once(played.plies.size)
        for start in range(0, played.plies.size, size):
            self._play(first + start, setup, some(played, start, start + size))

    def _games_at_once(self, games: int) -> int:
        free, _ = self._cuda.current_context().get_memory_info()
        a_game = 8 * ROW + 4 * (MIRRORED + MOST_GHOSTS) + 64
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
        return -(-min(games, PAINTERS * processors) * LANES // PAINTING)


def _room(cuda: Any, games: int) -> Room:
    return Room(
        _zeros(cuda, np.broadcast_to(np.int64(0), (games, ROW))),
        _zeros(cuda, np.broadcast_to(np.int32(0), games)),
        _zeros(cuda, np.broadcast_to(np.int32(0), games)),
        _zeros(cuda, np.broadcast_to(np.int32(0), (games, MIRRORED))),
        _zeros(cuda, np.broadcast_to(np.int32(0), (games, MOST_GHOSTS))),
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

    def begin(first: int, setup: Any, rows: Any, rounds: Any) -> None:
        index = cuda.grid(1)
        if index < rounds.size:
            start(rows[index], first + index, setup)
            rounds[index] = 1

    i64, i32, _, _ = _types()
    return cuda.jit((i64, i64[::1], i64[:, ::1], i32[::1]), lto=False)(begin)


def _open_round(cuda: Any, parts: game.Rounds) -> Any:
    open_round = parts.open_round

    def kernel(rows: Any, rounds: Any, stages: Any) -> None:
        index = cuda.grid(1)
        if index < stages.size and stages[index] == PLAYS:
            open_round(rows[index], rounds[index])

    return cuda.jit(_step_types(), lto=False)(kernel)


def _deal_all(cuda: Any, parts: game.Rounds) -> Any:
    deal_all = parts.deal_all

    def kernel(rows: Any, _rounds: Any, stages: Any) -> None:
        index = cuda.grid(1)
        if index < stages.size and stages[index] == PLAYS:
            deal_all(rows[index])

    return cuda.jit(_step_types(), lto=False)(kernel)


def _go_to_look(cuda: Any, parts: game.Rounds) -> Any:
    go_to_look = parts.go_to_look

    def kernel(rows: Any, _rounds: Any, stages: Any) -> None:
        index = cuda.grid(1)
        if index < stages.size and stages[index] == PLAYS:
            go_to_look(rows[index])

    return cuda.jit(_step_types(), lto=False)(kernel)


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


def _paint(cuda: Any, parts: game.Rounds) -> Any:
    """A kernel that paints the looks of all games that are not over.

    Whatever is computed for all rows of a picture, each of its lanes computes for itself: with few
    lanes, several looks share that time.
    """
    set_scene, paint, _ = parts.looks
    stage_of, canvas_of, keyhole_of = Stage, Canvas, Keyhole
    ghosts, values, lanes = MOST_GHOSTS, MIRRORED, LANES

    def kernel(  # noqa: PLR0917
        rows: Any, _rounds: Any, stages: Any, counts: Any, wholes: Any,
        hole: Any, papers: Any, pictures: Any, solids: Any, numbers: Any, bodies: Any, mirrors: Any,
        holes: Any,
    ) -> None:  # fmt: skip
        lane, at = cuda.threadIdx.x % lanes, cuda.grid(1) // lanes
        own_counts = cuda.local.array(values, np.int64)
        own_wholes = cuda.local.array(ghosts, np.int64)
        on = stage_of(
            canvas_of(
                papers[at, 0],
                pictures[at, 0],
                pictures[at, 1],
                papers[at, 1],
                pictures[at, 2],
                own_counts,
                cuda.local.array((4, 3), np.float64),
                cuda.local.array((4, 3), np.float64),
                cuda.local.array((5, 2), np.float64),
                cuda.local.array((4, 3), np.float64),
                lane,
                lanes,
            ),
            keyhole_of(hole[0], hole[1]),
            keyhole_of(holes[at, 0], holes[at, 1]),
            keyhole_of(holes[at, 2], holes[at, 3]),
            solids[at],
            numbers[at],
            bodies[at],
            mirrors[at],
            own_wholes,
        )
        painters, games = cuda.gridsize(1) // lanes, stages.size
        for first in range(0, games, painters):  # as many times for all, since they wait
            index = first + at
            is_on = index < games and stages[min(index, games - 1)] != OVER
            if is_on:
                for value in range(lane, values, lanes):
                    counts[index, value] = 0
                for ghost in range(lane, ghosts, lanes):
                    wholes[index, ghost] = 0
                if lane == 0:
                    set_scene(rows[index], on)
            cuda.syncthreads()
            if is_on:
                for value in range(values):
                    own_counts[value] = 0
                for ghost in range(ghosts):
                    own_wholes[ghost] = 0
                paint(rows[index], on)
                for value in range(values):
                    if own_counts[value]:
                        cuda.atomic.add(counts, (index, value), own_counts[value])
                for ghost in range(ghosts):
                    if own_wholes[ghost]:
                        cuda.atomic.add(wholes, (index, ghost), own_wholes[ghost])
            cuda.syncthreads()

    import numba

    i64, f64 = numba.int64, numba.float64
    pages = i64[:, ::1], numba.uint8[:, :, :, ::1], f64[:, :, :, ::1]
    scenes = f64[:, :, ::1], i64[:, ::1], f64[:, :, ::1], f64[:, :, ::1], i64[:, :, ::1]
    return cuda.jit((*_room_types(), *pages, *scenes), lto=False)(kernel)


def _types() -> tuple[Any, Any, Any, Any]:
    import numba

    return numba.int64, numba.int32, numba.int16, numba.int8


def _step_types() -> tuple[Any, ...]:
    """Of the first three of a room."""
    return _room_types()[:3]


def _room_types() -> tuple[Any, ...]:
    i64, i32, _, _ = _types()
    return i64[:, ::1], i32[::1], i32[::1], i32[:, ::1], i32[:, ::1]
