"""Coming to rest (V5): straight down until it touches, what carries it then, what it carries.

Which ghosts or pieces are left out of account is said by a bit for each.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.balance import Balance
from manoir.games.pasvu.core.contact import Contact
from manoir.games.pasvu.core.layout import (
    DEGREES,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HALF_X,
    HALF_Y,
    HIGH,
    LOW,
    MOST_GHOSTS,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    SOLID,
    STANDS,
    TILT,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.tables import Tables
from manoir.games.pasvu.geometry.units import HALL, MIL, TOLERANCE
from manoir.kernel.compiled.jit import Jit

# Instead of a height.
STICKS_OUT: Final = -1
FALLS: Final = -2
ON_LEANING: Final = -5

ALL_GHOSTS: Final = (1 << MOST_GHOSTS) - 1


class Rest(NamedTuple):
    rest: Callable[[Ints, int, int, int], int]
    bears: Callable[[Ints, int, Ints, int], bool]
    bears_any: Callable[[Ints, int], bool]
    touched: Callable[[Ints, int, int], int]
    is_carried: Callable[..., bool]
    place: Callable[..., int]
    lies_over: Callable[[Ints, int, int, int, int], bool]
    ghosts_over: Callable[[Ints, int], int]
    pieces_over: Callable[[Ints, int, int], int]
    stands_on: Callable[[Ints, int, Ints, int, int], bool]


def build(  # noqa: PLR0915  as in contact.py
    jit: Jit, tables: Tables, contact: Contact, balance: Balance, pieces: Pieces
) -> Rest:
    starts = tables.starts
    crosses, distance, top_at = contact.crosses, contact.distance, contact.top_at
    within, without, corner = contact.within, contact.without, contact.corner
    add_point, add_shared = balance.add_point, balance.add_shared
    make_hull, is_above = balance.make_hull, balance.is_above
    make_parts, sticks_out, centre = pieces.make_parts, pieces.sticks_out, pieces.centre
    leans_over, is_any_leaning = contact.leans_over, pieces.is_any_leaning
    tolerance, edge = TOLERANCE, HALL // MIL

    @jit
    def leans(h: Ints, piece: int) -> bool:
        return h[POSES + POSE * piece + DEGREES] != 0

    @jit
    def rest(h: Ints, count: int, no_pieces: int, no_ghosts: int) -> int:
        """The height at which the parts stay, coming from above; what leans carries nothing."""
        height, end = 0, PARTS + SOLID * count
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            if no_pieces >> piece & 1 or leans(h, piece):
                continue
            for below in range(starts[piece], starts[piece + 1], SOLID):
                high = h[below + HIGH]
                for part in range(PARTS, end, SOLID):
                    # Whatever is lower than what it rests on already need not be looked at.
                    if high - h[part + LOW] > height and crosses(h, below, h, part):
                        height = high - h[part + LOW]
        for i in range(h[GHOST_COUNT]):
            if no_ghosts >> i & 1:
                continue
            g = GHOSTS + GHOST * i
            for part in range(PARTS, end, SOLID):
                low = h[part + LOW]
                if h[g + HIGH] - low > height:
                    height = max(height, top_below(h, part, g) - low)
        return height

    @jit
    def top_below(h: Ints, part: int, g: int) -> int:
        """How high a ghost reaches below a solid; 0 if it is not below it."""
        if h[g + YAW] != STANDS:
            return h[g + HIGH] if crosses(h, g, h, part) else 0
        radius = h[g + HALF_X]
        away = distance(h, part, h[g + X], h[g + Y], radius)
        return top_at(h, g, away) if away < radius - tolerance else 0

    @jit
    def bears(h: Ints, g: int, parts: Ints, part: int) -> bool:
        """Whether a solid rests on that ghost."""
        high, low = h[g + HIGH], parts[part + LOW]
        if h[g + YAW] != STANDS:
            return abs(high - low) <= tolerance and crosses(h, g, parts, part)
        radius = h[g + HALF_X]
        if high - low < -tolerance or high - low > radius + tolerance:
            return False
        away = distance(parts, part, h[g + X], h[g + Y], radius)
        return away < radius - tolerance and abs(top_at(h, g, away) - low) <= tolerance

    @jit
    def bears_any(h: Ints, index: int) -> bool:
        """Whether a piece rests on that ghost, or leans anywhere: it may be on that ghost."""
        if is_any_leaning(h):
            return True
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            for at in range(starts[piece], starts[piece + 1], SOLID):
                if bears(h, GHOSTS + GHOST * index, h, at):
                    return True
        return False

    @jit
    def add_touched(h: Ints, g: int, part: int, points: int) -> int:
        """A head touches in a point, a body that lies with all of its room."""
        if h[g + YAW] != STANDS:
            return add_shared(h, part, h, g, h, points)
        x, y, wide, deep = h[g + X], h[g + Y], h[part + HALF_X], h[part + HALF_Y]
        east, north = within(h, part, x, y)
        if abs(east) > wide or abs(north) > deep:
            x, y = without(h, part, max(-wide, min(wide, east)), max(-deep, min(deep, north)))
        return add_point(h, points, x, y)

    @jit
    def touched(h: Ints, count: int, no_ghosts: int) -> int:
        """Where the parts rest on something: how many points."""
        points = 0
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            low = h[part + LOW]
            if low <= tolerance:
                for k in range(4):
                    x, y = corner(h, part, k)
                    points = add_point(h, points, x, y)
            for i in range(h[PIECE_COUNT]):
                piece = h[ORDER + i]
                if leans(h, piece):
                    continue
                for at in range(starts[piece], starts[piece + 1], SOLID):
                    if abs(h[at + HIGH] - low) <= tolerance and crosses(h, at, h, part):
                        points = add_shared(h, part, h, at, h, points)
            for i in range(h[GHOST_COUNT]):
                g = GHOSTS + GHOST * i
                if not no_ghosts >> i & 1 and bears(h, g, h, part):
                    points = add_touched(h, g, part, points)
        return points

    @jit
    def is_carried(h: Ints, count: int, no_ghosts: int, x: int, y: int) -> bool:
        """V5: whether a centre of mass is above what carries the parts, or on the very edge."""
        return is_above(h, make_hull(h, touched(h, count, no_ghosts)), x, y)

    @jit
    def place(  # noqa: PLR0917
        h: Ints, piece: int, face: int, x: int, y: int, yaw: int, no_ghosts: int
    ) -> int:
        """V5: the height at which a piece comes to rest in a hall without it, or why not."""
        if x < 0 or x > edge or y < 0 or y > edge:
            return STICKS_OUT
        count = make_parts(h, piece, face, x, y, yaw)
        if sticks_out(h, count):
            return STICKS_OUT
        height = rest(h, count, 0, no_ghosts)
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            h[part + LOW] += height
            h[part + HIGH] += height
        if is_under_leaning(h, count):
            return ON_LEANING
        east, north = centre(piece, face, x, y, yaw)
        return height if is_carried(h, count, no_ghosts, east, north) else FALLS

    @jit
    def is_under_leaning(h: Ints, count: int) -> bool:
        """V5: whether the parts, coming from above, have met a piece that leans."""
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            if leans(h, piece) and lies_over(
                h, starts[piece], starts[piece + 1], PARTS, PARTS + SOLID * count
            ):
                return True
        return False

    @jit
    def lies_over(h: Ints, above: int, above_end: int, below: int, below_end: int) -> bool:
        """Whether any of some solids is over one of some others; nothing is over what leans."""
        for one in range(above, above_end, SOLID):
            for other in range(below, below_end, SOLID):
                if h[other + TILT]:
                    continue
                if h[one + TILT]:
                    if leans_over(h, one, h, other):
                        return True
                elif h[one + LOW] >= h[other + HIGH] - tolerance and crosses(h, one, h, other):
                    return True
        return False

    @jit
    def ghosts_over(h: Ints, piece: int) -> int:
        """A bit for every ghost that a piece would take with it, were it lifted straight up.

        One on the seat and one on the lower shelf are; one on the floor under a table is not.
        """
        found = 0
        if leans(h, piece):
            return found
        for i in range(h[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            for part in range(starts[piece], starts[piece + 1], SOLID):
                if h[g + LOW] < h[part + HIGH] - tolerance:
                    continue
                if h[g + YAW] != STANDS:
                    over = crosses(h, g, h, part)
                else:
                    radius = h[g + HALF_X]
                    over = distance(h, part, h[g + X], h[g + Y], radius) < radius - tolerance
                if over:
                    found |= 1 << i
                    break
        return found

    @jit
    def rests_on(h: Ints, ghosts: int, piece: int) -> bool:
        """Whether a piece rests on one of these ghosts."""
        if leans(h, piece):
            return False
        for i in range(h[GHOST_COUNT]):
            if ghosts >> i & 1:
                for part in range(starts[piece], starts[piece + 1], SOLID):
                    if bears(h, GHOSTS + GHOST * i, h, part):
                        return True
        return False

    @jit
    def pieces_over(h: Ints, piece: int, ghosts: int) -> int:
        """A bit for every piece that would be lifted with it and the ghosts over it."""
        found = 0
        if leans(h, piece):
            return found
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            if other != piece and (
                lies_over(h, starts[other], starts[other + 1], starts[piece], starts[piece + 1])
                or (ghosts and rests_on(h, ghosts, other))
            ):
                found |= 1 << other
        return found

    @jit
    def stands_on(h: Ints, g: int, parts: Ints, part: int, count: int) -> bool:
        """Whether one of the solids carries a ghost."""
        for at in range(part, part + SOLID * count, SOLID):
            if (
                parts[at + HIGH] == h[g + LOW]
                and parts[at + TILT] == 0
                and distance(parts, at, h[g + X], h[g + Y], tolerance + 1) <= tolerance
            ):
                return True
        return False

    return Rest(
        rest,
        bears,
        bears_any,
        touched,
        is_carried,
        place,
        lies_over,
        ghosts_over,
        pieces_over,
        stands_on,
    )
