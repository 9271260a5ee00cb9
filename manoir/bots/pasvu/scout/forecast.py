"""What everybody makes of a hall this round: who goes where, and the side that is chosen then.

Each seat shares its points out as well as it can against the sides that it expects; whoever may
choose a side takes the best one against that; and so on in turn, a few times.
"""

from collections.abc import Callable
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np

from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.bots.pasvu.scout.survey import COLUMN, ROW, SIZE
from manoir.games.pasvu.box import SIZES
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.sight.canvas import Bytes, Floats, Whole
from manoir.kernel.compiled.jit import Jit

# A ghost: whose it is, how large, where (row OUTSIDE: in reserve), and what it may do.
SEAT, KIND, AT_COLUMN, AT_ROW, WALKS, LEAVES, WAS_OUT = range(7)
GHOST: Final = 7  # numbers
OUTSIDE: Final = -1
STAYS: Final = -1  # instead of a spot
GOES: Final = -2
MOST_POINTS: Final = 16
TIMES: Final = 6


class Given(NamedTuple):
    """What a forecast starts from."""

    spots: Whole  # as survey.py lists them
    seen: Bytes  # by door and spot
    blocked: Bytes  # by seat and spot: somebody else stands there
    ghosts: Whole
    exposed: Bytes  # by door and ghost, as it stands
    worth: Floats  # by size and steps that are left
    points: Whole  # by seat
    homes: Whole  # by seat, the number of its side
    choosers: Whole  # by seat, 1 for whoever may choose


def nothing() -> Given:
    """One of nobody, for its types."""
    row, table, seen = np.zeros(1, np.int64), np.zeros((1, 1), np.int64), np.zeros((1, 1), np.uint8)
    return Given(table, seen, seen, table, seen, np.zeros((1, 1)), row, row, row)


class Forecasts(NamedTuple):
    forecast: Callable[[Given, int, Whole, Floats, Floats, Floats], float]


