"""The house: everything that a running server consists of, put together once."""

import asyncio
import time
from collections.abc import Sized
from functools import partial
from random import Random
from typing import Final

from manoir.server.admin.office import Office
from manoir.server.bots.pool import BotPool
from manoir.server.bots.scheduler import BotScheduler
from manoir.server.bots.waking import wake_bots
from manoir.server.clocks.keeping import keep_now, run_clocks
from manoir.server.feed.addresses import Feeds
from manoir.server.lobby.seating import Seating
from manoir.server.lobby.stream import LobbyStream
from manoir.server.net.budgets import Budgets
from manoir.server.net.game_sheets import all_sheets
from manoir.server.net.limits import Clock, ConnectionLimits, Window
from manoir.server.net.live.open_sockets import OpenSockets
from manoir.server.net.pacing import Pacer
from manoir.server.net.request_context import RequestReader
from manoir.server.nodes.claims import WAITING_ROOM
from manoir.server.nodes.limits import SharedLimits
from manoir.server.nodes.lines import line_of
from manoir.server.nodes.node import Node
from manoir.server.operations import metrics
from manoir.server.people.accounts import Accounts
from manoir.server.playing.pool import PlayingPool
from manoir.server.playing.right_of_way import RightOfWay
from manoir.server.processes.forker import CAN_FORK, Forker
from manoir.server.push.outbox import Outbox
from manoir.server.push.postman import Postman
from manoir.server.push.subscriptions import Subscriptions
from manoir.server.push.vapid import house_key
from manoir.server.reading.answers import Answers
from manoir.server.reading.lobby import Lobby
from manoir.server.reading.pool import FOR_PLAY, ReaderPool
from manoir.server.settings import Settings
from manoir.server.store.keeping import Keeping
from manoir.server.store.postgres.choosing import database_of
from manoir.server.store.readiness import ReadinessCheck
from manoir.server.store.store import Store
from manoir.server.tables.deal import SECRET
from manoir.server.tables.hub import Hub, sweep_forever
from manoir.server.tables.preparation import prepare_games

HOUR: Final = 3600.0
SWEEP_SECONDS: Final = 30.0
BOTS_SECONDS: Final = 120.0  # for bots to get ready, before one node of several opens
PUSH_WISHES: Final = 60  # an address and hour
FEED_WISHES: Final = 60  # new addresses of feeds, the same
FEED_READS: Final = 60  # a feed and hour


