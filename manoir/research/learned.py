"""A player with a network that `manoir.research.train` has taught: NumPy alone.

It looks at what it would see after each of its moves, and takes the one that promises most.
"""

from functools import cache
from itertools import accumulate
from typing import Any

import numpy as np

from manoir.bots.bot import choice_rng
from manoir.kernel import Seat
from manoir.kernel.codec import Numbers
from manoir.kernel.registry import find
from manoir.research.encoding import Encoding, encoding
from manoir.research.ranks import rewards

EQUAL = 1e-6  # what is nearer than this is a matter of taste


class Learned:
    """One seat of a game in which nothing is secret; a bot is made of it with `partial`."""

    def __init__(
        self, seat: Seat, seats: int, view: Any, seed: int, *, game: str, weights: str
    ) -> None:
        known = find(game)
        if known.knowledge is None or not known.same_view:
            raise ValueError(f"{game} has secrets, which this player does not think of")
        self._seat, self._seed, self._heard = seat, seed, 0
        self._rules, self._encoding = known.rules, encoding(game)
        self._knowledge = known.knowledge(seat, seats, view)
        self._weights = weights

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        self._heard += len(events)
        self._knowledge.hear(events, view)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        dice = choice_rng(self._seed, self._heard)
        state = self._knowledge.sample(dice.randrange)
        seen = np.zeros((len(legal), self._encoding.size), self._encoding.dtype)
        ends = dict[int, float]()
        for number, move in enumerate(legal):
            after = self._rules.apply(state, self._seat, move)
            there = self._rules.view(after, self._seat)
            self._encoding.observe(there, self._seat, (), seen[number])
            if outcome := self._rules.outcome(after):
                ends[number] = rewards(outcome.ranks)[self._seat]
        worth = values(self._encoding, self._weights, seen)
        for number, reward in ends.items():
            worth[number] = reward
        luck = np.array([dice.random() for _ in legal])
        return legal[int((worth + EQUAL * luck).argmax())]


def scales(encoding: Encoding) -> tuple[Numbers, Numbers, Numbers, int]:
    """By number: where its places begin, its least, one over its range; and how many places."""
    low, high = (bound.astype(np.int64) for bound in encoding.bounds())
    sizes = high - low + 1
    first = np.array([0, *accumulate(sizes.tolist())], np.int64)
    share = (1 / np.maximum(1, high - low)).astype(np.float32)
    return first[:-1], low, share, int(first[-1])


def values(encoding: Encoding, path: str, seen: Numbers) -> Numbers:
    """By row: the reward to expect, as learning/pupil.py computes it."""
    first, low, _, _ = scales(encoding)
    kept = _read(encoding, path)
    places = seen.astype(np.int64) - low + first
    x = _summed(kept["places"], places) + kept["numbers.bias"]
    x = np.maximum(x, 0) @ kept["hidden.weight"].T + kept["hidden.bias"]
    x = np.maximum(x, 0) @ kept["last.weight"].T + kept["last.bias"]
    told: Numbers = np.tanh(x)[:, 0]
    return told


def _summed(table: Numbers, places: Numbers) -> Numbers:
    """By row, the sum of its places; rows differ from the first in a few alone."""
    sums = np.repeat(table[places[:1]].sum(axis=1), len(places), axis=0)
    row, column = np.nonzero(places != places[0])
    if row.size:
        changes = table[places[row, column]] - table[places[0, column]]
        rows, starts = np.unique(row, return_index=True)
        sums[rows] += np.add.reduceat(changes, starts, axis=0)
    return sums


@cache
def _read(encoding: Encoding, path: str) -> dict[str, Numbers]:
    """The arrays of a file, and as `places` what every place of every number adds up to."""
    with np.load(path) as file:
        kept = {name: file[name].astype(np.float32) for name in file.files}
    first, _, share, count = scales(encoding)
    number = np.searchsorted(first, np.arange(count), side="right") - 1
    above = (np.arange(count) - first[number]) * share[number]
    each = above[:, None].astype(np.float32) * kept["numbers.weight"].T[number]
    return kept | {"places": kept["places.weight"] + each}
