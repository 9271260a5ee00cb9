"""Open sockets by session, so that a session that ends takes its sockets along."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from manoir.server.net.live.outbox import Outbox
from manoir.server.people.sessions import Session

SIGNED_OUT: Final = 4401


class OpenSockets:
    """Held from before the handshake on: there is no moment at which one could be missed."""

    def __init__(self) -> None:
        self._open: dict[Session, set[Outbox]] = {}

    @contextmanager
    def hold(self, session: Session | None, outbox: Outbox) -> Iterator[None]:
        if session is None:
            yield
            return
        own = self._open.setdefault(session, set())
        own.add(outbox)
        try:
            yield
        finally:
            own.discard(outbox)
            if not own:
                self._open.pop(session, None)

    def close(self, session: Session) -> None:
        for outbox in self._open.get(session, ()):
            outbox.cut(SIGNED_OUT, "signed_out")

    def has(self, session: Session) -> bool:
        return session in self._open

    def __len__(self) -> int:
        return len(self._open)
