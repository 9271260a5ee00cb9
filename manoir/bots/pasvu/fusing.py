"""Two ghosts that become one (V12): what each pair could make, and how to bring it about."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from manoir.bots.pasvu.choices import ways, worths_of
from manoir.bots.pasvu.scout.steps import RESERVE
from manoir.bots.pasvu.share import LESS, Choices, Floats, Scales, Share, Table, best_share, moves
from manoir.bots.pasvu.sight.spotting import chart, free, hidden, walk_to
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import Cell, cell_of
from manoir.games.pasvu.knowledge import state_of
from manoir.games.pasvu.moves import Escape, Fuse, Move, Walk
from manoir.games.pasvu.rounds.movement import grows_to
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

Plan = Callable[[list[Choices], Share, tuple[int, ...]], Share]

PLANNED: Final = 5  # pairs that are weighed by a plan


class Outlook(NamedTuple):
    """What a seat considers."""

    view: View
    seat: Seat
    scales: Scales
    doors: Floats  # how likely the keyhole comes to each
    offered: tuple[Move, ...]
    dense: bool = False  # whether every spot is looked at


class Union(Struct, frozen=True):
    """Two that are to become one, and what everybody does then; what was made comes last."""

    pair: Fuse
    choices: list[Choices]
    share: Share

    @property
    def cell(self) -> Cell:
        """Where they meet."""
        spot = self.choices[-1].spots[self.share.taken[-1]]
        assert spot is not None, "what was made is in the hall"
        return cell_of(spot[0], spot[1])


def best_union(
    outlook: Outlook, choices: list[Choices], enough: float, plan: Plan | None = None
) -> Move | None:
    """The next step towards a ghost made of two, if that is worth more than all else.

    Whoever has a plan weighs the most promising ones by it.
    """
    unions = _unions(outlook, choices)
    if plan:
        planned = [_planned(union, plan) for union in unions[:PLANNED]]
        unions = sorted(planned, key=lambda union: -union.share.value)
    for union in unions:
        if union.share.value <= enough + LESS:
            return None
        step = _next_step(outlook, union)
        if step:
            return step
    return None


def _planned(union: Union, plan: Plan) -> Union:
    halves = union.pair.ghost, union.pair.other
    return replace(union, share=plan(union.choices, union.share, halves))


def _unions(outlook: Outlook, choices: list[Choices]) -> list[Union]:
    """For every pair the best share-out in which it becomes one; the best first."""
    view, seat = outlook.view, outlook.seat
    found, state = [], state_of(view)
    for pair in pairs(view, seat):
        by = grows_to(state, seat, pair)
        made = None if by is None else _made(outlook, pair, by)
        if made is not None:
            gone = (pair.ghost, pair.other, by)
            some = [*(one for one in choices if one.ghost not in gone), made]
            share = best_share(some, outlook.doors, view.points[seat])
            found.append(Union(pair, some, share))
    return sorted(found, key=lambda union: -union.share.value)


def _next_step(outlook: Outlook, union: Union) -> Move | None:
    """Whoever leaves makes room; then two come together; then they are made one.

    None if there is no room for it.
    """
    for move in moves(union.choices, union.share):
        if isinstance(move, Escape):
            return move
    view, seat, cell = outlook.view, outlook.seat, union.cell
    there = {g.number for g in view.ghosts if g.seat == seat and cell_of(g.x, g.y) == cell}
    for number in (union.pair.ghost, union.pair.other):
        if number not in there:
            return _walk(outlook, number, cell)
    return union.pair if union.pair in outlook.offered else None


def _walk(outlook: Outlook, number: int, cell: Cell) -> Walk | None:
    spot = hidden(outlook.view, outlook.seat, number, cell, outlook.doors)
    return walk_to(number, spot) if spot else None


def pairs(view: View, seat: Seat) -> Iterator[Fuse]:
    """All pairs of a small one and another; of those who wait, one of a size stands for all."""
    inside = [g.number for g in view.ghosts if g.seat == seat and g.number not in view.held[seat]]
    outside = [
        number
        for size in ("small", "medium")
        for number in [n for n in view.ready[seat] if FAMILY[n] == size][:2]
    ]
    known = set()
    for one, other in combinations((*inside, *outside), 2):
        alike = tuple(FAMILY[n] if n in outside else n for n in (one, other))
        if "small" in (FAMILY[one], FAMILY[other]) and alike not in known:
            known.add(alike)
            yield Fuse(one, other)


def _made(outlook: Outlook, pair: Fuse, by: int) -> Choices | None:
    """What a pair could become, wherever it can meet; its two halves are in the reserve then."""
    view, seat, scales, size = outlook.view, outlook.seat, outlook.scales, FAMILY[by]
    there, rounds = chart(view, seat, size, dense=outlook.dense), view.rounds - view.round
    within = _meetings(outlook, pair, by)
    if not len(within):
        return None
    rest = sum(scales.worth(FAMILY[n], RESERVE, rounds) for n in (pair.ghost, pair.other))
    worths = worths_of(view, seat, size, scales)
    return Choices(
        ghost=by,
        spots=tuple(there.spots[i] for i in within),
        costs=_costs(view, seat, pair)[there.columns[within], there.rows[within]],
        unseen=rest + worths[there.columns[within], there.rows[within]],
        seen=rest + scales.worth(size, RESERVE, rounds),
        doors=there.doors[:, within],
    )


def _meetings(outlook: Outlook, pair: Fuse, by: int) -> Table:
    """Spots of the chart where a pair could become one."""
    view, seat = outlook.view, outlook.seat
    there = chart(view, seat, FAMILY[by], dense=outlook.dense)
    costs = _costs(view, seat, pair)[there.columns, there.rows]
    both = (pair.ghost, pair.other)
    others = tuple(g for g in view.ghosts if g.seat == seat and g.number not in both)
    # One of the two must have moved: where both are already, only if the rules offer it.
    moved = (costs > 0) | (pair in outlook.offered)
    within = (costs <= view.points[seat]) & moved & free(there.spots, FAMILY[by], others)
    return np.flatnonzero(within)


def _costs(view: View, seat: Seat, pair: Fuse) -> Table:
    return ways(view, seat, pair.ghost) + ways(view, seat, pair.other)
