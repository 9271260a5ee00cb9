"""Share-outs and sides by what all ghosts together can expect (plan.py), from a view."""

from collections.abc import Collection, Iterator
from typing import Final

import numpy as np

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.outcome import hall_of
from manoir.bots.pasvu.scout.forecast import GOES, STAYS
from manoir.bots.pasvu.scout.future import futures
from manoir.bots.pasvu.scout.plan import Families, Options, Prospect
from manoir.bots.pasvu.scout.prospects import Forecast, foretell
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE, WAITS
from manoir.bots.pasvu.scout.survey import COLUMN, ROW
from manoir.bots.pasvu.share import Choices, Floats, Scales, Share
from manoir.bots.pasvu.sight.door_views import Seen, is_seen
from manoir.bots.pasvu.sight.watch import watching
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import cell_of
from manoir.games.pasvu.rounds.ghosts import is_small
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.sight.canvas import Whole
from manoir.games.pasvu.sight.keyhole import Side
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

# By rounds to come, how far leads at the end lie from those that families promise after a look.
SPREADS: Final = (1.0, 1.0, 1.8, 2.0, 2.3)


def side_of(view: View, seat: Seat) -> Side:
    """The side after whose look a seat is furthest ahead, or in the last round wins most often."""
    prospect = prospect_of(view)
    found = np.zeros((len(view.sides), prospect.sides))
    machine().weigh_sides(_standing(view), prospect, found)
    return view.open_sides[int(np.argmax(found[seat]))]


def improved(  # noqa: PLR0917
    view: View,
    seat: Seat,
    choices: list[Choices],
    share: Share,
    doors: Floats,
    scales: Scales,
    halves: tuple[int, ...] = (),
) -> Share:
    """A share-out made better, against what the others are expected to do.

    The halves of what is made in it (V12) are in the reserve then.
    """
    prospect, families = prospect_of(view), _against(view, seat, scales)
    for number in halves:
        families.steps[seat, number] = RESERVE if is_small(number) else WAITS
        families.seen[seat, number] = 0
    kept = [
        _worthwhile(some, taken, doors, prospect.sides, view.points[seat])
        for some, taken in zip(choices, share.taken, strict=True)
    ]
    starts = np.cumsum([0, *map(len, kept)])
    taken = np.array(
        [
            start + some.index(index)
            for start, some, index in zip(starts[:-1], kept, share.taken, strict=True)
        ]
    )
    options = _options(view, seat, choices, kept, starts)
    value = machine().improve(families, prospect, options, seat, view.points[seat], taken)
    picked = tuple(
        some[at - start] for some, at, start in zip(kept, taken.tolist(), starts[:-1], strict=True)
    )
    return Share(value, picked)


def prospect_of(view: View) -> Prospect:
    watch, rounds = watching(view), view.rounds - view.round
    fewest = min(view.chosen)
    return Prospect(
        sides=len(watch.sides),
        doors=len(watch.doors),
        worth=futures(view.options.fusions)[rounds],
        last=rounds == 0,
        choosers=np.array([int(times == fewest) for times in view.chosen]),
        spread=SPREADS[rounds],
    )


def _standing(view: View) -> Families:
    """Everybody as they are."""
    return standing(view, is_seen(hall_of(view), view.options, watching(view)))


def standing(view: View, exposed: Seen) -> Families:
    """The same, from which doors see whom."""
    steps = np.array([_in_reserve(view, seat) for seat in range(len(view.sides))])
    seen = np.zeros((len(view.sides), len(FAMILY)), np.int64)
    for ghost, doors in zip(view.ghosts, bits_of(exposed), strict=True):
        here = cell_of(ghost.x, ghost.y)
        steps[ghost.seat, ghost.number] = leaving(view.sides[ghost.seat], here)
        seen[ghost.seat, ghost.number] = doors
    for seat, out in enumerate(view.out):
        steps[seat, list(out)] = FAR_SIDE
    return Families(steps, seen)


def _in_reserve(view: View, seat: Seat) -> list[int]:
    """By ghost, steps that it has left if it is there."""
    waits = view.options.fusions
    return [
        WAITS if waits and not is_small(number) and number not in view.edge[seat] else RESERVE
        for number in range(len(FAMILY))
    ]


def _against(view: View, seat: Seat, scales: Scales) -> Families:
    """The others where they can be expected."""
    others = [other for other in range(len(view.sides)) if other != seat]
    if all(view.done[other] for other in others):
        return _standing(view)
    return expected(view, foretell(view, seat, scales), others)


def expected(view: View, told: Forecast, seats: Collection[Seat]) -> Families:
    """Everybody when these seats have done what they are expected to do, unless they are done."""
    return moved_as_told(_standing(view), view, told, seats)


def moved_as_told(
    families: Families, view: View, told: Forecast, seats: Collection[Seat]
) -> Families:
    bits, spots = bits_of(told.given.seen), told.given.spots
    for (seat, number), taken in zip(ghosts_of(view), told.taken, strict=True):
        if taken == STAYS or seat not in seats or view.done[seat]:
            continue
        families.steps[seat, number] = FAR_SIDE
        families.seen[seat, number] = 0
        if taken != GOES:
            cell = int(spots[taken, COLUMN]), int(spots[taken, ROW])
            families.steps[seat, number] = leaving(view.sides[seat], cell)
            families.seen[seat, number] = bits[taken]
    return families


def ghosts_of(view: View) -> Iterator[tuple[Seat, int]]:
    """As `foretell` has them in a row."""
    yield from ((ghost.seat, ghost.number) for ghost in view.ghosts)
    yield from ((seat, number) for seat, ready in enumerate(view.ready) for number in ready)


def _worthwhile(some: Choices, taken: int, doors: Floats, sides: int, points: int) -> list[int]:
    """By cost, the best choices against several looks: at any door, of any one side, or as told."""
    numbers = len(doors) // sides
    looks = [np.ones(len(doors)) / len(doors), doors]
    looks += [np.repeat(side, numbers) / numbers for side in np.eye(sides)]
    kept = {0, taken}
    for look in looks:
        values = some.values(look)
        for cost in range(points + 1):
            here = np.flatnonzero(some.costs == cost)
            if len(here):
                kept.add(int(here[np.argmax(values[here])]))
    return sorted(kept)


def _options(
    view: View, seat: Seat, choices: list[Choices], kept: list[list[int]], starts: Whole
) -> Options:
    rows = [
        (int(some.costs[i]), _steps(view, seat, some, i), bits)
        for some, indices in zip(choices, kept, strict=True)
        for i, bits in zip(indices, bits_of(some.doors[:, indices]), strict=True)
    ]
    costs, steps, seen = np.array(rows, np.int64).T.copy()
    numbers = np.array([some.ghost for some in choices])
    return Options(starts, numbers, costs, steps, seen)


def _steps(view: View, seat: Seat, some: Choices, index: int) -> int:
    spot = some.spots[index]
    if spot is None:
        return FAR_SIDE if index or some.ghost in view.out[seat] else RESERVE
    return leaving(view.sides[seat], cell_of(spot[0], spot[1]))


def bits_of(seen: Seen) -> list[int]:
    """By body, a bit for every door that sees it."""
    doors = np.left_shift(1, np.arange(len(seen)))
    return [int(bits) for bits in doors @ seen.astype(np.int64)]
