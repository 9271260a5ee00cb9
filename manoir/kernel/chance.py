"""What nature may do next: listed with weights, drawn by a sampler, or found by looking."""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, NamedTuple

Observer = Any  # what nature looks with: a game's own tool, or None for the one of its rules
Below = Callable[[int], int]  # a whole number in [0, bound), fair


class Chance:
    """Nature's possibilities with whole-number weights, in a fixed order."""

    __slots__ = ("_bounds", "moves", "weights")

    def __init__(self, weights: Mapping[Any, int]) -> None:
        self.moves = tuple(weights)
        self.weights = tuple(weights.values())
        self._bounds = tuple(accumulate(self.weights))

    def draw(self, below: Below) -> Any:
        return self.moves[bisect_right(self._bounds, below(self._bounds[-1]))]

    def allows(self, move: Any) -> bool:
        return move in self.moves


class Sampler:
    """Nature where her moves are too many to list, such as a shuffle."""

    __slots__ = ("allows", "draw")

    def __init__(self, draw: Callable[[Below], Any], allows: Callable[[Any], bool]) -> None:
        self.draw = draw
        self.allows = allows


class Difference(NamedTuple):
    """How two findings differ."""

    what: str
    decides: bool  # the game would have gone on otherwise


class Observation:
    """Nature where no dice decide: she looks, and says what there is.

    What was found is believed in a log if it is well formed, so that a replay never depends on how
    a machine rounds. `look` takes an observer; `compare` says how two findings differ, or None.
    """

    __slots__ = ("allows", "compare", "look")

    def __init__(
        self,
        look: Callable[[Observer], Any],
        allows: Callable[[Any], bool],
        compare: Callable[[Any, Any], Difference | None],
    ) -> None:
        self.look = look
        self.allows = allows
        self.compare = compare


def shuffled(items: tuple[Any, ...], below: Below) -> tuple[Any, ...]:
    """Fisher and Yates, on fair draws."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
