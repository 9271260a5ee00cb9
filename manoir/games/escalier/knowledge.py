"""What a seat knows in *L'escalier hanté*: which colours stand where, as far as it has seen it.

Everybody sees the same. A figure's colour is known once its token was seen to become a ghost (E4),
and it stays known through every climb and swap. The colours that nobody can tell apart stay
together: each of them may be under each of the figures that were there before.
"""

from collections.abc import Sequence

from manoir.games.escalier import rules
from manoir.games.escalier.moves import Advanced, Event, Haunted, Swapped
from manoir.games.escalier.staircase import COLOURS, Ghost, Place
from manoir.games.escalier.state import State, View, packed
from manoir.kernel import Below, Seat, shuffled

Row = tuple[int | None, ...]  # the colours under the figures from the foot up; None: unknown


class Knowledge:
    """What one has seen of the figures; the same for every seat and for spectators."""

    def __init__(self, seat: Seat | None, seats: int, view: View) -> None:  # noqa: ARG002
        self._view = view
        self._rolling = False
        self._row: Row = (None,) * len(view.ghosts)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        steps = self._view.ghosts
        for event in events:
            self._row = _followed(self._row, steps, event)
        self._rolling = not events  # of all moves, Roll alone tells nothing
        self._view = view

    def sample(self, below: Below) -> State:
        hidden = _hidden(self._view)
        state = state_of(self._view, hidden, rolling=self._rolling)
        if rules.outcome(state):  # E8: everything is shown
            assert self._view.under is not None, "nothing is hidden after the end"
            return state_of(self._view, self._view.under)
        unknown = iter(shuffled(tuple(c for c in hidden if c not in self._row), below))
        row = tuple(next(unknown) if colour is None else colour for colour in self._row)
        return state_of(self._view, row, rolling=self._rolling)


def state_of(view: View, row: Sequence[int], *, rolling: bool = False) -> State:
    """Return the state that a view shows, with these colours under its figures."""
    return packed(
        options=view.options,
        owners=view.owners,
        tokens=view.tokens,
        ghosts=tuple(Ghost(step, colour) for step, colour in zip(view.ghosts, row, strict=True)),
        arrived=view.arrived,
        turn=view.turn,
        rolling=rolling,
        die=view.die,
    )


def _hidden(view: View) -> tuple[int, ...]:
    """The colours under the figures, in no order."""
    return tuple(c for c in COLOURS if not view.tokens[c] and c not in view.arrived)


def _followed(row: Row, steps: tuple[int, ...], event: Event) -> Row:
    """The row after an event; `steps` are those of the figures before it."""
    match event:
        case Haunted(colour=colour, place=place):
            return _with(row, _index(steps, place), colour)
        case Advanced(start=start, to=to):
            index = _index(steps, start)
            others, left = row[:index] + row[index + 1 :], steps[:index] + steps[index + 1 :]
            return _with(others, _index(left, to), row[index]) if to else others
        case Swapped(one=one, other=other):
            items, first, second = list(row), _index(steps, one), _index(steps, other)
            items[first], items[second] = items[second], items[first]
            return tuple(items)
        case _:  # a figure that has arrived left the row when it advanced
            return row


def _with(row: Row, index: int, colour: int | None) -> Row:
    return (*row[:index], colour, *row[index:])


def _index(steps: tuple[int, ...], place: Place) -> int:
    """Where a place is in the row, whose figures stand on these steps."""
    return sum(step < place.step for step in steps) + place.slot
