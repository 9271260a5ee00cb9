"""What a seat knows in *Pac-Man*: everything, since all of it lies on the table."""

from msgspec.structs import replace

from manoir.games.pacman.moves import Event
from manoir.games.pacman.state import State, View
from manoir.kernel import Below, Seat


class Knowledge:
    """The state itself; the same for every seat and for spectators."""

    def __init__(self, seat: Seat | None, seats: int, view: View) -> None:  # noqa: ARG002
        self._state = state_of(view)

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        # Of all moves, Roll alone tells nothing: dice are in the air that no view shows.
        self._state = replace(state_of(view), rolling=not events)

    def sample(self, below: Below) -> State:  # noqa: ARG002
        return self._state


def state_of(view: View) -> State:
    """Return the state that a view shows, where nobody waits for the dice."""
    return State(
        options=view.options,
        homes=view.homes,
        eaters=view.eaters,
        ghosts=view.ghosts,
        marbles=view.marbles,
        white=view.white,
        yellow=view.yellow,
        turn=view.turn,
        turns=view.turns,
        dice=view.dice,
        run=view.run,
        chased=view.chased,
        robs=view.robs,
        returns=view.returns,
        asked=view.asked,
        declined=view.declined,
        agreed=view.agreed,
    )
