"""One game as environments see it: seats by name, observations, rewards, what was heard."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.text import Text

from manoir.bots.play import first_view, heard_since, observer
from manoir.kernel import Seat
from manoir.kernel.codec import Numbers
from manoir.kernel.game import Game
from manoir.kernel.knowledge import Knowledge
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import game_of, options_of
from manoir.kernel.text import plain
from manoir.research.encoding import Encoding

Observation = dict[str, Numbers]


class Kind:
    """Which game is played, by how many, with which options. Raises ValueError with a sentence."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game_of(game)
        options_of(self.game, seats, options)
        self.seats, self.options = seats, options
        self.encoding = Encoding(self.game)
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.observer = observer(self.game.id)

    def begin(self, rng: Random) -> Match:
        return Match(
            self.game, seats=self.seats, seed=rng.getrandbits(62), observer=self.observer,
            **self.options,
        )  # fmt: skip

    def space(self, extra: int = 0) -> tuple[spaces.Dict, spaces.Discrete]:
        """Of observations and actions, with room for actions that are not the game's own."""
        low, high = self.encoding.bounds()
        actions = self.encoding.actions + extra
        seen = spaces.Box(low, high, dtype=self.encoding.dtype)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict(observation=seen, action_mask=mask), spaces.Discrete(actions)


def observation(kind: Kind, match: Match, seat: Seat, extra: int = 0) -> Observation:
    """What a seat sees now, and what it may do, as arrays of their own."""
    encoding, view, legal = kind.encoding, match.view(seat), match.legal(seat)
    seen = np.zeros(encoding.size, encoding.dtype)
    mask = np.zeros(encoding.actions + extra, np.int8)
    encoding.observe(view, seat, legal, seen)
    encoding.mask(view, seat, legal, mask[: encoding.actions])
    return {"observation": seen, "action_mask": mask}


def play(kind: Kind, match: Match, seat: Seat, action: int) -> None:
    """Play an action. Raises IllegalAction, and then nothing has changed."""
    view, legal = match.view(seat), match.legal(seat)
    match.play(seat, kind.encoding.move(view, seat, legal, int(action)))


def rewards(ranks: Sequence[int]) -> list[float]:
    """By seat: those left behind less those ahead, as a share of the others; 0 in sum."""
    others = len(ranks) - 1
    return [
        (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / others
        for rank in ranks
    ]


def heard(match: Match, seat: Seat, since: int) -> tuple[Any, ...]:
    """What a seat was told from a place of the line on: the game's own events."""
    return tuple(event for events, _ in heard_since(match, seat, since) for event in events)


def belief(match: Match, seat: Seat) -> Knowledge:
    """What a seat knows that has listened from the start: `sample(below)` gives states that fit.

    Raises ValueError for a game that cannot say.
    """
    if match.game.knowledge is None:
        raise ValueError(f"{match.game.id} does not say what a seat knows")
    known = match.game.knowledge(seat, match.seats, first_view(match, seat))
    for events, view in heard_since(match, seat):
        known.hear(events, view)
    return known


def drawing(match: Match, seat: Seat | None) -> str:
    """What a seat sees, as text."""
    own: Any = import_module(match.game.terminal) if match.game.terminal else plain
    names = tuple(f"seat_{number}" for number in range(match.seats))
    lines = own.draw(match.view(seat), names, "en")
    return "\n".join(Text.from_markup(line).plain for line in lines)
