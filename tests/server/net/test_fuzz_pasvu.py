"""R21 in the hall: mad moves in every phase get a name, nothing changes, and play goes on."""

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
from tests.server.net.hostile_pasvu import mad_move
from tests.server.net.test_fuzz import BURST, WRONG, answers, expect_names, malformed, memory, play
from tests.server.running import Running
from tests.server.tables.test_secrecy import table_at

GAME = find("pasvu")
PHASES = {"furniture", "ghosts", "side"}
NIGHT: dict[str, Any] = {"fusions": True, "midnight": 3}
ASKING = {"deck": ["excited", "tag", "brother", "shelter"], "fusions": True, "midnight": 3}
DEEP: Any = json.loads("[" * 500 + "]" * 500)


def shown(table: Table, seat: int) -> Any:
    assert table.match is not None
    return msgspec.json.decode(encode_game(GAME, projections.at_hello(table.match, seat, None)))


def ask(table: Table, seat: int, move: Any, id: str, *, ply: int | None = None) -> None:
    asked = wire.Play(
        seat, table.ply if ply is None else ply, id, msgspec.Raw(json.dumps(move).encode())
    )
    dispatch(table, table.chairs[seat].holder, asked, (), lambda _: False)


def refused_by(table: Table, seat: int, move: Any, id: str, **asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        ask(table, seat, move, id, **asked)
    assert refused.value.refusal.rule
    return refused.value.refusal.code


def at_midnight(seats: int) -> Table:
    """The second round: what comes before it is played as shortly as can be."""
    table = table_at(GAME, seats, seats, 0, **ASKING)
    assert table.match is not None
    while table.match.state.round < 2:
        mover = table.match.to_act[0]
        table.match.play(mover, table.match.legal(mover)[0])
    return table


def test_R21_in_every_phase_mad_moves_are_refused_by_name_and_change_nothing() -> None:
    """Every number of seats and every variant, and three nights; at the right ply and seat."""
    random, numbers, met, codes = Random(41), itertools.count(), set(), set()
    tables = [
        table_at(GAME, seats, random.getrandbits(40), random.randrange(60), **variant)
        for variant, seats in itertools.islice(setups(GAME, random), 9)
    ]
    for table in (*tables, *(at_midnight(seats) for seats in (2, 3, 4))):
        seats = len(table.chairs)
        for _ in range(16):
            assert table.match is not None
            if table.match.outcome:
                break
            mover = random.choice(table.match.to_act)
            before = shown(table, mover)
            met.add(before["view"]["phase"])
            for _ in range(12):
                seat = random.choice([mover, mover, mover, *range(seats)])
                move = mad_move(random, before["view"])
                codes.add(refused_by(table, seat, move, f"mad-{next(numbers):06}"))
            assert shown(table, mover) == before
            ask(table, mover, random.choice(before["legal"]), f"{table.ply:09}")
    assert met == {*PHASES, "midnight"}
    assert codes >= {
        "unknown_move", "nature_only", "not_now", "not_your_turn", "sticks_out", "leaves_cell",
        "not_on_card", "same_side", "must_stand", "must_lie", "leaves_hall", "no_fusions",
        "not_in_hall", "not_asked", "not_theirs", "already_tipped",
    }  # fmt: skip


def test_R21_nobody_moves_for_another_seat_or_for_nature() -> None:
    table = table_at(GAME, 3, 5, 30)
    assert table.match is not None
    while table.match.state.phase != "ghosts":
        mover = table.match.to_act[0]
        table.match.play(mover, table.match.legal(mover)[0])
    before = shown(table, 0)
    done = msgspec.Raw(b'{"type":"done"}')
    for seat, holder in itertools.product((1, 2, 3, 15), (table.chairs[0].holder, "0" * 64)):
        asked = wire.Play(seat, table.ply, f"other-{seat}-{holder}", done)
        with pytest.raises(Refused) as refused:
            dispatch(table, holder, asked, (), lambda _: False)
        assert refused.value.refusal.code in ("not_your_seat", "no_such_seat")
    assert shown(table, 0) == before
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"seat":-1,"ply":0,"id":"nature-01","move":{}}', type=wire.Play)


