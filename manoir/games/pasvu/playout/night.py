"""Midnight cards (V13): what they do at once, what they ask, what they do at the end of a round."""

from collections.abc import Callable
from typing import Final, NamedTuple

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
from manoir.games.pasvu.core.offers import SPOT
from manoir.games.pasvu.geometry.units import CELL, MIL, SIDE, TURN
from manoir.games.pasvu.midnight.cards.shelter import AHEAD
from manoir.games.pasvu.midnight.cards.tag import THIRD
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.playout.basics import Basics
from manoir.games.pasvu.playout.layout import (
    ANSWERS,
    CARD_COUNT,
    CARDS,
    CRYSTAL,
    DECK,
    DIE,
    ENTERED,
    GAME,
    HELD,
    HOLDER,
    LYING,
    MIDNIGHT,
    OUT,
    PUT,
    PUT_GHOST,
    SEAT_COUNT,
    SIDES,
    STRIKE,
    STRUCK,
    SWAP,
    TIP,
    TIPPED,
    WALKED,
)
from manoir.games.pasvu.playout.walks import Walks
from manoir.games.pasvu.sight.keyhole import SIDES as SIDE_NAMES
from manoir.kernel.compiled.jit import Jit

NAMES: Final = tuple(PILE)
BROTHER, DANCE, DOUBLE, EXCITED, GRIMACES, KNOCK, PERCH, SHELTER, SPIN, SUN, TAG = (
    NAMES.index(name)
    for name in (
        "brother", "dance", "double", "excited", "grimaces", "knock", "perch", "shelter", "spin",
        "sun", "tag",
    )
)  # fmt: skip
BALL: Final = NAMES.index("crystal")
HEADS: Final = sum(AHEAD[side] // (TURN // 4) << 2 * i for i, side in enumerate(SIDE_NAMES))


class Night(NamedTuple):
    strike_all: Callable[[Ints], None]
    is_in_force: Callable[[Ints, int], bool]
    send_home: Callable[[Ints, int], None]
    end_all: Callable[[Ints], None]


def build(jit: Jit, core: Core, basics: Basics, walks: Walks) -> Night:  # noqa: PLR0915
    draw, note, note_move, depth = basics.draw, basics.note, basics.note_move, basics.depth
    first_small = basics.first_small
    count_inside, see_hall = basics.count_inside, basics.see_hall
    offered, grow, can_grow = walks.offered, walks.grow, walks.can_grow
    larger = walks.larger
    dance, lie_down, tip_over = core.cards.dance, core.cards.lie_down, core.cards.tip_over
    set_up, before_glass = core.cards.set_up, core.cards.before_glass
    ghosts_over, pieces_over = core.rest.ghosts_over, core.rest.pieces_over
    bears_any, settle, set_in = core.rest.bears_any, core.settling.settle, core.nearest.set_in
    add_ghost, shape_ghost = core.pieces.add_ghost, core.pieces.shape_ghost
    remove_ghost, land = core.pieces.remove_ghost, core.landing.land
    numbers, kinds = len(core.tables.family), len(core.tables.counts)
    side, cell, mil, quarter = SIDE, CELL, MIL, TURN // 4

    @jit
    def bits_of(number: int) -> int:
        count = 0
        while number:
            count += number & 1
            number >>= 1
        return count

    @jit
    def nth_bit(number: int, nth: int) -> int:
        """The place of a bit that is set, counted from the lowest."""
        at = -1
        while nth >= 0:
            at += 1
            nth -= number >> at & 1
        return at

    @jit
    def is_in_force(s: Ints, card: int) -> bool:
        found = False
        for i in range(s[CARD_COUNT]):
            found = found or s[CARDS + i] == card
        return found

    @jit
    def draw_card(s: Ints) -> int:
        """One that is left; of an empty pile, one that is not in force."""
        in_force = 0
        for i in range(s[CARD_COUNT]):
            in_force |= 1 << s[CARDS + i]
        left = s[GAME + DECK] & ~s[STRUCK]
        if not left:
            left = s[GAME + DECK] & ~in_force
        card = nth_bit(left, draw(s, bits_of(left)))
        fresh = not s[STRUCK] >> card & 1
        s[STRUCK] = (s[STRUCK] if fresh else in_force) | 1 << card
        s[CARDS + s[CARD_COUNT]] = card
        s[CARD_COUNT] += 1
        s[PUT] = s[TIPPED] = 0
        note(s, STRIKE, -1, card, 0, 0, 0, 0)
        return card

    @jit
    def strike_all(s: Ints) -> None:
        """As many as a round has."""
        most = min(s[GAME + MIDNIGHT], bits_of(s[GAME + DECK]))
        while s[CARD_COUNT] < most:
            card = draw_card(s)
            act(s, card)
            if card == EXCITED:
                tip_pieces(s)
            for i in range(s[GAME + SEAT_COUNT]):
                seat = (s[HOLDER] + i) % s[GAME + SEAT_COUNT]
                if card == TAG:
                    tag(s, seat)
                elif card == BROTHER:
                    replace_one(s, seat)

    @jit
    def act(s: Ints, card: int) -> None:
        """What a card does at once."""
        if card == BALL:
            s[DIE] = 1 + draw(s, side)
            note(s, CRYSTAL, -1, s[DIE], 0, 0, 0, 0)
        elif card == DANCE:
            dance(s)
            see_hall(s)
        elif card == SPIN:
            for seat in range(s[GAME + SEAT_COUNT]):
                s[GAME + SIDES + seat] = (s[GAME + SIDES + seat] + 1) % 4
        elif card == SHELTER:
            yaws = 0
            for seat in range(s[GAME + SEAT_COUNT]):
                yaws |= (HEADS >> 2 * s[GAME + SIDES + seat] & 3) << 2 * seat
            lie_down(s, yaws)
            see_hall(s)
            s[LYING] = 1
        elif card == GRIMACES:
            set_up(s)
            see_hall(s)
            for i in range(s[GAME + SEAT_COUNT]):
                join(s, (s[HOLDER] + i) % s[GAME + SEAT_COUNT])
        elif card == SUN:
            for i in range(s[GAME + SEAT_COUNT]):
                go_on(s, (s[HOLDER] + i) % s[GAME + SEAT_COUNT])
            count_inside(s)
            settle(s)
            see_hall(s)

    @jit
    def join(s: Ints, seat: int) -> None:
        """A small ghost from reserve as close as possible to the glass; it is held."""
        number = first_small(s, seat)
        if number >= 0 and before_glass(s, s[LYING] != 0):
            x, y, z, yaw = s[RESULT], s[RESULT + 1], s[RESULT + 2], s[RESULT + 3]
            add_ghost(s, seat, number, 0, x, y, z, yaw)
            s[ENTERED + seat] |= 1 << number
            s[HELD + seat] |= 1 << number
            s[PUT] |= 1 << numbers * seat + number
            count_inside(s)

    @jit
    def go_on(s: Ints, seat: int) -> None:
        """All ghosts of a seat that may one cell towards the exit, those in front first."""
        done, of = s[HELD + seat], s[GAME + SIDES + seat]
        for steps in range(1, side + 1):
            i = 0
            while i < s[GHOST_COUNT]:
                g = GHOSTS + GHOST * i
                number, x, y = s[g + NUMBER], s[g + X], s[g + Y]
                i += 1
                if (
                    s[g + SEAT] != seat or done >> number & 1
                    or side - depth(of, x // cell, y // cell) != steps
                ):  # fmt: skip
                    continue
                done |= 1 << number
                if steps > 1:
                    go_one(s, i - 1, of)
                elif not s[ENTERED + seat] >> number & 1:
                    s[OUT + seat] |= 1 << number
                    i -= 1
                    remove_ghost(s, i)

    @jit
    def go_one(s: Ints, index: int, of: int) -> None:
        g = GHOSTS + GHOST * index
        x = s[g + X] + (cell if of == 3 else -cell if of == 1 else 0)
        y = s[g + Y] + (cell if of == 0 else -cell if of == 2 else 0)
        if set_in(
            s, 1 << index, s[g + SIZE], x // cell, y // cell, x // mil, y // mil, s[g + LOW],
            s[g + YAW],
        ):  # fmt: skip
            x, y, z, yaw = s[RESULT], s[RESULT + 1], s[RESULT + 2], s[RESULT + 3]
            shape_ghost(s, g, s[g + SIZE], x, y, z, yaw)
            s[WALKED + s[g + SEAT]] |= 1 << s[g + NUMBER]

    @jit
    def tip_pieces(s: Ints) -> None:
        """Whoever has the die tips one piece after the other, as long as one is free."""
        for _ in range(kinds):
            free = 0
            for piece in range(kinds):
                if not s[TIPPED] >> piece & 1 and not pieces_over(s, piece, ghosts_over(s, piece)):
                    free |= 1 << piece
            if not free:
                return
            piece = nth_bit(free, draw(s, bits_of(free)))
            towards = draw(s, 4)
            s[TIPPED] |= 1 << piece
            note_move(s, TIP, s[HOLDER], piece, towards, 0, 0, 0)
            yaw = (towards + 3) % 4 * quarter  # S, E, N, W
            tip_over(s, piece, yaw, ((1 << kinds) - 1) & ~s[TIPPED])
            see_hall(s)

    @jit
    def tag(s: Ints, seat: int) -> None:
        """A small ghost from reserve in the place of the neighbour's; or in the third row."""
        by, seats = first_small(s, seat), s[GAME + SEAT_COUNT]
        if by < 0:
            return
        right, count = (seat + seats - 1) % seats, 0
        for i in range(s[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            known = s[PUT] >> numbers * right + s[g + NUMBER] & 1
            if s[g + SEAT] == right and s[g + SIZE] == 0 and not known:
                s[ANSWERS + count] = i
                count += 1
        if count:
            g = GHOSTS + GHOST * s[ANSWERS + draw(s, count)]
            note_move(s, SWAP, seat, right, s[g + NUMBER], by, 0, 0)
            s[g + SEAT], s[g + NUMBER] = seat, by
        elif not put_in_third_row(s, seat, by):
            return
        s[PUT] |= 1 << numbers * seat + by
        s[ENTERED + seat] |= 1 << by
        see_hall(s)

    @jit
    def put_in_third_row(s: Ints, seat: int, by: int) -> bool:
        """Whether there is a spot for it."""
        count = 0
        for at in range(side * side):
            if depth(s[GAME + SIDES + seat], at % side, at // side) == THIRD:
                entry = offered(s, 0, at)
                for i in range(s[entry + 1]):
                    s[ANSWERS + count] = entry + 2 + SPOT * i
                    count += 1
        if not count:
            return False
        spot = s[ANSWERS + draw(s, count)]
        x, y, height, yaw = s[spot], s[spot + 1], s[spot + 2] // mil, s[spot + 3]
        z = land(s, 0, 0, x, y, height, yaw)
        note_move(s, PUT_GHOST, seat, by, x, y, height, yaw)
        add_ghost(s, seat, by, 0, x, y, z, yaw)
        return True

    @jit
    def replace_one(s: Ints, seat: int) -> None:
        """A larger ghost from reserve in the place of one of a seat's, if any fits."""
        count = 0
        for i in range(s[GHOST_COUNT]):
            g = GHOSTS + GHOST * i
            if s[g + SEAT] == seat:
                for size in range(s[g + SIZE] + 1, 3):
                    by = larger(s, seat, size)
                    if by >= 0 and can_grow(s, i, i, by):
                        s[ANSWERS + 2 * count], s[ANSWERS + 2 * count + 1] = i, by
                        count += 1
        if count:
            at = ANSWERS + 2 * draw(s, count)
            index, by = s[at], s[at + 1]
            note_move(s, SWAP, seat, seat, s[GHOSTS + GHOST * index + NUMBER], by, 0, 0)
            can_grow(s, index, index, by)
            grow(s, seat, index, index, by)

    @jit
    def send_home(s: Ints, which: int) -> None:
        """These ghosts of the row go home, and what rested on them comes down."""
        bore = False
        for i in range(s[GHOST_COUNT]):
            if which >> i & 1 and bears_any(s, i):
                bore = True
        for i in range(s[GHOST_COUNT] - 1, -1, -1):
            if which >> i & 1:
                remove_ghost(s, i)
        if bore:
            settle(s)
        see_hall(s)

    @jit
    def end_all(s: Ints) -> None:
        """When the round ends, after the look, card after card."""
        for i in range(s[CARD_COUNT]):
            if s[CARDS + i] == SHELTER:
                lie_down(s, -1)
                see_hall(s)
                s[LYING] = 0
            elif s[CARDS + i] == PERCH:
                low = 0
                for j in range(s[GHOST_COUNT]):
                    if s[GHOSTS + GHOST * j + LOW] == 0:
                        low |= 1 << j
                send_home(s, low)

    return Night(strike_all, is_in_force, send_home, end_all)
