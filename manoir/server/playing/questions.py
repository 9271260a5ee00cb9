"""What a process that plays is asked; pickled, so never defined where one starts.

Each question has all that its answer takes: whichever process is asked, and however often, the
answer is the same, and a process that dies takes nothing with it.
"""

from collections.abc import Callable
from types import GenericAlias
from typing import Any

from msgspec import Struct, msgpack

from manoir.kernel import Seat, registry
from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.match_parts.played import Played
from manoir.kernel.per_game import per_game
from manoir.kernel.record import Undo
from manoir.server.processes.typed import ENCODER, tuple_of

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

    game: str
    played: tuple[Played, ...]
    offers: Offers

    def __reduce__(self) -> tuple[Callable[..., "Advance"], tuple[Any, ...]]:
        played = [(one.seat, one.move, one.after) for one in self.played]
        return _read_advance, (self.game, ENCODER.encode((played, self.offers)))


def _read_advance(game: str, data: bytes) -> Advance:
    played, offers = _decoder(registry.find(game)).decode(data)
    return Advance(game, tuple(Played(*one) for one in played), offers)


@per_game
def _decoder(game: Game) -> msgpack.Decoder[Any]:
    played = tuple_of(Seat, game.move | Undo, game.state)
    return msgpack.Decoder(
        tuple_of(tuple_of(played, ...), GenericAlias(dict, (Seat, tuple_of(game.move, ...))))
    )
