"""R21 on the circuit: mad moves at every step of a turn get a name, and nothing changes."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from manoir.kernel import Refused
from manoir.kernel.registry import find
from manoir.server import wire
from manoir.server.net.encoder import encode_game
from manoir.server.people.sessions import new_token
from manoir.server.tables import projections
from manoir.server.tables.commands.dispatch import dispatch
from manoir.server.tables.table import Table
from tests import loopback
from tests.kernel.walks import setups
from tests.server.client import Client, open_table
from tests.server.net.hostile_pacman import mad_move
from tests.server.net.test_fuzz import BURST, WRONG, expect_names, memory, play
from tests.server.running import Running
from tests.server.tables.test_secrecy import table_at

GAME = find("pacman")
PHASES = {"roll", "dice", "ran", "chased", "robs", "returns"}


def phase_of(view: Any) -> str:
    """What is due from whose turn it is."""
    if view["robs"] or view["returns"]:
        return "robs" if view["robs"] else "returns"
    if not view["dice"]:
        return "roll"
    return "ran" if view["run"] else "chased" if view["chased"] else "dice"


def next_move(random: Random, view: Any, legal: list[Any]) -> Any:
    """Ghosts are eaten where they can be, so that there is something to rob and to put back."""
    eats = [m for m in legal if m["type"] == "run" and m["path"][-1] in view["ghosts"]]
    return random.choice(eats or legal)


def shown(table: Table, seat: int) -> Any:
    assert table.match is not None
    return msgspec.json.decode(encode_game(GAME, projections.at_hello(table.match, seat, None)))


def ask(table: Table, seat: int, move: Any, id: str) -> None:
    asked = wire.Play(seat, table.ply, id, msgspec.Raw(json.dumps(move).encode()))
    dispatch(table, table.chairs[seat].holder, asked, (), lambda _: False)


def test_R21_at_every_step_of_a_turn_mad_moves_are_refused_by_name_and_change_nothing() -> None:
    """Twelve tables, every number of seats and both circuits; moves at the right ply and seat."""
    random, numbers, met = Random(31), itertools.count(), set()
    for variant, seats in itertools.islice(setups(GAME, random), 12):
        table = table_at(GAME, seats, random.getrandbits(40), 30, **variant)
        for _ in range(60):
            assert table.match is not None
            if table.match.outcome:
                break
            mover = table.match.to_act[0]
            before = shown(table, mover)
            met.add(phase_of(before["view"]))
            for _ in range(12):
                seat = random.choice([mover, mover, mover, *range(seats)])
                move = mad_move(random, before["view"], before["legal"])
                with pytest.raises(Refused) as refused:
                    ask(table, seat, move, f"mad-{next(numbers):06}")
                assert refused.value.refusal.code
                assert refused.value.refusal.rule
            assert shown(table, mover) == before
            ask(table, mover, next_move(random, before["view"], before["legal"]), f"{table.ply:09}")
    assert met == PHASES


async def fuzz(url: str, messages: int, seed: int, seats: int, **options: Any) -> set[str]:
    """Whole games, with a burst of mad moves before each step; what was due in them."""
    random, numbers, met = Random(seed), itertools.count(), set[str]()
    sent = 0
    while sent < messages:
        async with alone(url, seats, **options) as host:
            while sent < messages and not host.positions[0]["outcome"]:
                position = host.positions[host.positions[0]["to_act"][0]]
                met.add(phase_of(position["view"]))
                await expect_names(host, list(burst(random, position, numbers)))
                await expect_unchanged(url, host, position)
                sent += BURST
                move = next_move(random, position["view"], position["legal"])
                answer = await host.play(position["eye"], move)
                await host.settled(tuple(range(seats)), answer["ply"])
    return met


@asynccontextmanager
async def alone(url: str, seats: int, **options: Any) -> AsyncIterator[Client]:
    """One person on all seats."""
    ada = new_token()
    table = open_table(url, ada, game="pacman", seats=seats, options=options)
    async with Client(url, table, ada) as host:
        for seat in range(seats):
            await host.ask("sit", seat=seat, nickname=f"Ada {seat}")
        await host.send("start")
        await host.settled(tuple(range(seats)), 0)
        yield host


def burst(random: Random, position: Any, numbers: Iterator[int]) -> Iterator[str]:
    """From whose turn it is, most of the time."""
    mover, others = position["eye"], range(len(position["view"]["eaters"]))
    for _ in range(BURST):
        seat = random.choice([mover, mover, *others])
        move = mad_move(random, position["view"], position["legal"])
        yield json.dumps(play(seat, position["ply"], next(numbers), move))


async def expect_unchanged(url: str, host: Client, position: Any) -> None:
    """Whoever comes again finds what was there before."""
    async with Client(url, host.room["table"], host.token) as again:
        await again.settled((position["eye"],), position["ply"])
        found = again.positions[position["eye"]]
        assert all(found[part] == position[part] for part in ("ply", "view", "legal", "to_act"))


@pytest.mark.parametrize(("seats", "circuit"), [(2, "classic"), (4, "large")])
def test_R21_thousands_of_mad_moves_on_the_circuit(
    house: Running, seats: int, circuit: str
) -> None:
    asyncio.run(fuzz(house.url, 2_000, seed=32, seats=seats, circuit=circuit))
    assert house.errors() == []


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "circuit"), [(2, "classic"), (3, "classic"), (4, "large")])
def test_R21_a_hundred_thousand_mad_moves_on_the_circuit(
    tmp_path: Path, seats: int, circuit: str
) -> None:
    running = Running(tmp_path / "data")
    try:
        asyncio.run(fuzz(running.url, 5_000, seed=33, seats=seats, circuit=circuit))
        before = memory(running)
        met = asyncio.run(fuzz(running.url, 100_000, seed=34, seats=seats, circuit=circuit))
        assert met == PHASES if seats > 2 else met == PHASES - {"robs"}
        assert memory(running) - before < 20 * 1024
        assert running.errors() == []
    finally:
        running.stop()


@pytest.mark.parametrize(
    "options",
    [
        {"circuit": "huge"}, {"circuit": None}, {"circuit": ["large"]}, {"circuit": 0},
        {"end": "yellow"}, {"end": True}, {"count": "none"}, {"count": 2**63},
        {"colours": [0]}, {"colours": [1, 1]}, {"colours": [0, 4]}, {"colours": [0, -1]},
        {"colours": [0, 1, 2, 3, 0]}, {"colours": [0.5, 1]}, {"first": 0}, {"mode": "night"},
        [], "large", None, 7,
    ],
    ids=str,
)  # fmt: skip
def test_R21_wrong_options_open_no_circuit(house: Running, options: object) -> None:
    answer = loopback.post(
        f"{house.url}/api/tables",
        json={"game": "pacman", "seats": 2, "options": options},
        headers={"Authorization": f"Bearer {new_token()}"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_options", "malformed")


def test_R21_wrong_options_change_no_waiting_circuit(house: Running) -> None:
    async def scene() -> None:
        ada = new_token()
        table = open_table(house.url, ada, game="pacman", options={"circuit": "large"})
        async with Client(house.url, table, ada) as host:
            for options in (*WRONG, {"circuit": "huge"}, {"end": 0}, {"colours": [0]}):
                if options != {}:
                    await host.send("configure", options=options, public=False)
                    assert (await host.until("rejected"))["code"]
            assert host.room["options"]["circuit"] == "large"

    asyncio.run(scene())
    assert house.errors() == []