async def fuzz(
    url: str, messages: int, seed: int, seats: int, first: int = 1, **options: Any
) -> set[str]:
    """Whole games, with a burst of mad moves before each step; the phases that were met."""
    random, numbers, met = Random(seed), itertools.count(), set[str]()
    sent = 0
    while sent < messages:
        async with alone(url, seats, **options) as host:
            await hurry(host, seats, first)
            while sent < messages and not host.positions[0]["outcome"]:
                position = host.positions[random.choice(host.positions[0]["to_act"])]
                met.add(position["view"]["phase"])
                await expect_names(host, list(burst(random, position, numbers)))
                await expect_unchanged(url, host, position)
                sent += BURST
                await step(host, seats, position, random.choice(position["legal"]))
    return met


async def hurry(host: Client, seats: int, round: int) -> None:
    """On to that round: all that is offered first is the least that can be done."""
    while host.positions[0]["view"]["round"] < round:
        position = host.positions[host.positions[0]["to_act"][0]]
        await step(host, seats, position, position["legal"][0])


async def step(host: Client, seats: int, position: Any, move: Any) -> None:
    answer = await host.play(position["eye"], move)
    assert answer["type"] == "accepted"
    await host.settled(tuple(range(seats)), answer["ply"])


@asynccontextmanager
async def alone(url: str, seats: int, **options: Any) -> AsyncIterator[Client]:
    """One person on all seats."""
    ada = new_token()
    table = open_table(url, ada, game="pasvu", seats=seats, options=options)
    async with Client(url, table, ada) as host:
        for seat in range(seats):
            await host.ask("sit", seat=seat, nickname=f"Ada {seat}")
        await host.send("start")
        await host.settled(tuple(range(seats)), 0)
        yield host


def burst(random: Random, position: Any, numbers: Iterator[int]) -> Iterator[str | bytes]:
    """From who may move, most of the time; and what is not a message at all."""
    mover, others = position["eye"], range(len(position["view"]["sides"]))
    for _ in range(BURST):
        if random.random() < 0.1:
            yield malformed(random)
            continue
        seat = random.choice([mover, mover, *others])
        move = mad_move(random, position["view"])
        yield json.dumps(play(seat, position["ply"], next(numbers), move))


async def expect_unchanged(url: str, host: Client, position: Any) -> None:
    """Whoever comes again finds what was there before."""
    async with Client(url, host.room["table"], host.token) as again:
        await again.settled((position["eye"],), position["ply"])
        found = again.positions[position["eye"]]
        assert all(found[part] == position[part] for part in ("ply", "view", "legal", "to_act"))


@pytest.mark.few(1)
@pytest.mark.parametrize(("seats", "hall"), [(2, "random"), (4, "hotel")])
def test_R21_thousands_of_mad_moves_in_the_hall(house: Running, seats: int, hall: str) -> None:
    met = asyncio.run(fuzz(house.url, 1_500, seed=42, seats=seats, hall=hall))
    assert met <= PHASES
    assert house.errors() == []


def test_R21_thousands_of_mad_moves_at_midnight(house: Running) -> None:
    """From the second round on: what comes before it is played as shortly as can be."""
    met = asyncio.run(fuzz(house.url, 1_500, seed=46, seats=2, first=2, **ASKING))
    assert met >= {"midnight", "furniture"}
    assert house.errors() == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "messages", "options"),
    [
        (3, 100_000, {"hall": "random"}), (4, 100_000, {"hall": "hotel"}),
        (2, 20_000, NIGHT), (4, 20_000, ASKING),
    ],
    ids=["random", "hotel", "night", "asking"],
)  # fmt: skip
def test_R21_a_hundred_thousand_mad_moves_in_the_hall(
    tmp_path: Path, seats: int, messages: int, options: dict[str, Any]
) -> None:
    running = Running(tmp_path / "data")
    try:
        asyncio.run(fuzz(running.url, 5_000, seed=43, seats=seats, **options))
        before = memory(running)
        met = asyncio.run(fuzz(running.url, messages, seed=44, seats=seats, **options))
        assert met == (PHASES if "midnight" not in options else {*PHASES, "midnight"})
        assert memory(running) - before < 40 * 1024
        assert running.errors() == []
    finally:
        running.stop()


