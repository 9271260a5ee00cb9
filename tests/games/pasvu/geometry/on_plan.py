"""What the core computes on the plan of the hall, asked for one thing at a time."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.core.core import plain_core
from manoir.games.pasvu.core.layout import HULL, POINTS, ROOM
from manoir.games.pasvu.geometry.contact import Point
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.rest import touched
from manoir.games.pasvu.geometry.shapes import Block, Pose

CORE = plain_core()


class Touch(NamedTuple):
    """Where a piece rests on something: the corners of what touches."""

    bearer: Piece | Ghost | Literal["floor"]
    points: tuple[Point, ...]


def touches(hall: Hall, piece: Piece, pose: Pose) -> Iterator[Touch]:
    """All that carries a piece, in a hall without it: each by itself."""
    floor = touched(Hall(), piece, pose)
    if floor:
        yield Touch("floor", floor)
    for entry in hall.pieces:
        points = touched(Hall(pieces=(entry,)), piece, pose)
        if len(points) > len(floor):
            yield Touch(entry[0], tuple(point for point in points if point not in floor))
    for ghost in hall.ghosts:
        points = touched(Hall(ghosts=(ghost,)), piece, pose)
        if len(points) > len(floor):
            yield Touch(ghost, tuple(point for point in points if point not in floor))


def shared(one: Block, two: Block) -> tuple[Point, ...]:
    row = [0] * ROOM
    return _points(row, POINTS, CORE.balance.add_shared([*one], 0, [*two], 0, row, 0))


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    row, count = [0] * ROOM, 0
    for point in points:
        count = CORE.balance.add_point(row, count, *point)
    return _points(row, HULL, CORE.balance.make_hull(row, count))


def is_above(shape: Sequence[Point], point: Point) -> bool:
    row = [0] * ROOM
    row[HULL : HULL + 2 * len(shape)] = [place for corner in shape for place in corner]
    return CORE.balance.is_above(row, len(shape), *point)


def nearest_point(block: Block, x: int, y: int) -> Point:
    east, north = CORE.contact.within([*block], 0, x, y)
    east = max(-block.half_x, min(block.half_x, east))
    north = max(-block.half_y, min(block.half_y, north))
    return CORE.contact.without([*block], 0, east, north)


def _points(row: list[int], start: int, count: int) -> tuple[Point, ...]:
    return tuple((row[at], row[at + 1]) for at in range(start, start + 2 * count, 2))
