"""Where a ghost comes to stand or lie that is set by hand (V8): at a point, from a height."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.contact import Contact
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HIGH,
    ORDER,
    PIECE_COUNT,
    SOLID,
    SPARE,
    STANDS,
    TILT,
    Ints,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import Tables
from manoir.games.pasvu.geometry.units import MIL, TOLERANCE
from manoir.kernel.compiled.jit import Jit

SLACK: Final = 10 * MIL  # a height named by hand may be so much too low

# Instead of a height.
LEAVES: Final = -1  # its cell if it stands, the hall if it lies
ON_NOTHING: Final = -2
PIECE_IN_WAY: Final = -10  # less the number of the piece
GHOST_IN_WAY: Final = -20  # less the place of the ghost in its row


class Landing(NamedTuple):
    refuse_spot: Callable[..., int]
    land: Callable[..., int]


def build(jit: Jit, tables: Tables, contact: Contact, pieces: Pieces, spots: Spots) -> Landing:
    starts, distance = tables.starts, contact.distance
    solid_meets, ghosts_meet = contact.solid_meets, contact.ghosts_meet
    shape_ghost = pieces.shape_ghost
    is_inside, lies_inside = spots.is_inside, spots.lies_inside
    mil, tolerance, slack = MIL, TOLERANCE, SLACK

    @jit
    def may_be(h: Ints, size: int, x: int, y: int, yaw: int) -> bool:
        """Whether a ghost there is where it has to be: in a cell, or lying in the hall."""
        return is_inside(size, x, y) if yaw == STANDS else lies_inside(h, size, x, y, yaw)

    @jit
    def carrier(h: Ints, x: int, y: int, least: int, most: int) -> int:
        """The highest top within bounds that is below a point; 0 is the floor."""
        found = 0
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            for at in range(starts[piece], starts[piece + 1], SOLID):
                high = h[at + HIGH]
                if (
                    found < high <= most
                    and high >= least
                    and h[at + TILT] == 0
                    and distance(h, at, x * mil, y * mil, tolerance + 1) <= tolerance
                ):
                    found = high
        return found

    @jit
    def meets(h: Ints, no_ghosts: int) -> int:
        """What the ghost that is held runs into; 0 is nothing."""
        for i in range(h[PIECE_COUNT]):
            piece = h[ORDER + i]
            for at in range(starts[piece], starts[piece + 1], SOLID):
                if solid_meets(h, at, h, SPARE):
                    return PIECE_IN_WAY - piece
        for i in range(h[GHOST_COUNT]):
            if not no_ghosts >> i & 1 and ghosts_meet(h, SPARE, h, GHOSTS + GHOST * i):
                return GHOST_IN_WAY - i
        return 0

    @jit
    def refuse_spot(  # noqa: PLR0917
        h: Ints, no_ghosts: int, size: int, x: int, y: int, z: int, yaw: int
    ) -> int:
        """V8, V13: why a ghost cannot stand there, or lie; 0 if it can."""
        if not may_be(h, size, x, y, yaw):
            return LEAVES
        if z and carrier(h, x, y, z, z) != z:
            return ON_NOTHING
        shape_ghost(h, SPARE, size, x, y, z, yaw)
        return meets(h, no_ghosts)

    @jit
    def land(  # noqa: PLR0917
        h: Ints, no_ghosts: int, size: int, x: int, y: int, height: int, yaw: int
    ) -> int:
        """From a height in mils straight down onto the floor or a piece: how high, or why not."""
        if not may_be(h, size, x, y, yaw):
            return LEAVES
        z = carrier(h, x, y, 0, height * mil + slack)
        shape_ghost(h, SPARE, size, x, y, z, yaw)
        met = meets(h, no_ghosts)
        return met if met else z

    return Landing(refuse_spot, land)
