"""How often an address may read: every GET is counted, so that nobody keeps the house busy."""

from math import ceil
from typing import Final, Literal

from manoir.server.net.limits import Clock, Window
from manoir.server.net.problems import HttpProblem
from manoir.server.settings import Settings

MINUTE: Final = 60.0
Budget = Literal["films", "lists"]


class Budgets:
    """One window a kind of question; an address that has used its own up waits."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._windows: dict[Budget, Window] = {
            "films": Window(settings.films, MINUTE, clock),
            "lists": Window(settings.lists, MINUTE, clock),
        }

    def spend(self, budget: Budget, address: str) -> None:
        """Raises HttpProblem, which says when to come back."""
        window = self._windows[budget]
        if not window.take(address):
            seconds = max(1, ceil(window.wait(address)))
            problem = HttpProblem(429, "too_many_questions", seconds=seconds)
            problem.retry_after = seconds
            raise problem
