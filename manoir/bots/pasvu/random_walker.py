"""Players who get on somehow: any ghost, any way."""

from random import Random
from typing import Final

from manoir.bots.bot import choice_rng
from manoir.bots.pasvu.answers import answer
from manoir.bots.pasvu.scout.steps import RESERVE
from manoir.bots.pasvu.sides import best_side, likely
from manoir.bots.pasvu.sight.spotting import refined
from manoir.bots.pasvu.worth import Shortsighted
from manoir.games.pasvu.box import FAMILY
from manoir.games.pasvu.geometry.hall import cell_of
from manoir.games.pasvu.moves import Choose, Escape, Event, Fuse, Move, Place, Tip, Walk
from manoir.games.pasvu.rounds.paths import leaving
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

SELDOM: Final = 0.2  # how often one moves a piece
OFTEN: Final = 0.5  # how often one thinks of fusions (V12)


class RandomWalker:
    """Leaves with whom it can, else moves any ghost; a careful one hides it where it stops."""

    def __init__(
        self,
        seat: Seat,
        seats: int,  # noqa: ARG002
        view: View,  # noqa: ARG002
        seed: int,
        careful: bool = False,
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._heard = 0
        self._careful = careful

    def hear(self, events: tuple[Event, ...], view: View) -> None:  # noqa: ARG002
        self._heard += len(events)

    def choose(self, view: View, legal: tuple[Move, ...], budget: float) -> Move:  # noqa: ARG002
        dice = choice_rng(self._seed, self._heard)
        match view.phase:
            case "furniture":
                pieces = [move for move in legal if isinstance(move, Place)]
                return dice.choice(pieces) if pieces and dice.random() < SELDOM else legal[0]
            case "side" if self._careful:
                return Choose(best_side(view, self._seat, Shortsighted()))
            case "side":
                return dice.choice(legal)
            case "midnight" if self._careful and not isinstance(legal[0], Tip):
                return answer(view, self._seat, legal, Shortsighted(), 0, dice)
            case "midnight":
                return dice.choice(legal)
            case _:
                return self._move(view, legal, dice)

    def _move(self, view: View, legal: tuple[Move, ...], dice: Random) -> Move:
        leaves = [move for move in legal if isinstance(move, Escape)]
        walks = [move for move in legal if isinstance(move, Walk)]
        fuses = [move for move in legal if isinstance(move, Fuse)]
        if fuses and not leaves and (self._careful or dice.random() < OFTEN):
            return dice.choice(fuses)
        if leaves or not walks:
            return dice.choice(leaves or legal)
        if not self._careful:
            return dice.choice(walks)
        return self._walk(view, walks, dice) or legal[0]

    def _walk(self, view: View, walks: list[Walk], dice: Random) -> Walk | None:
        """The largest ghost that can gets on a bit, to the best-hidden spot of its cell.

        If two can come together to fuse (V12), they often do.
        """
        onward = [walk for walk in walks if self._gets_on(view, walk)]
        if view.options.fusions and dice.random() < OFTEN:
            onward = [walk for walk in onward if self._joins(view, walk)] or onward
        first = min((walk.ghost for walk in onward), default=None)
        chosen = [walk for walk in onward if walk.ghost == first]
        return refined(view, self._seat, dice.choice(chosen), likely(view)) if chosen else None

    def _gets_on(self, view: View, walk: Walk) -> bool:
        """Whether a ghost is nearer to the far side then."""
        if walk.ghost in view.out[self._seat]:
            return False
        side = view.sides[self._seat]
        before = next(
            (
                leaving(side, cell_of(ghost.x, ghost.y))
                for ghost in view.ghosts
                if (ghost.seat, ghost.number) == (self._seat, walk.ghost)
            ),
            RESERVE,
        )
        return leaving(side, cell_of(walk.x, walk.y)) < before

    def _joins(self, view: View, walk: Walk) -> bool:
        """V12: whether another one stands there with whom it may fuse."""
        return any(
            {FAMILY[walk.ghost], ghost.size} in ({"small"}, {"small", "medium"})
            for ghost in view.ghosts
            if ghost.seat == self._seat
            and ghost.number not in (walk.ghost, *view.held[self._seat])
            and cell_of(ghost.x, ghost.y) == cell_of(walk.x, walk.y)
        )
