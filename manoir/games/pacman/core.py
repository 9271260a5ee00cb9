"""The mechanics of a turn on plain integers: one source for rules, bots and simulations.

`build` takes the decorator that makes the difference: none (ordinary Python, as the rules use it)
or `numba.njit`. A position is a row of whole numbers (a list, or an array), changed in place; the
names below say what stands where. Marbles are bits of two words, as in ways.py.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.pacman.ways import (
    CROSSED_HIGH,
    CROSSED_LOW,
    DEN,
    EATER,
    FIRST,
    GHOST,
    HALF,
    HOLE,
    HOLES,
    HOMES_HIGH,
    HOMES_LOW,
    LAST,
    LAST_HIGH,
    LAST_LOW,
    LENGTHS,
    PLACES,
    RECORD,
    SOONER,
    WIDTH,
    Ways,
)
from manoir.kernel.compiled.jit import Jit, plain

Position = Any  # a list or an array of SIZE numbers

EATERS: Final = 0  # by seat: the place of its Pac-Man
HOMES: Final = 4  # by seat
WHITE: Final = 8  # by seat: marbles in its tray
YELLOW: Final = 12
GHOSTS: Final = 16  # two places
DICE: Final = 18  # two faces, 0 when used
WHITE_LOW: Final = 20  # marbles on the circuit
WHITE_HIGH: Final = 21
YELLOW_LOW: Final = 22
YELLOW_HIGH: Final = 23
TURN: Final = 24  # a seat
TURNS: Final = 25  # that are over
RUN: Final = 26  # the Pac-Man has had its die; this and the next are 0 or 1
CHASED: Final = 27
ROBS: Final = 28
RETURNS: Final = 29
SEATS: Final = 30
ENDS_WHITE: Final = 31  # P14: whether yellow marbles may be left
SIZE: Final = 32

LONGEST: Final = 1000  # turns (P14)
PRICE: Final = 2  # white marbles, for an eaten ghost or a caught Pac-Man


class Core(NamedTuple):
    tally: Callable[[int], int]
    runs: Callable[[Position, Ways, int, Any], int]
    chases: Callable[[Position, Ways, int, int, Any], int]
    fits_run: Callable[[Position, Ways, int, int], bool]
    fits_chase: Callable[[Position, Ways, int, int, int], bool]
    may_run: Callable[[Ways, int, bool, Any], bool]
    may_chase: Callable[[Ways, int, bool, Any], bool]
    span: Callable[..., tuple[int, int, int]]
    eater_sight: Callable[[Position, Ways], Any]
    ghost_sight: Callable[[Position, Ways, int], Any]
    throw: Callable[[Position, Ways, int, int], None]
    run: Callable[[Position, Ways, int, int], None]
    chase: Callable[[Position, Ways, int, int, int], None]
    rob: Callable[[Position, Ways, int], None]
    put_back: Callable[[Position, Ways, int], None]
    lies_yellow: Callable[[Position, int], bool]
    is_cleared: Callable[[Position], bool]
    is_over: Callable[[Position], bool]


def build(jit: Jit) -> Core:  # noqa: PLR0915  small functions that share constants
    half, lengths, longest, price = HALF, LENGTHS, LONGEST, PRICE

    @jit
    def low(place: int) -> int:
        return 1 << place if place < half else 0

    @jit
    def high(place: int) -> int:
        return 1 << place - half if place >= half else 0

    @jit
    def tally(bits: int) -> int:
        count = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    @jit
    def eaters_at(p: Position) -> tuple[int, int]:
        one, two = 0, 0
        for seat in range(p[SEATS]):
            one |= low(p[EATERS + seat])
            two |= high(p[EATERS + seat])
        return one, two

    @jit
    def ghost_at(p: Position, ways: Ways, ghost: int) -> tuple[int, int]:
        """P11: in the den it is in nobody's way."""
        place = p[GHOSTS + ghost]
        if place == ways[DEN]:
            return 0, 0
        return low(place), high(place)

    @jit
    def span(  # noqa: PLR0917
        ways: Ways, kind: int, start: int, die: int, prey_low: int, prey_high: int
    ) -> tuple[int, int, int]:
        """The first way to look at, the first that is as long as the die, and where to stop.

        Shorter ways are only for attacks: they are left out where none of them ends on prey.
        """
        group = (kind * ways[PLACES] + start) * lengths + die - 1
        first, sooner = ways[FIRST] + group, ways[SOONER] + 2 * group
        begin = exact = ways[first]
        if ways[sooner] & prey_low or ways[sooner + 1] & prey_high:
            begin = ways[first - die + 1]
        return begin, exact, ways[first + 1]

    @jit
    def eater_sight(p: Position, ways: Ways) -> tuple[int, int, int, int, int, int, int, int]:
        """What the Pac-Man to move has to mind, for `may_run`: pieces, ghosts, homes, rights."""
        one, two = eaters_at(p)
        first, second = ghost_at(p, ways, 0), ghost_at(p, ways, 1)
        ghost_low, ghost_high = first[0] | second[0], first[1] | second[1]
        home = p[HOMES + p[TURN]]
        shut_low, shut_high = ways[HOMES_LOW] & ~low(home), ways[HOMES_HIGH] & ~high(home)
        right_low, right_high = p[YELLOW_LOW], p[YELLOW_HIGH]  # P9: these would give the right,
        if p[YELLOW + p[TURN]]:
            right_low = right_high = -1  # and any way does
        one, two = one | ghost_low, two | ghost_high
        return one, two, ghost_low, ghost_high, shut_low, shut_high, right_low, right_high

    @jit
    def may_run(ways: Ways, way: int, exact: bool, sight: Any) -> bool:
        """P4 to P9, of a way for a Pac-Man that is as long as the die, or shorter."""
        stand_low, stand_high, ghost_low, ghost_high, shut_low, shut_high, right_low, right_high = (
            sight
        )
        at = ways[RECORD] + WIDTH * way
        last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
        crossed_low, crossed_high = ways[at + CROSSED_LOW], ways[at + CROSSED_HIGH]
        if crossed_low & stand_low or crossed_high & stand_high:
            return False
        if last_low & ghost_low or last_high & ghost_high:
            if right_low == -1:
                return True
            return bool(crossed_low & right_low | crossed_high & right_high)
        if not exact:
            return False
        return not (last_low & (stand_low | shut_low) or last_high & (stand_high | shut_high))

    @jit
    def runs(p: Position, ways: Ways, die: int, found: Any) -> int:
        """Write down the ways open to the Pac-Man whose turn it is, short attacks first."""
        sight = eater_sight(p, ways)
        begin, exact, end = span(ways, EATER, p[EATERS + p[TURN]], die, sight[2], sight[3])
        count = 0
        for way in range(begin, end):
            if may_run(ways, way, way >= exact, sight):
                found[count] = way
                count += 1
        return count

    @jit
    def ghost_sight(p: Position, ways: Ways, ghost: int) -> tuple[int, int, int, int]:
        """What a ghost has to mind, for `may_chase`: Pac-Mans, and the other ghost."""
        one, two = eaters_at(p)
        other = ghost_at(p, ways, 1 - ghost)
        return one, two, other[0], other[1]

    @jit
    def may_chase(ways: Ways, way: int, exact: bool, sight: Any) -> bool:
        """P4, P12, P13, of a way for a ghost that is as long as the die, or shorter."""
        eaters_low, eaters_high, other_low, other_high = sight
        at = ways[RECORD] + WIDTH * way
        last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
        if last_low & other_low or last_high & other_high:
            return False
        if not (exact or last_low & eaters_low or last_high & eaters_high):
            return False
        return not (
            ways[at + CROSSED_LOW] & (eaters_low | other_low)
            or ways[at + CROSSED_HIGH] & (eaters_high | other_high)
        )

    @jit
    def chases(p: Position, ways: Ways, ghost: int, die: int, found: Any) -> int:
        """Write down the ways open to a ghost."""
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = span(ways, GHOST, p[GHOSTS + ghost], die, sight[0], sight[1])
        count = 0
        for way in range(begin, end):
            if may_chase(ways, way, way >= exact, sight):
                found[count] = way
                count += 1
        return count

    @jit
    def fits_run(p: Position, ways: Ways, die: int, way: int) -> bool:
        """Whether `runs` would find this way of the Pac-Man whose turn it is."""
        sight = eater_sight(p, ways)
        begin, exact, end = span(ways, EATER, p[EATERS + p[TURN]], die, sight[2], sight[3])
        return begin <= way < end and may_run(ways, way, way >= exact, sight)

    @jit
    def fits_chase(p: Position, ways: Ways, ghost: int, die: int, way: int) -> bool:
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = span(ways, GHOST, p[GHOSTS + ghost], die, sight[0], sight[1])
        return begin <= way < end and may_chase(ways, way, way >= exact, sight)

    @jit
    def can_run(p: Position, ways: Ways, die: int) -> bool:
        """Whether `runs` would find any; it looks at the long ways first."""
        sight = eater_sight(p, ways)
        begin, exact, end = span(ways, EATER, p[EATERS + p[TURN]], die, sight[2], sight[3])
        for way in range(end - 1, begin - 1, -1):  # noqa: SIM110  machine code knows no any()
            if may_run(ways, way, way >= exact, sight):
                return True
        return False

    @jit
    def can_chase(p: Position, ways: Ways, ghost: int, die: int) -> bool:
        sight = ghost_sight(p, ways, ghost)
        begin, exact, end = span(ways, GHOST, p[GHOSTS + ghost], die, sight[0], sight[1])
        for way in range(end - 1, begin - 1, -1):
            if may_chase(ways, way, way >= exact, sight):
                return True
        return False

    @jit
    def can_act(p: Position, ways: Ways) -> bool:
        """Whether a die is left for which there is a way."""
        for die in (p[DICE], p[DICE + 1]):
            if die == 0:
                continue
            if not p[RUN] and can_run(p, ways, die):
                return True
            if not p[CHASED] and (can_chase(p, ways, 0, die) or can_chase(p, ways, 1, die)):
                return True
        return False

    @jit
    def is_cleared(p: Position) -> bool:
        """P14: as soon as no marble is left; one that must be put back will be there again."""
        if p[RETURNS] or p[ROBS] or p[WHITE_LOW] or p[WHITE_HIGH]:
            return False
        return bool(p[ENDS_WHITE] or not (p[YELLOW_LOW] or p[YELLOW_HIGH]))

    @jit
    def is_over(p: Position) -> bool:
        return p[TURNS] >= longest or is_cleared(p)

    @jit
    def go_on(p: Position, ways: Ways) -> None:
        """To the next seat, unless something is left to do in this turn."""
        if p[ROBS] or p[RETURNS] or is_over(p) or can_act(p, ways):
            return
        p[TURN] = (p[TURN] + 1) % p[SEATS]
        p[TURNS] += 1
        p[DICE] = p[DICE + 1] = p[RUN] = p[CHASED] = 0

    @jit
    def throw(p: Position, ways: Ways, one: int, two: int) -> None:
        p[DICE], p[DICE + 1] = one, two
        go_on(p, ways)

    @jit
    def use(p: Position, die: int) -> None:
        p[DICE if p[DICE] == die else DICE + 1] = 0

    @jit
    def pay(p: Position, payer: int, to: int) -> None:
        """Two white marbles, or what there is."""
        due = min(price, p[WHITE + payer])
        p[WHITE + payer] -= due
        p[WHITE + to] += due

    @jit
    def eat(p: Position, eaten_low: int, eaten_high: int) -> None:
        """P8: everything on these places."""
        seat = p[TURN]
        p[WHITE + seat] += tally(eaten_low & p[WHITE_LOW]) + tally(eaten_high & p[WHITE_HIGH])
        p[YELLOW + seat] += tally(eaten_low & p[YELLOW_LOW]) + tally(eaten_high & p[YELLOW_HIGH])
        p[WHITE_LOW] &= ~eaten_low
        p[WHITE_HIGH] &= ~eaten_high
        p[YELLOW_LOW] &= ~eaten_low
        p[YELLOW_HIGH] &= ~eaten_high

    @jit
    def lies_yellow(p: Position, hole: int) -> bool:
        return bool(p[YELLOW_LOW] & low(hole) | p[YELLOW_HIGH] & high(hole))

    @jit
    def lay_yellow(p: Position, hole: int) -> None:
        p[YELLOW + p[TURN]] -= 1
        p[YELLOW_LOW] |= low(hole)
        p[YELLOW_HIGH] |= high(hole)
        p[RETURNS] = 0

    @jit
    def settle(p: Position, ways: Ways) -> None:
        """P9: a yellow marble for which there is but one hole goes back by itself."""
        free, place = 0, 0
        for at in range(ways[HOLE], ways[HOLE] + ways[HOLES]):
            if not lies_yellow(p, ways[at]):
                free += 1
                place = ways[at]
        if free == 1:
            lay_yellow(p, place)

    @jit
    def gobble(p: Position, ways: Ways, ghost: int) -> None:
        """P9: the ghost goes home; who pays is asked only if several could."""
        p[GHOSTS + ghost] = ways[DEN]
        p[RETURNS] = 1
        payers, payer = 0, 0
        for seat in range(p[SEATS]):
            if seat != p[TURN] and p[WHITE + seat]:
                payers += 1
                payer = seat
        if payers > 1:
            p[ROBS] = 1
            return
        if payers == 1:
            pay(p, payer, p[TURN])
        settle(p, ways)

    @jit
    def run(p: Position, ways: Ways, die: int, way: int) -> None:
        at = ways[RECORD] + WIDTH * way
        last = ways[at + LAST]
        use(p, die)
        p[RUN] = 1
        p[EATERS + p[TURN]] = last
        eat(
            p,
            ways[at + CROSSED_LOW] | ways[at + LAST_LOW],
            ways[at + CROSSED_HIGH] | ways[at + LAST_HIGH],
        )
        if last == p[GHOSTS]:
            gobble(p, ways, 0)
        elif last == p[GHOSTS + 1]:
            gobble(p, ways, 1)
        go_on(p, ways)

    @jit
    def chase(p: Position, ways: Ways, ghost: int, die: int, way: int) -> None:
        """P13: a Pac-Man that it comes upon goes home, and its owner pays."""
        last = ways[ways[RECORD] + WIDTH * way + LAST]
        use(p, die)
        p[CHASED] = 1
        p[GHOSTS + ghost] = last
        for seat in range(p[SEATS]):
            if p[EATERS + seat] == last:
                p[EATERS + seat] = p[HOMES + seat]
                if seat != p[TURN]:
                    pay(p, seat, p[TURN])
        go_on(p, ways)

    @jit
    def rob(p: Position, ways: Ways, victim: int) -> None:
        p[ROBS] = 0
        pay(p, victim, p[TURN])
        settle(p, ways)
        go_on(p, ways)

    @jit
    def put_back(p: Position, ways: Ways, hole: int) -> None:
        lay_yellow(p, hole)
        go_on(p, ways)

    return Core(
        tally=tally,
        runs=runs,
        chases=chases,
        fits_run=fits_run,
        fits_chase=fits_chase,
        may_run=may_run,
        may_chase=may_chase,
        span=span,
        eater_sight=eater_sight,
        ghost_sight=ghost_sight,
        throw=throw,
        run=run,
        chase=chase,
        rob=rob,
        put_back=put_back,
        lies_yellow=lies_yellow,
        is_cleared=is_cleared,
        is_over=is_over,
    )


PLAIN: Final = build(plain)
