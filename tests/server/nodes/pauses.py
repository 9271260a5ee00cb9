"""How long a house kept people waiting, and after which trouble."""

import os
from collections.abc import Iterable
from statistics import median, quantiles

from msgspec import Struct


class Trouble(Struct, frozen=True):
    """Something that was broken, or is whole again."""

    moment: float
    name: str


class Pause(Struct, frozen=True):
    """Somebody waited at a table."""

    begun: float
    ended: float
    where: str

    @property
    def seconds(self) -> float:
        return self.ended - self.begun

    def since(self, moment: float) -> float:
        """How much of it came after a moment."""
        return self.ended - max(self.begun, moment)


def summary(pauses: Iterable[Pause]) -> str:
    """The usual one, the rare one, and the five longest."""
    found = sorted(pauses, key=lambda pause: pause.seconds)
    seconds = [pause.seconds for pause in found]
    if len(seconds) < 2:
        return f"{len(seconds)} of them"
    worst = ", ".join(f"{pause.seconds:.1f} ({pause.where})" for pause in reversed(found[-5:]))
    rare = quantiles(seconds, n=1000)[-1]
    return f"median {median(seconds):.2f} s, p99.9 {rare:.2f} s, the longest {worst}"


def longest_after(trouble: Trouble, until: float, pauses: Iterable[Pause]) -> str:
    """The longest wait that was under way after a trouble, or began before the next one."""
    touched = [one for one in pauses if one.begun < until and one.ended > trouble.moment]
    if not touched:
        return "-"
    worst = max(touched, key=lambda pause: pause.since(trouble.moment))
    return f"{worst.since(trouble.moment):.1f} s ({worst.where})"


def after_each(troubles: list[Trouble], people: list[Pause], bots: list[Pause]) -> list[str]:
    """A line a trouble: until everybody's move was accepted, and until every bot had moved."""
    ends = [*(trouble.moment for trouble in troubles[1:]), float("inf")]
    return [
        f"{trouble.name}: a move accepted after {longest_after(trouble, end, people)}, "
        f"a bot's made after {longest_after(trouble, end, bots)}"
        for trouble, end in zip(troubles, ends, strict=True)
    ]


def load() -> str:
    """How busy the machine is."""
    return " ".join(f"{average:.1f}" for average in os.getloadavg())
