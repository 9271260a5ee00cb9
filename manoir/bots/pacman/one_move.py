"""Players who look at one move at a time."""

from typing import Final, assert_never

from manoir.bots.bot import choice_rng
from manoir.bots.pacman.distances import FAR, steps
from manoir.games.pacman.moves import (
    Answer,
    Chase,
    Draw,
    Event,
    Move,
    Propose,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.state import View
from manoir.games.pacman.ways import EATER, GHOST
from manoir.kernel import Seat

TRIP: Final = 4.0  # marbles that it costs to be caught, by its own estimate
ATTACK: Final = 3.0
YELLOW: Final = 1.5
PULL: Final = 0.2  # for every step to the nearest marble that is left
REACH: Final = 6
WHIM: Final = 0.05  # less than any of these differ by


class OneMovePlayer:
    """Greedy, and careful of ghosts whenever it thinks of them."""

    def __init__(
        self,
        seat: Seat,
        seats: int,  # noqa: ARG002
        view: View,  # noqa: ARG002
        seed: int,
        *,
        forgets: float = 0.0,  # how often it does not think of ghosts at all
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._forgets = forgets
        self._heard = 0

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        dice = choice_rng(self._seed, self._heard)
        heed = 0.0 if dice.random() < self._forgets else 1.0
        return max(legal, key=lambda move: self._worth(view, move, heed) + WHIM * dice.random())

    def _worth(self, view: View, move: Move, heed: float) -> float:
        match move:
            case Run(_, path):
                way = self._way_to_go(view, path)
                return (
                    self._meal(view, path) - way - heed * self._danger(view, path[-1], view.ghosts)
                )
            case Chase(_, ghost, path):
                fear = self._danger_after(view, ghost, path[-1])
                return heed * (self._hunt(view, path[-1]) - fear)
            case Rob(seat):
                return view.white[seat]
            case PutBack(hole):
                return -self._danger(view, hole, view.ghosts)
            case Answer(agrees):
                return float(agrees)  # P16: a ghost of the house never keeps anybody up
            case Roll() | Propose() | Draw() | Rolled():
                return 0.0
            case _:
                assert_never(move)

    def _meal(self, view: View, path: tuple[int, ...]) -> float:
        eaten = [view.marbles[place] for place in path]
        meal = eaten.count("w") + YELLOW * eaten.count("y")
        return meal + (ATTACK - YELLOW if path[-1] in view.ghosts else 0.0)

    @staticmethod
    def _way_to_go(view: View, path: tuple[int, ...]) -> float:
        """Where nothing is to be eaten, at least a step nearer."""
        left = [p for p, marble in enumerate(view.marbles) if marble != "." and p not in path]
        return PULL * min((steps(view, EATER, path[-1], place) for place in left), default=0)

    def _hunt(self, view: View, place: int) -> float:
        if place not in view.eaters or view.eaters.index(place) == self._seat:
            return 0.0
        return 2.0 * min(2, view.white[view.eaters.index(place)]) + 1.0

    def _danger_after(self, view: View, ghost: int, place: int) -> float:
        if place == view.eaters[self._seat]:
            return TRIP
        ghosts = (place, view.ghosts[1]) if ghost == 0 else (view.ghosts[0], place)
        return self._danger(view, view.eaters[self._seat], ghosts)

    def _danger(self, view: View, place: int, ghosts: tuple[int, ...]) -> float:
        """That a die brings a ghost there, times what it costs."""
        if place == view.homes[self._seat]:
            return 0.0
        others = [ghost for ghost in ghosts if ghost != place]
        least = min((steps(view, GHOST, ghost, place) for ghost in others), default=FAR)
        return TRIP * (1 - ((least - 1) / REACH) ** 2) if least <= REACH else 0.0
