"""Two nodes over real sockets: whatever is done at one of them is seen at the other."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from manoir.kernel.commands.exits import Failure
from manoir.server.admin import acts, looking
from manoir.server.admin.desk import SharedDesk
from manoir.server.doctor import database
from manoir.server.people.sessions import new_token
from manoir.server.settings import Settings
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.running import Running

PATIENCE = 60.0
NAMES = ("Ada", "Blaise")


def asked(node: Running, method: str, path: str, token: str, **body: Any) -> httpx.Response:
    return loopback.request(
        method,
        f"{node.url}{path}",
        json=None if method == "GET" else body,
        headers={"Authorization": f"Bearer {token}"},
        timeout=30,
    )


async def begun(one: Client, two: Client) -> None:
    """A game between two people, each at another node."""
    await one.ask("sit", seat=0, nickname=NAMES[0])
    while two.room["chairs"][0]["kind"] == "empty":
        await two.receive()
    await two.ask("sit", seat=1, nickname=NAMES[1])
    while one.room["chairs"][1]["kind"] == "empty":
        await one.receive()
    await one.send("start")
    await one.settled((0,), 0)
    await two.settled((1,), 0)


async def play_together(one: Client, two: Client, moves: int) -> None:
    """Both see every move, wherever it was made."""
    both = (one, two)
    for _ in range(moves):
        if one.positions[0]["outcome"]:
            return
        seat = next(s for s in (0, 1) if both[s].positions[s]["legal"])
        answer = await both[seat].play(seat, both[seat].positions[seat]["legal"][0])
        assert answer["type"] == "accepted", answer
        for other in (0, 1):
            await both[other].settled((other,), answer["ply"])
            assert both[other].positions[other]["told"], "with its events"


def test_R07_people_at_two_nodes_play_one_game(two_nodes: list[Running]) -> None:
    tokens = new_token(), new_token()

    async def scene(first: Running, second: Running) -> None:
        table = open_table(first.url, tokens[0], public=True)
        async with (
            Client(first.url, table, tokens[0]) as one,
            Client(second.url, table, tokens[1]) as two,
        ):
            await begun(one, two)
            await play_together(one, two, 10)
            listed = asked(second, "GET", "/api/tables", tokens[1]).json()
            assert table in [entry["table"] for entry in listed]
            await race(one, two)
            await seen(one, two)

    asyncio.run(scene(*two_nodes))


async def race(one: Client, two: Client) -> None:
    """R06: a move made at one node, and again at the other before it has heard of it."""
    both = (one, two)
    seat = next(s for s in (0, 1) if both[s].positions[s]["legal"])
    mover, ply = both[seat], both[seat].positions[seat]["ply"]
    move = mover.positions[seat]["legal"][0]
    elsewhere = Client(both[1 - seat].address, "", mover.token)
    elsewhere.address = both[1 - seat].address
    async with elsewhere:
        sent = [one.play(seat, move, ply) for one in (mover, elsewhere)]
        answers = await asyncio.gather(*sent)
        assert sorted(answer["type"] for answer in answers) == ["accepted", "rejected"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}


async def seen(one: Client, two: Client) -> None:
    """Who is there, and what is said, is known at both."""
    while not one.room["chairs"][1]["present"]:
        await one.receive()
    await two.send("say", seat=1, phrase="hello")
    assert (await one.until("said"))["seat"] == 1
    await two.socket.close()
    while one.room["chairs"][1]["present"]:
        await one.receive()


def test_R30_two_nodes_put_one_person_on_a_chair(two_nodes: list[Running]) -> None:
    async def scene(first: Running, second: Running) -> None:
        for _ in range(5):
            tokens = [new_token() for _ in range(6)]
            table = open_table(first.url, tokens[0], seats=3)
            clients = [
                Client((first, second)[number % 2].url, table, token)
                for number, token in enumerate(tokens)
            ]
            for client in clients:
                await client.__aenter__()
            sat = [client.send("sit", seat=0, nickname=f"P{n}") for n, client in enumerate(clients)]
            await asyncio.gather(*sat)
            told = await asyncio.gather(*(has_sat(client) for client in clients))
            assert told.count(True) == 1
            for client in clients:
                await client.socket.close()

    asyncio.run(scene(*two_nodes))


async def has_sat(client: Client) -> bool:
    """Whether the chair is this one's, once everybody knows whose it is."""
    while client.room["chairs"][0]["kind"] == "empty":
        await client.receive()
    return bool(client.room["chairs"][0]["mine"])


