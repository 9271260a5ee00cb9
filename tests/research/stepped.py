"""Games of the vector environment beside the same games by the rules, move by move."""

from random import Random
from typing import Any

import numpy as np

from manoir.kernel import NATURE
from manoir.kernel.compiled.jit import plain
from manoir.kernel.compiled.stepping import Steps
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find
from manoir.research.encoding import Encoding
from manoir.research.episode import rewards
from manoir.research.vector_env import stepping_of


class Beside:
    """One game as a row of numbers, and as a state of the rules."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], rng: Random) -> None:
        self.game, self.seats, self.rng = find(game), seats, rng
        self.options = options_of(self.game, seats, options)
        self.stepping, self.encoding = stepping_of(self.game), Encoding(self.game)
        self.steps: Steps = self.stepping.build(plain)
        self.setup = [int(n) for n in self.stepping.setup(seats, self.options)]
        self.row = [0] * self.stepping.ROW
        self.steps.begin(self.row, self.setup, rng.randrange(1 << 40))
        self.state = self.unpacked()

    def unpacked(self) -> Any:
        return self.stepping.state_of(self.row, self.seats, self.options)

    def play(self, most: int) -> None:
        for _ in range(most):
            if self.play_one():
                self.check_end()
                return

    def play_one(self) -> bool:
        rules, seat = self.game.rules, self.steps.acting(self.row)
        assert rules.to_act(self.state) == (seat,)
        assert rules.outcome(self.state) is None
        view, legal = rules.view(self.state, seat), rules.legal(self.state, seat)
        here, there = (np.full(self.encoding.size, 77, self.encoding.dtype) for _ in range(2))
        self.encoding.observe(view, seat, legal, here)
        self.steps.observe(self.row, self.setup, seat, there)
        np.testing.assert_array_equal(here, there)
        by_rules, by_steps = (np.full(self.encoding.actions, 7, np.int8) for _ in range(2))
        self.encoding.mask(view, seat, legal, by_rules)
        self.steps.mask(self.row, self.setup, by_steps)
        np.testing.assert_array_equal(by_rules, by_steps)
        action = self.choose(np.flatnonzero(by_rules).tolist(), seat)
        over = self.steps.step(self.row, self.setup, action)
        move = self.encoding.move(view, seat, legal, action)
        self.state = rules.apply(self.state, seat, move)
        self.follow_nature()
        return over

    def choose(self, actions: list[int], seat: int) -> int:
        """At random; where the game shows a goal, every other time there, so that games end."""
        seen = np.zeros(self.encoding.size, self.encoding.dtype)
        self.steps.observe(self.row, self.setup, seat, seen)
        goal = self.encoding.named(seen).get("goal")
        if goal is not None and self.rng.random() < 0.8:
            there = [action for action in actions if action >= 48 and goal.ravel()[action - 48]]
            actions = there or actions
        return self.rng.choice(actions)

    def follow_nature(self) -> None:
        """What chance did in the row is what nature does in the rules."""
        rules, now = self.game.rules, self.unpacked()
        while rules.to_act(self.state) == (NATURE,):
            chance: Any = rules.chance(self.state)
            after = [rules.apply(self.state, NATURE, move) for move in chance.moves]
            shown = rules.view(now, None)
            self.state = next(state for state in after if rules.view(state, None) == shown)

    def check_end(self) -> None:
        outcome = self.game.rules.outcome(self.state)
        assert outcome is not None
        ranks = [self.steps.rank(self.row, self.setup, seat) for seat in range(self.seats)]
        assert tuple(ranks) == outcome.ranks
        assert abs(sum(rewards(ranks))) < 1e-9
