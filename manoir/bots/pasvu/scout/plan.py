"""A share-out made better, by what all ghosts together can expect after each look that may come.

What a look takes depends on its door: ghosts that the same door sees go home together. It is not
points that count, but who wins: before the last round, who is likely to.
"""

from collections.abc import Callable
from math import erf, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.bots.pasvu.scout.places import PLACES, Places
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.games.pasvu.box import FAMILY, INSIDE, OUT
from manoir.games.pasvu.sight.canvas import Floats, Whole
from manoir.kernel.compiled.jit import Jit

LESS: Final = 1e-9  # what is nearer than this is as good
PASSES: Final = 12
POINT: Final = 1e-3  # beside winning


class Families(NamedTuple):
    """By seat and ghost: steps that are left, and a bit for every door that sees it."""

    steps: Whole
    seen: Whole


class Prospect(NamedTuple):
    """From where looks come, what families are worth after one, and who may choose a side."""

    sides: int
    doors: int
    worth: Floats  # as future.py has it, in one row
    last: bool
    choosers: Whole  # by seat, 1 for whoever may choose
    spread: float  # of what looks and cards may still do to a lead, in points


class Options(NamedTuple):
    """What ghosts of one seat can do."""

    starts: Whole  # by ghost, its first option; and where the last one's end
    numbers: Whole  # by ghost
    costs: Whole
    steps: Whole
    seen: Whole


class Plans(NamedTuple):
    weigh_sides: Callable[[Families, Prospect, Floats], None]
    improve: Callable[[Families, Prospect, Options, int, int, Whole], float]


def build(jit: Jit, places: Places) -> Plans:  # noqa: PLR0915  small functions
    twos, fours = places.twos, places.fours
    medium, small, stride = int(twos.max()) + 1, int(fours.max()) + 1, PLACES
    family, reserve, far = len(FAMILY), RESERVE, FAR_SIDE
    root = sqrt(2.0)
    out = np.array([OUT[size] for size in FAMILY])
    inside = np.array([INSIDE[size] for size in FAMILY])

    @jit
    def place(steps: Whole, seen: Whole, door: int, number: int) -> int:
        """Where a ghost is after a look through a door."""
        home = seen[number] >> door & 1 and steps[number] != far
        return reserve if home else steps[number]

    @jit
    def worth_of(steps: Whole, seen: Whole, door: int, worth: Floats) -> float:
        """What a family can expect after that look."""
        large = place(steps, seen, door, 0)
        pair = place(steps, seen, door, 1) * stride + place(steps, seen, door, 2)
        four = 0
        for number in range(3, family):
            four = four * stride + place(steps, seen, door, number)
        value: float = worth[(large * medium + twos[pair]) * small + fours[four]]
        return value

    @jit
    def score_of(steps: Whole, seen: Whole, door: int) -> float:
        """Points; between equals ghosts that are out, then those not in reserve."""
        points, away, here = 0, 0, 0
        for number in range(family):
            there = place(steps, seen, door, number)
            if there == far:
                points += out[number]
                away += 1
            elif there < reserve:
                points += inside[number]
                here += 1
        return points + away / 10 + (away + here) / 100

    @jit
    def fill(families: Families, given: Prospect, seat: int, values: Floats) -> None:
        """By door, what a seat has after that look."""
        steps, seen = families.steps[seat], families.seen[seat]
        for door in range(given.doors):
            if given.last:
                values[seat, door] = score_of(steps, seen, door)
            else:
                values[seat, door] = worth_of(steps, seen, door, given.worth)

    @jit
    def ahead(values: Floats, given: Prospect, seat: int, door: int) -> float:
        """The share of the others that a seat beats, as far as one can say."""
        seats, total = len(values), 0.0
        for other in range(seats):
            if other == seat:
                continue
            more = values[seat, door] - values[other, door]
            total += POINT * more
            if given.last:
                total += 1.0 if more > LESS else 0.0 if more < -LESS else 0.5
            else:
                total += (1.0 + erf(more / given.spread / root)) / 2
        return total / (seats - 1)

    @jit
    def on_side(values: Floats, given: Prospect, seat: int, side: int) -> float:
        numbers, total = given.doors // given.sides, 0.0
        for door in range(side * numbers, side * numbers + numbers):
            total += ahead(values, given, seat, door)
        return total / numbers

    @jit
    def expect(values: Floats, given: Prospect, seat: int) -> float:
        """What a seat can expect when whoever may choose a side takes the best."""
        total, count = 0.0, 0
        for chooser in range(len(values)):
            if given.choosers[chooser]:
                best, most = 0, on_side(values, given, chooser, 0)
                for side in range(1, given.sides):
                    more = on_side(values, given, chooser, side)
                    if more > most + LESS:
                        best, most = side, more
                total += on_side(values, given, seat, best)
                count += 1
        return total / count

    @jit
    def weigh_sides(families: Families, given: Prospect, found: Floats) -> None:
        """By seat and side, what a seat is ahead if the keyhole goes there."""
        values = np.zeros((len(families.steps), given.doors))
        for seat in range(len(values)):
            fill(families, given, seat, values)
        for seat in range(len(values)):
            for side in range(given.sides):
                found[seat, side] = on_side(values, given, seat, side)

    @jit
    def take(families: Families, options: Options, seat: int, g: int, option: int) -> None:
        number = options.numbers[g]
        families.steps[seat, number] = options.steps[option]
        families.seen[seat, number] = options.seen[option]

    @jit
    def improve(  # noqa: PLR0912, PLR0917
        families: Families, given: Prospect, options: Options, seat: int, points: int, taken: Whole
    ) -> float:
        """Change what one ghost or two do, as long as that is better; what can be expected then."""
        starts, costs, ghosts = options.starts, options.costs, len(options.numbers)
        values, left = np.zeros((len(families.steps), given.doors)), points
        for other in range(len(values)):
            fill(families, given, other, values)
        for g in range(ghosts):
            take(families, options, seat, g, taken[g])
            left -= costs[taken[g]]
        fill(families, given, seat, values)
        best = expect(values, given, seat)
        for _ in range(PASSES):
            one, two, first, second = -1, -1, -1, -1
            for g in range(ghosts):
                for other in range(g, ghosts):
                    for i in range(starts[g], starts[g + 1]):
                        room = left + costs[taken[g]] - costs[i]
                        if other > g:
                            room += costs[taken[other]]
                        take(families, options, seat, g, i)
                        last = starts[other + 1] if other > g else starts[other] + 1
                        for j in range(starts[other], last):
                            if room < (costs[j] if other > g else 0):
                                continue
                            if other > g:
                                take(families, options, seat, other, j)
                            fill(families, given, seat, values)
                            value = expect(values, given, seat)
                            if value > best + LESS:
                                best, one, two, first, second = value, g, other, i, j
                    take(families, options, seat, other, taken[other])
                    take(families, options, seat, g, taken[g])
            if one < 0:
                break
            left += costs[taken[one]] - costs[first]
            taken[one] = first
            take(families, options, seat, one, first)
            if two > one:
                left += costs[taken[two]] - costs[second]
                taken[two] = second
                take(families, options, seat, two, second)
        return best

    return Plans(weigh_sides, improve)


WeighSides = Callable[[Families, Prospect, Floats], Any]
Improve = Callable[[Families, Prospect, Options, int, int, Whole], Any]
