"""What a seat would see after an action, without taking it: on plain integers, from one source.

An action that draws chance is looked at with the very draw that would come. So this is for games in
which whoever throws dice has no other choice, and for nobody who plays with secrets.
"""

from collections.abc import Callable
from typing import Any

from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.stepping import Stepping


def build(jit: Jit, stepping: Stepping) -> Callable[..., float]:
    """Return a function that writes it, and says 2, or the reward of an action that ends a game."""
    _, step, acting, observe, _, rank = stepping.build(jit)
    own = stepping.ROW

    @jit
    def look(  # noqa: PLR0917
        row: Any, setup: Any, seats: int, action: int, copy: Any, seen: Any
    ) -> float:
        for place in range(own):
            copy[place] = row[place]
        seat = acting(row)
        over = step(copy, setup, action)
        observe(copy, setup, seat, seen)
        if not over:
            return 2.0
        mine, sum_ = rank(copy, setup, seat), 0
        for other in range(seats):
            theirs = rank(copy, setup, other)
            sum_ += (1 if theirs > mine else 0) - (1 if theirs < mine else 0)
        return sum_ / (seats - 1)

    return look
