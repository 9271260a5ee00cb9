"""R07, R28, R04: three nodes, PostgreSQL, NATS and HAProxy, and everything breaks in turn.

`TABLES=60 KILLS=30 pytest -m soak tests/server/nodes` is the whole of it.
"""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.nodes.scenario import House, Nemesis, all_move, house, many, play

pytestmark = pytest.mark.soak
TABLES = many("TABLES", 60)
KILLS = many("KILLS", 30)
PACE = 1.0


async def kill_nodes(broken: House) -> None:
    for number in range(KILLS):
        node = broken.running[number % len(broken.running)]
        await asyncio.sleep(broken.random.uniform(2.0, 3.0))
        node.kill()
        await asyncio.sleep(1.0)
        await asyncio.to_thread(node.start)


async def stop_a_node(broken: House) -> None:
    node = broken.running[0]
    node.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(15.0)
    node.process.send_signal(signal.SIGCONT)
    await asyncio.sleep(3.0)


async def restart_postgres(broken: House) -> None:
    for how in (signal.SIGINT, signal.SIGQUIT):
        await asyncio.to_thread(broken.cluster.stop, how)
        await asyncio.to_thread(broken.cluster.start)
        await all_move(broken)


async def restart_proxy(broken: House) -> None:
    await asyncio.to_thread(broken.proxy.restart)


async def restart_all_nodes(broken: House) -> None:
    for node in broken.running:
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        await asyncio.sleep(2.0)


async def kill_nats(broken: House) -> None:
    assert broken.nats is not None
    for seconds in (2, 20):
        broken.nats.kill()
        await asyncio.sleep(seconds)
        broken.nats.start()
        await asyncio.sleep(3.0)


EVERYTHING = {
    "kills": kill_nodes,
    "standstill": stop_a_node,
    "postgres": restart_postgres,
    "proxy": restart_proxy,
    "rolling": restart_all_nodes,
}


def run(folder: Path, nemesis: Nemesis, **how: str) -> None:
    with house(folder, **how) as broken:  # type: ignore[arg-type]
        result = asyncio.run(play(broken, nemesis, TABLES, PACE))
    print(f"\n{folder.name}: {result.told()}")
    assert result.anomalies == []
    assert result.moves > TABLES


@pytest.mark.parametrize("balance", ["hash", "random"])
@pytest.mark.parametrize("what", EVERYTHING)
def test_R07_whatever_breaks_nothing_acknowledged_is_lost(
    tmp_path: Path, what: str, balance: str
) -> None:
    run(tmp_path, EVERYTHING[what], balance=balance)


@pytest.mark.parametrize("hints", ["notify", "lost"])
def test_R07_the_same_without_nats_and_without_any_hint(tmp_path: Path, hints: str) -> None:
    run(tmp_path, kill_nodes, hints=hints)


def test_R28_nats_comes_and_goes(tmp_path: Path) -> None:
    run(tmp_path, kill_nats)
