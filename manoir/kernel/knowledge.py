"""What a seat knows: its view, and all that it has heard."""

from collections.abc import Callable
from typing import Any, Protocol

from manoir.kernel.chance import Below
from manoir.kernel.seats import Seat


class Knowledge(Protocol):
    """What one seat, or a spectator, knows of a game.

    It is made from a view, at the start or in the middle of a game, and takes from it only what the
    rules let that seat know. After a move is taken back, make it again from what still stands.
    """

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        """Take in what the seat was told of one move, and its view after it: every move in order.

        No events is news as well: a move was made that tells nothing.
        """

    def sample(self, below: Below) -> Any:
        """Return a state that fits the latest view and all that was heard; any of them may come.

        Made from a view and told nothing, it gives any state that fits that view.
        """


MakeKnowledge = Callable[[Seat | None, int, Any], Knowledge]  # seat or None, seats, view
