"""What a node wants the others to know, written with every beat; it goes with its node."""

from typing import Any

import msgspec
from msgspec import Struct

from manoir.server import wire
from manoir.server.people.sessions import Who


class Said(Struct, frozen=True, array_like=True):
    """A phrase at a table, for a few seconds."""

    number: int
    table: str
    said: wire.Said


class Waiting(Struct, frozen=True, array_like=True):
    """Somebody in the waiting room."""

    who: Who
    game: str
    seats: int
    name: str
    nonce: str
    waited: float  # seconds
    id: str = ""  # of the wish


class State(Struct, frozen=True, omit_defaults=True):
    """Who is at which table, what was said there, and how often somebody has tried something."""

    present: dict[str, tuple[Who, ...]] = {}
    nameless: dict[str, int] = {}  # sockets without a session, by table
    said: tuple[Said, ...] = ()
    guests: dict[Who, str] = {}  # names in the guest book
    waiting: tuple[Waiting, ...] = ()
    seated: dict[Who, str] = {}  # whom this node has called to which table, a moment ago
    tried: dict[str, dict[str, int]] = {}  # by limit and key


NOTHING = State()
_DECODER: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)


def encode(state: State) -> str:
    return msgspec.json.encode(state).decode()


def decode(text: str) -> State:
    """A node of another version may write what this one does not understand."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return NOTHING


def key_of(key: Any) -> str:
    """A key of a limit, as it travels."""
    return key if isinstance(key, str) else msgspec.json.encode(key).decode()
