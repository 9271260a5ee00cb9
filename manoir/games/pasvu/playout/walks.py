"""Ghosts on their way (V6 to V8, V12): walks, ways out, fusions; each as likely as any other."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    LOW,
    NUMBER,
    RESULT,
    SEAT,
    SIZE,
    YAW,
    Ints,
    X,
    Y,
)
from manoir.games.pasvu.core.offers import MOST, SPOT
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE
from manoir.games.pasvu.playout.basics import Basics
from manoir.games.pasvu.playout.layout import (
    DONE,
    DONE_MOVING,
    EDGE,
    ENTERED,
    ENTRY,
    ESCAPE,
    FUSE,
    FUSIONS,
    GAME,
    HELD,
    INSIDE,
    LYING,
    MADE,
    MINE,
    OUT,
    POINTS,
    SEAT_COUNT,
    SIDES,
    TABLE,
    VERSION,
    WALK,
    WALKED,
)
from manoir.games.pasvu.rounds.sampling import STANDING
from manoir.kernel.compiled.jit import Jit


class Walks(NamedTuple):
    offered: Callable[[Ints, int, int], int]
    larger: Callable[[Ints, int, int], int]
    grow: Callable[..., None]
    can_grow: Callable[..., bool]
    move_all: Callable[[Ints], None]


def build(jit: Jit, core: Core, basics: Basics) -> Walks:  # noqa: PLR0915  as in core/contact.py
    draw, note_move, depth, reserve = basics.draw, basics.note_move, basics.depth, basics.reserve
    count_inside, see_hall = basics.count_inside, basics.see_hall
    family, numbers = core.tables.family, len(core.tables.family)
    offer, land = core.offers.offer, core.landing.land
    set_in, settle, bears_any = core.nearest.set_in, core.settling.settle, core.rest.bears_any
    remove_ghost = core.pieces.remove_ghost
    add_ghost, shape_ghost = core.pieces.add_ghost, core.pieces.shape_ghost
    side, cells, cell, mil = SIDE, SIDE * SIDE, CELL, MIL

    @jit
    def offered(s: Ints, size: int, at: int) -> int:
        """Where the spots of a cell are in the table, made only when they are asked for."""
        entry = TABLE + ENTRY * (cells * size + at)
        if s[entry] != s[VERSION]:
            count = offer(s, size, at % side, at // side, s[LYING] != 0)
            s[entry], s[entry + 1] = s[VERSION], count
            for i in range(SPOT * count):
                s[entry + 2 + i] = s[RESULT + i]
        return entry

    @jit
    def forget(s: Ints, x: int, y: int) -> None:
        """What a ghost has changed that stands there: only its cell; that lies, all of them."""
        if s[LYING]:
            s[VERSION] += 1
            return
        at = y // cell * side + x // cell
        for size in range(3):
            s[TABLE + ENTRY * (cells * size + at)] = 0

    @jit
    def entrant(s: Ints, seat: int, size: int) -> int:
        """V7, V12: the first ghost of a size that may come in, or -1."""
        waiting = reserve(s, seat) & ~s[HELD + seat]
        if s[GAME + FUSIONS]:
            small = 0
            for number in range(numbers):
                small |= (family[number] == 0) << number
            if size > 0:
                waiting &= s[EDGE + seat]
            elif not waiting & small:
                waiting = s[OUT + seat]
        for number in range(numbers):
            if waiting >> number & 1 and family[number] == size:
                return number
        return -1

    @jit
    def larger(s: Ints, seat: int, size: int) -> int:
        """One of a size in reserve, rather one that does not wait at the edge; or -1."""
        found = -1
        for waiting in (reserve(s, seat) & s[EDGE + seat], reserve(s, seat) & ~s[EDGE + seat]):
            for number in range(numbers - 1, -1, -1):
                if waiting >> number & 1 and family[number] == size:
                    found = number
        return found

    @jit
    def can_grow(s: Ints, one: int, other: int, by: int) -> bool:
        """Whether a larger one has room in the place of one or two ghosts of the row."""
        g = GHOSTS + GHOST * one
        x, y = s[g + X] // mil, s[g + Y] // mil
        column, row = s[g + X] // cell, s[g + Y] // cell
        gone = 1 << one | 1 << other
        return set_in(s, gone, family[by], column, row, x, y, s[g + LOW], s[g + YAW])

    @jit
    def grow(s: Ints, seat: int, one: int, other: int, by: int) -> None:
        """V12, V13: it takes their place, where `can_grow` has found room."""
        x, y, z, yaw = s[RESULT], s[RESULT + 1], s[RESULT + 2], s[RESULT + 3]
        first, second = s[GHOSTS + GHOST * one + NUMBER], s[GHOSTS + GHOST * other + NUMBER]
        gone = 1 << first | 1 << second
        bore = bears_any(s, one) or bears_any(s, other)
        if s[ENTERED + seat] & gone:
            s[ENTERED + seat] |= 1 << by
        s[HELD + seat] &= ~gone
        remove_ghost(s, max(one, other))
        if one != other:
            remove_ghost(s, min(one, other))
        add_ghost(s, seat, by, family[by], x, y, z, yaw)
        s[EDGE + seat] &= ~(1 << by)
        s[OUT + seat] &= ~(1 << by)
        if bore:
            settle(s)
        count_inside(s)

    @jit
    def may_fuse(s: Ints, seat: int, one: int, other: int) -> bool:
        """V12: whether two ghosts of the row could become one, if there is one and room for it."""
        a, b = GHOSTS + GHOST * one, GHOSTS + GHOST * other
        both = 1 << s[a + NUMBER] | 1 << s[b + NUMBER]
        bound = s[HELD + seat] | s[MADE + seat]
        return not (
            one == other or max(s[a + SIZE], s[b + SIZE]) > 1 or min(s[a + SIZE], s[b + SIZE]) > 0
            or s[a + X] // cell != s[b + X] // cell or s[a + Y] // cell != s[b + Y] // cell
            or bound & both or not s[WALKED + seat] & both
        )  # fmt: skip

    @jit
    def fuse(s: Ints, seat: int, one: int, other: int) -> bool:
        """V12: two ghosts of the row that may become one do, if there is one and room for it."""
        a, b = GHOSTS + GHOST * one, GHOSTS + GHOST * other
        first, second = s[a + NUMBER], s[b + NUMBER]
        size = max(s[a + SIZE], s[b + SIZE])
        by = larger(s, seat, size + 1)
        if by < 0 or not can_grow(s, one, other, by):
            return False
        grow(s, seat, one, other, by)
        s[MADE + seat] |= 1 << by
        s[WALKED + seat] |= 1 << by
        note_move(s, FUSE, seat, first, second, 0, 0, 0)
        return True

    @jit
    def way_out(s: Ints, seat: int, index: int) -> int:
        """V7: what it costs a ghost of the row to go straight on and out; 0 if it may not."""
        g = GHOSTS + GHOST * index
        cost = side - depth(s[GAME + SIDES + seat], s[g + X] // cell, s[g + Y] // cell)
        bound = s[HELD + seat] | s[MADE + seat] | s[ENTERED + seat]
        return 0 if bound >> s[g + NUMBER] & 1 or cost > s[POINTS + seat] else cost

    @jit
    def escape(s: Ints, seat: int, index: int, cost: int) -> None:
        """V7: one that may."""
        g = GHOSTS + GHOST * index
        number, x, y = s[g + NUMBER], s[g + X], s[g + Y]
        bore = bears_any(s, index)
        remove_ghost(s, index)
        s[POINTS + seat] -= cost
        s[OUT + seat] |= 1 << number
        if bore:
            settle(s)
            count_inside(s)
        else:
            forget(s, x, y)
            leave(s, seat, number)
        note_move(s, ESCAPE, seat, number, 0, 0, 0, 0)

    @jit
    def leave(s: Ints, seat: int, number: int) -> None:
        s[INSIDE + seat] &= ~(1 << number)

    @jit
    def fare(s: Ints, seat: int, index: int, number: int, at: int) -> int:
        """V6: what a walk to a cell costs; 0 if it cannot be, wherever in that cell."""
        column, row, g = at % side, at // side, GHOSTS + GHOST * index
        if number < 0:
            return 0
        if index < 0:
            cost = 1 + depth(s[GAME + SIDES + seat], column, row)
        elif (s[HELD + seat] | s[MADE + seat]) >> number & 1:
            return 0
        else:
            cost = abs(s[g + X] // cell - column) + abs(s[g + Y] // cell - row)
        return cost if cost <= s[POINTS + seat] else 0

    @jit
    def walk(s: Ints, seat: int, index: int, number: int, at: int, slot: int, cost: int) -> bool:  # noqa: PLR0917
        """V6, V8: to a spot of a cell, if it may; a ghost that comes in has no place in the row."""
        g, entry = GHOSTS + GHOST * index, offered(s, family[number], at)
        if slot >= s[entry + 1]:
            return False
        spot = entry + 2 + SPOT * slot
        x, y, height, yaw = s[spot], s[spot + 1], s[spot + 2] // mil, s[spot + 3]
        z = land(s, 1 << index if index >= 0 else 0, family[number], x, y, height, yaw)
        if z < 0:
            return False
        s[POINTS + seat] -= cost
        s[WALKED + seat] |= 1 << number
        note_move(s, WALK, seat, number, x, y, height, yaw)
        forget(s, x * mil, y * mil)
        if index < 0:
            add_ghost(s, seat, number, family[number], x, y, z, yaw)
            s[ENTERED + seat] |= 1 << number
            s[INSIDE + seat] |= 1 << number
            s[EDGE + seat] &= ~(1 << number)
            s[OUT + seat] &= ~(1 << number)
            return True
        bore = bears_any(s, index)
        forget(s, s[g + X], s[g + Y])
        shape_ghost(s, g, family[number], x, y, z, yaw)
        if bore:
            settle(s)
            see_hall(s)
        return True

    @jit
    def pick(s: Ints, seat: int) -> tuple[int, int, int, int, int, int]:
        """Draw what a seat tries, until it is none of those that cost nothing to refuse.

        The kind of a move; two ghosts of the row to fuse, or one to escape; or for a walk one of
        the row or -1, its number, a cell and a spot of that. At last, the cost.
        """
        count, many = 0, MOST if s[LYING] else STANDING
        for i in range(s[GHOST_COUNT]):
            if s[GHOSTS + GHOST * i + SEAT] == seat:
                s[MINE + count] = i
                count += 1
        pairs = count * count if s[GAME + FUSIONS] else 0
        small, medium, large = entrant(s, seat, 0), entrant(s, seat, 1), entrant(s, seat, 2)
        walks = (count + 3) * cells * many
        if s[POINTS + seat] == 0:
            walks = 0
        while True:
            slot = draw(s, 1 + pairs + count + walks) - 1
            if slot < 0:
                return DONE_MOVING, 0, 0, 0, 0, 0
            if slot < pairs:
                one, other = s[MINE + slot // count], s[MINE + slot % count]
                if may_fuse(s, seat, one, other):
                    return FUSE, one, other, 0, 0, 0
                continue
            slot -= pairs
            if slot < count:
                cost = way_out(s, seat, s[MINE + slot])
                if cost:
                    return ESCAPE, s[MINE + slot], 0, 0, 0, cost
                continue
            slot -= count
            who, at = slot // (cells * many), slot // many % cells
            if who < count:
                index = s[MINE + who]
                number = s[GHOSTS + GHOST * index + NUMBER]
            else:
                index = -1
                number = small if who == count else medium if who == count + 1 else large
            cost = fare(s, seat, index, number, at)
            if cost:
                return WALK, index, number, at, slot % many, cost

    @jit
    def is_moved(s: Ints, seat: int) -> bool:
        """Try one move of a seat; whether it was one that is offered."""
        kind, one, other, at, slot, cost = pick(s, seat)
        if kind == WALK:
            return walk(s, seat, one, other, at, slot, cost)
        if kind == FUSE:
            return fuse(s, seat, one, other)
        if kind == ESCAPE:
            escape(s, seat, one, cost)
            return True
        s[DONE] |= 1 << seat
        s[POINTS + seat] = 0
        note_move(s, DONE_MOVING, seat, 0, 0, 0, 0, 0)
        return True

    @jit
    def move_all(s: Ints) -> None:
        """V6: everybody at once, in any order, until all are done.

        One loop over all that is tried: threads of a GPU do not wait for each other at every move.
        """
        seats, seat = s[GAME + SEAT_COUNT], -1
        left = seats
        while left:
            if seat < 0:
                nth = draw(s, left)
                while nth >= 0:
                    seat += 1
                    nth -= not s[DONE] >> seat & 1
            if is_moved(s, seat):
                seat, left = -1, seats
                for one in range(seats):
                    left -= s[DONE] >> one & 1

    return Walks(offered, larger, grow, can_grow, move_all)
