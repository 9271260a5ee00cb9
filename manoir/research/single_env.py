"""A Gymnasium environment: one seat learns, and bots of the house have the others."""

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from manoir.bots.bot import UnknownLevel, suiting_level
from manoir.bots.listener import Listener
from manoir.bots.loading import MakePlayer
from manoir.bots.play import first_view
from manoir.kernel import Seat
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.setup import options_of
from manoir.research import episode
from manoir.research.encoding import IllegalAction
from manoir.research.episode import Kind, Observation
from manoir.research.ranks import rewards


class SingleEnv(gymnasium.Env[Observation, Any]):
    """A game against bots. An action that is not legal raises IllegalAction; nothing has changed.

    `strict=False` plays any legal action instead, and says so in `info["refused"]`.
    """

    def __init__(
        self,
        game: str | Game,
        opponents: Sequence[str | MakePlayer],
        *,
        seat: Seat | None = 0,
        strict: bool = True,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = Kind(game, len(opponents) + 1, options)
        self._makers = [self._maker(opponent) for opponent in opponents]
        if seat is not None and seat not in range(self.kind.seats):
            raise ValueError(f"seat is 0 to {self.kind.seats - 1}, or None for any, not {seat!r}")
        self._given, self.seat = seat, seat or 0
        self._strict, self.max_steps = strict, max_steps
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        seen, actions = self.kind.space()
        self.observation_space: spaces.Space[Any] = seen
        self.action_space: spaces.Space[Any] = actions
        self.match: Match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        rng = Random(int(self.np_random.integers(1 << 62)))
        self.match = match = self.kind.begin(rng)
        self.seat = rng.randrange(self.kind.seats) if self._given is None else self._given
        others = [other for other in range(self.kind.seats) if other != self.seat]
        self._listeners = {
            other: _listener(match, other, make, rng.getrandbits(32))
            for other, make in zip(others, self._makers, strict=True)
        }
        self._heard = self._taken = 0
        self._let_others_play()
        return self._seen(), self._info(refused=False)

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        refused = False
        try:
            episode.play(self.kind, self.match, self.seat, action)
        except IllegalAction:
            if self._strict or not self.match.legal(self.seat):
                raise
            refused = True
            offered = self.match.legal(self.seat)
            self.match.play(self.seat, offered[int(self.np_random.integers(len(offered)))])
        self._taken += 1
        self._let_others_play()
        outcome = self.match.outcome
        reward = rewards(outcome.ranks)[self.seat] if outcome else 0.0
        cut = not outcome and self.max_steps is not None and self._taken >= self.max_steps
        return self._seen(), reward, outcome is not None, cut, self._info(refused=refused)

    def render(self) -> Any:
        """What the seat sees, as text."""
        return episode.drawing(self.match, self.seat) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        while not self.match.outcome and self.seat not in self.match.to_act:
            other = self.match.to_act[0]
            self.match.play(other, self._listeners[other].choose())

    def _seen(self) -> Observation:
        return episode.observation(self.kind, self.match, self.seat)

    def _info(self, *, refused: bool) -> dict[str, Any]:
        since, self._heard = self._heard, len(self.match.history)
        return {"heard": episode.heard(self.match, self.seat, since), "refused": refused}

    def _maker(self, opponent: str | MakePlayer) -> MakePlayer:
        if not isinstance(opponent, str):
            return opponent
        try:
            game, seats = self.kind.game, self.kind.seats
            options = options_of(game, seats, self.kind.options)
            return suiting_level(game.id, opponent, seats, options).make
        except UnknownLevel as error:
            raise ValueError(str(error)) from None


def _listener(match: Match, seat: Seat, make: MakePlayer, seed: int) -> Listener:
    return Listener(match, seat, make(seat, match.seats, first_view(match, seat), seed))
