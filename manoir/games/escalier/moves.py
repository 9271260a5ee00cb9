"""What seats and nature can do in *L'escalier hanté*, and what everybody sees of it."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.games.escalier.staircase import Colour, Face, Place
from manoir.kernel import Seat


class Roll(Struct, frozen=True, gc=False, tag="roll", forbid_unknown_fields=True):
    """Throw the die (E2)."""


class Haunt(Struct, frozen=True, gc=False, tag="haunt", forbid_unknown_fields=True):
    """Drop a sheet over a token: it becomes a ghost (E4)."""

    colour: Colour


class Decline(Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """Turn nobody into a ghost (E4)."""


class Advance(Struct, frozen=True, gc=False, tag="advance", forbid_unknown_fields=True):
    """Point at the ghost that climbs (E5)."""

    ghost: Place


class Swap(Struct, frozen=True, gc=False, tag="swap", forbid_unknown_fields=True):
    """Exchange the places of two ghosts (E6), the lower place first."""

    one: Place
    other: Place


class Trade(Struct, frozen=True, gc=False, tag="trade", forbid_unknown_fields=True):
    """Exchange the tokens that lie in front of two players (E11), the lower colour first."""

    one: Colour
    other: Colour


class Begin(Struct, frozen=True, gc=False, tag="begin", forbid_unknown_fields=True):
    """Nature names the seat that starts (E2)."""

    seat: Annotated[Seat, Meta(ge=0, le=3)]


class Rolled(Struct, frozen=True, gc=False, tag="rolled", forbid_unknown_fields=True):
    """Nature's die: pips, or 0 for a ghost."""

    face: Face


Move = Roll | Haunt | Decline | Advance | Swap | Trade | Begin | Rolled


class Began(Struct, frozen=True, gc=False, tag="began"):
    seat: Seat


class DieRolled(Struct, frozen=True, gc=False, tag="die"):
    seat: Seat
    face: int


class Climbed(Struct, frozen=True, gc=False, tag="climbed"):
    """A token climbed (E3); it is at the top if `to` is the last step."""

    seat: Seat
    colour: int
    start: int
    to: int


class Haunted(Struct, frozen=True, gc=False, tag="haunted"):
    """A token was turned into the ghost that now stands at `place` (E4)."""

    seat: Seat
    colour: int
    place: Place


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    seat: Seat


class Advanced(Struct, frozen=True, gc=False, tag="advanced"):
    """A ghost climbed (E5); without `to` it has left the stairs at the top."""

    seat: Seat
    start: Place
    to: Place | None


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    seat: Seat
    one: Place
    other: Place


class Traded(Struct, frozen=True, gc=False, tag="traded"):
    seat: Seat
    one: int
    other: int


class Idle(Struct, frozen=True, gc=False, tag="idle"):
    """A ghost face, and nothing to swap (E6)."""

    seat: Seat


class Arrived(Struct, frozen=True, gc=False, tag="arrived"):
    """A piece reached the top and its colour is known (E8); no owner: a neutral ghost (E9)."""

    colour: int
    owner: Seat | None
    ghost: bool


Event = (
    Began | DieRolled | Climbed | Haunted | Declined | Advanced | Swapped | Traded | Idle | Arrived
)
