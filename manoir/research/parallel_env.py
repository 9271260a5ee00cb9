"""A PettingZoo environment in which all seats act at once, and most of them only wait."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.research import episode
from manoir.research.encoding import IllegalAction
from manoir.research.episode import Kind, Observation

Agent = str
Results = tuple[
    dict[Agent, Observation],
    dict[Agent, float],
    dict[Agent, bool],
    dict[Agent, bool],
    dict[Agent, dict[str, Any]],
]


class ParallelGame(ParallelEnv[Agent, Observation, int]):  # type: ignore[misc,unused-ignore]
    """A game; whoever does not act has one legal action, the last one: to wait.

    Those who act at once are played in an order drawn anew each time. An action that is not legal,
    or no longer, because of what another seat has just done, changes nothing and is waiting;
    `infos[agent]["refused"]` says so. Rewards as in the other environments.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = Kind(game, seats, options)
        name = f"manoir_{self.kind.game.id}_v{self.kind.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"]}
        self.possible_agents = list(self.kind.agents)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.waiting = self.kind.encoding.actions  # the action of those who do nothing
        self._spaces = {agent: self.kind.space(extra=1) for agent in self.possible_agents}
        self.observation_spaces = {agent: both[0] for agent, both in self._spaces.items()}
        self.action_spaces = {agent: both[1] for agent, both in self._spaces.items()}
        self._rng = Random()
        self.match: Match
        self.agents: list[Agent] = []

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Begin a game: the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self._rng = Random(seed)
        self.match = self.kind.begin(self._rng)
        self.agents = list(self.possible_agents)
        self._cycles = self._heard = 0
        return self._observations(), self._infos(frozenset())

    def step(self, actions: dict[Agent, int]) -> Results:
        acting = [seat for seat in self.match.to_act if self.possible_agents[seat] in self.agents]
        refused = frozenset(
            seat
            for seat in self._rng.sample(acting, len(acting))
            if not self._plays(seat, actions.get(self.possible_agents[seat], self.waiting))
        )
        self._cycles += 1
        outcome = self.match.outcome
        cut = not outcome and self.max_cycles is not None and self._cycles >= self.max_cycles
        gained = episode.rewards(outcome.ranks) if outcome else [0.0] * len(self.agents)
        results: Results = (
            self._observations(),
            dict(zip(self.agents, gained, strict=True)),
            dict.fromkeys(self.agents, outcome is not None),
            dict.fromkeys(self.agents, cut),
            self._infos(refused),
        )
        if outcome or cut:
            self.agents = []
        return results

    def render(self) -> str | None:
        """What everybody sees, as text."""
        return episode.drawing(self.match, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""

    def _plays(self, seat: int, action: int) -> bool:
        """Whether the seat did what it wanted; to wait is always possible."""
        if action == self.waiting or seat not in self.match.to_act:
            return bool(action == self.waiting)
        try:
            episode.play(self.kind, self.match, seat, action)
        except IllegalAction:
            return False
        return True

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: int) -> Observation:
        seen = episode.observation(self.kind, self.match, seat, extra=1)
        seen["action_mask"][self.waiting] = np.int8(seat not in self.match.to_act)
        return seen

    def _infos(self, refused: frozenset[int]) -> dict[Agent, dict[str, Any]]:
        since, self._heard = self._heard, len(self.match.history)
        return {
            agent: {"heard": episode.heard(self.match, seat, since), "refused": seat in refused}
            for seat, agent in enumerate(self.agents)
        }
