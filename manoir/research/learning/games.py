"""Games of the pupil with itself, and a few with a player of chance, all in step."""

from typing import Any, Final, NamedTuple

import torch

from manoir.research.learning.looks import GOES_ON, Looks
from manoir.research.vector_env import VectorEnv

EXAMS: Final = 16  # one game in so many: all other seats play any legal move
NEVER: Final = -1e9
A_LOOK: Final = 1 << 19  # rows that go through the network at once


class Played(NamedTuple):
    """One step in every game."""

    seen: Any  # after the action, by whoever took it
    seat: Any
    worth: Any  # what the pupil expected
    learns: Any  # there was a choice, and the pupil made it
    over: Any
    cut: Any
    rewards: Any


class Games:
    """All of them, and what the seats that act in them do."""

    def __init__(self, env: VectorEnv, noise: float) -> None:
        self._env, self._looks, self._noise = env, Looks(env), noise
        self._arrays = env.torch()
        number = torch.arange(env.n, device=env.device)
        self._number = number
        self._exam = number % EXAMS == 0
        self._pupils_seat = number // EXAMS % env.seats

    def step(self, pupil: Any) -> Played:
        """Everybody whose turn it is acts."""
        masks, seat = self._arrays["masks"], self._arrays["acting"].long()
        game, action = masks.nonzero().unbind(1)
        choices = torch.bincount(game, minlength=self._env.n)
        by_chance = self._exam & (seat != self._pupils_seat)
        seen, ends = self._looks.at(game, action)
        promised = torch.cat([pupil(part) for part in seen.split(A_LOOK)])
        promised = torch.where(ends == GOES_ON, promised, ends)
        lots = torch.rand_like(promised)
        bold = torch.where(self._exam[game], 0.0, self._noise)
        shown = torch.where(by_chance[game], lots, promised + bold * lots)
        start = choices.cumsum(0) - choices
        chosen = _best(shown, game, choices, start)
        before = Played(
            seen=seen[chosen],
            seat=seat.clone(),
            worth=promised[chosen],
            learns=(choices > 1) & ~by_chance,
            over=None,
            cut=None,
            rewards=None,
        )
        self._take(action[chosen])
        return before._replace(
            over=self._arrays["terminated"] > 0,
            cut=self._arrays["truncated"] > 0,
            rewards=self._arrays["rewards"].clone(),
        )

    def examined(self, played: Played) -> Any:
        """How many games with chance ended, and the share of them that the pupil has won."""
        ended = played.over & self._exam
        own = played.rewards[self._number, self._pupils_seat]
        return torch.stack((ended.sum(), (ended * (own + 1) / 2).sum()))

    def _take(self, actions: Any) -> None:
        given = actions.int().contiguous()
        self._env.step(given if self._env.device == "cuda" else given.numpy())


def _best(worth: Any, game: Any, choices: Any, start: Any) -> Any:
    """By game, the row that is worth most; every game has one."""
    most = torch.full((len(choices),), NEVER, device=worth.device)
    most = most.scatter_reduce(0, game, worth, "amax")
    row = torch.arange(len(game), device=worth.device)
    hit = torch.where(worth == most[game], row, len(game))
    return torch.full_like(start, len(game)).scatter_reduce(0, game, hit, "amin")
