"""What was computed last: what `check` has found need not be computed again by `apply`."""

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

from manoir.games.pasvu.engine import engine

Result = TypeVar("Result")

MOST: Final = 8  # results that a function remembers


def remembered(function: Callable[..., Result]) -> Callable[..., Result]:
    """Remember the last results of a pure function, by the identity of its first argument.

    That is a hall or a state: frozen, and long to compare. It is kept, so its identity is its own.
    """
    memory = _Memory()

    @wraps(function)
    def ask(first: Any, *others: Any) -> Result:
        key = id(engine()), id(first), *others
        known = memory.known.get(key)
        if known is None:
            known = first, function(first, *others)
            if len(memory.known) >= MOST:
                del memory.known[next(iter(memory.known))]
            memory.known[key] = known
        result: Result = known[1]
        return result

    return ask


class _Memory(threading.local):
    def __init__(self) -> None:
        self.known: dict[Any, tuple[Any, Any]] = {}
