"""A program at a real table: a small typed client for its WebSocket, and bots that play there."""

from manoir.bots.loading import MakePlayer
from manoir.client.errors import (
    AlreadyBegun,
    ClientError,
    HouseGone,
    NoFreeSeat,
    NoSuchTable,
    TableRefused,
)
from manoir.client.seated_bot import play_at
from manoir.client.table import Table, Turn

__all__ = [
    "AlreadyBegun",
    "ClientError",
    "HouseGone",
    "MakePlayer",
    "NoFreeSeat",
    "NoSuchTable",
    "Table",
    "TableRefused",
    "Turn",
    "play_at",
]
