"""Hints by NATS."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

SUBJECT: Final = "manoir.hints"
CONNECT_SECONDS: Final = 2


class NatsLine:
    """The client looks for its server again by itself; what it cannot send then is lost."""

    def __init__(self, addresses: str) -> None:
        self._addresses = addresses.split(",")
        self._client: Client | None = None

    async def run(self, heard: Callable[[bytes], None]) -> None:
        closed = asyncio.get_running_loop().create_future()

        async def hear(message: Msg) -> None:
            heard(message.data)

        async def over() -> None:
            if not closed.done():
                closed.set_result(None)

        async def quiet(_: Exception) -> None:
            """It is tried again."""

        self._client = await nats.connect(
            self._addresses,
            name="manoir",
            connect_timeout=CONNECT_SECONDS,
            reconnect_time_wait=0.25,
            max_reconnect_attempts=-1,
            ping_interval=5,
            max_outstanding_pings=2,
            pending_size=0,
            closed_cb=over,
            error_cb=quiet,
        )
        try:
            await self._client.subscribe(SUBJECT, cb=hear)
            await closed
        finally:
            await self.close()

    async def send(self, message: bytes) -> None:
        if self._client is None or not self._client.is_connected:
            raise ConnectionError("not connected")
        await self._client.publish(SUBJECT, message)

    async def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                await client.close()
