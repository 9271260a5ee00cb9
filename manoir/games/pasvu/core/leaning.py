"""Leaning (V5): a piece that turns about one of its lower edges until it touches, degree by degree.

A piece that leans carries nothing: what comes down comes down as if it were not there, and ghosts
stand beside it or under it.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

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
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    NEAR,
    NEAR_GHOSTS,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    RESULT,
    SINE,
    SOLID,
    SQUARE,
    STANDS,
    TURNED,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.rest import Rest
from manoir.games.pasvu.core.tables import Tables
from manoir.games.pasvu.core.tipping import Tipping
from manoir.games.pasvu.geometry.units import MIL, TURN
from manoir.kernel.compiled.jit import Jit

FLAT: Final = 90  # degrees: it lies, and stands on another face


class Leaning(NamedTuple):
    fall: Callable[[Ints, int, int], bool]
    settle_leaning: Callable[[Ints], None]


def build(  # noqa: PLR0915, PLR0917  as in contact.py
    jit: Jit, tables: Tables, contact: Contact, pieces: Pieces, resting: Rest, tipping: Tipping
) -> Leaning:
    way, starts, extents = pieces.way, tables.starts, tables.extents
    root, crosses, distance = contact.root, contact.crosses, contact.distance
    overlap, solid_meets = contact.overlap, contact.solid_meets
    make_parts, make_leaning = pieces.make_parts, pieces.make_leaning
    sticks_out, lean = pieces.sticks_out, pieces.lean
    add_piece, remove_piece = pieces.add_piece, pieces.remove_piece
    rest, pieces_over, tip = resting.rest, resting.pieces_over, tipping.tip
    is_any_leaning = pieces.is_any_leaning
    mil, turn, quarter, flat = MIL, TURN, TURN // 4, FLAT

    @jit
    def frame(h: Ints, piece: int, edge: int) -> None:
        """All the room that a piece may need as it falls over one of its edges."""
        pose = POSES + POSE * piece
        extent = 3 * (6 * piece + h[pose + FACE])
        wide, deep = extents[extent + (edge & 1)], extents[extent + 1 - (edge & 1)]
        high = extents[extent + 2]
        cosine, sine = way((h[pose + TURNED] + quarter * edge) % turn)
        long = root(4 * wide * wide + high * high) + 2
        h[SQUARE + X] = h[pose + AT_X] * mil + wide * cosine // mil
        h[SQUARE + Y] = h[pose + AT_Y] * mil + wide * sine // mil
        h[SQUARE + COSINE], h[SQUARE + SINE] = cosine, sine
        h[SQUARE + HALF_X], h[SQUARE + HALF_Y] = long * mil, (deep + 2) * mil
        h[SQUARE + LOW], h[SQUARE + HIGH] = 0, long * mil

    @jit
    def look_around(h: Ints, piece: int) -> tuple[int, int]:
        """Find what could be in its way in that room: how many solids, and how many ghosts."""
        solids = ghosts = 0
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            if other == piece:
                continue
            for at in range(starts[other], starts[other + 1], SOLID):
                if h[at + LOW] < h[SQUARE + HIGH] and crosses(h, at, h, SQUARE):
                    h[NEAR + solids] = at
                    solids += 1
        for i in range(h[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            if h[g + LOW] < h[SQUARE + HIGH] and (
                crosses(h, g, h, SQUARE)
                if h[g + YAW] != STANDS
                else distance(h, SQUARE, h[g + X], h[g + Y], h[g + HALF_X]) < h[g + HALF_X]
            ):
                h[NEAR_GHOSTS + ghosts] = g
                ghosts += 1
        return solids, ghosts

    @jit
    def is_free(h: Ints, count: int, solids: int, ghosts: int) -> bool:
        """Whether the parts are in the hall and in nothing of what is around them."""
        if sticks_out(h, count):
            return False
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            for k in range(NEAR, NEAR + solids):
                if overlap(h, part, h, h[k]):
                    return False
            for k in range(NEAR_GHOSTS, NEAR_GHOSTS + ghosts):
                if solid_meets(h, part, h, h[k]):
                    return False
        return True

    @jit
    def has_room(h: Ints, piece: int) -> bool:
        """Whether a piece that leans is in nothing."""
        pose = POSES + POSE * piece
        edge, degrees = h[pose + EDGE], h[pose + DEGREES]
        frame(h, piece, edge)
        solids, ghosts = look_around(h, piece)
        return is_free(h, make_leaning(h, PARTS, piece, edge, degrees), solids, ghosts)

    @jit
    def fall(h: Ints, piece: int, edge: int) -> bool:
        """Turn a piece further over an edge until it touches, or lies flat; whether it has moved.

        What has fallen has come down last; but under whatever is over it.
        """
        pose = POSES + POSE * piece
        frame(h, piece, edge)
        solids, ghosts = look_around(h, piece)
        reached = h[pose + DEGREES]
        while reached + 1 < flat and is_free(
            h, make_leaning(h, PARTS, piece, edge, reached + 1), solids, ghosts
        ):
            reached += 1
        if reached + 1 == flat and lies(h, piece, edge, solids, ghosts):
            return True
        if reached == h[pose + DEGREES]:
            return False
        remove_piece(h, piece)
        add_piece(h, piece, h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED], 0)
        lean(h, piece, edge, reached)
        return True

    @jit
    def lies(h: Ints, piece: int, edge: int, solids: int, ghosts: int) -> bool:
        """Lay a piece flat, if there is room: it stands on another face from now on."""
        tip(h, piece, (h[POSES + POSE * piece + TURNED] + quarter * edge) % turn)
        face, x, y, yaw = h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3]
        if not is_free(h, make_parts(h, piece, face, x, y, yaw), solids, ghosts):
            return False
        remove_piece(h, piece)
        add_piece(h, piece, face, x, y, yaw, 0)
        move_under(h, piece)
        return True

    @jit
    def move_under(h: Ints, piece: int) -> None:
        """The last of the order goes before all that is over it."""
        over = pieces_over(h, piece, 0)
        place = h[PIECE_COUNT] - 1
        for i in range(h[PIECE_COUNT] - 1, -1, -1):
            if over >> h[ORDER + i] & 1:
                place = i
        for i in range(h[PIECE_COUNT] - 1, place, -1):
            h[ORDER + i] = h[ORDER + i - 1]
        h[ORDER + place] = piece

    @jit
    def stand_again(h: Ints, piece: int) -> None:
        """What cannot lean as it did comes straight down on its face."""
        pose = POSES + POSE * piece
        face, x, y, yaw = h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
        remove_piece(h, piece)
        z = rest(h, make_parts(h, piece, face, x, y, yaw), 0, 0)
        add_piece(h, piece, face, x, y, yaw, z)

    @jit
    def settle_one(h: Ints) -> bool:
        """The first piece that leans and cannot stay so falls on, or stands; whether there is any.

        Each stands up once at most, and none turns back: this comes to an end.
        """
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            pose = POSES + POSE * piece
            if h[pose + DEGREES]:
                if not has_room(h, piece):
                    stand_again(h, piece)
                    return True
                if fall(h, piece, h[pose + EDGE]):
                    return True
        return False

    @jit
    def settle_leaning(h: Ints) -> None:
        """Whatever leans on nothing any more falls on, by the same rule."""
        if is_any_leaning(h):
            while settle_one(h):
                pass

    return Leaning(fall, settle_leaning)