def test_R32_a_session_that_begins_at_one_node_is_known_at_the_other_and_ends_there(
    two_nodes: list[Running],
) -> None:
    first, second = two_nodes
    name, password = "Grace Hopper", "a long walk at midnight"
    guest = new_token()
    table = open_table(first.url, guest)
    signed = asked(first, "POST", "/api/account", guest, name=name, password=password)
    token = signed.cookies["manoir"]
    me = asked(second, "GET", "/api/me", token).json()
    assert (me["account"], [one["table"] for one in me["tables"]]) == (name, [table])

    async def scene() -> None:
        async with Client(second.url, table, token) as host:
            assert host.room["host"], "what the guest had has been handed over"
            ended = asyncio.to_thread(asked, first, "DELETE", "/api/session", token)
            assert (await ended).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                await host.until("never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4401

    asyncio.run(scene())
    assert asked(second, "GET", "/api/me", token).json()["account"] is None


def test_R34_wrong_passwords_are_counted_at_all_nodes_together(two_nodes: list[Running]) -> None:
    first, second = two_nodes
    wrong = {"name": "Nobody At All", "password": "not this one either"}
    for _ in range(3):
        assert asked(first, "POST", "/api/session", new_token(), **wrong).status_code == 403
    end = time.monotonic() + 5
    while asked(second, "POST", "/api/session", new_token(), **wrong).status_code != 429:
        assert time.monotonic() < end
        time.sleep(0.5)


def test_a_rematch_asked_for_at_two_nodes_is_one(two_nodes: list[Running]) -> None:
    tokens = new_token(), new_token()

    async def scene(first: Running, second: Running) -> None:
        table = open_table(first.url, tokens[0])
        async with (
            Client(first.url, table, tokens[0]) as one,
            Client(second.url, table, tokens[1]) as two,
        ):
            await begun(one, two)
            await play_together(one, two, 1000)
            await asyncio.gather(*(client.send("again", same_deal=False) for client in (one, two)))
            for client in (one, two):
                while client.room["next"] is None:
                    await client.receive()
            assert one.room["next"] == two.room["next"]

    asyncio.run(scene(*two_nodes))


@pytest.mark.soak
def test_bots_go_on_when_their_node_is_killed_and_when_it_is_stopped_gently(
    postgres: Cluster, tmp_path: Path
) -> None:
    token = new_token()

    async def scene(first: Running, second: Running) -> None:
        table = open_table(first.url, token, seats=3, options={"podium": True})
        async with Client(first.url, table, token, patience=PATIENCE) as host:
            for seat in range(3):
                await host.ask("seat_bot", seat=seat, level="child")
            await host.send("start")
            await host.until("position")
            await host.until("position")
        async with Client(second.url, table, token, patience=PATIENCE) as watcher:
            await goes_on(watcher)
            first.kill()
            await goes_on(watcher)
            await asyncio.to_thread(first.start)
            stopped = asyncio.create_task(asyncio.to_thread(second.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await watcher.until("never")
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "elsewhere")
        async with Client(first.url, table, token, patience=PATIENCE) as watcher:
            await goes_on(watcher)
            assert await stopped < 10
        second.start()

    with nodes(postgres.new(), tmp_path, MANOIR_BOT_DELAY="500") as (first, second):
        asyncio.run(scene(first, second))


async def goes_on(watcher: Client) -> None:
    """Until bots have made another three moves."""
    ply = watcher.positions[None]["ply"]
    await watcher.settled((None,), ply + 3)  # type: ignore[arg-type]


def every_act(connection: Connection) -> list[Any]:
    return looking.log(connection, most=99)


def test_T30_T31_a_host_acts_once_and_every_node_follows(two_nodes: list[Running]) -> None:
    """The command has the database and no folder: no server has to be asked."""
    settings = Settings(database=two_nodes[0].environment["MANOIR_DATABASE"])
    desk, token = SharedDesk(settings), new_token()
    before = len(desk.read(every_act))

    async def scene() -> None:
        table = open_table(two_nodes[0].url, token)
        async with (
            Client(two_nodes[0].url, table, token, patience=PATIENCE) as one,
            Client(two_nodes[1].url, table, patience=PATIENCE) as two,
        ):
            for on in (True, False):
                await asyncio.to_thread(desk.act, acts.SetReadOnly(on))
                for client in (one, two):
                    assert (await client.until("house"))["read_only"] is on
            await asyncio.to_thread(desk.act, acts.CloseTable(table))
            for client in (one, two):
                with pytest.raises(ConnectionClosed) as closed:
                    await client.until("what never comes")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.reason == "table_closed"

    asyncio.run(scene())
    with pytest.raises(Failure, match="there is no table nosuchtabl"):
        desk.act(acts.DeleteTable("nosuchtabl"))
    assert len(desk.read(every_act)) == before + 3
    assert database.look_shared(settings).state == "ok"
