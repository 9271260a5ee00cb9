"""What the other nodes say of themselves: who is at which table there, and what was said."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final

from manoir.server import wire
from manoir.server.nodes.state import Said, State
from manoir.server.people.sessions import Who
from manoir.server.tables.hub import Hub
from manoir.server.tables.live_table import LiveTable

REMEMBERED: Final = 10.0  # seconds for which a phrase is told to others
Part = Callable[[State], State]


class Neighbours:
    """By node; a node that is dead has nobody at its tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._numbers = count(1)
        self._said: list[tuple[float, Said]] = []
        self._heard: dict[str, int] = {}  # the last phrase of each node
        self._others: dict[str, State] = {}
        self.parts: list[Part] = []  # further things to tell
        self.listeners: list[Callable[[tuple[State, ...]], None]] = []

    def say(self, live: LiveTable, said: wire.Said) -> None:
        moment = asyncio.get_running_loop().time()
        self._said.append((moment, Said(next(self._numbers), live.id, said)))

    def own(self) -> State:
        """What this node has to tell."""
        now = asyncio.get_running_loop().time()
        self._said = [one for one in self._said if one[0] > now - REMEMBERED]
        lives = [live for live in self._hub.tables.lives.values() if live.listeners]
        told = State(
            present={live.id: tuple(live.present_here) for live in lives if live.present_here},
            nameless={live.id: live.nameless for live in lives if live.nameless},
            said=tuple(said for _, said in self._said),
        )
        for part in self.parts:
            told = part(told)
        return told

    def hear(self, others: dict[str, State]) -> None:
        """All nodes that are alive, and no others."""
        for node, told in others.items():
            self._hear_said(node, told.said)
        self._heard = {node: self._heard.get(node, 0) for node in others}
        self._others = others
        for live in list(self._hub.tables.lives.values()):
            self._place(live, others.values())
        for listener in self.listeners:
            listener(tuple(others.values()))

    def watched(self) -> set[str]:
        """Tables with people on other nodes."""
        return {id for told in self._others.values() for id in (*told.present, *told.nameless)}

    def _place(self, live: LiveTable, others: Iterable[State]) -> None:
        present: set[Who] = set()
        nameless = 0
        for told in others:
            present.update(told.present.get(live.id, ()))
            nameless += told.nameless.get(live.id, 0)
        if live.set_elsewhere(frozenset(present), nameless) and live.listeners:
            self._hub.show_room_soon(live)
            self._hub.noticed.room(live.id)

    def _hear_said(self, node: str, said: tuple[Said, ...]) -> None:
        """What was said before this node knew of the other one is over."""
        known = self._heard.get(node)
        for one in said:
            if known is not None and one.number > known:
                live = self._hub.tables.lives.get(one.table)
                if live is not None:
                    live.tell(one.said)
        self._heard[node] = max([known or 0, *(one.number for one in said)])
