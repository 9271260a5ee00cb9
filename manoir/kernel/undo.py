"""Taking a move back, as most games do it."""

from typing import TypeVar

from manoir.kernel.seats import Seat

State = TypeVar("State")


def state_before(before: State, seat: Seat, move: object, after: State) -> State:  # noqa: ARG001
    """Return the state before the move: a game without a rule of its own on undo takes this."""
    return before