def build(jit: Jit) -> Forecasts:  # noqa: PLR0915  small functions that share constants
    side, cells, sizes = SIDE, SIDE * SIDE, len(SIZES)
    reserve, far, most, times = RESERVE, FAR_SIDE, MOST_POINTS, TIMES

    @jit
    def depth(home: int, column: int, row: int) -> int:
        """How many rows a cell is away from a side (S, E, N, W); 0 is the first."""
        if home == 0:
            return row
        if home == 1:
            return side - 1 - column
        return side - 1 - row if home == 2 else column

    @jit
    def weigh(seen: Bytes, doors: Floats, risks: Floats) -> None:
        """How likely each is seen."""
        risks[:] = 0.0
        for d in range(len(doors)):
            for i in range(len(risks)):
                risks[i] += doors[d] * seen[d, i]

    @jit
    def best_spots(given: Given, seat: int, risks: Floats, best: Whole) -> None:
        """By size and cell the spot with the least risk, or STAYS."""
        best[:] = STAYS
        spots, blocked = given.spots, given.blocked
        for i in range(len(spots)):
            if not blocked[seat, i]:
                at = cells * spots[i, SIZE] + side * spots[i, ROW] + spots[i, COLUMN]
                if best[at] == STAYS or risks[i] < risks[best[at]]:
                    best[at] = i

    @jit
    def consider(cost: int, value: float, spot: int, values: Floats, picks: Whole) -> None:
        if value > values[cost]:
            values[cost] = value
            picks[cost] = spot

    @jit
    def choices(  # noqa: PLR0917
        given: Given, g: int, risks: Floats, risk: float, best: Whole, values: Floats, picks: Whole
    ) -> None:
        """By cost, the best that one ghost can do."""
        ghost, worth = given.ghosts[g], given.worth[given.ghosts[g, KIND]]
        home, points, seat = worth[reserve], given.points[ghost[SEAT]], given.homes[ghost[SEAT]]
        values[:], picks[:] = -inf, STAYS
        if ghost[AT_ROW] == OUTSIDE:
            consider(0, worth[far if ghost[WAS_OUT] else reserve], STAYS, values, picks)
        else:
            steps = side - depth(seat, ghost[AT_COLUMN], ghost[AT_ROW])
            consider(0, worth[steps] - risk * (worth[steps] - home), STAYS, values, picks)
            if ghost[LEAVES] and steps <= points:
                consider(steps, worth[far], GOES, values, picks)
        if not ghost[WALKS]:
            return
        for cell in range(cells):
            column, row = cell % side, cell // side
            deep, spot = depth(seat, column, row), best[cells * ghost[KIND] + cell]
            cost = deep + 1
            if ghost[AT_ROW] != OUTSIDE:
                cost = abs(column - ghost[AT_COLUMN]) + abs(row - ghost[AT_ROW])
            if spot != STAYS and 0 < cost <= points:
                there = worth[side - deep]
                consider(cost, there - risks[spot] * (there - home), spot, values, picks)

    @jit
    def share_out(  # noqa: PLR0917
        given: Given, seat: int, risks: Floats, standing: Floats, best: Whole, taken: Whole
    ) -> None:
        """For each ghost of a seat the spot that it takes, together the best."""
        points, ghosts = given.points[seat], given.ghosts
        values, picks = np.zeros(most), np.zeros((len(ghosts), most), np.int64)
        costs = np.zeros((len(ghosts), most), np.int64)
        total, after = np.zeros(most), np.zeros(most)
        for g in range(len(ghosts)):
            if ghosts[g, SEAT] != seat:
                continue
            choices(given, g, risks, standing[g], best, values, picks[g])
            for spent in range(points + 1):
                after[spent] = -inf
                for cost in range(spent + 1):
                    value = total[spent - cost] + values[cost]
                    if value > after[spent] + 1e-9:
                        after[spent] = value
                        costs[g, spent] = cost
            total[:] = after
        left = points
        for g in range(len(ghosts) - 1, -1, -1):
            if ghosts[g, SEAT] == seat:
                taken[g] = picks[g, costs[g, left]]
                left -= costs[g, left]

    @jit
    def account(given: Given, g: int, spot: int, unseen: Floats, lost: Floats) -> None:
        """Add up what a ghost is worth there, and by side what is lost of it."""
        ghost, worth = given.ghosts[g], given.worth[given.ghosts[g, KIND]]
        seat, home, sides = ghost[SEAT], worth[reserve], lost.shape[1]
        if spot == GOES or (spot == STAYS and ghost[AT_ROW] == OUTSIDE):
            out = spot == GOES or ghost[WAS_OUT]
            unseen[seat] += worth[far] if out else home
            return
        column, row = ghost[AT_COLUMN], ghost[AT_ROW]
        if spot != STAYS:
            column, row = given.spots[spot, COLUMN], given.spots[spot, ROW]
        there = worth[side - depth(given.homes[seat], column, row)]
        unseen[seat] += there
        numbers = len(given.seen) // sides
        for d in range(len(given.seen)):
            is_seen = given.exposed[d, g] if spot == STAYS else given.seen[d, spot]
            if is_seen:
                lost[seat, d // numbers] += (there - home) / numbers

    @jit
    def gain(lost: Floats, seat: int, at: int) -> float:
        """What a seat gains on the mean of the others by a side."""
        total = 0.0
        for other in range(len(lost)):
            total += lost[other, at]
        more: float = (total - lost[seat, at]) / (len(lost) - 1) - lost[seat, at]
        return more

    @jit
    def pick(given: Given, lost: Floats, picked: Floats) -> None:
        """How likely each side is."""
        picked[:] = 0.0
        for seat in range(len(lost)):
            if given.choosers[seat]:
                best = 0
                for at in range(1, lost.shape[1]):
                    if gain(lost, seat, at) > gain(lost, seat, best):
                        best = at
                picked[best] += 1 / given.choosers.sum()

    @jit
    def forecast(  # noqa: PLR0917
        given: Given, seat: int, taken: Whole, unseen: Floats, lost: Floats, picked: Floats
    ) -> float:
        """What a seat is ahead of the mean of the others; what everybody can expect is filled in.

        The sides start with those that are picked already.
        """
        seats, sides = lost.shape
        numbers = len(given.seen) // sides
        expected, doors = picked + 1.0, np.zeros(len(given.seen))
        risks, standing = np.zeros(len(given.spots)), np.zeros(len(given.ghosts))
        best, value = np.zeros(sizes * cells, np.int64), 0.0
        for _ in range(times):
            for d in range(len(doors)):
                doors[d] = expected[d // numbers] / expected.sum() / numbers
            weigh(given.seen, doors, risks)
            weigh(given.exposed, doors, standing)
            unseen[:], lost[:] = 0.0, 0.0
            for other in range(seats):
                best_spots(given, other, risks, best)
                share_out(given, other, risks, standing, best, taken)
            for g in range(len(taken)):
                account(given, g, taken[g], unseen, lost)
            pick(given, lost, picked)
            ahead = unseen[seat] - (unseen.sum() - unseen[seat]) / (seats - 1)
            for at in range(sides):
                ahead += picked[at] * gain(lost, seat, at)
                expected[at] += 2 * picked[at]
            value += ahead / times
        return value

    return Forecasts(forecast)


Forecast = Callable[[Given, int, Whole, Floats, Floats, Floats], Any]
