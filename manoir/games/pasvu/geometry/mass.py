"""Where the weight of a piece is: all of it is made of the same wood."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

from manoir.games.pasvu.box import Face, Piece
from manoir.games.pasvu.geometry.shapes import Box, tipped
from manoir.games.pasvu.geometry.units import MIL


@cache
def own_centre(piece: Piece, face: Face) -> tuple[int, int]:
    """As the piece itself sees it, from the middle of what it covers."""
    volume = east = north = 0
    for x0, x1, y0, y1, z0, z1 in _parts(tipped(piece, face)):
        part = (x1 - x0) * (y1 - y0) * (z1 - z0)
        volume += part
        east += part * (x0 + x1)
        north += part * (y0 + y1)
    return east * MIL // (2 * volume), north * MIL // (2 * volume)


def _parts(boxes: tuple[Box, ...]) -> Iterator[Box]:
    """The same body cut into boxes that do not overlap: a shelf shares its corners with legs."""
    cuts = [sorted({edge for box in boxes for edge in box[i : i + 2]}) for i in (0, 2, 4)]
    for (x0, x1), (y0, y1), (z0, z1) in product(*map(pairwise, cuts)):
        if any(
            box[0] <= x0 and x1 <= box[1]
            and box[2] <= y0 and y1 <= box[3]
            and box[4] <= z0 and z1 <= box[5]
            for box in boxes
        ):  # fmt: skip
            yield x0, x1, y0, y1, z0, z1
