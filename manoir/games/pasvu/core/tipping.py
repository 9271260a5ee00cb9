"""Tipping a piece over an edge onto its side (V13), and the nearest place where it can stay."""

from collections.abc import Callable
from math import atan2, pi
from typing import Final, NamedTuple

from manoir.games.pasvu.core.contact import Contact
from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    FACE,
    MOST_IN_RING,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    RESULT,
    RING,
    SOLID,
    TURNED,
    Ints,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.rest import Rest
from manoir.games.pasvu.core.tables import Tables
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, TURN
from manoir.kernel.compiled.jit import Jit

STEP: Final = 100  # mils, between the places that are looked at
UNTURNED: Final = 0  # a piece keeps its yaw wherever it is
FACING: Final = 1  # it looks at the middle of the hall
NOWHERE: Final = -4  # instead of a height


class Tipping(NamedTuple):
    tip: Callable[..., None]
    within: Callable[..., tuple[int, int]]
    facing: Callable[[int, int, int], int]
    nearest_rest: Callable[..., int]


def build(  # noqa: PLR0915  as in contact.py
    jit: Jit, tables: Tables, contact: Contact, pieces: Pieces, resting: Rest
) -> Tipping:
    way, starts, extents, rolls = pieces.way, tables.starts, tables.extents, tables.rolls
    crosses, corner = contact.crosses, contact.corner
    make_parts, place = pieces.make_parts, resting.place
    cell, mil, turn, quarter_turn = CELL, MIL, TURN, TURN // 4
    edge, middle, step, steps = HALL // MIL, HALL // MIL // 2, STEP, HALL // MIL // STEP
    whole_circle = 2 * pi

    @jit
    def tip(h: Ints, piece: int, yaw: int) -> None:
        """Over its lower edge that is nearest to a yaw: in the result face, x, y and yaw."""
        pose = POSES + POSE * piece
        face, turned = h[pose + FACE], h[pose + TURNED]
        quarter = (yaw - turned + quarter_turn // 2) // quarter_turn % 4
        extent, roll = 3 * (6 * piece + face), 2 * (4 * face + quarter)
        off = extents[extent + (quarter & 1)] + extents[extent + 2] // 2
        x = off if quarter == 0 else -off if quarter == 2 else 0
        y = off if quarter == 1 else -off if quarter == 3 else 0
        cosine, sine = way(turned)
        h[RESULT] = rolls[roll]
        h[RESULT + 1] = h[pose + AT_X] + (x * cosine - y * sine) // cell
        h[RESULT + 2] = h[pose + AT_Y] + (x * sine + y * cosine) // cell
        h[RESULT + 3] = (turned + rolls[roll + 1] * quarter_turn) % turn

    @jit
    def within(h: Ints, piece: int, face: int, x: int, y: int, yaw: int) -> tuple[int, int]:  # noqa: PLR0917
        """Shifted into the hall by as little as needed, to a mil."""
        count = make_parts(h, piece, face, 0, 0, yaw)
        west, south = corner(h, PARTS, 0)
        east, north = west, south
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            for k in range(4):
                i, j = corner(h, part, k)
                west, east = min(west, i), max(east, i)
                south, north = min(south, j), max(north, j)
        return (
            max(-(west // mil), min(edge + -east // mil, x)),
            max(-(south // mil), min(edge + -north // mil, y)),
        )

    @jit
    def ahead(yaw: int, x: int, y: int) -> int:
        """How far that is before a glass with that yaw: unturned, it looks south."""
        cosine, sine = way(yaw)
        return x * sine - y * cosine

    @jit
    def facing(x: int, y: int, yaw: int) -> int:
        """The yaw with which a glass there looks at the middle of the hall; there, its own."""
        x, y = middle - x, middle - y
        if x == 0 and y == 0:
            return yaw
        about = int(atan2(float(x), float(-y)) / whole_circle * turn)
        best, found = -(1 << 60), turn
        for off in range(-6, 7):  # directions are rounded: the best is close by
            near = (about + off) % turn
            far = ahead(near, x, y)
            if far > best or (far == best and near < found):
                best, found = far, near
        return found

    @jit
    def ring(h: Ints, x: int, y: int, number: int) -> int:
        """Places of a grid of the hall in a ring around a point, the nearest first: how many."""
        inner, outer = number * number * step * step, (number + 1) * (number + 1) * step * step
        count = 0
        for i in range(steps + 1):
            across = (i * step - x) * (i * step - x)
            if across >= outer:
                continue
            for j in range(steps + 1):
                square = across + (j * step - y) * (j * step - y)
                if inner <= square < outer and count < MOST_IN_RING:
                    key, k = square << 12 | i << 6 | j, RING + count
                    while k > RING and h[k - 1] > key:
                        h[k] = h[k - 1]
                        k -= 1
                    h[k] = key
                    count += 1
        return count

    @jit
    def is_over(h: Ints, piece: int, face: int, x: int, y: int, yaw: int, clear: int) -> bool:  # noqa: PLR0917
        """Whether a piece there would be over one of these, or under."""
        if not clear:
            return False
        count = make_parts(h, piece, face, x, y, yaw)
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            if clear >> other & 1:
                for at in range(starts[other], starts[other + 1], SOLID):
                    for part in range(PARTS, PARTS + SOLID * count, SOLID):
                        if crosses(h, part, h, at):
                            return True
        return False

    @jit
    def attempt(  # noqa: PLR0917
        h: Ints, piece: int, face: int, x: int, y: int, yaw: int, clear: int, turning: int,
        found: int,
    ) -> tuple[int, bool]:  # fmt: skip
        """Try a place: the height there or of what was found before, and whether it is the one."""
        if turning == FACING:
            yaw = facing(x, y, yaw)
        over = is_over(h, piece, face, x, y, yaw, clear)
        if over and found >= 0:
            return found, False
        z = place(h, piece, face, x, y, yaw, 0)
        if z < 0:
            return found, False
        h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3] = face, x, y, yaw
        return z, not over

    @jit
    def nearest_rest(  # noqa: PLR0917
        h: Ints, piece: int, face: int, x: int, y: int, yaw: int, clear: int, turning: int
    ) -> int:
        """The height where a piece can come to rest in a hall without it; in the result, where.

        Shifted as little as needed, and over none of the `clear` ones, unless there is no other
        place.
        """
        found, done = attempt(h, piece, face, x, y, yaw, clear, turning, NOWHERE)
        if done:
            return found
        i, j = within(h, piece, face, x, y, yaw)
        found, done = attempt(h, piece, face, i, j, yaw, clear, turning, found)
        number, far = 0, max(x, edge - x) + max(y, edge - y)
        while not done and number * step <= far:
            for k in range(ring(h, x, y, number)):
                if not done:
                    i, j = step * (h[RING + k] >> 6 & 63), step * (h[RING + k] & 63)
                    found, done = attempt(h, piece, face, i, j, yaw, clear, turning, found)
            number += 1
        return found

    return Tipping(tip, within, facing, nearest_rest)
