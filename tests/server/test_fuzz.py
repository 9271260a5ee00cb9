"""T21: whatever is sent, each well-framed message gets a named answer and no game changes."""

import asyncio
import itertools
import json
import string
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.running import Running

BURST = 40
DEEP = ["[" * 4000, '{"type":' * 800, "[" * 3000 + "]" * 3000]
VALID = [
    {"type": "hello", "ply": 3},
    {"type": "sit", "seat": 0, "nickname": "Eve", "nonce": "ab"},
    {"type": "seat_bot", "seat": 1, "level": "child"},
    {"type": "configure", "options": {}, "public": True},
    {"type": "play", "seat": 0, "ply": 0, "id": "fuzz-0000", "move": {"type": "roll"}},
    {"type": "take_back", "seat": 0, "ply": 0, "id": "fuzz-0001"},
    {"type": "stand_in", "seat": 0, "level": "child"},
    {"type": "say", "seat": 0, "phrase": "boo"},
    {"type": "again", "same_deal": True},
]
WRONG: list[Any] = [
    None, True, -1, 16, 2**63, 2**64, -(2**70), 10**400, 1.5, "", "\0", "x" * 3000, [], {}, [[]],
    "\u202e", "' OR 1=1", {"type": "roll"}, "😀", "../../etc", 1e308,
]  # fmt: skip


def malformed(random: Random) -> str | bytes:
    """Never a message of wire.py."""
    kind = random.randrange(7)
    if kind == 0:
        return random.randbytes(random.randrange(1, 400))
    if kind == 1:
        return "".join(random.choices(string.printable, k=random.randrange(300)))
    if kind == 2:
        return random.choice(DEEP)
    whole = dict(random.choice(VALID))
    text = _json(whole)
    if kind == 3:
        return text[: random.randrange(len(text))]
    if kind == 4:
        return _json({**whole, "who": "host"})
    if kind == 5:
        return _json({**whole, "type": random.choice(["", "room", "admin", "Play", 7, None])})
    place = random.choice(sorted(set(whole) - {"type", "move", "options"}) or ["type"])
    return _json({**whole, place: random.choice([[], {}, [[]], 1.5, "\0", 10**30, "x" * 3000])})


def forbidden(random: Random, number: int, ply: int) -> dict[str, Any]:
    """Well formed, and never allowed for somebody who holds seat 1 of a running game."""
    id = f"fuzz-{number:06}"
    move = random.choice([{"type": "roll"}, {"type": "rolled", "face": 1}, {"type": "decline"}, {}])
    return random.choice(
        [
            {"type": "play", "seat": 0, "ply": ply, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply + 1, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply - 1, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply, "id": id, "move": random.choice(WRONG)},
            {"type": "play", "seat": 1, "ply": ply, "id": id, "move": {"type": "roll"}},
            {"type": "take_back", "seat": random.choice([0, 1, 9]), "ply": ply, "id": id},
            {"type": "sit", "seat": random.randrange(16), "nickname": "Eve"},
            {"type": "stand", "seat": random.randrange(16)},
            {"type": "seat_bot", "seat": 1, "level": "child"},
            {"type": "stand_in", "seat": 0, "level": "child"},
            {"type": "return", "seat": random.randrange(16)},
            {"type": "say", "seat": 0, "phrase": "boo"},
            {"type": "configure", "options": random.choice(WRONG), "public": False},
            {"type": "start"},
            {"type": "again"},
        ]
    )  # fmt: skip


def _json(value: object) -> str:
    return json.dumps(value)


@asynccontextmanager
async def game(url: str) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ada on seat 0, whose turn it is, and Eve on seat 1."""
    ada, eve = new_token(), new_token()
    table = open_table(url, ada)
    async with Client(url, table, ada) as host, Client(url, table, eve) as guest:
        await host.ask("sit", seat=0, nickname="Ada")
        await guest.ask("sit", seat=1, nickname="Eve")
        await host.send("start")
        await host.settled((0,), 0)
        await guest.settled((1,), 0)
        yield table, host, guest


async def answers(client: Client, burst: list[str | bytes]) -> list[dict[str, Any]]:
    """Everything that comes before the pong."""
    for data in burst:
        await client.socket.send(data)
    await client.send("ping")
    heard = []
    while (message := await client.receive())["type"] != "pong":
        heard.append(message)
    return heard


async def fuzz(url: str, messages: int, seed: int) -> None:
    random, numbers = Random(seed), itertools.count()
    async with game(url) as (_, host, guest):
        played = await host.play(0, {"type": "roll"})
        await host.settled((0,), played["ply"])
        ply, view = host.positions[0]["ply"], host.positions[0]["view"]
        to_move = host.positions[0]["to_act"][0]
        attacker = host if to_move == 1 else guest
        mine = 0 if attacker is host else 1
        for burst in bursts(random, numbers, messages, ply, mine):
            heard = await answers(attacker, burst)
            named = [message for message in heard if message["type"] == "rejected"]
            assert len(named) == len(burst), (burst, heard)
            assert all(m["code"] and m["rule"] and m["code"] != "internal" for m in named)
        async with Client(url, host.room["table"], host.token) as again:
            assert again.positions[0]["ply"] == ply
            assert again.positions[0]["view"] == view


def bursts(
    random: Random, numbers: Iterator[int], messages: int, ply: int, mine: int
) -> Iterator[list[str | bytes]]:
    for _ in range(messages // BURST):
        yield [one(random, next(numbers), ply, mine) for _ in range(BURST)]


def one(random: Random, number: int, ply: int, mine: int) -> str | bytes:
    if random.random() < 0.5:
        return malformed(random)
    message = forbidden(random, number, ply)
    if mine == 0 and message.get("seat") in (0, 1):  # the attacker holds the other seat
        message["seat"] = 1 - message["seat"]
    if mine == 0 and message["type"] in ("configure", "start", "seat_bot", "stand"):
        message = {"type": "start"}
    return _json(message)


def test_ten_thousand_bad_messages_get_ten_thousand_names(house: Running) -> None:
    asyncio.run(fuzz(house.url, 10_000, seed=21))
    assert house.errors() == []


@pytest.mark.soak
def test_a_hundred_thousand_bad_messages(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    try:
        asyncio.run(fuzz(running.url, 5_000, seed=1))
        before = memory(running)
        asyncio.run(fuzz(running.url, 100_000, seed=2))
        assert memory(running) - before < 20 * 1024
        assert running.errors() == []
    finally:
        running.stop()


def memory(running: Running) -> int:
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@pytest.mark.parametrize("size", [8193, 20_000, 1_000_000])
def test_an_oversized_frame_closes_its_own_socket_only(house: Running, size: int) -> None:
    async def scene() -> None:
        async with game(house.url) as (_, host, guest):
            assert await closing_code(guest, "x" * size) == 1009
            assert (await host.ask("ping"))["type"] in ("pong", "room")

    asyncio.run(scene())


def test_a_doubled_move_is_accepted_twice_and_played_once(house: Running) -> None:
    async def scene() -> None:
        async with game(house.url) as (_, host, _guest):
            move = {
                "type": "play",
                "seat": 0,
                "ply": 0,
                "id": "double-01",
                "move": {"type": "roll"},
            }
            heard = await answers(host, [_json(move)] * 3)
            accepted = [message for message in heard if message["type"] == "accepted"]
            assert len(accepted) == 3
            assert len({msgspec.json.encode(message) for message in accepted}) == 1

    asyncio.run(scene())


async def closing_code(client: Client, data: str) -> int:
    try:
        await client.socket.send(data)
        async with asyncio.timeout(5):
            while True:
                await client.socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