class House:
    """Opened by `start`, closed by `stop`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock = time.monotonic,
        chance: Random = SECRET,
        forker: Forker | None = None,
    ) -> None:
        """`forker` begins all processes; without one the house decides how they begin."""
        prepare_games()
        self.settings = settings
        self.clock = clock
        self.requests = RequestReader(settings)
        self.connections = ConnectionLimits()
        self.creations = Window(settings.creations, HOUR, clock)
        self.budgets = Budgets(settings, clock)
        self.pace = Pacer(settings.requests, 5 * settings.requests, clock)
        self.questions = Pacer(
            settings.questions_per_address, settings.questions_per_address, clock
        )
        self.store = Store(database_of(settings))
        self.forker = forker or self._forker(settings)
        self.readers = ReaderPool(
            self.store.database.source, settings.readers, beginning=self.forker
        )
        right_of_way = RightOfWay()
        self.players = PlayingPool(
            settings.players, beginning=self.forker, give_way=right_of_way.give_way
        )
        self.answers = Answers()
        self.lobby = Lobby(self.store)
        self.bots = BotPool(
            settings.bot_workers,
            settings.bot_limit,
            niceness=settings.bot_niceness,
            warm=settings.bot_warm,
            eager=settings.bot_warm,
            beginning=self.forker,
        )
        scheduler = BotScheduler(self.bots, settings, clock)
        self.hub = Hub(
            self.store,
            scheduler,
            settings,
            clock,
            chance,
            readers=self.readers,
            players=self.players,
            right_of_way=right_of_way,
        )
        subscriptions = Subscriptions(self.store)
        key = house_key(self.store, settings.folder)
        outbox = Outbox(self.store)
        self.postman = Postman(key, subscriptions, outbox, loopback=settings.push_loopback)
        self.push_wishes = Window(PUSH_WISHES, HOUR, clock)
        self.feeds = Feeds(self.store)
        self.feed_wishes = Window(FEED_WISHES, HOUR, clock)
        self.feed_reads = Window(FEED_READS, HOUR, clock)
        self.hub.path.address, self.hub.path.post = self.postman.address, self.postman.post
        seating = Seating(self.hub, self.store, clock, self.bots.levels, settings.open_tables)
        self.stream = LobbyStream(self.hub, self.store, clock, seating)
        self.sockets = OpenSockets()
        self.sheets = all_sheets()
        self.accounts = Accounts(
            self.store, self.hub, self.sockets, settings, clock, beginning=self.forker
        )
        self.keeping = Keeping(self.store, settings.keep_days, self.hub.in_memory)
        self.office = Office(self)
        self.readiness = ReadinessCheck(self.store)
        self.is_draining = False  # it is about to stop: nobody new should be sent here
        self._tasks: list[asyncio.Task[None]] = []
        self.node = self._join(settings) if self.store.database.is_shared else None

    async def start(self) -> None:
        if self.forker is not None:
            await self.forker.start()
        await self.bots.start()
        await self._prepare()
        await self.accounts.start()
        await self.postman.subscriptions.load()
        await self.office.start()
        metrics.TABLES.set_function(lambda: len(self.hub))
        for name, registry in self.registries().items():
            metrics.REGISTRIES.labels(name).set_function(partial(len, registry))
        self._tasks = [
            asyncio.create_task(sweep_forever(self._sweep, SWEEP_SECONDS)),
            asyncio.create_task(sweep_forever(self.accounts.sweep, HOUR)),
            asyncio.create_task(self.stream.run()),
            asyncio.create_task(self.postman.run()),
            asyncio.create_task(self.office.run()),
        ]
        if self.node is None:
            self._tasks.append(asyncio.create_task(wake_bots(self.hub, self.store)))
            self._tasks.append(asyncio.create_task(run_clocks(self.hub.timer, self.store)))
        else:
            await self.node.start()
            self._tasks.append(asyncio.create_task(self.hub.timer.run()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.office.close()
        await self.hub.close()
        if self.node is None:
            await keep_now(self.hub.timer, self.store)
        else:
            await self.node.stop()
        await self.postman.close()
        await self.bots.close()
        await self.readers.close()
        await self.players.close()
        if self.forker is not None:
            await self.forker.close()
        await self.accounts.close()
        self.store.close()

    def _forker(self, settings: Settings) -> Forker | None:
        """Where all processes are wanted at once, before one node of several opens."""
        if not (CAN_FORK and self.store.database.is_shared and settings.bot_warm):
            return None
        return Forker(min(FOR_PLAY, settings.bot_niceness))

    def _join(self, settings: Settings) -> Node:
        """This house is one node of several."""
        looks = (self.accounts.look_again, self.postman.subscriptions.load)
        node = Node(self.hub, self.store, line_of(settings, self.store.database), looks)
        limits = SharedLimits({"creations": self.creations, **self.accounts.limits()})
        seating = self.stream.seating
        seating.may_call = partial(node.claims.holds, WAITING_ROOM)
        node.neighbours.parts += [limits.tell, self.stream.book.tell, seating.tell_nodes]
        node.neighbours.listeners += [limits.hear, self.stream.hear, seating.hear_nodes]
        return node

    async def _prepare(self) -> None:
        """Have processes ready for whoever comes back, or comes from a node that has failed."""
        is_awaited = await self.store.is_anything_running()
        if self.node is None:
            if is_awaited:
                self.readers.warm_up()
        elif self.settings.bot_warm:  # until then they play on other nodes
            ready = (self.readers.make_ready(), self.players.make_ready())
            await asyncio.gather(*ready, self.bots.make_ready(BOTS_SECONDS))
        elif is_awaited:
            await self.readers.make_ready()

    async def _sweep(self) -> None:
        if self.node is None:
            await self.hub.sweep()
            await self.keeping.sweep()
        else:
            is_ours = await self.node.may_sweep()
            await self.hub.sweep(self.node.neighbours.watched(), everywhere=is_ours)
            if is_ours:
                await self.keeping.sweep()

    def registries(self) -> dict[str, Sized]:
        """What grows with people and tables: docs/limits.md says how far, and when it shrinks."""
        return {
            "tables": self.hub,
            "clocks": self.hub.timer,
            "places": self.connections,
            "sessions_with_sockets": self.sockets,
            "creations": self.creations,
            "requests": self.pace,
            "questions": self.questions,
            "push_wishes": self.push_wishes,
            "feed_wishes": self.feed_wishes,
            "feed_reads": self.feed_reads,
            "push_people": self.postman.subscriptions,
            "lobby": self.stream.audience,
            "lobby_tables": self.stream.listing,
            "lobby_boards": self.stream.boards,
            "waiting_room": self.stream.seating.room,
            "guest_book": self.stream.book,
            "present": self.stream.presence,
            "own_tables": self.stream.mine,
            **self.accounts.registries(),
        }
