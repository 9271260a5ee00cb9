"""The lobby of a house with two nodes is one lobby."""

import asyncio

from tests.server.client import Client, open_table
from tests.server.lobby.visitor import Visitor
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
