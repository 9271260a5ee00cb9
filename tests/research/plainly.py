"""The vector environment's loops as ordinary Python: the same source, which nobody has compiled.

Rows are lists of Python's own numbers here: those of NumPy warn where machine code wraps round.
"""

from typing import Any

from manoir.kernel.compiled.jit import plain
from manoir.kernel.compiled.stepping import SEAT_BITS, TERMINATED, TRUNCATED, build_one
from manoir.kernel.registry import find
from manoir.research.vector_env import stepping_of


def plain_loops(game: str) -> tuple[Any, Any]:
    start, take = build_one(plain, stepping_of(find(game)))

    def begin(
        first_game: int, end: int, first: int, setup: Any,
        rows: Any, seen: Any, masks: Any, acting: Any,
    ) -> None:  # fmt: skip
        for index in range(first_game, end):
            row = rows[index].tolist()
            acting[index] = start(row, setup.tolist(), seen[index], masks[index], first + index)
            rows[index] = row

    def step(
        first_game: int, end: int, first: int, games: int, longest: int, setup: Any, actions: Any,
        rows: Any, seen: Any, masks: Any, acting: Any,
        rewards: Any, terminated: Any, truncated: Any,
    ) -> None:  # fmt: skip
        for index in range(first_game, end):
            row = rows[index].tolist()
            done = take(
                row, setup.tolist(), seen[index], masks[index], rewards[index],
                int(actions[index]), first + index, games, longest,
            )  # fmt: skip
            rows[index] = row
            acting[index] = done & SEAT_BITS
            terminated[index] = bool(done & TERMINATED)
            truncated[index] = bool(done & TRUNCATED)

    return begin, step
