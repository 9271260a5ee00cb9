"""Players who share their points out by what they can expect of it."""

from msgspec import Struct

from manoir.bots.bot import moment
from manoir.bots.pasvu.foresight import foreseen
from manoir.bots.pasvu.furnishing import furnish
from manoir.bots.pasvu.share import Scales, best_share, everybody, moves
from manoir.bots.pasvu.sides import NUMBERS, best_side, likely
from manoir.bots.pasvu.spotting import refined
from manoir.games.pasvu.moves import Choose, Decline, Done, Event, Move, Walk
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


class Thinker:
    """Weighs what its ghosts can do against being seen there."""

    def __init__(self, seat: Seat, seats: int, view: View, seed: int, *, habit: Habit) -> None:  # noqa: ARG002
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._habit = habit

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        match view.phase:
            case "furniture":
                return self._furnish(view, legal)
            case "side":
                return Choose(best_side(view, self._seat, self._habit.scales))
            case _:
                return self._move(view)

    def _furnish(self, view: View, legal: tuple[Move, ...]) -> Move:
        habit = self._habit
        if not habit.tries:
            return Decline()
        dice = moment(self._seed, self._heard)
        some = dice.sample(legal[1:], min(habit.tries, len(legal) - 1))
        return furnish(view, self._seat, some, habit.scales, habit.thinks)

    def _move(self, view: View) -> Move:
        habit, points = self._habit, view.points[self._seat]
        choices = everybody(view, self._seat, points, habit.scales)
        if habit.foresees:
            doors, share = foreseen(view, self._seat, choices, habit.scales)
        else:
            doors = habit.caution * likely(view, habit.doors)
            share = best_share(choices, doors, points)
        move = next(moves(choices, share), Done())
        return refined(view, self._seat, move, doors) if isinstance(move, Walk) else move
