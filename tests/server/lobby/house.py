"""A lobby without a network: sockets that are queues, a time that the test turns."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from manoir.bots.bot import levels
from manoir.server.lobby.seating import Seating
from manoir.server.lobby.stream import LobbyStream
from manoir.server.net.live.lobby_connection import LobbyConnection
from manoir.server.people.sessions import Who
from tests.server.memory import Memory, Wire, in_memory


class Tab(Wire):
    """A page of the lobby; `slow` is a reader that does not read."""

    slow = False

    def is_slow(self) -> bool:
        return self.slow

    def hold_at_most(self, unsent: int) -> None:
        assert unsent > 0

    @property
    def last(self) -> dict[str, Any]:
        return self.sent[-1]

    def seek(self, name: str, game: str = "escalier", seats: int = 2, nonce: str = "") -> None:
        self.say("seek", game=game, seats=seats, nickname=name, nonce=nonce)

    @property
    def tables(self) -> dict[str, dict[str, Any]]:
        """The list as this page shows it."""
        found: dict[str, dict[str, Any]] = {}
        for message in self.sent:
            if message["type"] == "lobby":
                found = {}
            if message["type"] in ("lobby", "news"):
                found |= {table["table"]: table for table in message["tables"]}
                for table in message.get("gone", ()):
                    found.pop(table, None)
        return found


class Lobby:
    """What happens in it happens when the test says `tick`."""

    def __init__(self, house: Memory, open_tables: int = 10) -> None:
        self.house = house
        known = {"escalier": tuple(level.name for level in levels("escalier"))}
        self.seating = Seating(
            house.hub, house.store, house.clock, lambda game: known.get(game, ()), open_tables
        )
        self.stream = LobbyStream(house.hub, house.store, house.clock, self.seating)

    async def visit(self, who: Who | None) -> Tab:
        tab = Tab()
        talk = LobbyConnection(self.stream, self.house.settings, self.house.clock, tab, who)
        with_presence = self._run(talk, who)
        self.house.talks.append(asyncio.create_task(with_presence))
        await self.house.calm(lambda: tab.of("mine") if who else tab.sent)
        return tab

    async def leave(self, tab: Tab) -> None:
        tab.close(1000)
        many = len(self.stream.audience)
        await self.house.calm(lambda: len(self.stream.audience) < many)

    async def said(self, tab: Tab, type: str, many: int = 1) -> dict[str, Any]:
        """The last message of a kind, once there are enough of them."""
        await self.house.calm(lambda: len(tab.of(type)) >= many)
        return tab.of(type)[-1]

    async def tick(self) -> None:
        await self.stream.tick()

    async def _run(self, talk: LobbyConnection, who: Who | None) -> None:
        self.stream.presence.come(who)
        try:
            await talk.run()
        finally:
            self.stream.presence.go(who)


def in_lobby(folder: Path, scene: Callable[[Lobby], Awaitable[None]], **settings: Any) -> None:
    in_memory(folder, lambda house: scene(Lobby(house, **settings)))
