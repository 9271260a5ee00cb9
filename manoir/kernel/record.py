"""One line of a match's log, and the chain of hashes over them."""

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from manoir.kernel.game import Game
from manoir.kernel.seats import Seat

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class Undo(Struct, frozen=True, gc=False, tag="undo", forbid_unknown_fields=True):
    """A seat takes its last move back. It stays in the log: nothing is ever erased."""


class Record(Struct, frozen=True, gc=False, array_like=True):
    """Who played what. The ply is the record's place in the log."""

    ply: int
    seat: Seat
    move: Any


def encode_move(move: Any) -> bytes:
    """A move as it is written down and hashed."""
    return _ENCODER.encode(move)


def chain(previous: str, record: Record) -> str:
    """The hash after a record: it covers everything before."""
    return chain_encoded(previous, record.ply, record.seat, encode_move(record.move))


def chain_encoded(previous: str, ply: int, seat: Seat, move: bytes) -> str:
    """The same, for a move that is encoded already."""
    return sha256(b"%b\n[%d,%d,%b]" % (previous.encode(), ply, seat, move)).hexdigest()


def chain_start(game: Game, seats: int, options: Any, start: str = "") -> str:
    """The hash of an empty log: which game it is, how it was set up, and from which position."""
    about = [game.id, game.version, seats, options]
    return sha256(_ENCODER.encode([*about, start] if start else about)).hexdigest()
