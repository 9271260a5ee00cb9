"""Hints by PostgreSQL's LISTEN and NOTIFY, on connections of their own.

Never in a transaction that writes: a NOTIFY in it would make all commits of the server wait for
each other.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from psycopg import AsyncConnection

CHANNEL: Final = "manoir"
CONNECT_SECONDS: Final = 3


class NotifyLine:
    """One connection listens, another one tells."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._teller: AsyncConnection[Any] | None = None

    async def run(self, heard: Callable[[bytes], None]) -> None:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for notice in connection.notifies():
                heard(notice.payload.encode())
        finally:
            await connection.close()

    async def send(self, message: bytes) -> None:
        if self._teller is None or self._teller.closed:
            self._teller = await self._connect()
        try:
            await self._teller.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message.decode()))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        teller, self._teller = self._teller, None
        if teller is not None:
            with suppress(Exception):
                await teller.close()

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(
            self._address,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            application_name="manoir-hints",
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        )
