"""What a seat is ahead in a hall if everybody plans, one after another (plan.py).

It starts from what `foretell` expects everybody to do. The spots are those of its survey.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain

import numpy as np

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.scout.forecast import (
    AT_COLUMN,
    AT_ROW,
    GOES,
    KIND,
    LEAVES,
    OUTSIDE,
    SEAT,
    STAYS,
    WALKS,
    WAS_OUT,
    Given,
)
from manoir.bots.pasvu.scout.plan import Families, Options, Prospect
from manoir.bots.pasvu.scout.planning import bits_of, expected, ghosts_of, prospect_of
from manoir.bots.pasvu.scout.prospects import Forecast, foretell
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.bots.pasvu.scout.survey import COLUMN, ROW, SIZE
from manoir.bots.pasvu.share import Floats, Scales
from manoir.bots.pasvu.sight.spotting import CELLS
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.sight.canvas import Whole
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

Row = tuple[int, int, int, int]  # what it is (a spot, STAYS or GOES), cost, steps left, doors


def ahead(view: View, seat: Seat, scales: Scales) -> float:
    """What a seat is ahead of the mean of the others, or in the last round how often it wins."""
    told, prospect = foretell(view, seat, scales), prospect_of(view)
    families = expected(view, told, range(len(view.sides)))
    for other, done in enumerate(view.done):
        if not done:
            _plan(view, other, told, prospect, families)
    found = np.zeros((len(view.sides), prospect.sides))
    machine().weigh_sides(families, prospect, found)
    picked = [int(found[one].argmax()) for one in np.flatnonzero(prospect.choosers)]
    return float(found[seat, picked].mean())


def _plan(view: View, seat: Seat, told: Forecast, prospect: Prospect, families: Families) -> None:
    """Have a seat do the best it can against what the others are expected to do."""
    own = [(g, number) for g, (other, number) in enumerate(ghosts_of(view)) if other == seat]
    if not own:
        return
    given, bits, doors = told.given, bits_of(told.given.seen), _looks(told.picked, prospect)
    rows = [list(_rows(given, g, doors, bits, told.taken[g])) for g, _ in own]
    starts = np.cumsum([0, *map(len, rows)])
    _, costs, steps, seen = np.array([*chain(*rows)], np.int64).T.copy()
    taken = [
        start + [row[0] for row in some].index(told.taken[g])
        for start, some, (g, _) in zip(starts[:-1], rows, own, strict=True)
    ]
    options = Options(starts, np.array([number for _, number in own]), costs, steps, seen)
    points = int(given.points[seat])
    machine().improve(families, prospect, options, seat, points, np.array(taken))


def _looks(picked: Floats, given: Prospect) -> Floats:
    """By look and door how likely it comes there: at any door, as told, or on any one side."""
    sides = np.array([np.ones(given.sides) / given.sides, picked, *np.eye(given.sides)])
    numbers = given.doors // given.sides
    return np.repeat(sides, numbers, axis=1) / numbers


def _rows(given: Given, g: int, doors: Floats, bits: list[int], taken: int) -> Iterator[Row]:
    """What a ghost can do that is worth a thought, and what it is expected to do."""
    ghost = given.ghosts[g]
    if ghost[AT_ROW] == OUTSIDE:
        yield STAYS, 0, FAR_SIDE if ghost[WAS_OUT] else RESERVE, 0
    else:
        steps = int(_left(int(given.homes[ghost[SEAT]]))[ghost[AT_COLUMN], ghost[AT_ROW]])
        yield STAYS, 0, steps, bits_of(given.exposed[:, g : g + 1])[0]
        if ghost[LEAVES] and steps <= given.points[ghost[SEAT]]:
            yield GOES, steps, FAR_SIDE, 0
    if ghost[WALKS]:
        yield from _walks(given, g, doors, bits, taken)


def _walks(given: Given, g: int, doors: Floats, bits: list[int], taken: int) -> Iterator[Row]:
    ghost, worth = given.ghosts[g], given.worth[given.ghosts[g, KIND]]
    seat, spots = int(ghost[SEAT]), given.spots
    to = _left(int(given.homes[seat]))[spots[:, COLUMN], spots[:, ROW]]
    costs = RESERVE - to
    if ghost[AT_ROW] != OUTSIDE:
        costs = abs(spots[:, COLUMN] - ghost[AT_COLUMN]) + abs(spots[:, ROW] - ghost[AT_ROW])
    able = (spots[:, SIZE] == ghost[KIND]) & (given.blocked[seat] == 0)
    within = np.flatnonzero(able & (costs > 0) & (costs <= given.points[seat]))
    there = worth[to[within]]
    values = there - (there - worth[RESERVE]) * (doors @ given.seen[:, within])
    kept = {taken} - {STAYS, GOES} | {int(within[i]) for i in _best(costs[within], values)}
    for i in sorted(kept):
        yield i, int(costs[i]), int(to[i]), bits[i]


def _best(costs: Whole, values: Floats) -> Iterator[int]:
    """By look and cost, the best."""
    for some in values:
        order = np.lexsort((-some, costs))
        first = np.flatnonzero(np.diff(costs[order], prepend=-1))
        yield from order[first].tolist()


@cache
def _left(home: int) -> Whole:
    """By column and row, the steps that are left from there."""
    steps = [leaving(SIDES[home], cell) for cell in CELLS]
    return np.array(steps).reshape(SIDE, SIDE).T
