"""One line of a match's log, and the chain of hashes over them."""

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from manoir.kernel.seats import Seat

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """A seat takes its last move back. It stays in the log: nothing is ever erased."""


class Record(Struct, frozen=True, array_like=True):
    """Who played what. The ply is the record's place in the log."""

    ply: int
    seat: Seat
    move: Any


def chain(previous: str, record: Record) -> str:
    """The hash after a record: it covers everything before."""
    return sha256(previous.encode() + b"\n" + _ENCODER.encode(record)).hexdigest()


def chain_start(game: str, version: int, seats: int, options: Any) -> str:
    """The hash of an empty log: which game it is, and how it was set up."""
    return sha256(_ENCODER.encode([game, version, seats, options])).hexdigest()
