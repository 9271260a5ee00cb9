"""R21: whatever is sent, each well-framed message gets a named answer and no game changes."""

import asyncio
import itertools
import json
import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import Running

BURST = 40
MODES = ("base", "children", "night")
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
OPENINGS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {  # options, and a first move
    "escalier": ({}, {"type": "roll"}),
    "labyrinthe": ({"first": 0}, {"type": "shift", "arrow": "N1", "turn": 0}),
    "pacman": ({}, {"type": "roll"}),
}
MOVES: dict[str, list[dict[str, Any]]] = {
    "escalier": [{"type": "roll"}, {"type": "rolled", "face": 1}, {"type": "decline"}, {}],
    "labyrinthe": [
        {"type": "shift", "arrow": "E3", "turn": 1}, {"type": "go", "cell": 6}, {},
        {"type": "lay", "tiles": [*range(34)], "turns": [0] * 34}, {"type": "begin", "seat": 1},
        {"type": "deal", "day": [[1], [2]], "night": [[], []]}, {"type": "coin", "value": 5},
    ],
    "pacman": [
        {"type": "roll"}, {"type": "run", "die": 1, "path": [1]}, {"type": "rob", "seat": 0}, {},
        {"type": "chase", "die": 6, "ghost": 1, "path": [27, 22, 17, 11, 4, 3]},
        {"type": "back", "hole": 16}, {"type": "rolled", "one": 6, "two": 6},
        {"type": "draw", "throws": [[6, 6], [1, 1]]},
    ],
}  # fmt: skip
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


