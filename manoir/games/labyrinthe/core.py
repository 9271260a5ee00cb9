"""The moving maze on plain integers: one source for rules, bots and simulations.

`build` takes the decorator that makes the difference: none (ordinary Python, as the rules use it),
`numba.njit`, or CUDA's for device functions. Nothing is allocated, and every value fits 63 bits:
to compiled code an overflow is no wrapping round, but anything at all.

A plane is 49 bits, one a cell. Four planes say which cells are open to the north, east, south and
west; five spell the sign on each cell: 0 none, 1 to 12 a movable treasure of the day, 13 to 24 one
of the night. The spare is its shape + 4 × its sign. A board is these ten numbers.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from manoir.games.labyrinthe.box import BOX, CELLS, DAY, FREE, HOMES, MOVABLE, SIDE, TILES, Edition
from manoir.kernel.compiled.jit import Jit, plain

Ten = tuple[int, int, int, int, int, int, int, int, int, int]

STRAIGHT: Final = 0
CORNER: Final = 1
TEE: Final = 2
NO_ARROW: Final = -1
DOORS: Final = {"N": 1, "E": 2, "S": 4, "W": 8}
ALL: Final = (1 << CELLS) - 1
ROW: Final = (1 << SIDE) - 1
COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))


class Core(NamedTuple):
    doors: Callable[[int, int], int]
    opposite: Callable[[int], int]
    lane: Callable[[int], tuple[int, int, int, int, int]]
    shift: Callable[..., Ten]
    ride: Callable[[int, int], int]
    links: Callable[[int, int, int, int], tuple[int, int]]
    spread: Callable[[int, int, int], int]
    reach: Callable[[int, int, int], int]
    sign_of: Callable[[int], int]
    treasure_on: Callable[[int], int]
    spot: Callable[..., int]
    treasure_at: Callable[..., int]
    tally: Callable[[int], int]
    cell_of: Callable[[int], int]
    nth: Callable[[int, int], int]
    lay: Callable[..., Ten]


def build(jit: Jit) -> Core:  # noqa: PLR0915  small functions that share constants
    side, last = SIDE, SIDE - 1
    row, column, every = ROW, COLUMN, ALL
    not_east = every & ~(column << last)
    unturned = 0b1110_0011_0101  # T, L, I: four doors each
    shapes = sum(shape << 2 * open_ for open_, shape in _shapes(unturned))  # by open sides
    movable, day = MOVABLE, DAY
    fixed_low, fixed_high, half = _fixed_cells()
    fixed_on = _fixed_treasures()

    @jit
    def doors(shape: int, turn: int) -> int:
        """The open sides of a tile, turned clockwise by quarters."""
        open_ = unturned >> 4 * shape & 15
        return (open_ << turn | open_ >> 4 - turn) & 15

    @jit
    def opposite(arrow: int) -> int:
        return (arrow + 6) % 12

    @jit
    def lane(arrow: int) -> tuple[int, int, int, int, int]:
        """The line behind an arrow: its cells, its way up or down in bits, where in, where out."""
        number = 2 * (arrow % 3) + 1
        if arrow < 3:
            return column << number, side, 0, number, side * last + number
        if arrow < 6:
            return row << side * number, 0, 1, side * number + last, side * number
        if arrow < 9:
            return column << number, 0, side, side * last + number, number
        return row << side * number, 1, 0, side * number, side * number + last

    @jit
    def shift(  # noqa: PLR0917
        n: int, e: int, s: int, w: int,
        a: int, b: int, c: int, d: int, f: int,
        spare: int, arrow: int, turn: int,
    ) -> Ten:  # fmt: skip
        """L4: the line slides one cell; what falls out at its end is the new spare."""
        line, up, down, entry, out = lane(arrow)
        rest = every ^ line
        door, sign = doors(spare & 3, turn), spare >> 2
        open_ = (n >> out & 1) | (e >> out & 1) << 1 | (s >> out & 1) << 2 | (w >> out & 1) << 3
        left = (
            (a >> out & 1)
            | (b >> out & 1) << 1
            | (c >> out & 1) << 2
            | (d >> out & 1) << 3
            | (f >> out & 1) << 4
        )
        return (
            n & rest | ((n & line) << up >> down) & line | (door & 1) << entry,
            e & rest | ((e & line) << up >> down) & line | (door >> 1 & 1) << entry,
            s & rest | ((s & line) << up >> down) & line | (door >> 2 & 1) << entry,
            w & rest | ((w & line) << up >> down) & line | (door >> 3) << entry,
            a & rest | ((a & line) << up >> down) & line | (sign & 1) << entry,
            b & rest | ((b & line) << up >> down) & line | (sign >> 1 & 1) << entry,
            c & rest | ((c & line) << up >> down) & line | (sign >> 2 & 1) << entry,
            d & rest | ((d & line) << up >> down) & line | (sign >> 3 & 1) << entry,
            f & rest | ((f & line) << up >> down) & line | (sign >> 4) << entry,
            (shapes >> 2 * open_ & 3) | left << 2,
        )

    @jit
    def ride(cell: int, arrow: int) -> int:
        """L6: where a pawn is after a shift."""
        line, up, down, entry, out = lane(arrow)
        if not line >> cell & 1:
            return cell
        return entry if cell == out else cell + up - down

    @jit
    def links(n: int, e: int, s: int, w: int) -> tuple[int, int]:
        """The cells joined with their eastern neighbour, and with their southern one."""
        return e & w >> 1 & not_east, s & n >> side

    @jit
    def spread(east: int, south: int, cells: int) -> int:
        """These cells and all that is one step away."""
        return (
            cells
            | (cells & east) << 1
            | cells >> 1 & east
            | (cells & south) << side
            | cells >> side & south
        )

    @jit
    def reach(east: int, south: int, cell: int) -> int:
        """L7: all cells that an unbroken corridor leads to."""
        reached = 1 << cell
        wider = spread(east, south, reached)
        while wider != reached:
            reached = wider
            wider = spread(east, south, reached)
        return reached

    @jit
    def sign_of(treasure: int) -> int:
        """What the planes spell for a treasure; 0 for one on a fixed tile."""
        if treasure <= movable:
            return treasure
        return treasure - day + movable if treasure > day else 0

    @jit
    def treasure_on(sign: int) -> int:
        """The treasure that a sign stands for."""
        return sign if sign <= movable else sign - movable + day

    @jit
    def spot(  # noqa: PLR0917
        a: int, b: int, c: int, d: int, f: int, treasure: int
    ) -> int:  # fmt: skip
        """The plane with just the cell of a treasure; 0 when it is on the spare."""
        sign = sign_of(treasure)
        if sign:
            return (
                (a if sign & 1 else every ^ a)
                & (b if sign & 2 else every ^ b)
                & (c if sign & 4 else every ^ c)
                & (d if sign & 8 else every ^ d)
                & (f if sign & 16 else every ^ f)
            )
        place = treasure - movable - 1
        if place < half:
            return 1 << (fixed_low >> 6 * place & 63)
        return 1 << (fixed_high >> 6 * (place - half) & 63)

    @jit
    def treasure_at(a: int, b: int, c: int, d: int, f: int, cell: int) -> int:  # noqa: PLR0917
        """The treasure that a cell shows; 0 for none."""
        row, column = cell // side, cell % side
        if row & 1 or column & 1:
            return treasure_on(
                (a >> cell & 1)
                | (b >> cell & 1) << 1
                | (c >> cell & 1) << 2
                | (d >> cell & 1) << 3
                | (f >> cell & 1) << 4
            )
        place = fixed_on >> 8 * row + 2 * column & 15
        return movable + place if place else 0

    @jit
    def tally(plane: int) -> int:
        """How many cells."""
        plane -= plane >> 1 & 0x5555555555555555
        plane = (plane & 0x3333333333333333) + (plane >> 2 & 0x3333333333333333)
        plane = (plane + (plane >> 4)) & 0x0F0F0F0F0F0F0F0F
        plane += plane >> 8  # not the usual product: it would overflow
        plane += plane >> 16
        return (plane + (plane >> 32)) & 0x7F

    @jit
    def cell_of(plane: int) -> int:
        """The cell of a plane that has but one."""
        return tally(plane - 1)

    @jit
    def nth(plane: int, number: int) -> int:
        """The cell with so many others of the plane before it."""
        for _ in range(number):
            plane &= plane - 1
        return cell_of(plane & -plane)

    @jit
    def lay(  # noqa: PLR0917
        n: int, e: int, s: int, w: int,
        a: int, b: int, c: int, d: int, f: int,
        spare: int, cell: int, turn: int,
    ) -> Ten:  # fmt: skip
        """L1: put the spare down on an empty cell."""
        door, sign = doors(spare & 3, turn), spare >> 2
        return (
            n | (door & 1) << cell,
            e | (door >> 1 & 1) << cell,
            s | (door >> 2 & 1) << cell,
            w | (door >> 3) << cell,
            a | (sign & 1) << cell,
            b | (sign >> 1 & 1) << cell,
            c | (sign >> 2 & 1) << cell,
            d | (sign >> 3 & 1) << cell,
            f | (sign >> 4) << cell,
            spare,
        )

    return Core(
        doors, opposite, lane, shift, ride, links, spread, reach,
        sign_of, treasure_on, spot, treasure_at, tally, cell_of, nth, lay,
    )  # fmt: skip


def _shapes(unturned: int) -> Iterator[tuple[int, int]]:
    """The open sides of every shape in every turn."""
    for shape in (STRAIGHT, CORNER, TEE):
        open_ = unturned >> 4 * shape & 15
        for turn in range(2 if shape == STRAIGHT else 4):
            yield (open_ << turn | open_ >> 4 - turn) & 15, shape


def _fixed_cells() -> tuple[int, int, int]:
    """The cells of the fixed treasures, six bits each, in two words of half of them."""
    cells = [SIDE * row + column for row, column in (tile.cell for tile in BOX.fixed)]
    half = len(cells) // 2
    low, high = (
        sum(cell << 6 * place for place, cell in enumerate(part))
        for part in (cells[:half], cells[half:])
    )
    return low, high, half


def _fixed_treasures() -> int:
    """By cell of a fixed tile, four bits: which of the fixed treasures it shows, 0 for none."""
    cells = (tile.cell for tile in BOX.fixed)
    return sum(place << 8 * row + 2 * column for place, (row, column) in enumerate(cells, start=1))


def _empty() -> Ten:
    """The board with its fixed tiles alone."""
    open_ = {SIDE * r + c: 15 - DOORS[tile.closed] for tile in BOX.fixed for r, c in [tile.cell]}
    for home, doors in zip(HOMES, (2 + 4, 4 + 8, 8 + 1, 1 + 2), strict=True):
        open_[home] = doors
    planes = (
        sum(1 << cell for cell, doors in open_.items() if doors & door) for door in DOORS.values()
    )
    n, e, s, w = planes
    return n, e, s, w, 0, 0, 0, 0, 0, 0


PLAIN: Final = build(plain)
EMPTY: Final = _empty()


def laid(edition: Edition, tiles: tuple[int, ...], turns: tuple[int, ...], night: bool) -> Ten:
    """A board from tiles in order of the free cells, the spare last; night's signs on request."""
    board = EMPTY
    for cell, tile, turn in zip((*FREE, None), tiles, turns, strict=True):
        kind = TILES[edition][tile]
        sign = PLAIN.sign_of(kind.sign) if kind.sign <= DAY or night else 0
        spare = kind.shape | sign << 2
        board = (*board[:9], spare) if cell is None else PLAIN.lay(*board[:9], spare, cell, turn)
    return board
