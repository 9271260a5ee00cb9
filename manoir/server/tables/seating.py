"""The chairs around a table, as the server keeps them."""

from typing import Literal

from msgspec import UNSET, Struct

from manoir.kernel import Refused, Seat
from manoir.server import refusals, wire
from manoir.server.people import nicknames, sessions
from manoir.server.people.sessions import Who


class Chair(Struct, frozen=True, gc=False):
    """Who sits on a seat; a person's `level` is that of the bot that stands in."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    level: str | None = None
    holder: Who | None = None
    nonce: str = ""
    wins: int = 0  # in the games before, of which this table is the rematch
    brought: bool = False  # T33: this person says that a program plays here

    @property
    def by_bot(self) -> bool:
        """A bot makes the moves of this seat."""
        return self.level is not None

    def held_by(self, who: Who | None) -> bool:
        return sessions.same(self.holder, who)


EMPTY = Chair()
Chairs = tuple[Chair, ...]


def chair_at(chairs: Chairs, seat: Seat) -> Chair:
    if not 0 <= seat < len(chairs):
        raise Refused(refusals.NO_SUCH_SEAT)
    return chairs[seat]


def own_chair(chairs: Chairs, seat: Seat, who: Who | None) -> Chair:
    chair = chair_at(chairs, seat)
    if not chair.held_by(who):
        raise Refused(refusals.NOT_YOUR_SEAT)
    return chair


def seats_of(chairs: Chairs, who: Who | None) -> tuple[Seat, ...]:
    return tuple(seat for seat, chair in enumerate(chairs) if chair.held_by(who))


def free_name(chairs: Chairs, seat: Seat, raw: str) -> str:
    """The cleaned name, if nobody else at the table has it (T8)."""
    name = nicknames.clean(raw)
    others = (chair.name for other, chair in enumerate(chairs) if other != seat)
    if any(nicknames.same(name, other) for other in others):
        raise Refused(refusals.NAME_TAKEN)
    return name


def shown(chair: Chair, reader: Who | None, present: frozenset[Who]) -> wire.Chair:
    """A chair as one session sees it. The house's own ghosts are always there."""
    return wire.Chair(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        present=chair.kind == "bot" or chair.holder in present,
        mine=chair.held_by(reader),
        wins=chair.wins,
        brought=chair.brought or UNSET,
    )
