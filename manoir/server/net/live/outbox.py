"""What a table needs of a socket: somewhere to put messages, and an end."""

from typing import Final, Protocol

NORMAL: Final = 1000
POLICY: Final = 1008
INTERNAL: Final = 1011
NO_ENTRY: Final = 4404  # there is no such table, or not for this person
OVERLOADED: Final = 1013  # the client comes back and gets a whole view


class Outbox(Protocol):
    """Messages go out in order; whoever does not read them in time is let go."""

    def put(self, *messages: bytes) -> None:
        """Send text messages together; nothing once it is closed."""

    def close(self, code: int, reason: str = "") -> None:
        """Send what is left, then close; the first reason stands."""

    def cut(self, code: int, reason: str) -> None:
        """Close without another word: what is left is not for whoever reads it now."""

    def is_closed(self) -> bool: ...
