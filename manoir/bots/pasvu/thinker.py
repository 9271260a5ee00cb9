"""Players who share their points out by what they can expect of it."""

from collections.abc import Iterable

from msgspec import Struct

from manoir.bots.bot import choice_rng
from manoir.bots.pasvu.answers import ALL_TIPS, answer
from manoir.bots.pasvu.choices import everybody
from manoir.bots.pasvu.foresight import foreseen
from manoir.bots.pasvu.furnishing import furnish
from manoir.bots.pasvu.fusing import Outlook, Plan, best_union
from manoir.bots.pasvu.scout.outlook import ahead
from manoir.bots.pasvu.scout.placements import Search, place_well
from manoir.bots.pasvu.scout.planning import improved, side_of
from manoir.bots.pasvu.share import Choices, Floats, Scales, Share, best_share, moves
from manoir.bots.pasvu.sides import best_side, likely
from manoir.bots.pasvu.sight.spotting import refined
from manoir.bots.pasvu.sight.watch import NUMBERS, watching
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import (
    Choose,
    Dealt,
    Done,
    Escape,
    Event,
    Move,
    Walk,
    Walked,
)
from manoir.games.pasvu.rounds.ghosts import is_small
from manoir.games.pasvu.state import View
from manoir.kernel import Seat


class Habit(Struct, frozen=True):
    """What a player thinks of."""

    scales: Scales
    doors: tuple[int, ...] = NUMBERS  # of every side: from where it looks for its ghosts
    caution: float = 1.0  # how much being seen there weighs
    tries: int = 0  # placements of furniture that it looks at
    thinks: int = 0  # and of these, that it thinks through
    foresees: bool = False  # who will choose a side, and which
    search: Search | None = None  # placements that it weighs by what everybody would do then
    plans: bool = False  # with all its ghosts together, for all rounds to come


class Thinker:
    """Weighs what its ghosts can do against being seen there."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int, *, habit: Habit) -> None:  # noqa: ARG002
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._habit = habit
        self._settled: set[int] = set()  # own ghosts that were set again this round

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)
        for event in events:
            match event:
                case Dealt(first=True):
                    self._settled.clear()
                case Walked(seat, number, cost=0) if seat == self._seat:
                    self._settled.add(number)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        if len(legal) == 1 and not self._anew(view):
            return legal[0]
        match view.phase:
            case "furniture":
                return self._furnish(view, legal)
            case "side":
                if self._habit.plans:
                    return Choose(side_of(view, self._seat))
                return Choose(best_side(view, self._seat, self._habit.scales))
            case "midnight":
                return self._answer(view, legal)
            case _:
                return self._move(view, legal)

    def _furnish(self, view: View, legal: tuple[Move, ...]) -> Move:
        habit, dice = self._habit, choice_rng(self._seed, self._heard)
        if habit.search:
            return place_well(view, self._seat, legal, habit.scales, habit.search, dice)
        if not habit.tries:
            return legal[0]
        some = dice.sample(legal[1:], min(habit.tries, len(legal) - 1))
        return furnish(view, self._seat, some, habit.scales, self._thinks(view))

    def _answer(self, view: View, legal: tuple[Move, ...]) -> Move:
        habit, dice = self._habit, choice_rng(self._seed, self._heard)
        thinks, scales = self._thinks(view), habit.scales
        if habit.plans:
            return answer(view, self._seat, legal, scales, thinks, dice, ahead, ALL_TIPS)
        return answer(view, self._seat, legal, scales, thinks, dice)

    def _thinks(self, view: View) -> int:
        """Where ghosts lie and two doors look (V13), thinking takes so long that one is enough."""
        slow = view.night.lying and watching(view).twice
        return min(1, self._habit.thinks) if slow else self._habit.thinks

    def _anew(self, view: View) -> tuple[int, ...]:
        """V12, V13: ghosts that moved and may be set elsewhere in their cells, each once."""
        if view.phase != "ghosts" or not (view.options.fusions or view.options.midnight):
            return ()
        there = {ghost.number for ghost in view.ghosts if ghost.seat == self._seat}
        # Of those who are held, who was made by a fusion may be set again, and no small one is.
        held = {number for number in view.held[self._seat] if is_small(number)}
        able = there - held - self._settled
        return tuple(number for number in view.walked[self._seat] if number in able)

    def _move(self, view: View, legal: tuple[Move, ...]) -> Move:
        habit, points = self._habit, view.points[self._seat]
        free = self._anew(view)
        choices = everybody(view, self._seat, points, habit.scales, free, dense=habit.plans)
        if habit.foresees:
            doors, share = foreseen(view, self._seat, choices, habit.scales)
        else:
            doors = habit.caution * likely(view, habit.doors)
            share = best_share(choices, doors, points)
        plan = self._plan(view, doors) if habit.plans else None
        if plan:
            share = plan(choices, share, ())
        if view.options.fusions:
            outlook = Outlook(view, self._seat, habit.scales, doors, legal, habit.plans)
            union = best_union(outlook, choices, share.value, plan)
            if union:
                return union
        return self._first(view, moves(choices, share), doors)

    def _plan(self, view: View, doors: Floats) -> Plan:
        def plan(choices: list[Choices], share: Share, halves: tuple[int, ...]) -> Share:
            scales = self._habit.scales
            return improved(view, self._seat, choices, share, doors, scales, halves)

        return plan

    def _first(self, view: View, some: Iterable[Walk | Escape], doors: Floats) -> Move:
        """The first of these, its spot chosen again; but not to where a ghost is already."""
        for move in some:
            if isinstance(move, Escape):
                return move
            walk = move if self._habit.plans else refined(view, self._seat, move, doors)
            if not self._is_there(view, walk):
                return walk
        return Done()

    def _is_there(self, view: View, walk: Walk) -> bool:
        return any(
            (g.x, g.y, g.z // MIL, g.yaw) == (walk.x, walk.y, walk.z, walk.yaw)
            for g in view.ghosts
            if (g.seat, g.number) == (self._seat, walk.ghost)
        )
