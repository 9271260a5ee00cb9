"""R39: somebody's time is up in a house with two nodes, and it is so once.

The house's time is in the database, and the test puts it forward there.
"""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from manoir.server.clocks.control import control_of
from manoir.server.clocks.sandglass import Clocks
from manoir.server.nodes.claims import clock_of
from manoir.server.nodes.node import LOOK
from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes, one_node
from tests.server.nodes.test_two_nodes import begun
from tests.server.postgres import Cluster
from tests.server.running import Running

pytestmark = pytest.mark.soak
PATIENCE = 60.0
CONTROL = control_of("lively", "ghost", "escalier", 2)


def asked(address: str, query: str, *about: object) -> Any:
    with psycopg.connect(address) as connection:
        return connection.execute(query, about).fetchone()


async def missed(address: str, table: str) -> list[int]:
    """By seat: how many turns in a row a bot has had to play."""
    query = 'SELECT state FROM clocks WHERE "table" = %s'
    (state,) = await asyncio.to_thread(asked, address, query, table)
    return [glass.missed for glass in msgspec.json.decode(state, type=Clocks).glasses]


async def run_out(address: str, one: Client, two: Client) -> int:
    """Let the time of whoever is to act be up, and a bot finish the turn; whose it was."""
    seat: int = one.positions[0]["to_act"][0]
    passed = CONTROL.move + CONTROL.reserve + 2_000
    query = "UPDATE house SET time = time + %s RETURNING time"
    await asyncio.to_thread(asked, address, query, passed)
    other = (one, two)[1 - seat]
    while other.positions[1 - seat]["to_act"] != [1 - seat]:
        await other.receive()
    return seat


async def play(address: str, first: Running, second: Running, claimed_by: str | None) -> None:
    tokens = new_token(), new_token()
    table = open_table(first.url, tokens[0], tempo="lively")
    async with (
        Client(first.url, table, tokens[0], patience=PATIENCE) as one,
        Client(second.url, table, tokens[1], patience=PATIENCE) as two,
    ):
        await begun(one, two)
        if claimed_by is not None:
            query = "INSERT INTO claims VALUES (%s, %s) RETURNING node"
            await asyncio.to_thread(asked, address, query, clock_of(table), claimed_by)
        seat = await run_out(address, one, two)
        once = [int(number == seat) for number in (0, 1)]
        assert await missed(address, table) == once
        await asyncio.sleep(2 * LOOK)  # every node has looked again
        assert await missed(address, table) == once


def test_R39_two_nodes_let_a_flag_fall_once(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.new()
    with nodes(address, tmp_path) as (first, second):
        asyncio.run(play(address, first, second, None))


def test_R39_a_flag_falls_once_though_the_node_that_claimed_it_dies(
    postgres: Cluster, tmp_path: Path
) -> None:
    address, mutant = postgres.new(), ("tests.server.nodes.mutant",)
    dying = one_node(address, tmp_path, 1, mutant, MUTANT="flag")
    try:
        (name,) = asked(address, "SELECT id FROM nodes")
        with nodes(address, tmp_path, 1) as (other,):
            asyncio.run(play(address, other, other, name))
        assert dying.process.wait() != 0, "it died while it looked at the clock"
    finally:
        dying.kill()
