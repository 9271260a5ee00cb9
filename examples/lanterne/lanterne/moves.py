"""What seats and nature can do in Lanterne, and what is told about it."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.kernel import Seat

Card = Annotated[int, Meta(ge=1, le=6)]


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Ask nature for one more card (N2)."""


class Stop(Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Take no more cards (N4)."""


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Nature's answer to a Draw."""

    card: Card


Move = Draw | Stop | Deal


class Drew(Struct, frozen=True, tag="drew"):
    """A seat took a card; None for watchers who may not see it."""

    seat: Seat
    card: int | None


class Stopped(Struct, frozen=True, tag="stopped"):
    seat: Seat


class BurntOut(Struct, frozen=True, tag="burnt_out"):
    """A lantern is above the limit, and its cards are shown (N5)."""

    seat: Seat
    oil: int


class Shown(Struct, frozen=True, tag="shown"):
    """At the end a lantern that still burns is shown (N6)."""

    seat: Seat
    oil: int


Event = Drew | Stopped | BurntOut | Shown
