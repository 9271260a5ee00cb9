"""What a process that plays is asked; pickled, so never defined where one starts.

Each question has all that its answer takes: whichever process is asked, and however often, the
answer is the same, and a process that dies takes nothing with it.
"""

from typing import Any

from msgspec import Struct

from manoir.kernel import Seat
from manoir.kernel.match import Match
from manoir.kernel.match_parts.played import Played

Offers = dict[Seat, tuple[Any, ...]]  # the moves that each seat is offered


class Play(Struct, frozen=True):
    """What becomes of a match when a seat plays a move. The answer is an Advance, pickled."""

    match: Match
    seat: Seat
    move: Any


class Offer(Struct, frozen=True):
    """What everybody who acts is offered. The answer is an Offers, pickled."""

    match: Match


class Attempt(Struct, frozen=True):
    """What a move would do, encoded for whoever tries it out under this id."""

    game: str
    state: bytes  # encoded, which takes a fifth of the time to pickle it
    seat: Seat
    move: Any
    id: str


Question = Play | Offer | Attempt


class Advance(Struct, frozen=True):
    """The records that a move has led to, and what is offered then."""

    played: tuple[Played, ...]
    offers: Offers
