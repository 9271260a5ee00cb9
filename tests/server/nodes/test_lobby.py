"""The lobby of a house with two nodes is one lobby."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from manoir.server.nodes.node import LOOK
from tests.server.client import Client, open_table
from tests.server.lobby.visitor import Visitor
from tests.server.nodes.houses import nodes, one_node
from tests.server.postgres import Cluster
from tests.server.running import Running


def test_W1_people_who_wait_at_two_nodes_are_called_to_one_table(two_nodes: list[Running]) -> None:
    async def scene(first: Running, second: Running) -> None:
        async with Visitor(first.url) as ada, Visitor(second.url) as blaise:
            await ada.seek("Ada", seats=2)
            await blaise.seek("Blaise", seats=2)
            tables = {(await one.until("seated"))["table"] for one in (ada, blaise)}
            assert len(tables) == 1
            async with Client(second.url, tables.pop(), blaise.token) as client:
                names = {chair["name"] for chair in client.room["chairs"]}
                assert names == {"Ada", "Blaise"}

    asyncio.run(scene(*two_nodes))


@pytest.mark.soak
def test_W1_a_node_that_dies_while_it_calls_people_leaves_them_one_table(
    postgres: Cluster, tmp_path: Path
) -> None:
    address, mutant = postgres.new(), ("tests.server.nodes.mutant",)
    dying = one_node(address, tmp_path, 1, mutant, MUTANT="call")  # alone, it claims to call people

    async def scene(other: Running) -> None:
        await asyncio.sleep(2 * LOOK)
        async with Visitor(other.url) as ada, Visitor(other.url) as blaise:
            await ada.seek("Ada")
            await blaise.seek("Blaise")
            await asyncio.to_thread(dying.process.wait)
            tables = {(await one.until("seated"))["table"] for one in (ada, blaise)}
            assert len(tables) == 1

    with nodes(address, tmp_path, 1) as (other,):
        asyncio.run(scene(other))
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_tables_and_guests_of_one_node_are_seen_in_the_lobby_of_the_other(
    two_nodes: list[Running],
) -> None:
    async def scene(first: Running, second: Running) -> None:
        async with Visitor(first.url) as ada, Visitor(second.url) as blaise:
            await ada.send("show_me", name="Ada Lovelace")
            table = await asyncio.to_thread(open_table, first.url, ada.token, public=True)
            await blaise.until_seen(table)
            while "Ada Lovelace" not in blaise.guests:
                await blaise.receive()

    asyncio.run(scene(*two_nodes))
