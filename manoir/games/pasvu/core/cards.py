"""What Midnight cards do to all of the hall at once (V13)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.box import FURNITURE
from manoir.games.pasvu.core.contact import FAR, Contact
from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    DEGREES,
    FACE,
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    HEIGHT,
    LIFTED_ORDER,
    ORDER,
    PARTS,
    PIECE_COUNT,
    POSE,
    POSES,
    RESULT,
    SEAT,
    SOLID,
    STANDS,
    TURNED,
    YAW,
    Ints,
)
from manoir.games.pasvu.core.lifting import Lifting
from manoir.games.pasvu.core.nearest import Nearest
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.rest import ALL_GHOSTS, Rest
from manoir.games.pasvu.core.settling import Settling
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import WIDTH, Tables
from manoir.games.pasvu.core.tipping import FACING, UNTURNED, Tipping
from manoir.games.pasvu.geometry.units import CELL, HALL, MIL, SIDE, TURN
from manoir.kernel.compiled.jit import Jit

STEPS: Final = 200  # between where a piece is and its door
NARROW: Final = 50  # mils, between the places before the glass that are looked at
MIRROR: Final = 0  # the first of the pieces
_GLASS: Final = FURNITURE["mirror"].glass
HALF_GLASS: Final = (_GLASS.to[0] - _GLASS.from_[0]) // 2 if _GLASS else 0  # of its width, in mils


class Cards(NamedTuple):
    dance: Callable[[Ints], None]
    nearest_door: Callable[[int, int], int]
    lie_down: Callable[[Ints, int], None]
    tip_over: Callable[[Ints, int, int, int], bool]
    set_up: Callable[[Ints], None]
    before_glass: Callable[[Ints, bool], bool]


def build(  # noqa: PLR0915, PLR0917  as in contact.py
    jit: Jit, tables: Tables, contact: Contact, pieces: Pieces, resting: Rest, spots: Spots,
    nearest: Nearest, settling: Settling, lifting: Lifting, tipping: Tipping,
) -> Cards:  # fmt: skip
    way, starts, radii = pieces.way, tables.starts, tables.radius
    overlap, make_parts, centre = contact.overlap, pieces.make_parts, pieces.centre
    add_piece, remove_piece = pieces.add_piece, pieces.remove_piece
    save, restore = pieces.save, pieces.restore
    is_carried, lies_over = resting.is_carried, resting.lies_over
    ghosts_over, pieces_over = resting.ghosts_over, resting.pieces_over
    look_around, aim, is_level = spots.look_around, spots.aim, spots.is_level
    has_room, put_down, set_again = spots.has_room, nearest.put_down, nearest.set_again
    settle, take = settling.settle, lifting.take
    tip, within, nearest_rest = tipping.tip, tipping.within, tipping.nearest_rest
    mil, edge, side, width, turn = MIL, HALL // MIL, SIDE, WIDTH, TURN
    far, half_glass, narrow = FAR, HALF_GLASS * CELL, NARROW

    @jit
    def threshold(door: int) -> tuple[int, int]:
        """Of a door, counted to the left around the hall from the south: its middle."""
        along = door % side * width + width // 2
        if door < side:
            return along, 0
        if door < 2 * side:
            return edge, along
        if door < 3 * side:
            return edge - along, edge
        return 0, edge - along

    @jit
    def nearest_door(x: int, y: int) -> int:
        """The door whose threshold is nearest to a point; the first of several."""
        best, found = far, 0
        for door in range(4 * side):
            i, j = threshold(door)
            square = (i - x) * (i - x) + (j - y) * (j - y)
            if square < best:
                best, found = square, door
        return found

    @jit
    def is_clear(h: Ints, count: int) -> bool:
        """Whether the parts are in no piece and under none: a card moves no piece there."""
        end = PARTS + SOLID * count
        for i in range(h[PIECE_COUNT]):
            other = h[ORDER + i]
            for at in range(starts[other], starts[other + 1], SOLID):
                for part in range(PARTS, end, SOLID):
                    if overlap(h, part, h, at):
                        return False
            if lies_over(h, starts[other], starts[other + 1], PARTS, end):
                return False
        return True

    @jit
    def slide(h: Ints, piece: int) -> None:
        """A piece as near to its door as there is room for it on the floor; or it stays."""
        load = ghosts_over(h, piece)
        if pieces_over(h, piece, load):
            return
        pose = POSES + POSE * piece
        face, x, y, yaw, z = (
            *(h[pose + FACE], h[pose + AT_X], h[pose + AT_Y]),
            *(h[pose + TURNED], h[pose + HEIGHT]),
        )
        place = order_of(h, piece)
        remove_piece(h, piece)
        i, j = threshold(nearest_door(x, y))
        i, j = within(h, piece, face, i, j, yaw)
        for step in range(STEPS, -1, -1):
            to_x, to_y = x + (i - x) * step // STEPS, y + (j - y) * step // STEPS
            count = make_parts(h, piece, face, to_x, to_y, yaw)
            if not is_clear(h, count):
                continue
            east, north = centre(piece, face, to_x, to_y, yaw)
            if is_carried(h, count, ALL_GHOSTS, east, north):
                if to_x == x and to_y == y and z == 0 and not h[pose + DEGREES]:
                    break
                put_down(h, load)
                add_piece(h, piece, face, to_x, to_y, yaw, 0)
                clear_away(h)
                return
        return_piece(h, piece, place)

    @jit
    def order_of(h: Ints, piece: int) -> int:
        found = 0
        while h[ORDER + found] != piece:
            found += 1
        return found

    @jit
    def return_piece(h: Ints, piece: int, place: int) -> None:
        """Back into the order; nothing else has changed."""
        for i in range(h[PIECE_COUNT], place, -1):
            h[ORDER + i] = h[ORDER + i - 1]
        h[ORDER + place] = piece
        h[PIECE_COUNT] += 1

    @jit
    def clear_away(h: Ints) -> None:
        """Ghosts stay on their cells: whoever is in the way is set elsewhere there, or close by."""
        i = 0
        while i < h[GHOST_COUNT]:
            if has_room(h, i, 0) or set_again(h, i, h[GHOSTS + GHOST * i + YAW]):
                i += 1

    @jit
    def dance(h: Ints) -> None:
        """Every piece to its door; those on top of others go first."""
        count = h[PIECE_COUNT]
        for i in range(count):
            h[LIFTED_ORDER + i] = h[ORDER + i]
        for i in range(count - 1, -1, -1):
            slide(h, h[LIFTED_ORDER + i])
        settle(h)

    @jit
    def lie_down(h: Ints, yaws: int) -> None:
        """All ghosts, one after the other, their heads to yaws by seat; below 0, all stand up.

        A yaw is a number of quarters here, two bits a seat.
        """
        i = 0
        while i < h[GHOST_COUNT]:
            seat = h[GHOSTS + GHOST * i + SEAT]
            yaw = STANDS if yaws < 0 else (yaws >> 2 * seat & 3) * (turn // 4)
            if set_again(h, i, yaw):
                i += 1
        settle(h)

    @jit
    def tip_over(h: Ints, piece: int, yaw: int, clear: int) -> bool:
        """A piece is taken, goes over towards a yaw, and comes down, shifted as little as needed.

        It comes down on none of the `clear` ones if it can. Where another one is over it, or it
        could stay nowhere, it stands as it stood.
        """
        save(h)
        if not take(h, piece):
            return False
        tip(h, piece, yaw)
        z = nearest_rest(
            h, piece, h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3], clear, UNTURNED
        )
        if z < 0:
            restore(h)
            return False
        add_piece(h, piece, h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3], z)
        settle(h)
        return True

    @jit
    def set_up(h: Ints) -> None:
        """The mirror upright, as near as can be to where it is, facing the middle of the hall.

        What was on it comes down. Where it could stand nowhere, all stays as it is.
        """
        save(h)
        load = ghosts_over(h, MIRROR)
        remove_piece(h, MIRROR)
        put_down(h, load)
        settle(h)
        pose = POSES + POSE * MIRROR
        x, y, yaw = h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
        z = nearest_rest(h, MIRROR, 0, x, y, yaw, 0, FACING)
        stays = h[RESULT + 1] == x and h[RESULT + 2] == y and h[RESULT + 3] == yaw
        stays = stays and not h[pose + DEGREES]
        if z < 0 or (stays and h[pose + FACE] == 0 and h[pose + HEIGHT] == z):
            restore(h)
        else:
            add_piece(h, MIRROR, 0, h[RESULT + 1], h[RESULT + 2], h[RESULT + 3], z)

    @jit
    def ahead(yaw: int, x: int, y: int) -> int:
        """How far that is before a glass with that yaw: unturned, it looks south."""
        cosine, sine = way(yaw)
        return x * sine - y * cosine

    @jit
    def before_glass(h: Ints, lies: bool) -> bool:
        """Whether a small ghost has room before the glass; in the result, as close as possible.

        Nearest to the glass, then to its middle; whoever lies, head first.
        """
        pose = POSES + POSE * MIRROR
        x, y, turned = h[pose + AT_X], h[pose + AT_Y], h[pose + TURNED]
        aside = (turned + turn // 4) % turn
        yaw = aside if lies else STANDS
        margin = radii[0] // mil
        room = width - 2 * margin
        parts = room // narrow
        found, best, best_off, best_x, best_y = False, 0, 0, 0, 0
        for at in range(side * side):
            solids, ghosts = look_around(h, at % side, at // side, lies, 0)
            for k in range((parts + 1) * (parts + 1)):
                to_x = at % side * width + margin + room * (k % (parts + 1)) // parts
                to_y = at // side * width + margin + room * (k // (parts + 1)) // parts
                away, off = ahead(turned, to_x - x, to_y - y), abs(ahead(aside, to_x - x, to_y - y))
                if away <= 0 or off > half_glass:
                    continue
                nearer = not found or away < best
                if not nearer and away == best:
                    nearer = off < best_off or (
                        off == best_off and (to_x < best_x or (to_x == best_x and to_y < best_y))
                    )
                if nearer and aim(h, solids, 0, to_x, to_y, yaw) and is_level(h, solids, ghosts, 0):
                    found, best, best_off, best_x, best_y = True, away, off, to_x, to_y
        h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3] = best_x, best_y, 0, yaw
        return found

    return Cards(dance, nearest_door, lie_down, tip_over, set_up, before_glass)
