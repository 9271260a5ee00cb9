"""Bring your own bot: the example plays at a real server, and what goes wrong is said."""

import asyncio
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from manoir.bots.bot import levels
from manoir.client import (
    AlreadyBegun,
    HouseGone,
    NoFreeSeat,
    NoSuchTable,
    Table,
    TableRefused,
    play_at,
)
from manoir.client.address import socket_address
from manoir.client.seated_bot import Waits
from manoir.server.people.sessions import new_token
from tests import forking
from tests.server.client import Client, open_table
from tests.server.running import HOUSE, Running, free_port

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture(scope="module")
def bot() -> Any:
    spec = importlib.util.spec_from_file_location("first_bot", EXAMPLE / "first_bot.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Bot


async def game(house: Running, make: Any, **body: Any) -> Any:
    """A person who plays the first legal move, and a bot beside them."""
    token = new_token()
    table = open_table(house.url, token, **body)
    page = f"{house.url}/t/{table}"
    async with Client(house.url, table, token) as person:
        await person.ask("sit", seat=0, nickname="Zoé")
        playing = asyncio.create_task(play_at(page, make, name="Ada"))
        while any(chair["kind"] == "empty" for chair in person.room["chairs"]):
            await person.until("room")
        chairs = person.room["chairs"]
        await person.send("start")
        await person.until("position")
        await person.play_out((0,))
        return chairs, await playing


def test_T33_the_example_plays_at_a_table_with_a_badge(house: Running, bot: Any) -> None:
    (person, brought), outcome = asyncio.run(game(house, bot))
    assert (brought["kind"], brought["name"], brought["brought"]) == ("person", "Ada", True)
    assert "brought" not in person, "rooms without such a bot are what they were"
    assert sorted(outcome.ranks) == [1, 2]


def test_T33_a_badge_outlives_the_house(tmp_path: Path) -> None:
    """Whoever does not say that it is a program is a person, and so is whoever takes it back."""
    running = Running(tmp_path / "data")

    async def seats(table: str, token: str) -> list[Any]:
        async with Client(running.url, table, token) as person:
            return [chair.get("brought") for chair in person.room["chairs"]]

    async def run() -> None:
        zoe, ada = new_token(), new_token()
        table = open_table(running.url, zoe)
        async with Client(running.url, table, zoe) as host:
            await host.ask("sit", seat=0, nickname="Zoé")
            while not host.room["chairs"][0]["mine"]:
                await host.until("room")
        async with Table(f"{running.url}/t/{table}", token=ada) as honest:
            await honest.sit("Ada", bot=True)
        assert await seats(table, zoe) == [None, True]
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
        assert await seats(table, zoe) == [None, True]
        async with Client(running.url, table, ada) as back:
            await back.ask("sit", seat=1, nickname="Ada")
            while back.room["chairs"][1].get("brought"):
                await back.until("room")
            assert await seats(table, zoe) == [None, None]

    try:
        asyncio.run(run())
    finally:
        running.stop()


def test_a_bot_of_the_house_plays_from_elsewhere(house: Running) -> None:
    """What a level hears over the wire is what it hears at home."""
    _, outcome = asyncio.run(
        game(house, levels("labyrinthe")[0].make, game="labyrinthe", options={"cards": 1})
    )
    assert 1 in outcome.ranks


def test_the_command_says_what_is_wrong(house: Running) -> None:
    page = f"{house.url}/t/abcdefgh12"
    for words, sentence in (
        (("nothing", "--table", page), "a bot is named like my.package:Bot"),
        (("no_such_module:Bot", "--table", page), "there is no module 'no_such_module'"),
        (("manoir.bots.bot:Nobody", "--table", page), "manoir.bots.bot has no 'Nobody'"),
        (("manoir.bots.bot:Level", "--table", page), "is not a bot: it needs `hear` and `choose`"),
        (("manoir.bots.bot:Wisp", "--table", page), "there is no table at"),
        (("manoir.bots.bot:Wisp", "--table", "hall"), "'hall' is not the address of a table"),
    ):
        result = forking.run("manoir.cli", "bot", *words)
        assert result.returncode == 2
        assert sentence in result.stderr.replace("\n", " "), result.stderr


def test_nobody_answers(bot: Any) -> None:
    with pytest.raises(HouseGone, match="nobody answers at http"):
        asyncio.run(play_at(f"http://127.0.0.1:{free_port()}/t/abcdefgh12", bot))


def test_a_full_table_and_one_that_has_begun(house: Running, bot: Any) -> None:
    async def run() -> None:
        token = new_token()
        table = open_table(house.url, token)
        page = f"{house.url}/t/{table}"
        async with Client(house.url, table, token) as person:
            await person.ask("sit", seat=0, nickname="Zoé")
            with pytest.raises(NoFreeSeat, match="seat 0 is not free"):
                await play_at(page, bot, seat=0)
            with pytest.raises(TableRefused, match="the table says no: name"):
                async with Table(page) as short:
                    await short.sit("")
            await person.ask("seat_bot", seat=1, level="child")
            with pytest.raises(NoFreeSeat, match="no seat is free"):
                await play_at(page, bot)
            await person.ask("start")
            with pytest.raises(AlreadyBegun, match="has begun, and we have no seat there"):
                await play_at(page, bot)

    asyncio.run(run())


def test_it_comes_back_to_a_house_that_was_gone(tmp_path: Path, bot: Any) -> None:
    """The server is killed in the middle of the game; the bot waits and plays on."""
    running = Running(tmp_path / "data", program=(HOUSE,))
    told: list[str] = []

    async def run() -> Any:
        token = new_token()
        table = open_table(running.url, token)
        async with Client(running.url, table, token) as person:
            await person.ask("sit", seat=0, nickname="Zoé")
            playing = asyncio.create_task(
                play_at(f"{running.url}/t/{table}", bot, tell=told.append)
            )
            while person.room["chairs"][1]["kind"] == "empty":
                await person.until("room")
            await person.send("start")
            await person.until("position")
            await person.play_out((0,), most=2)
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
        async with Client(running.url, table, token) as person:
            await person.play_out((0,))
            return await playing

    try:
        outcome = asyncio.run(run())
    finally:
        running.stop()
    assert sorted(outcome.ranks) == [1, 2]
    assert any("coming back in" in sentence for sentence in told)
    assert "back at the table" in told


def test_waits_grow_and_end() -> None:
    waits, gone = Waits(60.0, Random(1)), HouseGone("gone")
    taken = [waits.next(gone) for _ in range(7)]
    while sum(taken) < 60:
        taken.append(waits.next(gone))
    with pytest.raises(HouseGone):
        waits.next(gone)
    assert taken[0] < 1 < taken[3] < max(taken) <= 45
    waits.reset()
    assert waits.next(gone) < 1


def test_addresses() -> None:
    for url in (
        "",
        "x",
        "http://",
        "ftp://h/t/abcdefgh12",
        "http://h/t/ABCDEFGH12",
        "http://h/t/a",
    ):
        with pytest.raises(NoSuchTable, match="is not the address of a table"):
            socket_address(url)
    assert socket_address("https://h/club/t/abcdefgh12/replay") == (
        "wss://h/club/api/tables/abcdefgh12/live"
    )
