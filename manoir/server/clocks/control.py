"""Time controls: how long a move may take, and what happens when the time is up."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from msgspec import Struct

Tempo = Literal["no_hurry", "lively", "one_day", "three_days", "seven_days"]
WhenUp = Literal["ghost", "give_up"]

SECOND: Final = 1000  # all times are whole milliseconds
HOUR: Final = 3_600 * SECOND
DAY: Final = 24 * HOUR
GRACE: Final = 1 * SECOND  # for the way of a move through the network
HOLIDAY: Final = 30 * DAY  # then it ends by itself
MOST_MISSED: Final = 2  # turns in a row; then a bot stands in until its owner is back
_DAYS: Final[dict[Tempo, int]] = {"one_day": 1, "three_days": 3, "seven_days": 7}


class TimeControl(Struct, frozen=True, gc=False):
    """The time of a move, then that of a reserve, of which a part comes back with each move."""

    tempo: Tempo = "no_hurry"
    when_up: WhenUp = "ghost"
    move: int = 0
    reserve: int = 0
    refill: int = 0

    @property
    def is_timed(self) -> bool:
        return self.tempo != "no_hurry"

    @property
    def in_days(self) -> bool:
        return self.tempo in _DAYS

    @property
    def comeback(self) -> int:
        """What whoever takes over has for the rest of a turn that a bot has begun."""
        return HOUR if self.in_days else self.refill


NO_HURRY: Final = TimeControl()


def control_of(tempo: Tempo, when_up: WhenUp, game: str, seats: int) -> TimeControl:
    """What a tempo means at a table of this game, with so many seats."""
    if tempo == "no_hurry":
        return TimeControl(tempo, when_up)
    if tempo == "lively":
        return TimeControl(tempo, when_up, *(SECOND * n for n in lively(game, seats)))
    return TimeControl(tempo, when_up, _DAYS[tempo] * DAY)


def lively(game: str, seats: int) -> tuple[int, int, int]:
    """Seconds of a lively move, in the reserve, and back into it."""
    times = _lively_times()
    move, reserve, refill = times.get(game, times["others"])["two" if seats <= 2 else "more"]
    return move, reserve, refill


@cache
def _lively_times() -> dict[str, dict[str, list[int]]]:
    return tomllib.loads(files(__package__).joinpath("lively.toml").read_text("utf-8"))
