"""What a seat is ahead of the others in a hall, by what everybody could make of it this round."""

from functools import lru_cache
from typing import Final

import numpy as np
from msgspec import Struct

from manoir.bots.pasvu.machine import machine
from manoir.bots.pasvu.scout.forecast import GHOST, MOST_POINTS, OUTSIDE, Given
from manoir.bots.pasvu.scout.steps import RESERVE
from manoir.bots.pasvu.scout.survey import MOST, SPOT, X, Y, Z
from manoir.bots.pasvu.scout.survey import SIZE as KIND
from manoir.bots.pasvu.share import Floats, Scales
from manoir.bots.pasvu.sight.door_views import Seen, cameras, easel, either, perched
from manoir.bots.pasvu.sight.watch import Watch, watching
from manoir.games.pasvu.box import FAMILY, FIGURES, SIZES
from manoir.games.pasvu.core.layout import ROOM
from manoir.games.pasvu.geometry.hall import Ghost, Hall, cell_of
from manoir.games.pasvu.geometry.rows import SIZE_NUMBERS, packed, yaw_number
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.sight.canvas import Whole
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.sight.viewer import Eyes, scene
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

USUAL: Final = 8  # points of a card that is still to come
STRIDES: Final = np.array((6, 4, 2))  # by size: of a cell's spots on the floor every so many
ENOUGH: Final[dict[Eyes, int]] = {"sharp": 1, "fair": 1, "sleepy": 3}  # points that must show
_RADII: Final = np.array([FIGURES[size].radius for size in SIZES]) / MIL
_HEIGHTS: Final = np.array([FIGURES[size].height for size in SIZES])


class Forecast(Struct, frozen=True):
    """What a seat is ahead of the mean of the others, and what everybody does for it."""

    ahead: float
    given: Given
    taken: list[int]  # by ghost of what is given: its spot, or that it stays or goes
    picked: Floats  # how likely each side is


def foretell(view: View, seat: Seat, scales: Scales) -> Forecast:
    watch, seats = watching(view), len(view.sides)
    spots, seen, exposed = surveyed(
        Hall(view.pieces, view.ghosts), watch, view.options.eyes, view.night.lying
    )
    lost, picked = np.zeros((seats, len(watch.sides))), np.zeros(len(watch.sides))
    given = _given(view, scales, spots, seen, exposed)
    taken = np.zeros(len(given.ghosts), np.int64)
    ahead = machine().forecast(given, seat, taken, np.zeros(seats), lost, picked)
    return Forecast(ahead, given, taken.tolist(), picked)


def _given(view: View, scales: Scales, spots: Whole, seen: Seen, exposed: Seen) -> Given:
    seats, rounds = range(len(view.sides)), view.rounds - view.round
    fewest = min(view.chosen)
    worth = [[scales.worth(s, steps, rounds) for steps in range(RESERVE + 1)] for s in SIZES]
    rows = [_inside(view, ghost) for ghost in view.ghosts]
    outside = [_outside(view, s, number) for s in seats for number in view.ready[s]]
    unseen = np.zeros((len(seen), len(outside)), np.uint8)
    return Given(
        spots=spots,
        seen=seen,
        blocked=_blocked(view, spots),
        ghosts=np.array([*rows, *outside], np.int64).reshape(-1, GHOST),
        exposed=np.concatenate((exposed, unseen), axis=1),
        worth=np.array(worth),
        points=np.array([_points(view, s) for s in seats]),
        homes=np.array([SIDES.index(side) for side in view.sides]),
        choosers=np.array([int(times == fewest) for times in view.chosen]),
    )


def _points(view: View, seat: Seat) -> int:
    return 0 if view.done[seat] else min(view.points[seat] or _unknown(view), MOST_POINTS - 1)


def _unknown(view: View) -> int:
    """Of a card that is still to come; where ghosts move already, all have been spent."""
    return 0 if view.phase == "ghosts" else USUAL


def _inside(view: View, ghost: Ghost) -> tuple[int, ...]:
    held = ghost.number in view.held[ghost.seat] or view.done[ghost.seat]
    leaves = not held and ghost.number not in view.entered[ghost.seat]
    here = cell_of(ghost.x, ghost.y)
    return ghost.seat, SIZE_NUMBERS[ghost.size], *here, int(not held), int(leaves), 0


def _outside(view: View, seat: Seat, number: int) -> tuple[int, ...]:
    walks, was_out = not view.done[seat], number in view.out[seat]
    return seat, SIZE_NUMBERS[FAMILY[number]], 0, OUTSIDE, int(walks), 0, int(was_out)


def _blocked(view: View, spots: Whole) -> Seen:
    """By seat and spot, whether a ghost of somebody else stands there."""
    blocked = np.zeros((len(view.sides), len(spots)), np.uint8)
    radii, heights = _RADII[spots[:, KIND]], _HEIGHTS[spots[:, KIND]]
    for ghost in view.ghosts:
        size = SIZE_NUMBERS[ghost.size]
        apart = np.hypot(spots[:, X] - ghost.x, spots[:, Y] - ghost.y)
        meets = (apart < radii + _RADII[size]) & (spots[:, Z] < ghost.z + _HEIGHTS[size])
        meets &= ghost.z < spots[:, Z] + heights
        for seat in range(len(view.sides)):
            if seat != ghost.seat:
                blocked[seat] |= meets
    return blocked


@lru_cache(maxsize=64)
def surveyed(hall: Hall, watch: Watch, eyes: Eyes, lying: bool) -> tuple[Whole, Seen, Seen]:
    """Spots all over a hall; by door which of them are seen, and which of its ghosts."""
    count, found = _listed(hall, lying)
    seen = np.zeros((len(watch.eyes), len(found)), np.uint8)
    there = scene(dict(hall.pieces), ())
    machine().scan(cameras(watch.eyes), there, *easel(), found, ENOUGH[eyes], seen)
    seen = either(watch, seen)
    if watch.perch:
        seen = perched(seen, found[:, Z].tolist())
    return found[:count], np.ascontiguousarray(seen[:, :count]), seen[:, count:]


def _listed(hall: Hall, lying: bool) -> tuple[int, Whole]:
    """The spots, behind them the ghosts as they stand; how many spots there are."""
    row, found = np.zeros(ROOM, np.int64), np.zeros((MOST, SPOT), np.int64)
    numbers = packed(Hall(hall.pieces))
    row[: len(numbers)] = numbers
    count = machine().list_spots(row, lying, STRIDES, found)
    ghosts = [
        (SIZE_NUMBERS[g.size], *cell_of(g.x, g.y), g.x, g.y, g.z, yaw_number(g.yaw))
        for g in hall.ghosts
    ]
    standing = np.array(ghosts, np.int64).reshape(-1, SPOT)
    return count, np.concatenate((found[:count], standing))
