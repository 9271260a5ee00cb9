"""Bots for tests: quick ones, and some that do what they must not."""

# ruff: noqa: ARG002

import os
import sys
from pathlib import Path
from typing import Any


class First:
    """Plays the first legal move."""

    def __init__(self, seat: int, seats: int, view: Any, seed: int) -> None:
        self.seat, self.seed, self.choices = seat, seed, 0

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        pass

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        self.choices += 1
        return legal[0]


class Last(First):
    """Plays the last legal move."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        return legal[-1]


class Seeded(First):
    """Plays any legal move, by its seed."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        self.choices += 1
        return legal[(self.seed * 7 + self.choices * 3) % len(legal)]


class Raises(First):
    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        raise ValueError("I am lost\n<b>")


class Illegal(First):
    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        return {"type": "nothing of the kind"}


class Exits(First):
    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        sys.exit(3)


class WithoutSeats:
    """Cannot be made."""

    def hear(self, events: tuple[Any, ...], view: Any) -> None:
        pass

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        return legal[0]


class Deadly(First):
    """Ends its process, always."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        os._exit(1)


class Interrupted(First):
    """Somebody presses Ctrl-C at its fourth deal, once: there is a file then."""

    def choose(self, view: Any, legal: tuple[Any, ...], budget: float) -> Any:
        mark = Path(os.environ["INTERRUPTED"])
        if self.seed // 2 == 3 and not mark.exists():
            mark.touch()
            raise KeyboardInterrupt
        return legal[0]
