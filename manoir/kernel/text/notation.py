"""Positions and moves as text: what a game's notation offers, and the one of games without."""

from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

LONG_TEXT: Final = 200  # characters that are still written out
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class Notation(Protocol):
    """What a notation module has. What it writes, it reads again as the same value.

    Text that means nothing is a ValueError with one plain sentence.
    """

    def write_position(self, state: Any) -> str:
        """A state as text, without its options and its number of seats."""

    def read_position(self, text: str, seats: int, options: Any) -> Any:
        """The state that was written."""

    def write_move(self, move: Any) -> str:
        """A move as short text, on one line."""

    def read_move(self, text: str) -> Any:
        """The move that was written."""


class JsonNotation:
    """The notation of a game that has none of its own: states and moves as JSON."""

    def __init__(self, state: type, move: Any) -> None:
        self._state, self._move = state, move

    def write_position(self, state: Any) -> str:
        return _ENCODER.encode(state).decode() + "\n"

    def read_position(self, text: str, seats: int, options: Any) -> Any:  # noqa: ARG002
        state = _decoded(text, self._state, "position")
        if getattr(state, "options", options) != options:
            raise ValueError("the position was written under other options")
        return state

    def write_move(self, move: Any) -> str:
        return _ENCODER.encode(move).decode()

    def read_move(self, text: str) -> Any:
        return _decoded(text, self._move, "move")


def shorten(text: str) -> str:
    """The text, or its length and a digest if it is too long to read."""
    if len(text) <= LONG_TEXT:
        return text
    return f"{len(text)} characters ({sha256(text.encode()).hexdigest()[:16]})"


def _decoded(text: str, kind: Any, what: str) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(f"this is not a {what}: {error}") from None
