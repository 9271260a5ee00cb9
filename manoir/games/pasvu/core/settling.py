"""When what carried a piece is gone (V6, V10), the piece comes down as well, and who is on it."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    DEGREES,
    FACE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HEIGHT,
    HIGH,
    LOW,
    ORDER,
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
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import Tables
from manoir.kernel.compiled.jit import Jit


class Settling(NamedTuple):
    shift_on: Callable[..., None]
    make_room: Callable[[Ints], bool]
    settle: Callable[[Ints], None]


def build(  # noqa: PLR0917
    jit: Jit, tables: Tables, pieces: Pieces, resting: Rest, spots: Spots, nearest: Nearest,
    leaning: Leaning,
) -> Settling:  # fmt: skip
    counts, starts = tables.counts, tables.starts
    make_parts, set_height = pieces.make_parts, pieces.set_height
    rest, ghosts_over, stands_on = resting.rest, resting.ghosts_over, resting.stands_on
    has_room, put_down = spots.has_room, nearest.put_down
    settle_leaning = leaning.settle_leaning

    @jit
    def shift_on(h: Ints, piece: int, change: int) -> None:
        """The ghosts that a piece carries, higher or lower."""
        for i in range(h[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            if stands_on(h, g, h, starts[piece], counts[piece]):
                h[g + LOW] += change
                h[g + HIGH] += change

    @jit
    def come_down(h: Ints) -> bool:
        """In the order in which they came: all that is under a piece has settled before it."""
        changed, waiting = False, 0
        for i in range(h[PIECE_COUNT]):
            waiting |= 1 << h[ORDER + i]
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            pose = POSES + POSE * piece
            if h[pose + DEGREES]:
                continue
            over = ghosts_over(h, piece)
            count = make_parts(
                h, piece, h[pose + FACE], h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
            )
            z = rest(h, count, waiting, over)
            if z < h[pose + HEIGHT]:
                shift_on(h, piece, z - h[pose + HEIGHT])
                set_height(h, piece, z)
                changed = True
            waiting &= ~(1 << piece)
        return changed

    @jit
    def make_room(h: Ints) -> bool:
        """The ghosts that now overlap something, or stand on nothing, on the floor."""
        homeless = 0
        for i in range(h[GHOST_COUNT]):
            if not has_room(h, i, 0):
                homeless |= 1 << i
        return homeless != 0 and put_down(h, homeless)

    @jit
    def settle(h: Ints) -> None:
        """Nothing floats: every piece is straight down where it rests, the ghosts on it with it.

        A piece does not fall over, even if its centre of mass is no longer above what carries it. A
        ghost for which there is no more room is put on the floor, as after V5. What leans on
        nothing any more falls on.
        """
        up = False
        for i in range(h[PIECE_COUNT]):
            up = up or h[POSES + POSE * h[ORDER + i] + HEIGHT] != 0
        while up:
            down = come_down(h)
            up = make_room(h) or down
        settle_leaning(h)

    return Settling(shift_on, make_room, settle)
