"""Which bots choose the same in every run: those that do not look at the clock."""

from collections.abc import Iterable

from manoir.bots.ismcts import NAME
from manoir.bots.loading import is_own


def thinks_by_the_clock(bot: str) -> bool:
    """Whether a bot of the house does as much as its seconds allow."""
    found = NAME.match(bot)
    return found is not None and found["seconds"] is not None


def remark(bots: Iterable[str]) -> str:
    """Say, for a report, whether the same command gives the same tables."""
    named = list(bots)
    by_clock = [bot for bot in named if thinks_by_the_clock(bot)]
    own = [bot for bot in named if is_own(bot)]
    if by_clock:
        return f"No two runs are the same: {', '.join(by_clock)} thinks by the clock."
    same = "The same command gives the same tables, on any machine and any number of processes"
    return f"{same}, if {', '.join(own)} chooses by its seed alone." if own else f"{same}."
