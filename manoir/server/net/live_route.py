"""The way from an accepted WebSocket to its table: who comes, and whether there is room."""

import asyncio
from typing import Any

from manoir.server.house import House
from manoir.server.net.admission import CLOSE_SECONDS, Turned, admit, may_be_told
from manoir.server.net.connection import Connection
from manoir.server.net.request_context import RequestContext
from manoir.server.net.table_socket import TableSocket
from manoir.server.operations import metrics


class LiveRoute:
    """Converses with every socket that comes to a table of this house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: dict[str, Any], table: str, socket: TableSocket) -> None:
        house = self._house
        context = house.requests.context(scope)
        admitted = admit(house, context, table)
        if isinstance(admitted, Turned):
            await self._turn_away(context, admitted, socket)
            return
        who = house.accounts.who(context.session)
        conversation = Connection(house.hub, house.settings, house.clock, socket, who)
        with (
            admitted,
            house.sockets.hold(context.session, socket),
            metrics.SOCKETS.track_inprogress(),
        ):
            await conversation.run(table)

    async def _turn_away(self, context: RequestContext, why: Turned, socket: TableSocket) -> None:
        """The page learns why; a crowd only finds itself outside."""
        place = may_be_told(self._house, context)
        if place is None:
            socket.abort()
            return
        with place:
            socket.close(why.code, why.reason)
            await asyncio.sleep(CLOSE_SECONDS)
