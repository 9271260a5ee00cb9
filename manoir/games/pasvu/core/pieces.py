"""Ghosts and pieces in a hall: where they are, how they come and go."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.core.contact import Contact
from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    COSINE,
    DEGREES,
    EDGE,
    FACE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HALF_ALONG,
    HALF_UP,
    HALF_X,
    HALF_Y,
    HEIGHT,
    HIGH,
    LOW,
    MOST_BOXES,
    NUMBER,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    SAVED,
    SEAT,
    SINE,
    SIZE,
    SOLID,
    STANDS,
    TILT,
    TILT_COSINE,
    TURNED,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.tables import Tables
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, TOLERANCE, TURN
from manoir.kernel.compiled.jit import Jit


class Pieces(NamedTuple):
    way: Callable[[int], tuple[int, int]]
    make_solids: Callable[..., int]
    make_parts: Callable[..., int]
    make_slanted: Callable[..., int]
    make_leaning: Callable[[Ints, int, int, int, int], int]
    is_any_leaning: Callable[[Ints], bool]
    sticks_out: Callable[[Ints, int], bool]
    centre: Callable[..., tuple[int, int]]
    add_piece: Callable[..., None]
    remove_piece: Callable[[Ints, int], None]
    lean: Callable[[Ints, int, int, int], None]
    set_height: Callable[[Ints, int, int], None]
    shape_ghost: Callable[..., None]
    add_ghost: Callable[..., None]
    remove_ghost: Callable[[Ints, int], None]
    save: Callable[[Ints], None]
    restore: Callable[[Ints], None]
    find_ghost: Callable[[Ints, int, int], int]


def build(jit: Jit, tables: Tables, contact: Contact) -> Pieces:  # noqa: PLR0915  as in contact.py
    sines, boxes, counts, starts, centres = (
        *(tables.sines, tables.boxes, tables.counts),
        *(tables.starts, tables.centres),
    )
    radii, heights, extents = tables.radius, tables.height, tables.extents
    corner, grains = contact.corner, contact.grains
    cell, mil, tolerance, turn, quarter = CELL, MIL, TOLERANCE, TURN, TURN // 4
    far_edge = HALL + TOLERANCE

    @jit
    def way(yaw: int) -> tuple[int, int]:
        """Cosine and sine, in grains. Only here: on a GPU each user of a table has a copy of it."""
        rest = yaw % quarter
        cosine, sine = sines[quarter - rest], sines[rest]
        if yaw < quarter:
            return cosine, sine
        if yaw < 2 * quarter:
            return -sine, cosine
        return (-cosine, -sine) if yaw < 3 * quarter else (sine, -cosine)

    @jit
    def make_solids(  # noqa: PLR0917
        h: Ints, to: int, piece: int, face: int, x: int, y: int, yaw: int, z: int
    ) -> int:
        """The boxes of a piece where it stands, written there; how many."""
        cosine, sine = way(yaw)
        numbers = boxes  # a copy in machine code for every time that it is named
        box = (6 * piece + face) * 6 * MOST_BOXES
        for _ in range(counts[piece]):
            wide, deep = numbers[box] + numbers[box + 1], numbers[box + 2] + numbers[box + 3]
            h[to + X] = x * mil + (wide * cosine - deep * sine) // (2 * mil)
            h[to + Y] = y * mil + (wide * sine + deep * cosine) // (2 * mil)
            h[to + COSINE], h[to + SINE] = cosine, sine
            h[to + HALF_X] = (numbers[box + 1] - numbers[box]) * mil // 2
            h[to + HALF_Y] = (numbers[box + 3] - numbers[box + 2]) * mil // 2
            h[to + LOW], h[to + HIGH] = z + numbers[box + 4] * mil, z + numbers[box + 5] * mil
            h[to + TILT] = 0
            to += SOLID
            box += 6
        return counts[piece]

    @jit
    def make_parts(h: Ints, piece: int, face: int, x: int, y: int, yaw: int) -> int:  # noqa: PLR0917
        """The boxes of a piece on its way, at height 0."""
        return make_solids(h, PARTS, piece, face, x, y, yaw, 0)

    @jit
    def make_slanted(  # noqa: PLR0917
        h: Ints, to: int, piece: int, face: int, x: int, y: int, yaw: int, edge: int, degrees: int
    ) -> int:
        """V5: the same of a piece on the floor that is turned about one of its lower edges."""
        yaw = (yaw + quarter * edge) % turn
        cosine, sine = way(yaw)
        numbers = boxes
        level, tilt = way(10 * degrees)
        away = extents[3 * (6 * piece + face) + (edge & 1)] * mil  # from its middle to the edge
        ahead = 2 if edge & 1 else 0  # which of a box's numbers are along the way that it falls
        sign, aside = 1 if edge < 2 else -1, -1 if 0 < edge < 3 else 1
        for box in range(
            (6 * piece + face) * 6 * MOST_BOXES,
            (6 * piece + face) * 6 * MOST_BOXES + 6 * counts[piece],
            6,
        ):
            along = sign * (numbers[box + ahead] + numbers[box + ahead + 1]) * mil // 2 - away
            across = aside * (numbers[box + 2 - ahead] + numbers[box + 3 - ahead]) * mil // 2
            up = (numbers[box + 4] + numbers[box + 5]) * mil // 2
            long = (numbers[box + ahead + 1] - numbers[box + ahead]) * mil // 2
            tall = (numbers[box + 5] - numbers[box + 4]) * mil // 2
            off = away + grains(along * level + up * tilt)
            middle, high = grains(up * level - along * tilt), grains(long * tilt + tall * level)
            h[to + X] = x * mil + grains(off * cosine - across * sine)
            h[to + Y] = y * mil + grains(off * sine + across * cosine)
            h[to + COSINE], h[to + SINE] = cosine, sine
            h[to + HALF_X] = grains(long * level + tall * tilt)
            h[to + HALF_Y] = (numbers[box + 3 - ahead] - numbers[box + 2 - ahead]) * mil // 2
            h[to + LOW], h[to + HIGH] = middle - high, middle + high
            h[to + TILT], h[to + TILT_COSINE] = tilt, level
            h[to + HALF_ALONG], h[to + HALF_UP] = long, tall
            to += SOLID
        return counts[piece]

    @jit
    def make_leaning(h: Ints, to: int, piece: int, edge: int, degrees: int) -> int:
        """The same of a piece of the hall."""
        pose = POSES + POSE * piece
        face, x, y, yaw = h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
        return make_slanted(h, to, piece, face, x, y, yaw, edge, degrees)

    @jit
    def is_any_leaning(h: Ints) -> bool:
        degrees = 0
        for i in range(h[PIECE_COUNT]):
            degrees += h[POSES + POSE * h[ORDER + i] + DEGREES]
        return degrees > 0

    @jit
    def sticks_out(h: Ints, count: int) -> bool:
        """V5: whether anything of the parts is outside the hall."""
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            for k in range(4):
                x, y = corner(h, part, k)
                if x < -tolerance or y < -tolerance or x > far_edge or y > far_edge:
                    return True
        return False

    @jit
    def centre(piece: int, face: int, x: int, y: int, yaw: int) -> tuple[int, int]:
        """The point of the floor below a piece's centre of mass."""
        cosine, sine = way(yaw)
        east, north = centres[2 * (6 * piece + face)], centres[2 * (6 * piece + face) + 1]
        return (
            x * mil + (east * cosine - north * sine) // cell,
            y * mil + (east * sine + north * cosine) // cell,
        )

    @jit
    def add_piece(  # noqa: PLR0917
        h: Ints, piece: int, face: int, x: int, y: int, yaw: int, z: int
    ) -> None:
        """A piece that is not in the hall has come down, last of all."""
        h[ORDER + h[PIECE_COUNT]] = piece
        h[PIECE_COUNT] += 1
        pose = POSES + POSE * piece
        h[pose + FACE], h[pose + AT_X], h[pose + AT_Y] = face, x, y
        h[pose + TURNED], h[pose + HEIGHT] = yaw, z
        h[pose + EDGE] = h[pose + DEGREES] = 0
        make_solids(h, starts[piece], piece, face, x, y, yaw, z)

    @jit
    def remove_piece(h: Ints, piece: int) -> None:
        """Its pose stays where it is."""
        left = 0
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            if other != piece:
                h[ORDER + left] = other
                left += 1
        h[PIECE_COUNT] = left

    @jit
    def lean(h: Ints, piece: int, edge: int, degrees: int) -> None:
        """A piece on the floor leans from now on."""
        h[POSES + POSE * piece + EDGE], h[POSES + POSE * piece + DEGREES] = edge, degrees
        make_leaning(h, starts[piece], piece, edge, degrees)

    @jit
    def set_height(h: Ints, piece: int, z: int) -> None:
        pose = POSES + POSE * piece
        change = z - h[pose + HEIGHT]
        h[pose + HEIGHT] = z
        for at in range(starts[piece], starts[piece + 1], SOLID):
            h[at + LOW] += change
            h[at + HIGH] += change

    @jit
    def shape_ghost(h: Ints, g: int, size: int, x: int, y: int, z: int, yaw: int) -> None:  # noqa: PLR0917
        """The body of a ghost of that size, standing there or lying; x and y in mils."""
        radius, height = radii[size], heights[size]
        h[g + X], h[g + Y], h[g + LOW] = x * mil, y * mil, z
        h[g + SIZE], h[g + YAW], h[g + HALF_Y] = size, yaw, radius
        if yaw == STANDS:
            h[g + COSINE], h[g + SINE], h[g + HALF_X], h[g + HIGH] = cell, 0, radius, z + height
        else:
            h[g + COSINE], h[g + SINE] = way(yaw)
            h[g + HALF_X], h[g + HIGH] = height // 2, z + 2 * radius

    @jit
    def add_ghost(  # noqa: PLR0917
        h: Ints, seat: int, number: int, size: int, x: int, y: int, z: int, yaw: int
    ) -> None:
        g = GHOSTS + GHOST * h[GHOST_COUNT]
        h[GHOST_COUNT] += 1
        shape_ghost(h, g, size, x, y, z, yaw)
        h[g + SEAT], h[g + NUMBER] = seat, number

    @jit
    def remove_ghost(h: Ints, index: int) -> None:
        """Those behind it move up."""
        h[GHOST_COUNT] -= 1
        for i in range(GHOSTS + GHOST * index, GHOSTS + GHOST * h[GHOST_COUNT]):
            h[i] = h[i + GHOST]

    @jit
    def save(h: Ints) -> None:
        """Remember the hall as it is."""
        for i in range(GHOSTS + GHOST * h[GHOST_COUNT]):
            h[SAVED + i] = h[i]

    @jit
    def restore(h: Ints) -> None:
        for i in range(GHOSTS + GHOST * h[SAVED + GHOST_COUNT]):
            h[i] = h[SAVED + i]

    @jit
    def find_ghost(h: Ints, seat: int, number: int) -> int:
        """Its place in the row, or -1."""
        for index in range(h[GHOST_COUNT]):
            g = GHOSTS + GHOST * index
            if h[g + SEAT] == seat and h[g + NUMBER] == number:
                return index
        return -1

    return Pieces(
        way, make_solids, make_parts, make_slanted, make_leaning, is_any_leaning, sticks_out,
        centre, add_piece, remove_piece, lean, set_height, shape_ghost, add_ghost, remove_ghost,
        save, restore, find_ghost,
    )  # fmt: skip
