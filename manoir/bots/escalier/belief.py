"""What a player believes about the colours under the ghosts, and how it forgets.

A belief is a weight for every way in which the hidden colours can stand on the stairs. What is
seen moves it exactly. What fades is which of two figures is which: at every roll of the die each
pair of figures is mixed up a little.
"""

from collections.abc import Callable
from itertools import combinations, permutations

from msgspec import Struct

from manoir.games.escalier.moves import Advanced, Arrived, DieRolled, Event, Haunted, Swapped
from manoir.games.escalier.staircase import Place
from manoir.games.escalier.state import View
from manoir.kernel import Seat

Row = tuple[int, ...]  # the colours under the figures, from the foot up
Rows = dict[Row, float]  # with their weights, which sum to 1


class Memory(Struct, frozen=True):
    """How likely it is that two figures are mixed up."""

    fade: float  # at every roll, if they stand apart
    crowd: float  # at every roll, if they share a step
    swap: float  # when they are swapped before one's eyes
    own: float  # all this times so much, if one of them is one's own


class Belief:
    """The memory of one seat, made of its first view and of what it hears."""

    def __init__(self, view: View, seat: Seat, memory: Memory) -> None:
        self._seat = seat
        self._memory = memory
        self._steps = list(view.ghosts)
        hidden = (c for c, step in enumerate(view.tokens) if not step and c not in view.arrived)
        self.rows = _ignorance(tuple(alike(view, colour) for colour in hidden))

    def hear(self, event: Event, view: View) -> None:
        """Take in one event; `view` tells whose the colours are."""
        match event:
            case DieRolled():
                self._fade(view)
            case Haunted(colour=colour, place=place):
                self._enter(place, lambda row: (row, colour))
            case Advanced(start=start, to=to):
                self._advance(self._index(start), to)
            case Arrived(colour=colour, ghost=True):
                self._reveal(alike(view, colour))
            case Swapped(one=one, other=other):
                self._swap(self._index(one), self._index(other), view)
            case _:
                pass

    def _enter(self, place: Place, lift: Callable[[Row], tuple[Row, int]]) -> None:
        """A figure comes to stand at a place; `lift` gives the others, and its colour."""
        index = self._index(place)
        self._steps.insert(index, place.step)
        self.rows = {
            (*others[:index], colour, *others[index:]): weight
            for row, weight in self.rows.items()
            for others, colour in (lift(row),)
        }

    def _advance(self, index: int, to: Place | None) -> None:
        del self._steps[index]
        if to:
            self._enter(to, lambda row: (row[:index] + row[index + 1 :], row[index]))
        else:  # it leaves the stairs: last in the row until its colour is shown
            self.rows = {
                (*row[:index], *row[index + 1 :], row[index]): weight
                for row, weight in self.rows.items()
            }

    def _reveal(self, colour: int) -> None:
        seen = {row[:-1]: weight for row, weight in self.rows.items() if row[-1] == colour}
        total = sum(seen.values())
        if total > 0:
            self.rows = {row: weight / total for row, weight in seen.items()}
        else:  # what was certain is wrong: nothing is certain any more
            left = list(next(iter(self.rows)))
            left.remove(colour)
            self.rows = _ignorance(tuple(left))

    def _swap(self, one: int, other: int, view: View) -> None:
        self.rows = {exchange(row, one, other): weight for row, weight in self.rows.items()}
        self._mix(one, other, self._memory.swap, view)

    def _fade(self, view: View) -> None:
        for one, other in combinations(range(len(self._steps)), 2):
            together = self._steps[one] == self._steps[other]
            self._mix(one, other, self._memory.crowd if together else self._memory.fade, view)

    def _mix(self, one: int, other: int, rate: float, view: View) -> None:
        """The two figures are taken for each other, at that rate."""
        if rate == 0:
            return
        own = view.owners.index(self._seat)
        mixed = dict.fromkeys(self.rows, 0.0)
        for row, weight in self.rows.items():
            slip = weight * rate * (self._memory.own if own in (row[one], row[other]) else 1)
            other_row = exchange(row, one, other)
            mixed[row] += weight - slip
            mixed[other_row] = mixed.get(other_row, 0.0) + slip
        self.rows = mixed

    def _index(self, place: Place) -> int:
        return sum(step < place.step for step in self._steps) + place.slot


def alike(view: View, colour: int) -> int:
    """Neutral figures are all alike: they pass for the first neutral colour."""
    return view.owners.index(None) if view.owners[colour] is None else colour


def exchange(row: Row, one: int, other: int) -> Row:
    items = list(row)
    items[one], items[other] = items[other], items[one]
    return tuple(items)


def _ignorance(colours: Row) -> Rows:
    rows = sorted(set(permutations(colours)))
    return dict.fromkeys(rows, 1 / len(rows))
