"""The way from an accepted WebSocket to its table: who comes, and whether there is room."""

from typing import Any, Final

from manoir.server.house import House
from manoir.server.net.connection import Connection
from manoir.server.net.limits import TooMany
from manoir.server.net.table_socket import TableSocket
from manoir.server.operations import metrics

BAD_ORIGIN: Final = 4403
TOO_MANY: Final = 4429


class LiveRoute:
    """Converses with every socket that comes to a table of this house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: dict[str, Any], table: str, socket: TableSocket) -> None:
        house = self._house
        context = house.requests.context(scope)
        if not context.may_write:
            socket.close(BAD_ORIGIN, "bad_origin")
            return
        limits = house.settings
        who = house.accounts.who(context.session)
        conversation = Connection(house.hub, limits, house.clock, socket, who)
        try:
            with (
                house.connections.take(
                    ("all", limits.sockets),
                    (("address", context.address), limits.sockets_per_address),
                    (
                        ("session", context.session or context.address, table),
                        limits.sockets_per_session,
                    ),
                ),
                house.sockets.hold(context.session, socket),
                metrics.SOCKETS.track_inprogress(),
            ):
                await conversation.run(table)
        except TooMany:
            socket.close(TOO_MANY, "too_many_sockets")
