"""From where the hall is looked at this round (V9, V10), as Midnight cards have it (V13)."""

from typing import Final

from msgspec import Struct

from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.rounds.paths import far_side
from manoir.games.pasvu.sight.keyhole import SIDES, Door, Side
from manoir.games.pasvu.state import View

NUMBERS: Final = tuple(range(1, SIDE + 1))  # of doors


class Watch(Struct, frozen=True):
    """The doors where the keyhole may come, and what else sends a ghost home there."""

    sides: tuple[Side, ...] = SIDES
    numbers: tuple[int, ...] = NUMBERS
    twice: bool = False  # the door across looks as well
    perch: bool = False  # whoever is on the floor goes home, seen or not

    @property
    def doors(self) -> tuple[Door, ...]:
        """Side after side."""
        return tuple(Door(side, number) for side in self.sides for number in self.numbers)

    @property
    def across(self) -> tuple[Door, ...]:
        """Of each of these the one with its number on the other side."""
        return tuple(Door(far_side(door.side), door.number) for door in self.doors)

    @property
    def eyes(self) -> tuple[Door, ...]:
        """All that look, each once; the first of them are the doors."""
        return tuple(dict.fromkeys((*self.doors, *self.across))) if self.twice else self.doors


def watching(view: View) -> Watch:
    night = view.night
    return Watch(
        sides=(view.keyhole.side,) if "knock" in night.cards else view.open_sides,
        numbers=(night.number,) if night.number else NUMBERS,
        twice="double" in night.cards,
        perch="perch" in night.cards,
    )
