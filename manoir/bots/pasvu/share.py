"""Sharing points out among ghosts (V6): what each can do, what that costs, and the best of it."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from manoir.bots.pasvu.eyes import Seen, is_seen
from manoir.bots.pasvu.outcome import hall_of
from manoir.bots.pasvu.spotting import CELLS, chart, free, walk_to
from manoir.games.pasvu.box import FAMILY, Size
from manoir.games.pasvu.hall import Cell, Ghost, cell_of
from manoir.games.pasvu.moves import Escape, Walk
from manoir.games.pasvu.spots import Spot
from manoir.games.pasvu.state import View
from manoir.games.pasvu.units import SIDE
from manoir.games.pasvu.way import entering, leaving, walking
from manoir.kernel import Seat

Floats = NDArray[np.float64]
Table = NDArray[np.int64]  # by column and row

RESERVE: Final = SIDE + 1  # steps from the reserve to the far side
FAR_SIDE: Final = 0  # steps that are left there
_LESS: Final = 1e-9  # what is nearer than this is as good


class Scales(Protocol):
    def worth(self, size: Size, steps: int, rounds: int) -> float:
        """What a ghost is worth so many steps before the far side, before rounds to come."""


class Choices(Struct, frozen=True):
    """What one ghost can do; the first is to stay, in the hall or in the reserve."""

    ghost: int
    spots: tuple[Spot | None, ...]  # None: as it is, or out
    costs: Table
    unseen: Floats  # what each is worth
    seen: float  # what is left of it if it is seen
    doors: Seen  # by door and choice, who sees it there

    def values(self, doors: Floats) -> Floats:
        """What each is worth, by how likely the keyhole is at each door."""
        return self.unseen - (self.unseen - self.seen) * (doors @ self.doors)


class Share(NamedTuple):
    """For each ghost the choice it takes, and what all of them are worth."""

    value: float
    taken: tuple[int, ...]


def everybody(view: View, seat: Seat, points: int, scales: Scales) -> list[Choices]:
    """What each of a seat's ghosts can do with so many points."""
    hall, found = hall_of(view), []
    exposed = is_seen(hall, view.options, view.open_sides)
    for i, ghost in enumerate(view.ghosts):
        if ghost.seat == seat:
            found.append(_inside(view, ghost, points, scales, exposed[:, i : i + 1]))
    waiting: dict[Size, Choices] = {}
    for number in view.reserve[seat]:
        size = FAMILY[number]
        if size not in waiting:
            waiting[size] = _outside(view, seat, number, points, scales)
        found.append(replace(waiting[size], ghost=number))
    return found


def best_share(choices: list[Choices], doors: Floats, points: int) -> Share:
    """The choices that are worth most together and cost no more than there is."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (points + 1)
    for some in choices:
        picks = _picks(some, some.values(doors), points)
        best = [
            max(
                (
                    (best[spent - cost][0] + value, (*best[spent - cost][1], index))
                    for cost, index, value in picks
                    if cost <= spent
                ),
                key=lambda found: found[0],
            )
            for spent in range(points + 1)
        ]
    return Share(*best[points])


def moves(choices: list[Choices], share: Share) -> Iterator[Walk | Escape]:
    """What a share-out consists of: those who leave make room first."""
    taken = [(some, i) for some, i in zip(choices, share.taken, strict=True) if i]
    for some, i in taken:
        if some.spots[i] is None:
            yield Escape(some.ghost)
    for some, i in taken:
        spot = some.spots[i]
        if spot is not None:
            yield walk_to(some.ghost, spot)


def _picks(some: Choices, values: Floats, points: int) -> list[tuple[int, int, float]]:
    """By cost the best choice, where more points buy more."""
    picks: list[tuple[int, int, float]] = []
    for cost in range(points + 1):
        here = np.flatnonzero(some.costs == cost)
        if len(here):
            index = int(here[np.argmax(values[here])])
            if not picks or values[index] > picks[-1][2] + _LESS:
                picks.append((cost, index, float(values[index])))
    return picks


def _inside(view: View, ghost: Ghost, points: int, scales: Scales, exposed: Seen) -> Choices:
    """Stay, walk, or leave."""
    here, side = cell_of(ghost.x, ghost.y), view.sides[ghost.seat]
    costs = _table(lambda cell: walking(here, cell) or points + 1)
    stays = (ghost.x, ghost.y, ghost.z)
    found = _walks(view, ghost.seat, ghost.number, points, scales, costs)
    unseen = _worths(view, ghost.seat, ghost.number, scales)[here]
    added = _with(found, 0, stays, 0, unseen, exposed)
    steps = leaving(side, here)
    if steps > points or ghost.number in view.entered[ghost.seat]:
        return added
    gone = scales.worth(ghost.size, FAR_SIDE, view.rounds - view.round)
    return _with(added, len(added.spots), None, steps, gone, np.zeros_like(exposed))


def _outside(view: View, seat: Seat, number: int, points: int, scales: Scales) -> Choices:
    """Wait, or come in."""
    costs = _table(lambda cell: entering(view.sides[seat], cell))
    found = _walks(view, seat, number, points, scales, costs)
    nobody = np.zeros((len(found.doors), 1), np.uint8)
    return _with(found, 0, None, 0, found.seen, nobody)


def _walks(  # noqa: PLR0917
    view: View, seat: Seat, number: int, points: int, scales: Scales, costs: Table
) -> Choices:
    """To all spots within reach."""
    size, rounds = FAMILY[number], view.rounds - view.round
    there = chart(view, seat, size)
    cost = costs[there.columns, there.rows]
    own = tuple(g for g in view.ghosts if g.seat == seat and g.number != number)
    within = np.flatnonzero((cost <= points) & free(there.spots, size, own))
    worths = _worths(view, seat, number, scales)
    return Choices(
        ghost=number,
        spots=tuple(there.spots[i] for i in within),
        costs=cost[within],
        unseen=worths[there.columns[within], there.rows[within]],
        seen=scales.worth(size, RESERVE, rounds),
        doors=there.doors[:, within],
    )


def _worths(view: View, seat: Seat, number: int, scales: Scales) -> Floats:
    """By cell, what a ghost is worth there."""
    side, rounds = view.sides[seat], view.rounds - view.round
    worths = [scales.worth(FAMILY[number], leaving(side, cell), rounds) for cell in CELLS]
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
