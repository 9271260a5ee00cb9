"""Carries "it is your turn" to people who are not at the table."""

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from manoir.server.push.delivery import BadEndpoint, Outcome, deliver
from manoir.server.push.encryption import encrypt, from_text
from manoir.server.push.notices import REMINDER, notices_of
from manoir.server.push.outbox import Delivery, Outbox
from manoir.server.push.subscriptions import Subscriptions
from manoir.server.push.vapid import HouseKey
from manoir.server.store.disk import Unreadable
from manoir.server.store.rows import NoticeRow
from manoir.server.store.writer import Unwritten
from manoir.server.tables.change import Change
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Table

MOST_WAITING: Final = 1000  # at once; others are found on the disk later
LOOK_SECONDS: Final = 15.0  # between two looks at what was left on the disk
LAST_SECONDS: Final = 3.0  # for pushes that are on their way when the house closes
TTL: Final = "86400"  # seconds for which a service keeps it
_LOG: Final = structlog.get_logger("manoir.push")


class Postman:
    """Each push is sent once; it names a table and its game, and nothing that happens there."""

    def __init__(
        self, key: HouseKey, subscriptions: Subscriptions, outbox: Outbox, *, loopback: bool
    ) -> None:
        self.key = key
        self.subscriptions = subscriptions
        self._outbox = outbox
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="manoir-push")
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def address(self, live: LiveTable, table: Table, change: Change) -> Change:
        """Before the commit: what has to reach the disk with it."""
        has = self.subscriptions.has
        if not len(self.subscriptions) or not any(has(chair.holder) for chair in table.chairs):
            return change
        notices = notices_of(table, change, has, live.present)
        return replace(change, notices=notices) if notices else change

    def post(self, notices: Iterable[NoticeRow]) -> None:
        """After the commit, or found on the disk: tell them."""
        for row in notices:
            if row.id not in self._tasks and len(self._tasks) < MOST_WAITING:
                task = self._tasks[row.id] = asyncio.create_task(self._carry(row))
                task.add_done_callback(partial(self._finish, row.id))

    async def run(self) -> None:
        """For as long as the house is open: what a crash or a busy service has left."""
        while True:
            try:
                self.post(await self._outbox.due())
            except Unreadable as error:
                _LOG.warning("push_unread", code=error.code)
            await asyncio.sleep(LOOK_SECONDS)

    async def close(self) -> None:
        """Finish what has been begun; what takes too long is still on the disk."""
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _finish(self, id: str, _: asyncio.Task[None]) -> None:
        self._tasks.pop(id, None)

    async def _carry(self, row: NoticeRow) -> None:
        try:
            for delivery in await self._outbox.claim(row):
                await self._send(delivery)
        except Unwritten as error:  # it is still on the disk
            _LOG.warning("push_unsent", code=error.code)

    async def _send(self, delivery: Delivery) -> None:
        loop = asyncio.get_running_loop()
        outcome = await loop.run_in_executor(self._threads, self._deliver, delivery)
        if outcome == "later":
            await self._outbox.again(delivery)
            return
        if outcome == "gone":
            await self.subscriptions.forget(delivery.to.id)
        await self._outbox.done(delivery.id)

    def _deliver(self, delivery: Delivery) -> Outcome:
        to, kind = delivery.to, delivery.kind
        service = "/".join(to.endpoint.split("/", 3)[:3])
        headers = {
            "Authorization": self.key.header(service, to.contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": TTL,
            "Topic": delivery.table,  # a later push of this table takes the place of one that waits
            "Urgency": "high" if kind == REMINDER else "normal",
        }
        told = {"table": delivery.table, "game": delivery.game, "turn": delivery.ply, "kind": kind}
        try:
            body = encrypt(msgspec.json.encode(told), from_text(to.key), from_text(to.auth))
            outcome = deliver(to.endpoint, headers, body, loopback=self._loopback)
        except (BadEndpoint, ValueError):
            return "gone"
        if outcome != "sent":
            _LOG.info("push", outcome=outcome, service=service)
        return outcome
