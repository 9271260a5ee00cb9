"""People at a simulated table: they come and go, play, and do all that they should not."""

import asyncio
from typing import Any

import msgspec

from manoir.kernel.game import Game
from manoir.kernel.registry import find
from manoir.server.net.live.frames import CLOSE, PING, PONG, TEXT
from manoir.server.net.live.table_socket import TableSocket
from manoir.server.people.sessions import who_of
from tests.server.simulation.faults import Faults
from tests.server.simulation.house import LEVEL, SimulatedHouse
from tests.server.simulation.ledger import Ledger

AGAIN = ("storage_busy", "storage_full", "storage_error", "too_busy")


def masked(opcode: int, payload: bytes) -> bytes:
    """A frame as a browser sends it, under a mask of zeros."""
    size = len(payload)
    head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + head + bytes(4) + payload


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Whole frames as a server sends them."""
    found, at = [], 0
    while at < len(data):
        opcode, size, at = data[at] & 15, data[at + 1], at + 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, at = int.from_bytes(data[at : at + width], "big"), at + width
        found.append((opcode, data[at : at + size]))
        at += size
    return found


class Line(asyncio.Transport):
    """A network between a browser and the house: in order, late, and cut at times."""

    def __init__(self, person: "Person", house: SimulatedHouse, table: str) -> None:
        super().__init__()
        self.person, self.faults, self._loop = person, house.faults, house.loop
        self._arrives = 0.0
        self.is_cut = self._lost = self.is_silent = False
        person.lines += 1
        # Dice of its own: a table shows a move to its sockets in no order that a seed could fix.
        self._whose = f"{person.name}, line {person.lines}"
        self.socket = TableSocket(self, house.loop, lambda _: None)
        house.converse(self.socket, table, person.who)

    def write(self, data: bytes) -> None:  # type: ignore[override]
        if self.is_cut:
            return
        for opcode, payload in frames(data):
            if opcode == TEXT:
                self.person.ledger.written(self.person.who, self, payload)
            self._later(self._hear, opcode, payload)

    def _later(self, call: Any, *args: Any) -> None:
        """Neither way overtakes anything."""
        slow = self.faults("line: a delay", self._whose)
        delay = self.faults.random(self._whose).uniform(0.001, 2.0 if slow else 0.03)
        self._arrives = max(self._arrives + 1e-6, self._loop.time() + delay)
        self._loop.call_at(self._arrives, call, *args)

    def _hear(self, opcode: int, payload: bytes) -> None:
        if self.is_cut:
            return
        if opcode == TEXT:
            self.person.hear(self, msgspec.json.decode(payload))
        elif opcode == PING and not self.is_silent:
            self.send(PONG, payload)
        elif opcode == CLOSE:
            self.send(CLOSE, payload)
            self.abort()

    def send(self, opcode: int, payload: bytes) -> None:
        data = masked(opcode, payload)
        if self.faults("line: frames in pieces", self._whose):
            self._later(self._arrive, data[:3])
            data = data[3:]
        self._later(self._arrive, data)

    def _arrive(self, data: bytes) -> None:
        if not self.is_cut and not self._lost:
            self.socket.data_received(data)

    def drop(self) -> None:
        """What is under way never arrives."""
        self._lost = True
        self.abort()

    def abort(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self._loop.call_soon(self.socket.connection_lost, None)

    close = abort

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


class Person:
    """Plays a move under one name until it is answered, among much else."""

    def __init__(self, name: str, seat: int | None, house: SimulatedHouse, ledger: Ledger) -> None:
        self.name, self.seat, self.house, self.ledger = name, seat, house, ledger
        self.who = who_of(name)
        self.line: Line | None = None
        self.tabs: list[Line] = []
        self.room: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.answered: list[dict[str, Any]] = []
        self.pongs = self.lines = 0
        self._number = 0

    @property
    def faults(self) -> Faults:
        return self.house.faults

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        if line is not self.line:
            return
        match message["type"]:
            case "room":
                self.room = message
            case "position" if message["eye"] == self.seat:
                self.position = message
            case "accepted" if self.pending and message["id"] == self.pending["id"]:
                self.answered.append(self.pending)
                self.pending = None
            case "rejected" if self.pending and message["id"] == self.pending["id"]:
                if message["code"] not in AGAIN:
                    self.pending = None
            case "pong":
                self.pongs += 1

    def say(self, type: str, line: Line | None = None, **fields: Any) -> None:
        to = line or self.line
        if to is not None:
            to.send(TEXT, msgspec.json.encode({"type": type, **fields}))

    async def live(self, table: str, until: float) -> None:
        """Until an hour comes, and then until a move that was sent is answered."""
        rng, patience = self.faults.random(self.name), until + 300
        while self.house.loop.time() < until or (self.pending and self._now() < patience):
            await asyncio.sleep(rng.uniform(0.05, 1.5))
            if not self.house.is_open:
                continue
            if self.line is None or self.line.is_cut:
                self.come(table)
            elif self._now() < until:
                self._trouble(table)
                self._go_on()
            elif self.pending:
                self.say("play" if "move" in self.pending else "take_back", **self.pending)
        assert self.pending is None, f"{self.name} never got an answer to {self.pending}"

    def _now(self) -> float:
        return self.house.loop.time()

    def come(self, table: str) -> None:
        self.line = Line(self, self.house, table)
        if self.faults("client: no hello", self.name):
            self.say("ping")
            return
        ply = self.position["ply"] if self.position else None
        self.say("hello", ply=ply)

    def _go_on(self) -> None:
        """What somebody does who wants to play."""
        if self.room.get("stage") == "waiting":
            if self.seat is not None and not self.room["chairs"][self.seat]["mine"]:
                self.say("sit", seat=self.seat, nickname=self.name)
            elif self.room["host"]:
                self._prepare()
        elif self.pending:
            self.say("play" if "move" in self.pending else "take_back", **self.pending)
        elif self.position and self.position["eye"] is not None:
            if self.room and self.room["chairs"][self.seat]["level"]:
                self.say("return", seat=self.seat)
            self._move(self.position)

    def _prepare(self) -> None:
        empty = [n for n, chair in enumerate(self.room["chairs"]) if chair["kind"] == "empty"]
        if len(empty) == 1:
            self.say("seat_bot", seat=empty[0], level=LEVEL)
        self.say("start")

    def _move(self, position: dict[str, Any]) -> None:
        if position["can_undo"] and self.faults("client: takes back", self.name):
            self.pending = {"seat": self.seat, "ply": position["ply"], "id": self._id()}
            self.say("take_back", **self.pending)
        elif position["legal"]:
            move = self.faults.random(self.name).choice(position["legal"])
            self.pending = self._asked(position["ply"], move)
            self.say("play", **self.pending)
            if self.faults("client: sends twice", self.name):
                self.say("play", **self.pending)
            if self.faults("client: leaves without an answer", self.name) and self.line:
                self.line.drop()

    def _asked(self, ply: int, move: Any) -> dict[str, Any]:
        return {"seat": self.seat, "ply": ply, "id": self._id(), "move": move}

    def _id(self) -> str:
        self._number += 1
        return f"{self.name}-{self._number:06}"

    def _trouble(self, table: str) -> None:
        """What somebody does who should not, or to whom it happens."""
        line, position = self.line, self.position
        assert line is not None

        def does(kind: str) -> bool:
            return self.faults(f"client: {kind}", self.name)

        if self.answered and does("sends an answered move again"):
            old = self.faults.random(self.name).choice(self.answered)
            self.say("play" if "move" in old else "take_back", **old)
        if position and position["legal"] and position["ply"]:
            move = position["legal"][0]
            if does("answers an old position"):
                self.say("play", **self._asked(position["ply"] - 1, move))
            if does("a move for another seat"):
                wrong = {**self._asked(position["ply"], move), "seat": (self.seat or 0) + 1}
                self.say("play", **wrong)
            if does("an illegal move"):
                self.say("play", **self._asked(position["ply"], {"type": "advance", "steps": 99}))
        if does("not a message"):
            line.send(TEXT, b'{"type":')
        if does("floods"):
            for _ in range(120):
                self.say("ping")
        if does("a second tab"):
            self.tabs.append(Line(self, self.house, table))
            self.say("hello", self.tabs[-1])
        if does("says hello again"):
            self.say("hello", ply=position["ply"] if position else None)
        if self.seat is not None and does("lets a bot play for it"):
            self.say("stand_in", seat=self.seat, level=LEVEL)
        if does("puts a bot on another seat"):
            self.say("stand_in", seat=1 - (self.seat or 0), level=LEVEL)
        if does("signs out"):
            self.house.sockets.close(self.who)
        self._break(line)

    def _break(self, line: Line) -> None:
        if self.faults("line: cut by the client", self.name):
            line.abort()
        if self.faults("line: cut, and what was under way is lost", self.name):
            line.drop()
        if self.faults("line: a slow reader", self.name):
            line.socket.pause_writing()
        if self.faults("line: silent until it is given up", self.name):
            line.is_silent = True

    def leave(self) -> None:
        for line in (self.line, *self.tabs):
            if line is not None:
                line.abort()


def game_of(seed: int) -> Game:
    return find(("escalier", "escalier", "labyrinthe", "pacman")[seed % 4])
