"""The checker has teeth: houses that are wrong on purpose are found out."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.nodes import scenario
from tests.server.nodes.history import Action, History, anomalies
from tests.server.nodes.houses import nodes
from tests.server.nodes.scenario import House, house, play
from tests.server.postgres import Cluster
from tests.server.running import Running

pytestmark = pytest.mark.soak


async def kill_often(broken: House) -> None:
    for number in range(6):
        node = broken.running[number % len(broken.running)]
        await asyncio.sleep(broken.random.uniform(0.5, 1.5))
        node.kill()
        await asyncio.to_thread(node.start)


@pytest.mark.parametrize(
    ("mutant", "found"), [("ack", "acknowledged, 0 times there"), ("show", "saw two positions")]
)
def test_R07_a_house_that_speaks_before_it_writes_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutant: str, found: str
) -> None:
    monkeypatch.setattr(scenario, "PATIENCE", 60.0)  # it may be stuck as well
    program = ("tests.server.nodes.mutant",)
    with house(tmp_path, many=2, program=program, MUTANT=mutant) as broken:
        result = asyncio.run(play(broken, kill_often, 6, 0.1, games=3))
    print(result.anomalies[:5])
    assert any(found in anomaly for anomaly in result.anomalies)


async def race(one: Running, two: Running, address: str) -> list[str]:
    """One seat moves at two nodes at once, again and again."""
    tokens = new_token(), new_token()
    table = open_table(one.url, tokens[0])
    history = History("Ada")
    async with (
        Client(one.url, table, tokens[0]) as first,
        Client(two.url, table, tokens[0]) as second,
    ):
        for seat in (0, 1):
            await first.ask("sit", seat=seat, nickname=f"P{seat}")
        await first.send("start")
        for client in (first, second):
            await client.settled((0, 1), 0)
        for number in range(10):
            seat = next(seat for seat in (0, 1) if first.positions[seat]["legal"])
            ply = first.positions[seat]["ply"]
            await second.settled((seat,), ply)
            answers = []
            for client in (first, second):
                move = client.positions[seat]["legal"][0]
                answers.append(client.play(seat, move, ply))
            told = await asyncio.gather(*answers)
            for answer in told:
                action = Action(table, seat, answer["id"], 0.0, "refused")
                if answer["type"] == "accepted":
                    action.answer, action.ply = "ok", answer["ply"]
                history.actions.append(action)
            if number == 9 or sum(answer["type"] == "accepted" for answer in told) != 1:
                break
            ply = next(answer["ply"] for answer in told if answer["type"] == "accepted")
            await first.settled((0, 1), ply)
    return anomalies([history], address)


@pytest.mark.parametrize("keys", [True, False])
def test_R06_without_the_keys_of_the_log_two_records_at_one_ply_are_found(
    tmp_path: Path, postgres: Cluster, keys: bool
) -> None:
    address = postgres.new()
    if not keys:
        with psycopg.connect(address) as connection:
            connection.execute("ALTER TABLE records DROP CONSTRAINT records_pkey")
    with nodes(address, tmp_path) as (one, two):
        found = asyncio.run(race(one, two, address))
    assert bool(found) != keys, found
