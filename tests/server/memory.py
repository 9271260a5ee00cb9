"""A house without a network: real store and hub, sockets that are queues."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from manoir.kernel import registry
from manoir.server.bots.pool import BotPool
from manoir.server.bots.scheduler import BotScheduler
from manoir.server.clocks.control import NO_HURRY, TimeControl
from manoir.server.net.live.connection import Connection
from manoir.server.net.live.table_socket import Disconnected
from manoir.server.people.sessions import Who
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.right_of_way import RightOfWay
from manoir.server.reading.pool import ReaderPool
from manoir.server.settings import Settings
from manoir.server.store.store import Store
from manoir.server.tables.deal import SECRET
from manoir.server.tables.hub import Hub
from manoir.server.tables.in_memory import KEEP
from manoir.server.tables.table import Table

PATIENT = {"rejections": 1_000_000, "messages": 1_000_000, "bot_delay": 0}


class Wire:
    """A socket without a network; None ends it."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.at_once: Callable[[bytes], bool] | None = None
        self._loop = asyncio.get_running_loop()
        self._waits = False
        self._free = asyncio.Event()
        self._free.set()

    async def receive(self) -> bytes:
        self._waits = True
        try:
            data = await self.incoming.get()
            await self._free.wait()
        finally:
            self._waits = False
        if data is None or self.closed:
            raise Disconnected
        return data

    def put(self, *messages: bytes) -> None:
        if self.closed is None:
            self.sent.extend(msgspec.json.decode(message) for message in messages)

    def close(self, code: int, reason: str = "") -> None:
        if self.closed is None:
            self.closed = (code, reason)
            self.at_once = None
            self._free.set()
            self.incoming.put_nowait(None)

    def cut(self, code: int, reason: str) -> None:
        self.close(code, reason)

    def is_closed(self) -> bool:
        return self.closed is not None

    def hold(self) -> None:
        self._free.clear()

    def release(self) -> None:
        self._free.set()

    def hear(self, data: bytes) -> None:
        """What the network brings, as the loop takes it up."""
        self._loop.call_soon(self._take, data)

    def _take(self, data: bytes) -> None:
        at_once = self.at_once if self._waits and self._free.is_set() else None
        if at_once is None or not self.incoming.empty() or not at_once(data):
            self.incoming.put_nowait(data)

    def say(self, type: str, **fields: Any) -> None:
        self.hear(msgspec.json.encode({"type": type, **fields}))

    def of(self, type: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == type]


class Memory:
    """The hub and what it stands on, with a clock that the test turns."""

    def __init__(
        self,
        folder: Path,
        *,
        chance: Random = SECRET,
        keep: int | None = KEEP,
        store: Store | None = None,
        **settings: Any,
    ) -> None:
        self.settings = Settings(data=str(folder), **{**PATIENT, **settings})
        self.time = 1000.0
        self.store = store or Store(folder)
        pool = BotPool(1, 3.0)
        scheduler = BotScheduler(pool, self.settings, self.clock)
        self.readers = ReaderPool(str(self.store.path), 1)
        right_of_way = RightOfWay()
        self.players = PlayingPool(1, give_way=right_of_way.give_way)
        self.hub = Hub(
            self.store,
            scheduler,
            self.settings,
            self.clock,
            chance,
            readers=self.readers,
            players=self.players,
            right_of_way=right_of_way,
            keep=keep,
        )
        self.talks: list[asyncio.Task[None]] = []

    def clock(self) -> float:
        return self.time

    async def open(
        self,
        host: Who,
        seats: int = 2,
        game: str = "escalier",
        control: TimeControl = NO_HURRY,
        **options: Any,
    ) -> str:
        found, opened = registry.find(game), self.hub.open
        return await opened(found, found.options(**options), seats, host, True, control=control)

    async def join(self, table: str, who: Who | None, hello: bool = True) -> Wire:
        wire = Wire()
        talk = Connection(self.hub, self.settings, self.clock, wire, who)
        self.talks.append(asyncio.create_task(talk.run(table)))
        if hello:
            wire.say("hello")
            await self.calm(lambda: bool(wire.sent) or wire.closed is not None)
        return wire

    async def calm(self, reached: Callable[[], object], patience: float = 10.0) -> None:
        async with asyncio.timeout(patience):
            while not reached():
                await asyncio.sleep(0.001)

    async def ask(self, wire: Wire, type: str, **fields: Any) -> dict[str, Any]:
        """The first new message."""
        before = len(wire.sent)
        wire.say(type, **fields)
        await self.calm(lambda: len(wire.sent) > before)
        return wire.sent[before]

    async def table(self, id: str) -> Table:
        return await self.hub.read(id)

    async def start(self, ada: Who, blaise: Who, **options: Any) -> tuple[str, Wire, Wire]:
        """A running game between two people."""
        id = await self.open(ada, **options)
        one, two = await self.join(id, ada), await self.join(id, blaise)
        await self.ask(one, "sit", seat=0, nickname="Ada")
        await self.ask(two, "sit", seat=1, nickname="Blaise")
        one.say("start")
        await self.calm(lambda: bool(one.of("position")) and bool(two.of("position")), 60.0)
        return id, one, two

    async def close(self) -> None:
        await self.end()
        self.store.close()

    async def end(self) -> None:
        """All but its store, which may be another's as well."""
        for task in self.talks:
            task.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)
        await self.hub.close()
        await self.readers.close()
        await self.players.close()


def in_memory(folder: Path, scene: Callable[[Memory], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        house = Memory(folder, **settings)
        try:
            await scene(house)
        finally:
            await house.close()

    asyncio.run(run())
