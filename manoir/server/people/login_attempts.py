"""Wrong passwords: a few for an account; from an address, ever more slowly."""

from math import ceil
from typing import Final

from manoir.server.net.limits import Backoff, Clock, Window
from manoir.server.net.problems import HttpProblem
from manoir.server.settings import Settings

QUARTER: Final = 900.0


class LoginAttempts:
    """A try counts as wrong until it is given back. Names that nobody has count as well."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._names = Window(settings.tries, QUARTER, clock)
        self._addresses = Backoff(settings.tries_per_address, QUARTER, clock)

    def take(self, name: str, address: str) -> None:
        wait = max(self._names.wait(name), self._addresses.wait(address))
        if wait > 0:
            raise too_many(wait)
        self._names.take(name)
        self._addresses.take(address)

    def give_back(self, name: str, address: str) -> None:
        self._names.give_back(name)
        self._addresses.give_back(address)


def too_many(wait: float) -> HttpProblem:
    return HttpProblem(429, "too_many_tries", minutes=ceil(wait / 60))
