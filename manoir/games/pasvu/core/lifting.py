"""Placing a piece elsewhere (V5): what is over it is lifted, and put back once it has come down."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    DEGREES,
    EDGE,
    FACE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HEIGHT,
    HIGH,
    LIFTED,
    LIFTED_GHOSTS,
    LIFTED_LOST,
    LIFTED_ORDER,
    LIFTED_POSES,
    LOW,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    TURNED,
    Ints,
)
from manoir.games.pasvu.core.leaning import Leaning
from manoir.games.pasvu.core.nearest import Nearest
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.rest import Rest
from manoir.games.pasvu.core.settling import Settling
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import Tables
from manoir.kernel.compiled.jit import Jit

# Instead of a height.
NO_PLACE: Final = -3  # a ghost would have no place at all
NOT_ON_FLOOR: Final = -6  # only from there does a piece fall
NO_FALL: Final = -7  # it touches something already, or carries something
STAYS: Final = -1  # instead of an edge: it is not let fall


class Lifting(NamedTuple):
    over: Callable[[Ints, int], int]
    leaving: Callable[[Ints, int, int], int]
    take: Callable[[Ints, int], bool]
    lift: Callable[[Ints, int], None]
    fit: Callable[..., int]
    come_down: Callable[..., int]
    set_down: Callable[..., int]


def build(  # noqa: PLR0915, PLR0917  as in contact.py
    jit: Jit, tables: Tables, pieces: Pieces, resting: Rest, spots: Spots, nearest: Nearest,
    leaning: Leaning, settling: Settling,
) -> Lifting:  # fmt: skip
    counts, starts, kinds = tables.counts, tables.starts, len(tables.counts)
    make_parts, make_solids = pieces.make_parts, pieces.make_solids
    add_piece, remove_piece, lean = pieces.add_piece, pieces.remove_piece, pieces.lean
    is_any_leaning = pieces.is_any_leaning
    fall, settle_leaning = leaning.fall, leaning.settle_leaning
    rest, place, stands_on = resting.rest, resting.place, resting.stands_on
    ghosts_over, pieces_over = resting.ghosts_over, resting.pieces_over
    lower, put_down, has_room = nearest.lower, nearest.put_down, spots.has_room
    make_room, settle = settling.make_room, settling.settle

    @jit
    def over(h: Ints, piece: int) -> int:
        """A bit for every piece over a piece, and over these."""
        found, new = 1 << piece, 1 << piece
        while new:
            more = 0
            for other in range(kinds):
                if new >> other & 1:
                    more |= pieces_over(h, other, ghosts_over(h, other))
            new = more & ~found
            found |= new
        return found & ~(1 << piece)

    @jit
    def leaving(h: Ints, piece: int, above: int) -> int:
        """A bit for every ghost on or in a piece, except for those on a piece above it."""
        found = ghosts_over(h, piece)
        for i in range(h[GHOST_COUNT]):
            if found >> i & 1:
                g = GHOSTS + GHOST * i
                for other in range(kinds):
                    if above >> other & 1 and stands_on(h, g, h, starts[other], counts[other]):
                        found &= ~(1 << i)
        return found

    @jit
    def take(h: Ints, piece: int) -> bool:
        """V13: take a piece, and put the ghosts on or in it on the floor.

        A Midnight card moves no piece while another one is over it.
        """
        load = ghosts_over(h, piece)
        if pieces_over(h, piece, load):
            return False
        remove_piece(h, piece)
        put_down(h, load)
        return True

    @jit
    def lift(h: Ints, piece: int) -> None:
        """Take a piece, and lift all that is over it for the time being."""
        above = over(h, piece)
        load = leaving(h, piece, above)
        up, lifted = 0, 0
        for other in range(kinds):
            if above >> other & 1:
                up |= ghosts_over(h, other)
        remove_piece(h, piece)
        _, lost = lower(h, load)
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            if above >> other & 1:
                for k in range(POSE):
                    h[LIFTED_POSES + POSE * lifted + k] = h[POSES + POSE * other + k]
                h[LIFTED_ORDER + lifted] = other
                lifted += 1
        for i in range(lifted):
            remove_piece(h, h[LIFTED_ORDER + i])
        h[LIFTED], h[LIFTED_GHOSTS], h[LIFTED_LOST] = lifted, up & ~load, lost

    @jit
    def return_ghost(h: Ints, index: int, away: int, change: int) -> bool:
        """A ghost as it stood, or else so much higher or lower; whether it has room so."""
        g = GHOSTS + GHOST * index
        if has_room(h, index, away):
            return True
        h[g + LOW] += change
        h[g + HIGH] += change
        return has_room(h, index, away)

    @jit
    def is_any_hit(h: Ints, ghosts: int, away: int) -> bool:
        """Whether one of these ghosts has no room where it is."""
        for i in range(h[GHOST_COUNT]):  # noqa: SIM110  Numba knows no any()
            if ghosts >> i & 1 and not has_room(h, i, away):
                return True
        return False

    @jit
    def put_back(h: Ints) -> None:
        """As it stood where that is possible; else straight down, the ghosts on a piece with it.

        A ghost that is back already may be over a piece that is not: it is passed by then.
        Those that lean go back last; `settle` sees to them if they cannot lean as they did.
        """
        away = waiting = h[LIFTED_GHOSTS]
        for i in range(h[LIFTED]):
            piece, pose = h[LIFTED_ORDER + i], LIFTED_POSES + POSE * i
            if h[pose + DEGREES]:
                continue
            face, x, y, yaw = h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
            stood = h[pose + HEIGHT]
            count = make_parts(h, piece, face, x, y, yaw)
            z = rest(h, count, 0, h[LIFTED_GHOSTS])
            add_piece(h, piece, face, x, y, yaw, z)
            if z != stood or is_any_hit(h, h[LIFTED_GHOSTS] & ~away, away):
                remove_piece(h, piece)
                z = rest(h, count, 0, away)
                add_piece(h, piece, face, x, y, yaw, z)
            make_solids(h, PARTS, piece, face, x, y, yaw, stood)
            for j in range(h[GHOST_COUNT]):
                if waiting >> j & 1 and stands_on(h, GHOSTS + GHOST * j, h, PARTS, count):
                    waiting &= ~(1 << j)
                    if return_ghost(h, j, away, z - stood):
                        away &= ~(1 << j)
        for i in range(h[LIFTED]):
            piece, pose = h[LIFTED_ORDER + i], LIFTED_POSES + POSE * i
            if h[pose + DEGREES]:
                face, x, y, yaw = h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
                add_piece(h, piece, face, x, y, yaw, 0)
                lean(h, piece, h[pose + EDGE], h[pose + DEGREES])
        make_room(h)
        settle(h)

    @jit
    def let_fall(h: Ints, piece: int, edge: int) -> int:
        """Let a piece fall that stands on the floor: its height, or why not."""
        if h[POSES + POSE * piece + HEIGHT]:
            return NOT_ON_FLOOR
        load = ghosts_over(h, piece)
        if load or pieces_over(h, piece, load) or not fall(h, piece, edge):
            return NO_FALL
        settle_leaning(h)
        return 0

    @jit
    def fit(h: Ints, piece: int, face: int, x: int, y: int, yaw: int) -> int:  # noqa: PLR0917
        """The height to which a piece that is lifted would come down, or why not.

        The hall stays as it is.
        """
        z = place(h, piece, face, x, y, yaw, h[LIFTED_GHOSTS] | h[LIFTED_LOST])
        return NO_PLACE if z >= 0 and h[LIFTED_LOST] else z

    @jit
    def come_down(  # noqa: PLR0917
        h: Ints, piece: int, face: int, x: int, y: int, yaw: int, z: int, edge: int
    ) -> int:
        """Let a piece down to the height that `fit` has found, then what was lifted for it.

        Then it may be let fall over one of its edges. Its height, or why not.
        """
        add_piece(h, piece, face, x, y, yaw, z)
        before = h[GHOST_COUNT]
        if h[LIFTED]:
            put_back(h)
        elif is_any_leaning(h):
            settle(h)
        if edge != STAYS:
            z = let_fall(h, piece, edge)
        return z if h[GHOST_COUNT] == before or z < 0 else NO_PLACE

    @jit
    def set_down(h: Ints, piece: int, face: int, x: int, y: int, yaw: int, edge: int) -> int:  # noqa: PLR0917
        """Both."""
        z = fit(h, piece, face, x, y, yaw)
        return z if z < 0 else come_down(h, piece, face, x, y, yaw, z, edge)

    return Lifting(over, leaving, take, lift, fit, come_down, set_down)
