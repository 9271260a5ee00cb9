"""Two nodes over real sockets: whatever is done at one of them is seen at the other."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.running import Running

NAMES = ("Ada", "Blaise")


def asked(node: Running, method: str, path: str, token: str, **body: Any) -> httpx.Response:
    return httpx.request(
        method,
        f"{node.url}{path}",
        json=body or None,
        headers={"Authorization": f"Bearer {token}"},
        trust_env=False,
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


def test_R07_people_at_two_nodes_play_one_game(postgres: Cluster, tmp_path: Path) -> None:
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
            assert [entry["table"] for entry in listed] == [table]
            await race(one, two)
            await seen(one, two)

    with nodes(postgres.new(), tmp_path) as (first, second):
        asyncio.run(scene(first, second))


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


def test_R30_two_nodes_put_one_person_on_a_chair(postgres: Cluster, tmp_path: Path) -> None:
    async def scene(first: Running, second: Running) -> None:
        for _ in range(10):
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

    with nodes(postgres.new(), tmp_path) as (first, second):
        asyncio.run(scene(first, second))


async def has_sat(client: Client) -> bool:
    """Whether the chair is this one's, once everybody knows whose it is."""
    while client.room["chairs"][0]["kind"] == "empty":
        await client.receive()
    return bool(client.room["chairs"][0]["mine"])
