"""What a seat is ahead in a hall if everybody plans, one after another (plan.py).

It starts from what `foretell` expects everybody to do. The spots are those of its survey.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from manoir.bots.pasvu.choices import ways
from manoir.bots.pasvu.fusing import pairs
from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.scout.forecast import (
    AT_COLUMN,
    AT_ROW,
    GOES,
    KIND,
    LEAVES,
    OUTSIDE,
    STAYS,
    WALKS,
    WAS_OUT,
)
from manoir.bots.pasvu.scout.plan import Families, Options, Prospect
from manoir.bots.pasvu.scout.planning import (
    bits_of,
    ghosts_of,
    moved_as_told,
    prospect_of,
    standing,
)
from manoir.bots.pasvu.scout.prospects import Forecast, foretell
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE, WAITS
from manoir.bots.pasvu.scout.survey import COLUMN, ROW, SIZE
from manoir.bots.pasvu.share import LESS, Floats, Scales
from manoir.bots.pasvu.sight.spotting import CELLS
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.knowledge import state_of
from manoir.games.pasvu.moves import Fuse
from manoir.games.pasvu.rounds.ghosts import is_small
from manoir.games.pasvu.rounds.movement import grows_to
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.sight.canvas import Whole
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import View
from manoir.kernel import Seat, put

Row = tuple[int, int, int, int]  # what it is (a spot, STAYS or GOES), cost, steps left, doors
Able = dict[int, list[Row]]  # what each ghost can do

FUSIONS: Final = 2  # a round, of one seat
PAIRS: Final = 3  # that are tried for each


class _Mind(NamedTuple):
    """What a seat thinks with."""

    view: View
    seat: Seat
    told: Forecast
    bits: list[int]  # by spot, the doors that see it
    doors: Floats  # by look


def ahead(view: View, seat: Seat, scales: Scales) -> float:
    """What a seat is ahead of the others, as the share of them that it is likely to beat."""
    told, prospect = foretell(view, seat, scales), prospect_of(view)
    families = standing(view, told.given.exposed[:, : len(view.ghosts)])
    families = moved_as_told(families, view, told, range(len(view.sides)))
    bits, doors = bits_of(told.given.seen), _looks(told.picked, prospect)
    for other, done in enumerate(view.done):
        if not done:
            _plan(_Mind(view, other, told, bits, doors), prospect, families)
    found = np.zeros((len(view.sides), prospect.sides))
    machine().weigh_sides(families, prospect, found)
    picked = [int(found[one].argmax()) for one in np.flatnonzero(prospect.choosers)]
    return float(found[seat, picked].mean())


def _plan(mind: _Mind, prospect: Prospect, families: Families) -> None:
    """Have a seat do the best it can against what the others are expected to do."""
    given, taken = mind.told.given, mind.told.taken
    own = [
        (g, number) for g, (seat, number) in enumerate(ghosts_of(mind.view)) if seat == mind.seat
    ]
    if not own:
        return
    able = {number: list(_rows(mind, g)) for g, number in own}
    starts = [[row[0] for row in able[number]].index(taken[g]) for g, number in own]
    points = int(given.points[mind.seat])
    value = _improve(able, starts, prospect, mind.seat, points, families)
    if mind.view.options.fusions:
        _fuse(mind, able, value, prospect, families)


def _fuse(mind: _Mind, able: Able, value: float, prospect: Prospect, families: Families) -> None:
    """Have pairs become one (V12), as long as that is better."""
    view, made = mind.view, list[int]()
    points = int(mind.told.given.points[mind.seat])
    for _ in range(FUSIONS):
        best, before = None, families
        for pair, by, rows in _unions(mind, view, made)[:PAIRS]:
            trial = Families(before.steps.copy(), before.seen.copy())
            some = _fused(able, trial, mind.seat, pair, by, rows, view)
            worth = _improve(some, [0] * len(some), prospect, mind.seat, points, trial)
            if worth > value + LESS:
                value, best = worth, (pair, by, some, trial)
        if best is None:
            return
        pair, by, able, trial = best
        families.steps[:], families.seen[:] = trial.steps, trial.seen
        made.append(by)
        gone = {(mind.seat, pair.ghost), (mind.seat, pair.other)}
        view = replace(view, ghosts=tuple(g for g in view.ghosts if (g.seat, g.number) not in gone))


def _fused(  # noqa: PLR0917
    able: Able, families: Families, seat: Seat, pair: Fuse, by: int, rows: list[Row], view: View
) -> Able:
    """What all ghosts can do then; of the two, a small one from the reserve may come in again."""
    gone = {by}
    for number in (pair.ghost, pair.other):
        families.steps[seat, number] = RESERVE if is_small(number) else WAITS
        families.seen[seat, number] = 0
        if number not in view.reserve[seat] or not is_small(number):
            gone.add(number)
    return {**{n: some for n, some in able.items() if n not in gone}, by: rows}


def _unions(mind: _Mind, view: View, made: list[int]) -> list[tuple[Fuse, int, list[Row]]]:
    """Pairs, what they become, and where: the largest first, then the cheapest."""
    seat, found = mind.seat, []
    state = state_of(mind.view)
    state = replace(state, out=put(state.out, seat, (*state.out[seat], *made)))
    for pair in pairs(view, seat):
        by = grows_to(state, seat, pair)
        if by is not None and by not in made:
            rows = _meetings(mind, view, pair, by)
            if rows:
                found.append((pair, by, rows))
    return sorted(found, key=lambda one: (one[1], one[2][0][1]))


def _meetings(mind: _Mind, view: View, pair: Fuse, by: int) -> list[Row]:
    """Where two can become one, the cheapest first."""
    given, spots, kind = mind.told.given, mind.told.given.spots, SIZE_NUMBERS[FAMILY[by]]
    table = ways(view, mind.seat, pair.ghost) + ways(view, mind.seat, pair.other)
    costs = table[spots[:, COLUMN], spots[:, ROW]]
    to = _left(int(given.homes[mind.seat]))[spots[:, COLUMN], spots[:, ROW]]
    rows = _walks(mind, kind, costs, to)
    return sorted(rows, key=lambda row: row[1])


def _improve(  # noqa: PLR0917
    able: Able, taken: list[int], given: Prospect, seat: Seat, points: int, families: Families
) -> float:
    starts = np.cumsum([0, *map(len, able.values())])
    _, costs, steps, seen = np.array([*chain(*able.values())], np.int64).T.copy()
    options = Options(starts, np.array([*able]), costs, steps, seen)
    picked = starts[:-1] + np.array(taken)
    value: float = machine().improve(families, given, options, seat, points, picked)
    return value


def _looks(picked: Floats, given: Prospect) -> Floats:
    """By look and door how likely it comes there: as told, or on any one side."""
    sides = np.array([picked, *np.eye(given.sides)])
    numbers = given.doors // given.sides
    return np.repeat(sides, numbers, axis=1) / numbers


def _rows(mind: _Mind, g: int) -> Iterator[Row]:
    """What a ghost can do that is worth a thought, and what it is expected to do."""
    given, taken = mind.told.given, mind.told.taken[g]
    ghost, spots = given.ghosts[g], given.spots
    left = _left(int(given.homes[mind.seat]))
    to = left[spots[:, COLUMN], spots[:, ROW]]
    costs = RESERVE - to
    if ghost[AT_ROW] == OUTSIDE:
        yield STAYS, 0, FAR_SIDE if ghost[WAS_OUT] else RESERVE, 0
    else:
        steps = int(left[ghost[AT_COLUMN], ghost[AT_ROW]])
        yield STAYS, 0, steps, bits_of(given.exposed[:, g : g + 1])[0]
        if ghost[LEAVES] and steps <= given.points[mind.seat]:
            yield GOES, steps, FAR_SIDE, 0
        costs = abs(spots[:, COLUMN] - ghost[AT_COLUMN]) + abs(spots[:, ROW] - ghost[AT_ROW])
    if ghost[WALKS]:
        yield from _walks(mind, int(ghost[KIND]), costs, to, taken)


def _walks(mind: _Mind, kind: int, costs: Whole, to: Whole, taken: int = STAYS) -> Iterator[Row]:
    given = mind.told.given
    worth = given.worth[kind]
    able = (given.spots[:, SIZE] == kind) & (given.blocked[mind.seat] == 0)
    within = np.flatnonzero(able & (costs > 0) & (costs <= given.points[mind.seat]))
    there = worth[to[within]]
    values = there - (there - worth[RESERVE]) * (mind.doors @ given.seen[:, within])
    kept = {taken} - {STAYS, GOES} | {int(within[i]) for i in _best(costs[within], values)}
    for i in sorted(kept):
        yield i, int(costs[i]), int(to[i]), mind.bits[i]


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
