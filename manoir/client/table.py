"""One socket at one table: what is sent and what comes, in the types of the wire and the game."""

import asyncio
from secrets import token_hex, token_urlsafe
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from manoir.client.address import socket_address
from manoir.client.errors import (
    AlreadyBegun,
    HouseGone,
    NoFreeSeat,
    NoSuchTable,
    TableRefused,
)
from manoir.kernel import Outcome, Seat
from manoir.kernel.game import Game
from manoir.kernel.registry import find
from manoir.server import wire

NO_ENTRY: Final = 4404
CLOSED_FOR_GOOD: Final = {4403, NO_ENTRY, 1008}  # to come back would be answered the same
PATIENCE: Final = 20.0  # seconds for an answer
_DECODER: Final[msgspec.json.Decoder[wire.ServerMessage]] = msgspec.json.Decoder(wire.ServerMessage)
_ENCODER: Final = msgspec.json.Encoder()


class Turn(Struct, frozen=True):
    """The game as one seat sees it: `legal` is empty where it does not act."""

    seat: Seat
    ply: int
    view: Any
    legal: tuple[Any, ...]
    heard: tuple[Any, ...]  # events since the turn before
    gap: bool  # something was missed: the view is whole, and what led to it is not known
    outcome: Outcome | None


class Table:
    """A person's or a program's place at a table: `async with Table(url) as table`.

    `token` makes it the same person again; by default, a new one.
    """

    def __init__(self, url: str, *, token: str | None = None) -> None:
        self.url = url
        self.token = token or token_urlsafe(32)
        self._address = socket_address(url)
        self._socket: ClientConnection | None = None
        self._waiting: list[wire.ServerMessage] = []  # came while an answer was awaited
        self.room: wire.Room
        self.game: Game

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Come in, and learn what is played here. Raises HouseGone, NoSuchTable."""
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            self._socket = await connect(
                self._address, additional_headers=headers, compression=None, proxy=None,
                max_size=None, close_timeout=2, open_timeout=PATIENCE,
            )  # fmt: skip
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise HouseGone(f"nobody answers at {self.url}: {error}") from None
        self._waiting.clear()
        await self._send(wire.Hello())
        while not isinstance(message := await self._within(self.receive()), wire.Room):
            if isinstance(message, wire.Rejected):
                raise _refused(message, self.url)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those that are ours."""
        return tuple(seat for seat, chair in enumerate(self.room.chairs) if chair.mine)

    async def sit(self, name: str, seat: Seat | None = None, *, bot: bool = False) -> Seat:
        """Take a free seat, any or that one. Raises AlreadyBegun, NoFreeSeat, TableRefused.

        `bot` says that a program will play there: people see a badge, with "brought by" the name.
        """
        if self.room.stage != "waiting":
            raise AlreadyBegun(f"the game at {self.url} has begun, and we have no seat there")
        free = [number for number, chair in enumerate(self.room.chairs) if chair.kind == "empty"]
        if not free or (seat is not None and seat not in free):
            which = "no seat is" if not free else f"seat {seat} is not"
            raise NoFreeSeat(f"{which} free at {self.url}")
        chosen = free[0] if seat is None else seat
        await self._send(wire.Sit(chosen, name, token_hex(8), bot))
        while chosen not in self.seats:
            message = await self._within(self.receive())
            if isinstance(message, wire.Rejected):
                if message.code == "seat_taken" and seat is None:
                    return await self.sit(name, bot=bot)  # somebody was quicker
                raise TableRefused(message.code, message.rule)
        return chosen

    async def next_turn(self, seat: Seat) -> Turn:
        """The next position of a seat of ours, whoever is to act; it may take days."""
        while True:
            message = await self.receive()
            if isinstance(message, wire.Position) and message.eye == seat:
                return self._typed(message)

    async def play(self, turn: Turn, move: Any) -> int:
        """Play a move and wait until it is on the disk; the ply then. Raises TableRefused."""
        action = token_hex(8)
        await self._send(wire.Play(turn.seat, turn.ply, action, Raw(_ENCODER.encode(move))))
        while True:
            message = await self._within(self.receive())
            if isinstance(message, wire.Accepted) and message.id == action:
                return message.ply
            if isinstance(message, wire.Rejected) and message.id in {action, None}:
                raise TableRefused(message.code, message.rule)
            if isinstance(message, wire.Position):
                self._waiting.append(message)

    async def receive(self) -> wire.ServerMessage:
        """The next message. Raises NoSuchTable where one may not stay, else HouseGone."""
        if self._waiting:
            return self._waiting.pop(0)
        assert self._socket is not None, "connect first"
        try:
            message = _DECODER.decode(await self._socket.recv())
        except ConnectionClosed as closed:
            code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
            if code in CLOSED_FOR_GOOD:
                raise NoSuchTable(f"{self.url} sends us away: {reason or code}") from None
            raise HouseGone(f"the house at {self.url} is gone") from None
        if isinstance(message, wire.Room):
            self.room, self.game = message, find(message.game)
        return message

    async def _send(self, message: wire.ClientMessage) -> None:
        assert self._socket is not None, "connect first"
        try:
            await self._socket.send(_ENCODER.encode(message).decode())
        except ConnectionClosed:
            raise HouseGone(f"the house at {self.url} is gone") from None

    async def _within(self, answer: Any) -> wire.ServerMessage:
        try:
            async with asyncio.timeout(PATIENCE):
                message: wire.ServerMessage = await answer
                return message
        except TimeoutError:
            raise HouseGone(f"the house at {self.url} is silent") from None

    def _typed(self, position: wire.Position) -> Turn:
        game = self.game
        return Turn(
            seat=position.eye if position.eye is not None else -1,
            ply=position.ply,
            view=msgspec.convert(position.view, game.view),
            legal=msgspec.convert(position.legal, tuple[game.move, ...]),  # type: ignore[name-defined]
            heard=msgspec.convert(position.told, tuple[game.event, ...]),  # type: ignore[name-defined]
            gap=position.since is None,
            outcome=position.outcome,
        )


def _refused(message: wire.Rejected, url: str) -> Exception:
    if message.code == "no_such_table":
        return NoSuchTable(f"there is no table at {url}")
    return TableRefused(message.code, message.rule)
