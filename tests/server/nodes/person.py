"""Somebody who plays at random, comes back whenever the line is cut, and writes everything down."""

import asyncio
import itertools
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from manoir.server.people.sessions import new_token
from manoir.server.refusals import OUT_OF_STEP
from tests import loopback
from tests.server.client import Client
from tests.server.nodes.history import Action, History

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.HTTPError, OSError, TimeoutError)
AGAIN = ("storage_busy", "storage_error", "too_busy")  # nothing has changed: the same again
WRONG = ("conflict", "damaged", "id_taken", "no_session", "no_such_table", "not_your_seat")
HUNG = 20.0  # seconds of silence after which a browser dials again
_NUMBERS = itertools.count()


class Pair:
    """Two people at a table, and at its rematches."""

    def __init__(
        self, url: str, game: str, seats: int, options: dict[str, Any], pace: float
    ) -> None:
        self.url, self.game, self.seats, self.options, self.pace = url, game, seats, options, pace
        self.level = "child" if game == "escalier" else "beginner"
        number = next(_NUMBERS)
        self.people = [Person(self, seat, f"P{number}-{seat}") for seat in (0, 1)]

    async def play(self, stop: asyncio.Event) -> None:
        table = await self._open()
        await asyncio.gather(*(person.play(table, stop) for person in self.people))

    def told(self) -> str:
        """Where it stands, for whoever wonders why nothing happens."""
        return f"{self.game}: {[(one.table, one.last) for one in self.people]}"

    async def _open(self) -> str:
        body = {"game": self.game, "seats": self.seats, "options": self.options}
        headers = {"Authorization": f"Bearer {self.people[0].token}"}
        async with loopback.AsyncClient(timeout=30) as http:
            while True:
                try:
                    done = await http.post(f"{self.url}/api/tables", json=body, headers=headers)
                    if done.status_code == 201:
                        return str(done.json()["table"])
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.2)


class Person:
    """One seat."""

    def __init__(self, pair: Pair, seat: int, name: str) -> None:
        self.pair, self.seat, self.name = pair, seat, name
        self.token = new_token()
        self.random = Random(name)
        self.history = History(name)
        self._pending: tuple[Action, dict[str, Any]] | None = None
        self._was_cut_off = False
        self._count = 0
        self.table, self.last = "", ""

    async def play(self, table: str, stop: asyncio.Event) -> None:
        lost = None
        while not stop.is_set():
            try:
                client = Client(self.pair.url, table, self.token, patience=HUNG)
                async with client:
                    self._look(client, table)
                    if lost is not None:
                        self.history.away.append((lost, monotonic()))
                    lost = None
                    table = await self._attend(client, table, stop)
            except GONE:
                lost, self._was_cut_off = lost or monotonic(), True
                await asyncio.sleep(self.random.uniform(0.05, 0.25))

    async def _attend(self, client: Client, table: str, stop: asyncio.Event) -> str:
        """Returns the table to go on at."""
        while not stop.is_set():
            room = client.room
            if room["next"]:
                self.history.next[table] = room["next"]
                self._pending = None
                return str(room["next"])
            if not await self._act(client, table):
                await self._receive(client, table)
        return table

    async def _act(self, client: Client, table: str) -> bool:
        """Do what there is to do; False: there is nothing."""
        room = client.room
        if room["stage"] == "waiting":
            return await self._prepare(client)
        if room["stage"] == "over":
            await client.send("again", same_deal=False)
            return False
        if self._pending is None and not self._choose(client, table):
            return False
        if not self._is_unanswered():
            await asyncio.sleep(self.pair.pace * self.random.uniform(0.5, 1.5))
        await self._send(client, table)
        return True

    def _is_unanswered(self) -> bool:
        """Whether a move was sent before the line was cut: a browser sends it again at once."""
        was_cut_off, self._was_cut_off = self._was_cut_off, False
        return was_cut_off and self._pending is not None and self._pending[0].sent > 0

    async def _prepare(self, client: Client) -> bool:
        chairs, seat = client.room["chairs"], self._chair(client)
        if seat is None:  # both want the same chair
            free = [number for number, chair in enumerate(chairs) if chair["kind"] == "empty"]
            if free:
                await client.send("sit", seat=free[0], nickname=self.name)
        elif client.room["host"]:
            free = [number for number, chair in enumerate(chairs) if chair["kind"] == "empty"]
            people = sum(chair["kind"] == "person" for chair in chairs)
            if free and people == 2:
                await client.send("seat_bot", seat=free[-1], level=self.pair.level)
            elif not free:
                await client.send("start")
        return False

    def _chair(self, client: Client) -> int | None:
        chairs = enumerate(client.room["chairs"])
        return next((number for number, chair in chairs if chair["mine"]), None)

    def _choose(self, client: Client, table: str) -> bool:
        seat = self._chair(client)
        position = client.positions.get(seat)
        if seat is None or position is None or not position["legal"]:
            return False
        self._count += 1
        id = f"{self.name}-{self._count:06}"
        action = Action(table, seat, id, monotonic())
        self.history.actions.append(action)
        move = self.random.choice(position["legal"])
        self._pending = action, {"seat": seat, "ply": position["ply"], "id": id, "move": move}
        return True

    async def _send(self, client: Client, table: str) -> None:
        """Send a move, the same one until somebody says what has become of it."""
        assert self._pending is not None
        action, move = self._pending
        if action.table != table:
            self._pending = None
            return
        action.sent = action.sent or monotonic()
        await client.send("play", **move)
        while True:
            answer = await self._receive(client, table)
            if answer["type"] == "accepted" and answer["id"] == action.id:
                action.answer, action.ply = "ok", answer["ply"]
                break
            if answer["type"] == "rejected" and answer.get("id") == action.id:
                if answer["code"] in AGAIN:
                    return
                action.answer = "refused"
                self.history.refused[answer["code"]] += 1
                if answer["code"] in WRONG:
                    self.history.wrong.append(f"{action.id}: {answer['code']}")
                break
        action.answered = monotonic()
        self._pending = None
        if action.answer == "ok":
            while client.positions[action.seat]["ply"] < action.ply:
                await self._receive(client, table)
        elif answer["code"] in OUT_OF_STEP:
            client.positions.pop(action.seat, None)  # the present one follows
            while action.seat not in client.positions:
                await self._receive(client, table)

    async def _receive(self, client: Client, table: str) -> dict[str, Any]:
        message = await client.receive()
        self.table, self.last = table, f"{message}"[:200]
        self._look(client, table, message)
        return message

    def _look(self, client: Client, table: str, message: dict[str, Any] | None = None) -> None:
        seen = [message] if message else list(client.positions.values())
        chairs = client.room["chairs"]
        bots = {number for number, chair in enumerate(chairs) if chair["kind"] == "bot"}
        for one in seen:
            if one["type"] == "position" and one["eye"] is not None:
                self.history.see(table, one, monotonic(), bots)
        seat = self._chair(client)
        if seat is not None:
            self.history.mine.add((table, seat))
