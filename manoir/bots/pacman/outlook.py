"""What a position is worth at the end of a turn: marbles in trays, and those of the next turns.

Everything is counted in white marbles, and from one seat's side.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.bots.pacman.search import Numbers
from manoir.games.pacman.core import Core
from manoir.games.pacman.core.row import (
    EATERS,
    GHOSTS,
    HOMES,
    PRICE,
    SEATS,
    TURN,
    WHITE,
    WHITE_HIGH,
    WHITE_LOW,
    YELLOW,
    YELLOW_HIGH,
    YELLOW_LOW,
    Position,
)
from manoir.games.pacman.ways import (
    CROSSED_HIGH,
    CROSSED_LOW,
    EATER,
    GHOST,
    HALF,
    LAST_HIGH,
    LAST_LOW,
    PLACES,
    RECORD,
    WIDTH,
    Ways,
)
from manoir.kernel.compiled.jit import Jit

Weights = Any  # an array of numbers with a fraction:

PRIVILEGE: Final = 0  # a yellow marble in the tray
TRIP: Final = 1  # a Pac-Man sent home
SOON: Final = 2  # how much counts of what whoever is next can do
LATER: Final = 3  # and of what the others can
COUNTS_YELLOW: Final = 4  # P15: what a yellow marble counts at the end
WIN: Final = 5  # what the game itself is worth
PULL: Final = 6  # a step nearer to a marble
HASTE: Final = 7  # how much less a lead is worth for every marble that is left
WEIGHTS: Final = 8
FACES: Final = 7  # room for one number a face


class Outlook(NamedTuple):
    standing: Callable[[Position, int, Weights], float]
    value: Callable[..., float]


def build(jit: Jit, core: Core) -> Outlook:  # noqa: PLR0915
    eater_sight, may_take, span, is_over = core.eater_sight, core.may_take, core.span, core.is_over
    tally, price, half = core.tally, PRICE, HALF

    @jit
    def prey(p: Position, payer: int) -> int:
        return int(min(price, p[WHITE + payer]))

    @jit
    def robbery(p: Position, robber: int, me: int, share: float) -> float:
        """P9: what an eaten ghost brings to `me`, or takes from it."""
        most = 0.0
        if robber == me:
            for seat in range(p[SEATS]):
                if seat != me:
                    most = max(most, prey(p, seat) * (1 + share))
            return most
        return (prey(p, me) + price * share) * share

    @jit
    def feast(  # noqa: PLR0917
        p: Position, ways: Ways, seat: int, me: int, weights: Weights, best: Any
    ) -> None:
        """By face, the best that a seat can do with its Pac-Man, for `me` or against it."""
        share = 1.0 / (p[SEATS] - 1)
        marble = 1.0 if seat == me else share
        mover = p[TURN]
        p[TURN] = seat
        sight = eater_sight(p, ways)
        ghost_low, ghost_high = sight[2], sight[3]
        attack = robbery(p, seat, me, share) - weights[PRIVILEGE] * marble
        for die in range(1, 7):
            begin, exact, end = span(ways, EATER, p[EATERS + seat], die, ghost_low, ghost_high)
            most = 0.0
            for way in range(begin, end):
                if not may_take(ways, way, way >= exact, sight):
                    continue
                at = ways[RECORD] + WIDTH * way
                last_low, last_high = ways[at + LAST_LOW], ways[at + LAST_HIGH]
                low, high = ways[at + CROSSED_LOW] | last_low, ways[at + CROSSED_HIGH] | last_high
                white = tally(low & p[WHITE_LOW]) + tally(high & p[WHITE_HIGH])
                yellow = tally(low & p[YELLOW_LOW]) + tally(high & p[YELLOW_HIGH])
                value = marble * (white + weights[PRIVILEGE] * yellow)
                if last_low & ghost_low or last_high & ghost_high:
                    value += attack
                most = max(most, value)
            best[die] = most
        p[TURN] = mover

    @jit
    def steps_to(ways: Ways, near: Numbers, kind: int, start: int, end: int) -> int:
        return int(near[(kind * ways[PLACES] + start) * ways[PLACES] + end])

    @jit
    def to_a_marble(p: Position, ways: Ways, near: Numbers, seat: int) -> int:
        """Steps from a Pac-Man to the nearest marble."""
        least = 2 * half
        for word in range(2):
            left = p[WHITE_LOW + word] | p[YELLOW_LOW + word]
            place = word * half
            while left:
                if left & 1:
                    least = min(least, steps_to(ways, near, EATER, p[EATERS + seat], place))
                left >>= 1
                place += 1
        return least

    @jit
    def hunt(  # noqa: PLR0917
        p: Position, ways: Ways, near: Numbers, seat: int, me: int, weights: Weights, best: Any
    ) -> None:
        """By face, the best that a seat can do with a ghost: whom it can come upon."""
        share = 1.0 / (p[SEATS] - 1)
        for die in range(1, 7):
            best[die] = 0.0
        for victim in range(p[SEATS]):
            place = p[EATERS + victim]
            if victim == seat or place == p[HOMES + victim]:
                continue
            if seat == me:
                value = (prey(p, victim) * (1 + share)) + weights[TRIP] * share
            elif victim == me:
                value = prey(p, victim) * (1 + share) + weights[TRIP]
            else:
                continue
            steps = min(
                steps_to(ways, near, GHOST, p[GHOSTS], place),
                steps_to(ways, near, GHOST, p[GHOSTS + 1], place),
            )
            for die in range(steps, 7):
                best[die] = max(best[die], value)

    @jit
    def expected(runs: Any, chases: Any) -> float:
        """Over all throws, with the better of the two ways to use the dice."""
        total = 0.0
        for one in range(1, 7):
            total += runs[one] + chases[one]
            for two in range(one + 1, 7):
                total += 2 * max(runs[one] + chases[two], runs[two] + chases[one])
        return total / 36

    @jit
    def standing(p: Position, me: int, weights: Weights) -> float:
        share = 1.0 / (p[SEATS] - 1)
        total = 0.0
        for seat in range(p[SEATS]):
            tray = p[WHITE + seat] + weights[COUNTS_YELLOW] * p[YELLOW + seat]
            total += tray if seat == me else -share * tray
        return total

    @jit
    def victory(p: Position, me: int, weights: Weights) -> float:
        """How a game that is over has ended: 1, 0, or between them when it is shared."""
        mine = p[WHITE + me] + weights[COUNTS_YELLOW] * p[YELLOW + me]
        level = 1
        for seat in range(p[SEATS]):
            tray = p[WHITE + seat] + weights[COUNTS_YELLOW] * p[YELLOW + seat]
            if tray > mine:
                return 0.0
            level += seat != me and tray == mine
        return 1.0 / level

    @jit
    def marbles_left(p: Position) -> int:
        left = tally(p[WHITE_LOW]) + tally(p[WHITE_HIGH])
        return left + tally(p[YELLOW_LOW]) + tally(p[YELLOW_HIGH])

    @jit
    def value(  # noqa: PLR0917
        p: Position, ways: Ways, near: Numbers, me: int, weights: Weights, faces: Any
    ) -> float:
        """Of a position in which nobody has dice in hand."""
        total = standing(p, me, weights)
        if is_over(p):
            return float(total + weights[WIN] * (victory(p, me, weights) - 0.5))
        share = 1.0 / (p[SEATS] - 1)
        for seat in range(p[SEATS]):
            privilege = weights[PRIVILEGE] * p[YELLOW + seat]
            total += privilege if seat == me else -share * privilege
            feast(p, ways, seat, me, weights, faces[0])
            hunt(p, ways, near, seat, me, weights, faces[1])
            gain = expected(faces[0], faces[1])
            gain -= weights[PULL] * to_a_marble(p, ways, near, seat)
            gain *= weights[SOON if seat == p[TURN] else LATER]
            total += gain if seat == me else -gain
        return float(total / (1 + weights[HASTE] * marbles_left(p)))

    return Outlook(standing, value)
