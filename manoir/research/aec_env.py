"""A PettingZoo environment in which one seat acts after the other, as the rules have it."""

from random import Random
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from manoir.kernel.game import Game
from manoir.kernel.knowledge import Knowledge
from manoir.kernel.match import Match
from manoir.research import episode
from manoir.research.episode import Kind, Observation

Agent = str


class AecEnv(AECEnv[Agent, Observation, int]):  # type: ignore[misc,unused-ignore]
    """A game; where several seats act at once, they are asked in turn.

    An action that is not legal raises IllegalAction, and nothing has changed. Rewards come at the
    end, from -1 (last) to 1 (first), 0 in sum. `infos[agent]["heard"]` are the events that the seat
    was told of since it last acted.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.kind = Kind(game, seats, options)
        name = f"manoir_{self.kind.game.id}_v{self.kind.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(self.kind.agents)
        self.render_mode, self.max_steps = render_mode, max_steps
        seen, actions = self.kind.space()
        self.observation_spaces = {agent: _copied(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions.n) for agent in self.possible_agents}
        self._rng = Random()
        self.match: Match
        self.agents: list[Agent] = []

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game: the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self._rng = Random(seed)
        self.begin(self.kind.begin(self._rng))

    def begin(self, match: Match) -> None:
        """Go on from where a match is."""
        self.match = match
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._heard = dict.fromkeys(self.agents, 0)
        self._taken = 0
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self._next()

    def fork(self) -> "AecEnv":
        """An independent environment that has come to the same point."""
        other = AecEnv.__new__(AecEnv)
        other.__dict__.update(self.__dict__)
        other.match = self.match.fork()
        other._rng = Random()
        other._rng.setstate(self._rng.getstate())
        for name in _BY_AGENT:
            setattr(other, name, dict(getattr(self, name)))
        other.agents = list(self.agents)
        return other

    def belief(self, agent: Agent) -> Knowledge:
        """What an agent knows that has heard everything: `sample(below)` gives states that fit."""
        return episode.belief(self.match, self._seat(agent))

    def observe(self, agent: Agent) -> Observation:
        return episode.observation(self.kind, self.match, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is not an action")
        episode.play(self.kind, self.match, self._seat(agent), action)
        self._taken += 1
        self._heard[agent] = len(self.match.history)
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self.agent_selection = self._next()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the agent that acts sees, as text."""
        if self.render_mode != "ansi":
            return None
        return episode.drawing(self.match, self._seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is left open."""

    def _settle(self) -> None:
        """Rewards and ends, after a move."""
        outcome = self.match.outcome
        gained = episode.rewards(outcome.ranks) if outcome else [0.0] * len(self.agents)
        cut = not outcome and self.max_steps is not None and self._taken >= self.max_steps
        for agent, reward in zip(self.agents, gained, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = outcome is not None
            self.truncations[agent] = cut
            self.infos[agent] = self._info(agent)

    def _info(self, agent: Agent) -> dict[str, Any]:
        return {"heard": episode.heard(self.match, self._seat(agent), self._heard[agent])}

    def _next(self) -> Agent:
        acting = self.match.to_act
        return self.possible_agents[acting[0]] if acting else self.agents[0]

    def _seat(self, agent: Agent) -> int:
        return self.possible_agents.index(agent)


_BY_AGENT: Final = (
    "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "_heard",
)  # fmt: skip


def _copied(space: spaces.Dict) -> spaces.Dict:
    """A space with a generator of its own."""
    return spaces.Dict(
        {
            name: spaces.Box(part.low, part.high, dtype=part.dtype.type)
            for name, part in space.spaces.items()
            if isinstance(part, spaces.Box)
        }
    )