def forbidden(random: Random, number: int, ply: int, name: str) -> dict[str, Any]:
    """Well formed, and never allowed for somebody who holds seat 1 and is not to move."""
    id = f"fuzz-{number:06}"
    move = random.choice(MOVES[name])
    return random.choice(
        [
            {"type": "play", "seat": 0, "ply": ply, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply + 1, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply - 1, "id": id, "move": move},
            {"type": "play", "seat": 1, "ply": ply, "id": id, "move": random.choice(WRONG)},
            {"type": "play", "seat": 1, "ply": ply, "id": id, "move": MOVES[name][0]},
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
async def game(
    url: str, name: str = "escalier", **options: Any
) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ada on seat 0, and Eve on seat 1; Ada is to move, unless dice say otherwise."""
    ada, eve = new_token(), new_token()
    table = open_table(url, ada, game=name, options={**OPENINGS[name][0], **options})
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


async def fuzz(url: str, name: str, messages: int, seed: int, **options: Any) -> None:
    random, numbers = Random(seed), itertools.count()
    async with game(url, name, **options) as (_, host, guest):
        first = host.positions[0]["to_act"][0]
        played = await (host, guest)[first].play(first, OPENINGS[name][1])
        await host.settled((0,), played["ply"])
        ply, view = host.positions[0]["ply"], host.positions[0]["view"]
        to_move = host.positions[0]["to_act"][0]
        attacker = host if to_move == 1 else guest
        mine = 0 if attacker is host else 1
        for _ in range(messages // BURST):
            burst = [one(random, next(numbers), ply, mine, name) for _ in range(BURST)]
            await expect_names(attacker, burst)
        async with Client(url, host.room["table"], host.token) as again:
            assert again.positions[0]["ply"] == ply
            assert again.positions[0]["view"] == view


async def expect_names(attacker: Client, burst: list[str | bytes]) -> None:
    """Each message is refused, by name."""
    heard = await answers(attacker, burst)
    named = [message for message in heard if message["type"] == "rejected"]
    assert len(named) == len(burst), (burst, heard)
    assert all(m["code"] and m["rule"] and m["code"] != "internal" for m in named)


def one(random: Random, number: int, ply: int, mine: int, name: str) -> str | bytes:
    if random.random() < 0.5:
        return malformed(random)
    message = forbidden(random, number, ply, name)
    if mine == 0 and message.get("seat") in (0, 1):  # the attacker holds the other seat
        message["seat"] = 1 - message["seat"]
    if mine == 0 and message["type"] in ("configure", "start", "seat_bot", "stand"):
        message = {"type": "start"}
    return _json(message)


def test_R21_thousands_of_bad_messages_get_a_name_each(house: Running) -> None:
    asyncio.run(fuzz(house.url, "escalier", 4_000, seed=21))
    assert house.errors() == []


@pytest.mark.parametrize("mode", MODES)
def test_R21_thousands_more_at_the_maze(house: Running, mode: str) -> None:
    asyncio.run(fuzz(house.url, "labyrinthe", 1_500, seed=22, mode=mode))
    assert house.errors() == []


@pytest.mark.parametrize("circuit", ["classic", "large"])
def test_R21_thousands_more_on_the_circuit(house: Running, circuit: str) -> None:
    asyncio.run(fuzz(house.url, "pacman", 2_000, seed=24, circuit=circuit))
    assert house.errors() == []


def mad_move(random: Random, *, shifted: bool) -> dict[str, Any]:
    """Never a legal move, for whoever is to shift or has shifted and is to go."""
    arrows = ["N2", "N0", "N7", "X1", "n1", "", 1, None, [], {}, "N1N1"]
    numbers = [-1, 49, 4, 255, 2**31, 2**63, -(2**70), 10**400, 0.5, "0", True, None, [], {}]
    wild, other = random.choice(numbers), random.choice(WRONG)
    tiles = random.sample(range(40), k=random.randrange(41))
    return random.choice(
        [
            {"type": "go", "cell": 0}
            if not shifted
            else {"type": "shift", "arrow": "N3", "turn": 0},
            {"type": "go", "cell": wild if wild != 4 else 49},
            {"type": "shift", "arrow": random.choice(arrows), "turn": 0},
            {"type": "shift", "arrow": "N1", "turn": wild},
            {"type": "shift", "arrow": "N1"},
            {"type": "shift", "arrow": "N1", "turn": 0, "seat": 1},
            {"type": "go", "cell": 0, "row": 0},
            {"type": "lay", "tiles": tiles, "turns": other},
            {"type": "deal", "day": other, "night": [[wild], []]},
            {"type": "begin", "seat": wild},
            {"type": "coin", "value": wild},
            {"type": random.choice(["undo", "Shift", "walk", "", None, 3]), "cell": 0},
            *MOVES["labyrinthe"][2:],
        ]
    )


@pytest.mark.parametrize("mode", MODES)
def test_R21_mad_moves_in_ones_own_turn_change_nothing(house: Running, mode: str) -> None:
    async def scene() -> None:
        random, numbers = Random(23), itertools.count()
        async with game(house.url, "labyrinthe", mode=mode) as (_, host, _guest):
            for shifted in (False, True):
                ply, view = host.positions[0]["ply"], host.positions[0]["view"]
                for _ in range(1_000 // BURST):
                    burst = [
                        _json(play(0, ply, next(numbers), mad_move(random, shifted=shifted)))
                        for _ in range(BURST)
                    ]
                    await expect_names(host, list(burst))
                async with Client(house.url, host.room["table"], host.token) as again:
                    assert again.positions[0]["ply"] == ply
                    assert again.positions[0]["view"] == view
                if not shifted:
                    played = await host.play(0, OPENINGS["labyrinthe"][1])
                    await host.settled((0,), played["ply"])

    asyncio.run(scene())
    assert house.errors() == []


def play(seat: int, ply: int, number: int, move: object) -> dict[str, Any]:
    return {"type": "play", "seat": seat, "ply": ply, "id": f"mad-{number:06}", "move": move}


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "dusk"}, {"mode": None}, {"cards": 0}, {"cards": 13}, {"cards": 2**63},
        {"cards": 1.5}, {"edition": "1986"}, {"first": 2}, {"first": -1}, {"first": 2**70},
        {"colours": [0]}, {"colours": [1, 1]}, {"colours": [0, 4]}, {"colours": [0, 1, 2, 3, 0]},
        {"podium": True}, {"mode": ["night"]}, [], "night", None, 7,
    ],
    ids=str,
)  # fmt: skip
def test_R21_wrong_options_open_no_maze(house: Running, options: object) -> None:
    answer = loopback.post(
        f"{house.url}/api/tables",
        json={"game": "labyrinthe", "seats": 2, "options": options},
        headers={"Authorization": f"Bearer {new_token()}"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_options", "malformed")


def test_R21_wrong_options_change_no_waiting_maze(house: Running) -> None:
    async def scene() -> None:
        ada = new_token()
        table = open_table(house.url, ada, game="labyrinthe", options={"mode": "night"})
        async with Client(house.url, table, ada) as host:
            for options in (*WRONG, {"mode": "dusk"}, {"cards": 0}, {"colours": [0]}):
                if options != {}:
                    await host.send("configure", options=options, public=False)
                    assert (await host.until("rejected"))["code"]
            assert host.room["options"]["mode"] == "night"

    asyncio.run(scene())
    assert house.errors() == []


@pytest.mark.soak
@pytest.mark.parametrize("name", OPENINGS)
def test_R21_a_hundred_thousand_bad_messages(tmp_path: Path, name: str) -> None:
    running = Running(tmp_path / "data")
    try:
        asyncio.run(fuzz(running.url, name, 5_000, seed=1))
        before = memory(running)
        asyncio.run(fuzz(running.url, name, 100_000, seed=2))
        assert memory(running) - before < 20 * 1024
        assert running.errors() == []
    finally:
        running.stop()


def memory(running: Running) -> int:
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@pytest.mark.parametrize("size", [8193, 20_000, 1_000_000])
def test_R21_an_oversized_frame_closes_its_own_socket_only(house: Running, size: int) -> None:
    async def scene() -> None:
        async with game(house.url) as (_, host, guest):
            assert await closing_code(guest, "x" * size) == 1009
            assert (await host.ask("ping"))["type"] in ("pong", "room")

    asyncio.run(scene())


def test_R05_a_doubled_move_is_accepted_twice_and_played_once(house: Running) -> None:
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
