"""T31: what a host closes or deletes is gone at every node: sockets, the list, its address."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from manoir.server.admin import acts
from manoir.server.admin.desk import SharedDesk
from manoir.server.people.sessions import new_token
from manoir.server.settings import Settings
from tests.server.client import Client, open_table
from tests.server.nodes.test_two_nodes import PATIENCE, asked
from tests.server.running import Running

MOMENT = 0.1


@pytest.mark.parametrize(
    ("act", "reason", "status"),
    [(acts.CloseTable, "table_closed", 410), (acts.DeleteTable, "no_such_table", 404)],
)
def test_T31_what_a_host_ends_is_gone_at_every_node(
    act: Any, reason: str, status: int, two_nodes: list[Running]
) -> None:
    desk = SharedDesk(Settings(database=two_nodes[0].environment["MANOIR_DATABASE"]))
    token = new_token()

    async def scene() -> None:
        table = open_table(two_nodes[0].url, token, public=True)
        clients = [Client(node.url, table, token, patience=PATIENCE) for node in two_nodes]
        for client, node in zip(clients, two_nodes, strict=True):
            await client.__aenter__()
            await until_listed(node, table, there=True)
        await asyncio.to_thread(desk.act, act(table))
        for client, node in zip(clients, two_nodes, strict=True):
            with pytest.raises(ConnectionClosed) as closed:
                await client.until("what never comes")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, reason)
            await until_listed(node, table, there=False)
            shown = await asyncio.to_thread(asked, node, "GET", f"/api/tables/{table}", token)
            assert shown.status_code == status

    asyncio.run(scene())


async def until_listed(node: Running, table: str, *, there: bool) -> None:
    """Until the list of open tables has it, or has it no more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            listed = await asyncio.to_thread(asked, node, "GET", "/api/tables", new_token())
            if (table in [entry["table"] for entry in listed.json()]) is there:
                return
            await asyncio.sleep(MOMENT)
