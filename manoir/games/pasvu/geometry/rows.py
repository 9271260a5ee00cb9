"""Halls as rows of numbers, and the calls to the core of this process (engine.py)."""

import threading
from functools import cache
from typing import Any, Final

import numpy as np
from msgspec import UNSET

from manoir.games.pasvu.box import FACES, FIGURES, PIECES, SIZES
from manoir.games.pasvu.core import calls
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HALL,
    LIFTED,
    LOW,
    MOST_GHOSTS,
    NUMBER,
    ORDER,
    PIECE_COUNT,
    POSE,
    POSES,
    ROOM,
    SEAT,
    SIZE,
    SOLIDS,
    STANDS,
    YAW,
    X,
    Y,
)
from manoir.games.pasvu.engine import Engine, engine
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.leaning import edge_of, lean_over
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.solids import FACE_NUMBERS, PIECE_NUMBERS, solids_of
from manoir.games.pasvu.geometry.units import CELL, MIL, TURN, direction
from manoir.kernel.compiled.jit import plain

Row = Any  # a list of whole numbers, or an array of 64-bit ones

SIZE_NUMBERS: Final = {size: number for number, size in enumerate(SIZES)}
REMEMBERED: Final = 16  # halls
_NOTHING: Final = (0,) * 8


class _Rows(threading.local):
    """The rows of the last halls, by identity: a core scribbles in them."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Hall, Row]] = {}
        self.engine: Engine | None = None  # what they were made for


_rows: Final = _Rows()


def ask(hall: Hall, call: int, *numbers: int) -> tuple[int, Row]:
    """What a call finds that changes nothing, and the row with the rest of it."""
    on, row = engine(), row_of(hall)
    return (on.run if on else _plain_run())(call, row, *numbers, *_NOTHING[len(numbers) :]), row


def change(hall: Hall, call: int, *numbers: int) -> tuple[int, Row]:
    """What a call returns, and a row that it has changed."""
    return again(row_of(hall), call, *numbers)


def again(row: Row, call: int, *numbers: int) -> tuple[int, Row]:
    """The same from a row."""
    on, copy = engine(), _copy(row)
    return (on.run if on else _plain_run())(call, copy, *numbers, *_NOTHING[len(numbers) :]), copy


def _copy(row: Row) -> Row:
    """A hall and what was lifted in it; of what else was scribbled nobody asks."""
    if isinstance(row, list):
        return row.copy()
    copy = np.empty(ROOM, np.int64)
    copy[:HALL] = row[:HALL]
    copy[LIFTED:] = row[LIFTED:]
    return copy


def row_of(hall: Hall) -> Row:
    """The row of a hall, which is not to be changed."""
    rows = _known()
    known = rows.get(id(hall))
    if known is not None:
        return known[1]
    row = with_room(hall) if engine() is None else _array_of(hall)
    remember(hall, row)
    return row


def array_of(hall: Hall) -> Row:
    """The same as an array, also where ordinary Python runs."""
    return np.array(with_room(hall), np.int64) if engine() is None else row_of(hall)


def remember(hall: Hall, row: Row) -> None:
    rows = _known()
    if len(rows) >= REMEMBERED:
        del rows[next(iter(rows))]
    rows[id(hall)] = hall, row


def with_ghost_moved(before: Hall, after: Hall, index: int) -> None:
    """Hand the array of a hall on to the one in which a single ghost is another, or the last."""
    if engine() is None:
        return
    entry = _known().pop(id(before), None)
    if entry is not None:
        row, at = entry[1], GHOSTS + GHOST * index
        row[at : at + GHOST] = ghost_row(after.ghosts[index])
        row[GHOST_COUNT] = len(after.ghosts)
        remember(after, row)


def _known() -> dict[int, tuple[Hall, Row]]:
    """The rows of this thread; none that something else than what runs now has made."""
    mine, on = _rows, engine()
    if mine.engine is not on:
        mine.engine, mine.known = on, {}
    return mine.known


def hall_in(row: Row) -> Hall:
    """The hall of a row, which is not to be changed from now on."""
    numbers, ghosts = row[:SOLIDS], row[GHOSTS : GHOSTS + GHOST * int(row[GHOST_COUNT])]
    if not isinstance(row, list):
        numbers, ghosts = numbers.tolist(), ghosts.tolist()
    hall = Hall(
        pieces=tuple(
            [
                (PIECES[piece], pose_in(numbers, piece))
                for piece in numbers[ORDER : ORDER + numbers[PIECE_COUNT]]
            ]
        ),
        ghosts=tuple([ghost_in(ghosts, at) for at in range(0, len(ghosts), GHOST)]),
    )
    if isinstance(row, list) == (engine() is None):  # what runs now can go on with it
        remember(hall, row)
    return hall


def with_room(hall: Hall) -> list[int]:
    """The numbers of a hall, and room to scribble behind them."""
    row = packed(hall)
    row += [0] * (ROOM - len(row))
    return row


def packed(hall: Hall) -> list[int]:
    """The numbers of a hall, as far as there are ghosts."""
    assert len(hall.ghosts) <= MOST_GHOSTS, "no box has so many"
    row = [0] * GHOSTS
    row[GHOST_COUNT], row[PIECE_COUNT] = len(hall.ghosts), len(hall.pieces)
    starts = plain_core().tables.starts
    for place, (name, pose) in enumerate(hall.pieces):
        piece = PIECE_NUMBERS[name]
        row[ORDER + place] = piece
        face, solids = FACE_NUMBERS[pose.face], solids_of(name, pose)
        row[POSES + POSE * piece : POSES + POSE * piece + POSE] = (
            *(face, pose.x, pose.y),
            *(pose.yaw % TURN, pose.z),
            *((edge_of(pose), pose.lean.degrees) if pose.lean else (0, 0)),
        )
        row[starts[piece] : starts[piece + 1]] = solids
    for ghost in hall.ghosts:
        row += ghost_row(ghost)
    return row


def ghost_row(ghost: Ghost) -> tuple[int, ...]:
    radius, height = FIGURES[ghost.size]
    size, z = SIZE_NUMBERS[ghost.size], ghost.z
    own = size, ghost.seat, ghost.number
    if ghost.yaw is None:
        return ghost.x * MIL, ghost.y * MIL, CELL, 0, radius, radius, z, z + height, STANDS, *own
    yaw = ghost.yaw % TURN
    room = *direction(yaw), height // 2, radius, z, z + 2 * radius
    return ghost.x * MIL, ghost.y * MIL, *room, yaw, *own


def pose_in(row: Row, piece: int) -> Pose:
    at = POSES + POSE * piece
    face, x, y, yaw, z, edge, degrees = row[at : at + POSE]
    lean = lean_over(yaw, edge, degrees) if degrees else UNSET
    return Pose(FACES[face], x, y, yaw, z, lean)


def ghost_in(row: list[int], g: int) -> Ghost:
    yaw = row[g + YAW]
    return Ghost(
        row[g + SEAT],
        SIZES[row[g + SIZE]],
        row[g + X] // MIL,
        row[g + Y] // MIL,
        row[g + LOW],
        row[g + NUMBER],
        None if yaw == STANDS else yaw,
    )


def numbers_of(pose: Pose) -> tuple[int, int, int, int]:
    """Face, x, y and yaw, as a call takes them."""
    return FACE_NUMBERS[pose.face], pose.x, pose.y, pose.yaw % TURN


def yaw_number(yaw: int | None) -> int:
    return STANDS if yaw is None else yaw % TURN


def bits(hall: Hall, ghosts: tuple[Ghost, ...]) -> int:
    """A bit for each of some ghosts of a hall."""
    return sum(1 << index for index, ghost in enumerate(hall.ghosts) if ghost in ghosts)


def _array_of(hall: Hall) -> Row:
    """An array. Where only ghosts have moved since a hall that is known, it takes over that one's:
    whoever asks about that hall again gets it back in the same way.
    """
    known = _known()
    for key in reversed(known):
        before, row = known[key]
        if before.pieces is hall.pieces:
            del known[key]
            _write_ghosts(row, before.ghosts, hall.ghosts)
            return row
    array, numbers = np.empty(ROOM, np.int64), packed(hall)
    array[: len(numbers)] = numbers
    return array


def _write_ghosts(row: Row, before: tuple[Ghost, ...], after: tuple[Ghost, ...]) -> None:
    """Those who are others than before."""
    assert len(after) <= MOST_GHOSTS, "no box has so many"
    row[GHOST_COUNT] = len(after)
    for index, ghost in enumerate(after):
        if index >= len(before) or ghost is not before[index]:
            at = GHOSTS + GHOST * index
            row[at : at + GHOST] = ghost_row(ghost)


@cache
def _plain_run() -> calls.Run:
    return calls.build(plain, plain_core())
