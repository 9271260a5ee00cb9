"""Wrong passwords: whoever guesses is slowed, and the owner of an account is not locked out.

They are counted by account and network, by network, and by account from everywhere. A device that
has logged in to the account before answers only for itself.
"""

from collections.abc import Sized
from math import ceil
from typing import Final

from msgspec import Struct

from manoir.server.net.limits import Backoff, Clock, Window
from manoir.server.net.problems import HttpProblem
from manoir.server.settings import Settings

QUARTER: Final = 900.0


class Attempt(Struct, frozen=True):
    """One password, given for a name."""

    name: str
    address: str
    known: str | None = None  # a device or session of the account; None: a stranger's

    @property
    def place(self) -> tuple[str, str, bool]:
        return self.name, self.known or self.address, self.known is not None


class LoginAttempts:
    """A try counts as wrong until it is given back. Names that nobody has count as well."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._places = Window(settings.tries, QUARTER, clock)
        self._names = Window(settings.tries_everywhere, QUARTER, clock)
        self._addresses = Backoff(settings.tries_per_address, QUARTER, clock)

    def take(self, attempt: Attempt) -> None:
        """Raises HttpProblem if it has to wait."""
        wait = self._places.wait(attempt.place)
        if attempt.known is None:
            elsewhere = self._names.wait(attempt.name), self._addresses.wait(attempt.address)
            wait = max(wait, *elsewhere)
        if wait > 0:
            raise too_many(wait)
        self._places.take(attempt.place)
        if attempt.known is None:
            self._names.take(attempt.name)
            self._addresses.take(attempt.address)

    def registries(self) -> dict[str, Sized]:
        return {
            "tries_here": self._places,
            "tries_everywhere": self._names,
            "tries_by_address": self._addresses,
        }

    def limits(self) -> dict[str, Window | Backoff]:
        """What counts on all nodes together."""
        return {"places": self._places, "names": self._names, "addresses": self._addresses}

    def give_back(self, attempt: Attempt) -> None:
        self._places.give_back(attempt.place)
        if attempt.known is None:
            self._names.give_back(attempt.name)
            self._addresses.give_back(attempt.address)


def too_many(wait: float) -> HttpProblem:
    return HttpProblem(429, "too_many_tries", minutes=ceil(wait / 60))
