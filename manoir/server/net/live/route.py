"""The way from a request for a WebSocket to its table: who comes, and whether there is room."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from manoir.server.house import House
from manoir.server.net.live.admission import CLOSE_SECONDS, Admission, Turned, admit, may_be_told
from manoir.server.net.live.connection import Connection
from manoir.server.net.live.lobby_connection import LobbyConnection
from manoir.server.net.live.outbox import OVERLOADED
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.operations import metrics
from manoir.server.people.sessions import Session, Who
from manoir.server.store.disk import Unreadable

Converse = Callable[[TableSocket], Coroutine[Any, Any, None]]


class LiveRoute:
    """Decides how to converse with every socket that comes to a table or the lobby of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._wait = house.questions.wait

    def __call__(self, scope: dict[str, Any], table: str | None) -> Converse:
        """What to do with the socket once it is accepted."""
        context = self._house.requests.context(scope)
        admitted = admit(self._house, context, table)
        if isinstance(admitted, Admission):
            return partial(self._converse, context.session, context.address, table, admitted)
        place = may_be_told(self._house, context)
        return partial(_turn_away, place, admitted)

    async def _converse(
        self,
        session: Session | None,
        address: str,
        table: str | None,
        place: Admission,
        socket: TableSocket,
    ) -> None:
        """It lasts as long as the socket, and holds nothing that is not needed so long."""
        house = self._house
        try:
            await house.accounts.look_up(session)
        except Unreadable:
            place.leave()
            socket.close(OVERLOADED, "storage_busy")
            return
        who = house.accounts.who(session)
        house.sockets.enter(session, socket, address)
        house.stream.presence.come(who)
        metrics.SOCKETS.inc()
        try:
            await self._conversation(address, table, socket, who)
        finally:
            metrics.SOCKETS.dec()
            house.stream.presence.go(who)
            house.sockets.leave(session, socket)
            place.leave()

    def _conversation(
        self, address: str, table: str | None, socket: TableSocket, who: Who | None
    ) -> Coroutine[Any, Any, None]:
        house = self._house
        if table is None:
            lobby = LobbyConnection(house.stream, house.settings, house.clock, socket, who)
            return lobby.run()
        pause = partial(self._wait, address)
        at_table = Connection(house.hub, house.settings, house.clock, socket, who, pause=pause)
        return at_table.run(table)


async def _turn_away(place: Admission | None, why: Turned, socket: TableSocket) -> None:
    """The page learns why; only an accepted socket can tell it. In a crowd nobody waits for it."""
    if place is None:
        socket.dismiss(why.code, why.reason)
        return
    with place:
        socket.close(why.code, why.reason)
        await asyncio.sleep(CLOSE_SECONDS)
        socket.abort()
