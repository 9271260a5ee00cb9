"""HTTP as uvicorn speaks it, with bounds that uvicorn does not have, and the way to the tables.

A request has to come within some seconds and kilobytes; an address has so many connections, and
whoever waits longest without a request makes room. A WebSocket for a table leaves HTTP here.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from manoir.server.net.addresses import counted_as
from manoir.server.net.live.frames import handshake
from manoir.server.net.live.heartbeats import Heartbeats
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.net.open_connections import OpenConnections
from manoir.server.settings import Settings

MOST_HEAD: Final = 16 * 1024
READ_SECONDS: Final = 30.0  # for a browser to take some of an answer that waits for it
_LIVE: Final = re.compile(rb"/api/(?:tables/([a-z0-9]{1,40})|lobby)/live\Z")

# How to converse over a socket at a table, or in the lobby where there is none, and close it, by
# the scope of the request.
Route = Callable[[Any, str | None], Callable[[TableSocket], Coroutine[Any, Any, None]]]


class HouseHttp(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        *args: Any,
        route: Route,
        connections: OpenConnections,
        beats: Heartbeats,
        settings: Settings,
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._route = route
        self._open = connections
        self._beats = beats
        self._head_seconds = settings.head_seconds
        self._body_seconds = settings.body_seconds
        self._base = settings.base.encode()
        self._sockets: set[Any] = self.connections  # what uvicorn closes when it stops
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._status = 400
        self.peer = self.address = ""  # the other end, and as limits count it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.address = counted_as(self.peer)
        if self._open.enter(self):
            self._allow(self._head_seconds)
        else:
            self._refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self._open.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse(431)

    def eof_received(self) -> None:
        """Nothing more will come: a request that is not whole never will be."""
        if self._in_head:
            self.transport.close()

    def make_room(self) -> None:
        """Somebody else needs this connection, and nobody is being answered on it."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._allow(READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._allow(None)

    # What the parser calls.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._in_head:  # a further request on the same connection
            self._in_head, self._head = True, 0
            self._allow(self._head_seconds)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self._status = 431
            raise ValueError("a head that is too large")
        self._in_head = False
        if self._base and self.url.startswith(self._base + b"/"):
            # Whether a proxy hands the path on or not: from here on there is none.
            self.url = self.url[len(self._base) :]
        self._open.begin(self)
        self._allow(self._body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._allow(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._open.end(self)
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """What the parser does not understand, by the number that fits."""
        del msg
        self._refuse(self._status)

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def handle_websocket_upgrade(self) -> None:
        """Leave HTTP, if the request is a proper one; what is refused further on is said there."""
        found = _LIVE.match(self.url)
        answer = handshake(dict(self.headers))
        if found is None or answer is None or self.scope["method"] != "GET":
            self._refuse(404 if found is None else 400)
            return
        converse = self._route(self.scope, found[1].decode() if found[1] else None)
        self._allow(None)
        self._open.leave(self)
        self.connections.discard(self)
        socket = TableSocket(self.transport, self.loop, self._sockets.discard, self._beats)
        self._sockets.add(socket)
        self.transport.set_protocol(socket)
        self.transport.write(answer)
        task = self.loop.create_task(converse(socket))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # Parser and protocol know each other, and the garbage collector looks seldom.
        self.parser = None  # type: ignore[assignment]

    def _allow(self, seconds: float | None) -> None:
        """Until when the present step has to be done."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_late) if seconds else None

    def _too_late(self) -> None:
        self._deadline = None
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Say a number and close; what still comes is not read."""
        body = b'{"code":"%s","args":{}}' % _CODES[status]
        self.transport.write(
            STATUS_LINE[status]
            + b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n"
            + b"content-length: %d\r\n\r\n" % len(body)
            + body
        )
        self.transport.close()
        cycle: Any = self.cycle
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()


_CODES: Final = {
    400: b"malformed",
    404: b"not_found",
    408: b"too_slow",
    431: b"head_too_large",
    503: b"too_many_connections",
}
