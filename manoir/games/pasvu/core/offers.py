"""Spots of a cell that are worth offering, as near to its middle as there are."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.contact import FAR, Contact
from manoir.games.pasvu.core.layout import (
    HALF_X,
    HALF_Y,
    LIST,
    LIST_ROOM,
    NEAR,
    RESULT,
    STANDS,
    Ints,
)
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import COARSE, WIDTH, Tables
from manoir.games.pasvu.geometry.units import MIL, SIDE
from manoir.kernel.compiled.jit import Jit

LYING: Final = (900, 0)  # yaws that are offered
ASIDE: Final = 300  # mils: from the middle of a cell, where else one may lie
SPOT: Final = 4  # numbers: x and y in mils, z in grains, yaw
MOST: Final = 2 * len(LYING)  # spots of a cell


class Offers(NamedTuple):
    offer: Callable[[Ints, int, int, int, bool], int]
    offer_each: Callable[[Ints, int, int, bool], int]
    levels: Callable[..., int]
    spots: Callable[[Ints, int, int, int], int]


def build(jit: Jit, tables: Tables, contact: Contact, places: Spots) -> Offers:  # noqa: PLR0915
    grid, grid_starts, radii, without = (
        *(tables.grid, tables.grid_starts, tables.radius),
        contact.without,
    )
    is_inside, look_around, aim = places.is_inside, places.look_around, places.aim
    is_level, next_level = places.is_level, places.next_level
    mil, width, middle, far, aside, side = MIL, WIDTH, WIDTH // 2, FAR, ASIDE, SIDE
    floor, above = (
        RESULT + SPOT * MOST,
        RESULT + SPOT * MOST + SPOT,
    )  # the nearest so far: square, x, y, z

    @jit
    def note(h: Ints, count: int, x: int, y: int, z: int, yaw: int) -> int:  # noqa: PLR0917
        at = RESULT + SPOT * count
        h[at], h[at + 1], h[at + 2], h[at + 3] = x, y, z, yaw
        return count + 1

    @jit
    def is_nearer(h: Ints, best: int, square: int, x: int, y: int) -> bool:
        if square != h[best]:
            return square < h[best]
        return x < h[best + 1] or (x == h[best + 1] and y < h[best + 2])

    @jit
    def keep(h: Ints, best: int, square: int, x: int, y: int, z: int) -> None:  # noqa: PLR0917
        h[best], h[best + 1], h[best + 2], h[best + 3] = square, x, y, z

    @jit
    def consider(h: Ints, solids: int, ghosts: int, size: int, x: int, y: int, square: int) -> bool:  # noqa: PLR0917
        """Keep a place if it is nearer than what was found; whether one further away might be."""
        low = is_nearer(h, floor, square, x, y)
        high = solids > 0 and is_nearer(h, above, square, x, y)
        if not (low or high):
            return False
        aim(h, solids, size, x, y, STANDS)
        if low and is_level(h, solids, ghosts, 0):
            keep(h, floor, square, x, y, 0)
        if high:
            z = next_level(h, solids, ghosts, 0)
            if z != far:
                keep(h, above, square, x, y, z)
        return True

    @jit
    def part_of(h: Ints, at: int, quarter: int) -> tuple[int, int]:
        """The middle of a solid, or of one of its halves."""
        east = -1 if quarter == 1 else 1 if quarter == 2 else 0
        north = -1 if quarter == 3 else 1 if quarter == 4 else 0
        x, y = without(h, at, east * h[at + HALF_X] // 2, north * h[at + HALF_Y] // 2)
        return x // mil, y // mil

    @jit
    def standing(h: Ints, size: int, column: int, row: int) -> int:
        """A spot on the floor and one on furniture: on a grid, or in the middle of what is hollow.

        Of every solid also the middles of its halves: two fit side by side on a shelf.
        """
        solids, ghosts = look_around(h, column, row, False, 0)
        x0, y0 = width * column, width * row
        if solids == 0 and ghosts == 0:
            return note(h, 0, x0 + middle, y0 + middle, 0, STANDS)
        h[floor] = h[above] = far
        for k in range(grid_starts[size], grid_starts[size + 1], 2):
            x, y = grid[k], grid[k + 1]
            square = (x - middle) * (x - middle) + (y - middle) * (y - middle)
            if not consider(h, solids, ghosts, size, x0 + x, y0 + y, square):
                break
        for k in range(NEAR, NEAR + 2 * solids, 2):
            for quarter in range(5):
                x, y = part_of(h, h[k], quarter)
                if x // width == column and y // width == row and is_inside(size, x, y):
                    i, j = x - x0 - middle, y - y0 - middle
                    consider(h, solids, ghosts, size, x, y, i * i + j * j)
        count = 0
        for best in (floor, above):
            if h[best] != far:
                count = note(h, count, h[best + 1], h[best + 2], h[best + 3], STANDS)
        return count

    @jit
    def lying(h: Ints, size: int, column: int, row: int) -> int:
        """V13: the same of a ghost that lies, to the north and to the east."""
        solids, ghosts = look_around(h, column, row, True, 0)
        count = 0
        for yaw in LYING:
            low = high = False
            for k in range(-1, 9):
                if low or k == 4:
                    continue
                i, j = (0, 0) if k < 0 else (k // 3 - 1, k % 3 - 1)
                x, y = width * column + middle + aside * i, width * row + middle + aside * j
                if not aim(h, solids, size, x, y, yaw):
                    continue
                low = is_level(h, solids, ghosts, 0)
                if low:
                    count = note(h, count, x, y, 0, yaw)
                if not high:
                    z = next_level(h, solids, ghosts, 0)
                    if z != far:
                        count = note(h, count, x, y, z, yaw)
                        high = True
        return count

    @jit
    def offer(h: Ints, size: int, column: int, row: int, lies: bool) -> int:
        """Spots of a cell, in the result: how many."""
        return lying(h, size, column, row) if lies else standing(h, size, column, row)

    @jit
    def offer_each(h: Ints, size: int, cells: int, lies: bool) -> int:
        """Spots of all cells that have their bit, in the list, behind their cell: how many."""
        count = 0
        for cell in range(side * side):
            if cells >> cell & 1:
                for k in range(offer(h, size, cell % side, cell // side, lies)):
                    to, at = LIST + (1 + SPOT) * count, RESULT + SPOT * k
                    h[to], h[to + 1], h[to + 2] = cell, h[at], h[at + 1]
                    h[to + 3], h[to + 4] = h[at + 2], h[at + 3]
                    count += 1
        return count

    @jit
    def levels(h: Ints, size: int, x: int, y: int, yaw: int) -> int:
        """All heights at which a ghost can be at a point, in the list: how many."""
        if yaw == STANDS and not is_inside(size, x, y):
            return 0
        solids, ghosts = look_around(h, x // width, y // width, yaw != STANDS, 0)
        if not aim(h, solids, size, x, y, yaw):
            return 0
        return list_levels(h, 0, solids, ghosts)

    @jit
    def list_levels(h: Ints, count: int, solids: int, ghosts: int) -> int:
        """Of the ghost that is held, from the floor up."""
        z = 0 if is_level(h, solids, ghosts, 0) else next_level(h, solids, ghosts, 0)
        while z != far and count < LIST_ROOM:
            h[LIST + count] = z
            count += 1
            z = next_level(h, solids, ghosts, z)
        return count

    @jit
    def list_spots(h: Ints, count: int, solids: int, ghosts: int, size: int, x: int, y: int) -> int:  # noqa: PLR0917
        """The same with places, three numbers a spot; how many spots there are then."""
        aim(h, solids, size, x, y, STANDS)
        z = 0 if is_level(h, solids, ghosts, 0) else next_level(h, solids, ghosts, 0)
        while z != far and 3 * count + 3 <= LIST_ROOM:
            at = LIST + 3 * count
            h[at], h[at + 1], h[at + 2] = x, y, z
            count += 1
            z = next_level(h, solids, ghosts, z)
        return count

    @jit
    def is_listed(h: Ints, count: int, x: int, y: int) -> bool:
        found = False
        for k in range(LIST, LIST + 3 * count, 3):
            found = found or (h[k] == x and h[k + 1] == y)
        return found

    @jit
    def spots(h: Ints, size: int, column: int, row: int) -> int:
        """A useful sample of a cell, in the list: its grid from edge to edge, and all middles."""
        solids, ghosts = look_around(h, column, row, False, 0)
        x0, y0 = width * column, width * row
        margin = radii[size] // mil
        room = width - 2 * margin
        parts = max(2, room // COARSE)
        count = 0
        for j in range(parts + 1):
            for i in range(parts + 1):
                x, y = x0 + margin + room * i // parts, y0 + margin + room * j // parts
                count = list_spots(h, count, solids, ghosts, size, x, y)
        for k in range(NEAR, NEAR + 2 * solids, 2):
            for quarter in range(5):
                x, y = part_of(h, h[k], quarter)
                is_here = x // width == column and y // width == row
                if is_here and is_inside(size, x, y) and not is_listed(h, count, x, y):
                    count = list_spots(h, count, solids, ghosts, size, x, y)
        return count

    return Offers(offer, offer_each, levels, spots)
