"""What each ghost of a seat can do (V6 to V8): stay, walk, come in, leave."""

from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from manoir.bots.pasvu.outcome import hall_of
from manoir.bots.pasvu.scout.steps import FAR_SIDE, RESERVE
from manoir.bots.pasvu.share import Choices, Floats, Scales, Table
from manoir.bots.pasvu.sight.door_views import Seen, is_seen
from manoir.bots.pasvu.sight.spotting import CELLS, Spot, chart, free
from manoir.bots.pasvu.sight.watch import watching
from manoir.games.pasvu.box import FAMILY, Size
from manoir.games.pasvu.geometry.hall import Cell, Ghost, cell_of
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.rounds.paths import entering, leaving, walking
from manoir.games.pasvu.state import View
from manoir.kernel import Seat


def everybody(
    view: View,
    seat: Seat,
    points: int,
    scales: Scales,
    free: tuple[int, ...] = (),
    *,
    dense: bool = False,
) -> list[Choices]:
    """What each of a seat's ghosts can do with so many points; these, be set again for nothing."""
    hall, found = hall_of(view), []
    exposed = is_seen(hall, view.options, watching(view))
    for i, ghost in enumerate(view.ghosts):
        if ghost.seat == seat:
            shown, again = exposed[:, i : i + 1], ghost.number in free
            found.append(_inside(view, ghost, points, scales, shown, again, dense))
    waiting: dict[Size, Choices] = {}
    for number in view.ready[seat]:
        size = FAMILY[number]
        if size not in waiting:
            waiting[size] = _outside(view, seat, number, points, scales, dense)
        found.append(replace(waiting[size], ghost=number))
    return found


def ways(view: View, seat: Seat, number: int) -> Table:
    """By cell, how many points it takes a ghost to get there."""
    ghost = next((g for g in view.ghosts if (g.seat, g.number) == (seat, number)), None)
    if ghost is None:
        return _table(lambda cell: entering(view.sides[seat], cell))
    here = cell_of(ghost.x, ghost.y)
    return _table(lambda cell: walking(here, cell))


def _inside(  # noqa: PLR0917
    view: View, ghost: Ghost, points: int, scales: Scales, exposed: Seen, free: bool, dense: bool
) -> Choices:
    """Stay, walk, or leave."""
    here, side = cell_of(ghost.x, ghost.y), view.sides[ghost.seat]
    held, never = ghost.number in view.held[ghost.seat], points + 1
    costs = ways(view, ghost.seat, ghost.number)
    costs = np.where(costs > 0, never if held else costs, 0 if free else never)
    stays = (ghost.x, ghost.y, ghost.z, ghost.yaw)
    found = _walks(view, ghost.seat, ghost.number, points, scales, costs, dense)
    unseen = worths_of(view, ghost.seat, ghost.size, scales)[here]
    added = _with(found, 0, stays, 0, unseen, exposed)
    steps = leaving(side, here)
    if steps > points or held or ghost.number in view.entered[ghost.seat]:
        return added
    gone = scales.worth(ghost.size, FAR_SIDE, view.rounds - view.round)
    return _with(added, len(added.spots), None, steps, gone, np.zeros_like(exposed))


def _outside(  # noqa: PLR0917
    view: View, seat: Seat, number: int, points: int, scales: Scales, dense: bool
) -> Choices:
    """Wait, or come in; one who had got out (V12) would lose what it counts."""
    found = _walks(view, seat, number, points, scales, ways(view, seat, number), dense)
    nobody = np.zeros((len(found.doors), 1), np.uint8)
    waits = FAR_SIDE if number in view.out[seat] else RESERVE
    worth = scales.worth(FAMILY[number], waits, view.rounds - view.round)
    return _with(found, 0, None, 0, worth, nobody)


def _walks(  # noqa: PLR0917
    view: View, seat: Seat, number: int, points: int, scales: Scales, costs: Table, dense: bool
) -> Choices:
    """To all spots within reach."""
    size, rounds = FAMILY[number], view.rounds - view.round
    there = chart(view, seat, size, dense=dense)
    cost = costs[there.columns, there.rows]
    own = tuple(g for g in view.ghosts if g.seat == seat and g.number != number)
    within = np.flatnonzero((cost <= points) & free(there.spots, size, own))
    worths = worths_of(view, seat, size, scales)
    return Choices(
        ghost=number,
        spots=tuple(there.spots[i] for i in within),
        costs=cost[within],
        unseen=worths[there.columns[within], there.rows[within]],
        seen=scales.worth(size, RESERVE, rounds),
        doors=there.doors[:, within],
    )


def worths_of(view: View, seat: Seat, size: Size, scales: Scales) -> Floats:
    """By cell, what a ghost is worth there."""
    side, rounds = view.sides[seat], view.rounds - view.round
    worths = [scales.worth(size, leaving(side, cell), rounds) for cell in CELLS]
    return np.array(worths).reshape(SIDE, SIDE).T


def _table(cost: Callable[[Cell], int]) -> Table:
    return np.array([cost(cell) for cell in CELLS]).reshape(SIDE, SIDE).T


def _with(  # noqa: PLR0917
    some: Choices, at: int, spot: Spot | None, cost: int, unseen: float, doors: Seen
) -> Choices:
    """One more choice, in that place."""
    return replace(
        some,
        spots=(*some.spots[:at], spot, *some.spots[at:]),
        costs=np.insert(some.costs, at, cost),
        unseen=np.insert(some.unseen, at, unseen),
        doors=np.insert(some.doors, [at], doors, axis=1),
    )
