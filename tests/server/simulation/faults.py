"""Whatever may go wrong in a simulated house: each kind has a name, and is counted."""

from collections import Counter
from random import Random
from typing import Final

# By name, how likely it is wherever it can happen.
KINDS: Final = {
    "disk: busy": 0.03,
    "disk: full in the middle of a batch": 0.02,
    "disk: an error in the middle of a batch": 0.02,
    "disk: COMMIT fails, and nothing is there": 0.02,
    "disk: COMMIT fails, and all is there": 0.03,
    "disk: a slow commit": 0.05,
    "disk: busy for a while": 0.01,
    "readers: not ready": 0.3,
    "readers: too busy": 0.05,
    "readers: slow": 0.1,
    "bots: die while they think": 0.04,
    "bots: answer late": 0.08,
    "bots: answer after the table has gone on": 0.05,
    "bots: want to hear everything": 0.2,
    "bots: a move that is illegal": 0.05,
    "bots: nonsense instead of a move": 0.03,
    "line: cut by the client": 0.02,
    "line: cut, and what was under way is lost": 0.02,
    "line: frames in pieces": 0.1,
    "line: a slow reader": 0.01,
    "line: silent until it is given up": 0.004,
    "line: a delay": 0.1,
    "client: sends twice": 0.1,
    "client: sends an answered move again": 0.05,
    "client: answers an old position": 0.04,
    "client: an illegal move": 0.03,
    "client: a move for another seat": 0.03,
    "client: takes back": 0.06,
    "client: not a message": 0.02,
    "client: floods": 0.003,
    "client: a second tab": 0.02,
    "client: says hello again": 0.04,
    "client: leaves without an answer": 0.03,
    "client: lets a bot play for it": 0.02,
    "client: puts a bot on another seat": 0.05,
    "client: signs out": 0.005,
    "client: no hello": 0.01,
    "house: closes and comes back": 0.15,
    "house: is killed": 0.15,
    "house: forgets idle tables": 0.2,
}


class Faults:
    """Decides by the seed what goes wrong; nothing any more once it is `calm`."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random: dict[str, Random] = {}
        self.hits: Counter[str] = Counter()
        self.calm = False

    def random(self, whose: str) -> Random:
        """Everybody has dice of their own, so that nobody's depend on the order of others."""
        if whose not in self._random:
            self._random[whose] = Random(f"{self._seed}/{whose}")
        return self._random[whose]

    def __call__(self, kind: str, whose: str) -> bool:
        hit = self.random(whose).random() < KINDS[kind] and not self.calm
        if hit:
            self.hits[kind] += 1
        return hit
