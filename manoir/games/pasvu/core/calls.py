"""The core behind one door: a call by its number, so that machine code is entered in one place.

A call gets a hall as a row of numbers and up to eight more, and returns one; whatever else it found
is in the row (layout.py: RESULT, LIST), and so is what has changed of the hall.
"""

from collections.abc import Callable
from typing import Final

from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import HIGH, LOW, PARTS, RESULT, SOLID, Ints
from manoir.kernel.compiled.jit import Jit

Run = Callable[..., int]  # a call, a hall, and eight numbers

# These look only.
PLACE: Final = 0
REST: Final = 1
IS_CARRIED: Final = 2
TOUCHED: Final = 3
GHOSTS_OVER: Final = 4
PIECES_OVER: Final = 5
OVER: Final = 6
LEAVING: Final = 7
BEARS: Final = 8
LAND: Final = 9
REFUSE_SPOT: Final = 10
OFFER: Final = 11
OFFER_EACH: Final = 12
LEVELS: Final = 13
SPOTS: Final = 14
SET_IN: Final = 15
ON_FLOOR: Final = 16
HAS_ROOM: Final = 17
TIP: Final = 18
WITHIN: Final = 19
NEAREST_REST: Final = 20
BEFORE_GLASS: Final = 21
# These change the hall.
TAKE: Final = 22
PUT_DOWN: Final = 23
SETTLE: Final = 24
LIFT: Final = 25
SET_DOWN: Final = 26
DANCE: Final = 27
LIE_DOWN: Final = 28
TIP_OVER: Final = 29
SET_UP: Final = 30


def build(jit: Jit, core: Core) -> Run:  # noqa: PLR0915
    make_parts, centre = core.pieces.make_parts, core.pieces.centre
    place, rest, is_carried = core.rest.place, core.rest.rest, core.rest.is_carried
    touched, bears_any = core.rest.touched, core.rest.bears_any
    ghosts_over, pieces_over = core.rest.ghosts_over, core.rest.pieces_over
    over, leaving, take = core.lifting.over, core.lifting.leaving, core.lifting.take
    lift, set_down = core.lifting.lift, core.lifting.set_down
    land, refuse_spot = core.landing.land, core.landing.refuse_spot
    offer, offer_each = core.offers.offer, core.offers.offer_each
    levels, spots = core.offers.levels, core.offers.spots
    set_in, on_floor, put_down = core.nearest.set_in, core.nearest.on_floor, core.nearest.put_down
    has_room, settle = core.spots.has_room, core.settling.settle
    tip, within, nearest_rest = core.tipping.tip, core.tipping.within, core.tipping.nearest_rest
    before_glass, dance, lie_down = core.cards.before_glass, core.cards.dance, core.cards.lie_down
    tip_over, set_up = core.cards.tip_over, core.cards.set_up

    @jit
    def stood(h: Ints, piece: int, face: int, x: int, y: int, yaw: int, z: int) -> int:  # noqa: PLR0917
        """The parts of a piece at a height: how many."""
        count = make_parts(h, piece, face, x, y, yaw)
        for part in range(PARTS, PARTS + SOLID * count, SOLID):
            h[part + LOW] += z
            h[part + HIGH] += z
        return count

    @jit
    def look(  # noqa: PLR0912, PLR0917  a case a call
        call: int, h: Ints, a: int, b: int, c: int, d: int, e: int, f: int, g: int, i: int
    ) -> int:
        if call == LAND:
            return land(h, a, b, c, d, e, f)
        if call == OFFER:
            return offer(h, a, b, c, d != 0)
        if call == OFFER_EACH:
            return offer_each(h, a, b, c != 0)
        if call == PLACE:
            return place(h, a, b, c, d, e, 0)
        if call == REST:
            return rest(h, make_parts(h, a, b, c, d, e), 0, 0)
        if call == IS_CARRIED:
            x, y = centre(a, b, c, d, e)
            return int(is_carried(h, stood(h, a, b, c, d, e, f), 0, x, y))
        if call == TOUCHED:
            return touched(h, stood(h, a, b, c, d, e, f), 0)
        if call == GHOSTS_OVER:
            return ghosts_over(h, a)
        if call == PIECES_OVER:
            return pieces_over(h, a, b)
        if call == OVER:
            return over(h, a)
        if call == LEAVING:
            return leaving(h, a, over(h, a))
        if call == BEARS:
            return int(bears_any(h, a))
        if call == REFUSE_SPOT:
            return refuse_spot(h, a, b, c, d, e, f)
        if call == LEVELS:
            return levels(h, a, b, c, d)
        if call == SPOTS:
            return spots(h, a, b, c)
        if call == SET_IN:
            return int(set_in(h, a, b, c, d, e, f, g, i))
        if call == ON_FLOOR:
            return int(on_floor(h, a, b, c, d, e))
        if call == HAS_ROOM:
            return int(has_room(h, a, 0))
        if call == TIP:
            tip(h, a, b)
        elif call == WITHIN:
            h[RESULT], h[RESULT + 1] = within(h, a, b, c, d, e)
        elif call == NEAREST_REST:
            return nearest_rest(h, a, b, c, d, e, f, g)
        else:
            return int(before_glass(h, a != 0))
        return 0

    @jit
    def change(  # noqa: PLR0917  a case a call
        call: int, h: Ints, a: int, b: int, c: int, d: int, e: int, f: int
    ) -> int:
        if call == SET_DOWN:
            return set_down(h, a, b, c, d, e, f)
        if call == TAKE:
            return int(take(h, a))
        if call == TIP_OVER:
            return int(tip_over(h, a, b, c))
        if call == PUT_DOWN:
            put_down(h, a)
        elif call == SETTLE:
            settle(h)
        elif call == LIFT:
            lift(h, a)
        elif call == DANCE:
            dance(h)
        elif call == LIE_DOWN:
            lie_down(h, a)
        else:
            set_up(h)
        return 0

    @jit
    def run(  # noqa: PLR0917
        call: int, h: Ints, a: int, b: int, c: int, d: int, e: int, f: int, g: int, i: int
    ) -> int:
        if call >= TAKE:
            return change(call, h, a, b, c, d, e, f)
        return look(call, h, a, b, c, d, e, f, g, i)

    return run
