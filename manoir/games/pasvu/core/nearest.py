"""Setting ghosts down by the house: as near as can be in a cell, or on the floor (V5, V13).

One that lies is laid down, one that stands is stood.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.core.contact import FAR
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    LOW,
    RESULT,
    SIZE,
    STANDS,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.pieces import Pieces
from manoir.games.pasvu.core.spots import Spots
from manoir.games.pasvu.core.tables import WIDTH, Tables
from manoir.games.pasvu.geometry.units import MIL, SIDE, TURN
from manoir.kernel.compiled.jit import Jit

FINE: Final = 20  # mils, between the places that are looked at for one that stands
ROUGH: Final = 100  # and for one that lies
ANY: Final = -1  # instead of a height: the lowest above the floor


class Nearest(NamedTuple):
    set_in: Callable[..., bool]
    on_floor: Callable[..., bool]
    lower: Callable[[Ints, int], tuple[bool, int]]
    put_down: Callable[[Ints, int], bool]
    set_again: Callable[[Ints, int, int], bool]


def build(jit: Jit, tables: Tables, spots: Spots, pieces: Pieces) -> Nearest:  # noqa: PLR0915
    radii, is_inside = tables.radius, spots.is_inside
    look_around, aim, is_level, next_level = (
        *(spots.look_around, spots.aim),
        *(spots.is_level, spots.next_level),
    )
    shape_ghost, remove_ghost = pieces.shape_ghost, pieces.remove_ghost
    mil, width, side, turn, far = MIL, WIDTH, SIDE, TURN, FAR
    fine, rough = FINE, ROUGH

    @jit
    def best_place(  # noqa: PLR0917
        h: Ints, solids: int, ghosts: int, size: int, column: int, row: int, x: int, y: int,
        z: int, yaw: int,
    ) -> int:  # fmt: skip
        """The nearest place of a cell at a height, in the result: its square, or FAR.

        With ANY height the lowest one counts first; it comes after the place.
        """
        margin, parts = 0, width // rough - 1
        room = width - rough
        if yaw == STANDS:
            margin = radii[size] // mil
            room = width - 2 * margin
            parts = max(2, room // fine)
        x0, y0 = column * width, row * width
        best, best_x, best_y, best_z = far, 0, 0, far
        if (
            x // width == column and y // width == row
            and (yaw != STANDS or is_inside(size, x, y))
            and aim(h, solids, size, x, y, yaw)
        ):  # fmt: skip
            level = z if z != ANY else next_level(h, solids, ghosts, 0)
            if level != far and (z == ANY or is_level(h, solids, ghosts, z)):
                best, best_x, best_y, best_z = 0, x, y, level
        start_i = min(parts, max(0, (x - x0 - margin) * parts // room))
        start_j = min(parts, max(0, (y - y0 - margin) * parts // room))
        for step_j in range(2 * parts + 1):
            j = start_j + (step_j // 2 + 1 if step_j & 1 else -(step_j // 2))
            if j < 0 or j > parts:
                continue
            at_y = y0 + margin + room * j // parts
            down = (at_y - y) * (at_y - y)
            if z != ANY and down > best:
                continue
            for step_i in range(2 * parts + 1):
                i = start_i + (step_i // 2 + 1 if step_i & 1 else -(step_i // 2))
                if i < 0 or i > parts:
                    continue
                at_x = x0 + margin + room * i // parts
                square = down + (at_x - x) * (at_x - x)
                nearer = square < best or (
                    square == best and (at_x < best_x or (at_x == best_x and at_y < best_y))
                )
                if z != ANY:
                    if (
                        nearer
                        and aim(h, solids, size, at_x, at_y, yaw)
                        and is_level(h, solids, ghosts, z)
                    ):
                        best, best_x, best_y, best_z = square, at_x, at_y, z
                elif aim(h, solids, size, at_x, at_y, yaw):
                    level = next_level(h, solids, ghosts, 0)
                    if level < best_z or (level == best_z and level != far and nearer):
                        best, best_x, best_y, best_z = square, at_x, at_y, level
        h[RESULT], h[RESULT + 1], h[RESULT + 2] = best_x, best_y, best_z
        return best

    @jit
    def best_turned(  # noqa: PLR0917
        h: Ints, solids: int, ghosts: int, size: int, column: int, row: int, x: int, y: int,
        z: int, yaw: int,
    ) -> int:  # fmt: skip
        """The same, turned by quarters only where it must be; its yaw comes last."""
        if yaw == STANDS:
            h[RESULT + 3] = STANDS
            return best_place(h, solids, ghosts, size, column, row, x, y, z, yaw)
        found, found_x, found_y, found_z, found_yaw = far, 0, 0, far, yaw
        for quarter in range(4):
            turned = (yaw + quarter * (turn // 4)) % turn
            square = best_place(h, solids, ghosts, size, column, row, x, y, z, turned)
            if square != far and (found == far or h[RESULT + 2] < found_z):
                found, found_x, found_y, found_z = square, h[RESULT], h[RESULT + 1], h[RESULT + 2]
                found_yaw = turned
            if found != far and z != ANY:
                break
        h[RESULT], h[RESULT + 1], h[RESULT + 2] = found_x, found_y, found_z
        h[RESULT + 3] = found_yaw
        return found

    @jit
    def set_in(  # noqa: PLR0917
        h: Ints, no_ghosts: int, size: int, column: int, row: int, x: int, y: int, z: int, yaw: int
    ) -> bool:
        """Whether a ghost has room in that cell; in the result, as near as can be to a spot.

        At its height, or else on the floor, or else on a piece.
        """
        solids, ghosts = look_around(h, column, row, yaw != STANDS, no_ghosts)
        if best_turned(h, solids, ghosts, size, column, row, x, y, z, yaw) != far:
            return True
        if z != 0 and best_turned(h, solids, ghosts, size, column, row, x, y, 0, yaw) != far:
            return True
        return best_turned(h, solids, ghosts, size, column, row, x, y, ANY, yaw) != far

    @jit
    def on_floor(h: Ints, no_ghosts: int, size: int, x: int, y: int, yaw: int) -> bool:  # noqa: PLR0917
        """V5: the nearest free spot on the floor: in its cell, a neighbouring one, and so on."""
        column, row = x // width, y // width
        for away in range(2 * side - 1):
            best, best_x, best_y, best_yaw = far, 0, 0, 0
            for i in range(side):
                for j in range(side):
                    if abs(i - column) + abs(j - row) != away:
                        continue
                    solids, ghosts = look_around(h, i, j, yaw != STANDS, no_ghosts)
                    square = best_turned(h, solids, ghosts, size, i, j, x, y, 0, yaw)
                    if square < best:
                        best, best_x, best_y = square, h[RESULT], h[RESULT + 1]
                        best_yaw = h[RESULT + 3]
            if best != far:
                h[RESULT], h[RESULT + 1], h[RESULT + 2] = best_x, best_y, 0
                h[RESULT + 3] = best_yaw
                return True
        return False

    @jit
    def take_result(h: Ints, g: int, size: int) -> bool:
        """Set a ghost where the result says; whether that is elsewhere."""
        x, y, z, yaw = h[RESULT], h[RESULT + 1], h[RESULT + 2], h[RESULT + 3]
        stays = h[g + X] == x * mil and h[g + Y] == y * mil and h[g + LOW] == z
        stays = stays and h[g + YAW] == yaw
        shape_ghost(h, g, size, x, y, z, yaw)
        return not stays

    @jit
    def lower(h: Ints, which: int) -> tuple[bool, int]:
        """V5: these ghosts on the floor, one after the other: whether anything has changed.

        And a bit for each that lies and finds no room anywhere.
        """
        changed, waiting = False, which
        for index in range(h[GHOST_COUNT]):
            if which >> index & 1:
                g = GHOSTS + GHOST * index
                size = h[g + SIZE]
                if on_floor(h, waiting, size, h[g + X] // mil, h[g + Y] // mil, h[g + YAW]):
                    changed = take_result(h, g, size) or changed
                    waiting &= ~(1 << index)
        return changed, waiting

    @jit
    def put_down(h: Ints, which: int) -> bool:
        """The same; those who find no room are in the hall no more."""
        changed, lost = lower(h, which)
        for index in range(h[GHOST_COUNT] - 1, -1, -1):
            if lost >> index & 1:
                remove_ghost(h, index)
        return changed or lost != 0

    @jit
    def set_again(h: Ints, index: int, yaw: int) -> bool:
        """A ghost with that yaw, in its cell or on the floor close by; whether it has room."""
        g = GHOSTS + GHOST * index
        size, x, y, z = h[g + SIZE], h[g + X] // mil, h[g + Y] // mil, h[g + LOW]
        if set_in(h, 1 << index, size, x // width, y // width, x, y, z, yaw) or on_floor(
            h, 1 << index, size, x, y, yaw
        ):
            take_result(h, g, size)
            return True
        remove_ghost(h, index)
        return False

    return Nearest(set_in, on_floor, lower, put_down, set_again)
