"""Carries "it is your turn" to people who are not at the table."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
import structlog

from manoir.server.people.sessions import Who
from manoir.server.push.delivery import BadEndpoint, Outcome, deliver
from manoir.server.push.encryption import encrypt, from_text
from manoir.server.push.subscriptions import Subscription, Subscriptions
from manoir.server.push.turns import newly_asked
from manoir.server.push.vapid import HouseKey
from manoir.server.store.disk import Unreadable
from manoir.server.store.writer import Unwritten
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table

MOST_WAITING: Final = 1000
PAUSES: Final = (60.0, 600.0)  # seconds before a push is tried again that a service did not take
TTL: Final = "86400"  # seconds for which a service keeps it
_LOG: Final = structlog.get_logger("manoir.push")


class Postman:
    """Each push is sent once; it names a table and its game, and nothing that happens there."""

    def __init__(self, key: HouseKey, subscriptions: Subscriptions, *, loopback: bool) -> None:
        self.key = key
        self.subscriptions = subscriptions
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="manoir-push")
        self._tasks: set[asyncio.Task[None]] = set()

    def moved(self, live: LiveTable, table: Table, since: int) -> None:
        """A move is on the disk: whoever is asked now and is not here hears of it."""
        has = self.subscriptions.has
        if not len(self.subscriptions) or not any(has(chair.holder) for chair in table.chairs):
            return
        asked = {table.chairs[seat].holder for seat in newly_asked(table, since)}
        for who in asked - live.present:
            if who is not None and has(who) and len(self._tasks) < MOST_WAITING:
                task = asyncio.create_task(self._tell(who, table.id, table.game.id))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _tell(self, who: Who, table: str, game: str) -> None:
        payload = msgspec.json.encode({"table": table, "game": game})
        try:
            for subscription in await self.subscriptions.of(who):
                await self._send(subscription, table, payload)
        except (Unreadable, Unwritten) as error:
            _LOG.warning("push_unsent", code=error.code)

    async def _send(self, to: Subscription, table: str, payload: bytes) -> None:
        loop = asyncio.get_running_loop()
        for pause in (*PAUSES, None):
            outcome = await loop.run_in_executor(self._threads, self._deliver, to, table, payload)
            if outcome == "gone":
                await self.subscriptions.forget(to.id)
            if outcome != "later" or pause is None:
                return
            await asyncio.sleep(pause)

    def _deliver(self, to: Subscription, table: str, payload: bytes) -> Outcome:
        service = "/".join(to.endpoint.split("/", 3)[:3])
        headers = {
            "Authorization": self.key.header(service, to.contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": TTL,
            "Topic": table,  # a later push of this table takes the place of one that still waits
        }
        try:
            body = encrypt(payload, from_text(to.key), from_text(to.auth))
            outcome = deliver(to.endpoint, headers, body, loopback=self._loopback)
        except (BadEndpoint, ValueError):
            return "gone"
        if outcome != "sent":
            _LOG.info("push", outcome=outcome, service=service)
        return outcome