def names_in(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Why moves and questions were refused."""
    told = (message for message in heard if message["type"] in ("rejected", "tried"))
    return [message.get("refused", message) for message in told]


@pytest.mark.parametrize(("first", "options"), [(1, {}), (2, ASKING)], ids=["day", "night"])
def test_R21_mad_moves_that_are_only_tried_and_mad_questions_get_a_name_too(
    house: Running, first: int, options: dict[str, Any]
) -> None:
    questions: list[Any] = [
        None, 7, [], {}, {"type": "hide"}, {"type": "hide", "ghost": 9, "column": 0, "row": 0},
        {"type": "hide", "ghost": 1, "column": 10**400, "row": 0},
        {"type": "hide", "ghost": 1, "column": 6, "row": 0}, {"type": "expose"},
        {"type": "hide", "ghost": 1, "column": -1, "row": -(2**63)},
        {"type": "expose", "move": {"type": "done"}}, {"type": "expose", "move": DEEP},
        {"type": "slide"}, {"type": "slide", "move": DEEP},
        {"type": "slide", "move": {"type": "done"}},
        {"type": "slide", "move": {"type": "walk", "ghost": 1, "x": -(2**63), "y": 10**400}},
        {"type": "chart", "ghost": 99}, {"type": "chart", "ghost": 1},
    ]  # fmt: skip

    async def scene() -> None:
        random = Random(45)
        async with alone(house.url, 2, **options) as host:
            await hurry(host, 2, first)
            position = host.positions[host.positions[0]["to_act"][0]]
            seat, view = position["eye"], position["view"]
            tries = [
                {"type": "try", "seat": seat, "id": f"try-{n:05}", "move": mad_move(random, view)}
                for n in range(80)
            ]
            asked = [
                {"type": "consult", "seat": seat, "id": f"ask-{n:05}", "question": question}
                for n, question in enumerate(questions)
            ]
            sent = [json.dumps(message) for message in (*tries, *asked)]
            heard = await answers(host, list(sent))
            while len(named := names_in(heard)) < len(sent):  # what processes look at takes longer
                heard.append(await host.receive())
            assert all(m["code"] and m["rule"] and m["code"] != "internal" for m in named)
            await expect_unchanged(house.url, host, position)

    asyncio.run(scene())
    assert house.errors() == []


@pytest.mark.few(12)
@pytest.mark.parametrize(
    "options",
    [
        {"eyes": "blind"}, {"eyes": None}, {"eyes": ["fair"]}, {"hide": "no"}, {"hide": 1},
        {"hall": "garden"}, {"hall": 0}, {"sides": ["S"]}, {"sides": ["S", "S"]},
        {"sides": ["S", "X"]}, {"sides": ["S", "W", "N"]}, {"sides": "SN"}, {"sides": [["S"], "N"]},
        {"practice": 2}, {"first": 0}, [], "hotel", None, 7, {"fusions": 1}, {"fusions": None},
        {"midnight": 4}, {"midnight": -1}, {"midnight": True}, {"midnight": "1"},
        {"midnight": 10**30}, {"deck": ["moon"]}, {"deck": ["sun", "sun"]}, {"deck": "sun"},
        {"deck": [1]}, {"deck": [None]}, {"deck": ["x" * 21]}, {"deck": ["sun", "../cards"]},
        {"deck": ["sun"] * 25}, {"midnight": 1, "deck": ["Sun"]}, {"deck": [[["sun"]]]},
    ],
    ids=str,
)  # fmt: skip
def test_R21_wrong_options_open_no_hall(house: Running, options: object) -> None:
    answer = loopback.post(
        f"{house.url}/api/tables",
        json={"game": "pasvu", "seats": 2, "options": options},
        headers={"Authorization": f"Bearer {new_token()}"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_options", "malformed")


def test_R21_wrong_options_change_no_waiting_hall(house: Running) -> None:
    async def scene() -> None:
        ada = new_token()
        table = open_table(house.url, ada, game="pasvu", options={"eyes": "sleepy"})
        async with Client(house.url, table, ada) as host:
            for options in (
                *WRONG, {"eyes": "blind"}, {"sides": ["S"]}, {"sides": ["S", "S"]},
                {"deck": ["moon"]}, {"deck": ["sun", "sun"]}, {"midnight": 4},
            ):  # fmt: skip
                if options != {}:
                    await host.send("configure", options=options, public=False)
                    assert (await host.until("rejected"))["code"]
            assert host.room["options"]["eyes"] == "sleepy"

    asyncio.run(scene())
    assert house.errors() == []
