"""Closing one node of several: its sockets go to the others, a few at a time."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from manoir.server.net.live.table_socket import TableSocket

PAUSE: Final = 0.05  # seconds between two batches
SMALLEST: Final = 20  # sockets in a batch
MOST_BATCHES: Final = 40  # so that everybody is elsewhere after two seconds


async def move_on(connections: Iterable[Any]) -> None:
    """Send everybody to another node. Nobody new may come in meanwhile."""
    sockets = [one for one in connections if isinstance(one, TableSocket)]
    size = max(SMALLEST, -(-len(sockets) // MOST_BATCHES))
    for first in range(0, len(sockets), size):
        for socket in sockets[first : first + size]:
            socket.move_on()
        await asyncio.sleep(PAUSE)
