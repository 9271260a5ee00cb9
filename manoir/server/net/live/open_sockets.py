"""Open sockets by session, so that a session that ends takes its sockets along."""

from collections.abc import Callable
from typing import Final

from manoir.server.net.live.outbox import Outbox
from manoir.server.people.sessions import Session

SIGNED_OUT: Final = 4401


class OpenSockets:
    """Held from before the handshake on: there is no moment at which one could be missed."""

    def __init__(self) -> None:
        self._open: dict[Session | None, dict[Outbox, str]] = {}

    def enter(self, session: Session | None, outbox: Outbox, address: str = "") -> None:
        """A socket of nobody is held as well: its address may not be welcome any more."""
        self._open.setdefault(session, {})[outbox] = address

    def leave(self, session: Session | None, outbox: Outbox) -> None:
        own = self._open.get(session, {})
        own.pop(outbox, None)
        if not own:
            self._open.pop(session, None)

    def close_where(
        self, is_meant: Callable[[Session | None, str], bool], code: int, reason: str
    ) -> None:
        """Close some, by their session and address."""
        for session, own in list(self._open.items()):
            for outbox, address in list(own.items()):
                if is_meant(session, address):
                    outbox.cut(code, reason)

    def close(self, session: Session) -> None:
        for outbox in tuple(self._open.get(session, ())):
            outbox.cut(SIGNED_OUT, "signed_out")

    def has(self, session: Session) -> bool:
        return session in self._open

    def __len__(self) -> int:
        return len(self._open)
