"""R07, R28, R04: three nodes, PostgreSQL, NATS and HAProxy, and everything breaks in turn.

`TABLES=60 KILLS=30 pytest -m soak tests/server/nodes` is the whole of it; `MOST=300` ends the kills
of each run after so many seconds. `WAIT=5` is for an idle machine: then nobody may have waited
longer for a move to be accepted.
"""

import asyncio
import signal
from pathlib import Path
from time import monotonic

import pytest

from tests.server.nodes.scenario import NODES, House, Nemesis, all_move, house, many, play
from tests.server.running import Running

pytestmark = pytest.mark.soak
TABLES = many("TABLES", 60)
KILLS = many("KILLS", 30)
MOST = many("MOST", 3600)  # seconds
WAIT = many("WAIT", 240)  # seconds
PACE = 1.0
THINKING = 2 * PACE  # at most, between two moves at a table
EVERY = 5.0  # seconds between two kills


async def kill_nodes(broken: House) -> None:
    """One after the other by the clock; but the last one that is open stays."""
    starting: list[asyncio.Task[None]] = []
    due = monotonic()
    end = due + MOST
    for number in range(KILLS):
        if monotonic() > end:
            break
        due = max(due + EVERY, monotonic())
        await asyncio.sleep(due - monotonic())
        while len(still := [task for task in starting if not task.done()]) >= NODES - 1:
            await asyncio.wait(still, return_when=asyncio.FIRST_COMPLETED)
        if len(starting) >= NODES:
            await starting[-NODES]  # the same node, before
        node = broken.running[number % NODES]
        broken.note(f"node {number % NODES} killed")
        node.kill()
        starting.append(asyncio.create_task(open_again(node)))
    await asyncio.gather(*starting)


async def open_again(node: Running) -> None:
    await asyncio.sleep(1.0)
    await asyncio.to_thread(node.start)


async def stop_a_node(broken: House) -> None:
    node = broken.running[0]
    broken.note("a node hangs")
    node.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(15.0)
    broken.note("it goes on")
    node.process.send_signal(signal.SIGCONT)
    await asyncio.sleep(3.0)


async def restart_postgres(broken: House) -> None:
    for how in (signal.SIGINT, signal.SIGQUIT):
        broken.note(f"PostgreSQL ends by {how.name}")
        await asyncio.to_thread(broken.cluster.stop, how)
        await asyncio.to_thread(broken.cluster.start)
        broken.note("PostgreSQL is back")
        await all_move(broken)


async def restart_proxy(broken: House) -> None:
    broken.note("the proxy ends")
    await asyncio.to_thread(broken.proxy.restart)


async def restart_all_nodes(broken: House) -> None:
    for number, node in enumerate(broken.running):
        broken.note(f"node {number} is told to stop")
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        await asyncio.sleep(2.0)


async def kill_nats(broken: House) -> None:
    assert broken.nats is not None
    for seconds in (2, 20):
        broken.note(f"NATS is gone for {seconds} s")
        broken.nats.kill()
        await asyncio.sleep(seconds)
        broken.nats.start()
        broken.note("NATS is back")
        await asyncio.sleep(3.0)


async def one_after_the_other(broken: House) -> None:
    """All but the kills, in one house."""
    for nemesis in (stop_a_node, restart_postgres, restart_proxy, restart_all_nodes, kill_nats):
        if nemesis is not kill_nats or broken.by_nats:
            await nemesis(broken)
            await all_move(broken)


EVERYTHING = {
    "kills": kill_nodes,
    "standstill": stop_a_node,
    "postgres": restart_postgres,
    "proxy": restart_proxy,
    "rolling": restart_all_nodes,
    "in turn": one_after_the_other,
}


def run(folder: Path, nemesis: Nemesis, **how: str) -> None:
    with house(folder, **how) as broken:  # type: ignore[arg-type]
        result = asyncio.run(play(broken, nemesis, TABLES, PACE))
        print(f"\n{nemesis.__name__}, {how}, {TABLES} tables: {result.told()}", flush=True)
    assert result.anomalies == []
    assert result.moves > TABLES
    assert max(pause.seconds for pause in result.people) <= WAIT
    assert max(pause.seconds for pause in result.gaps) <= WAIT + THINKING


@pytest.mark.parametrize("balance", ["hash", "random"])
@pytest.mark.parametrize("what", EVERYTHING)
def test_R07_whatever_breaks_nothing_acknowledged_is_lost(
    tmp_path: Path, what: str, balance: str
) -> None:
    run(tmp_path, EVERYTHING[what], balance=balance)


@pytest.mark.parametrize("balance", ["hash", "random"])
@pytest.mark.parametrize("what", ["kills", "in turn"])
@pytest.mark.parametrize("hints", ["notify", "lost"])
def test_R07_the_same_without_nats_and_without_any_hint(
    tmp_path: Path, hints: str, what: str, balance: str
) -> None:
    run(tmp_path, EVERYTHING[what], hints=hints, balance=balance)


def test_R28_nats_comes_and_goes(tmp_path: Path) -> None:
    run(tmp_path, kill_nats)
