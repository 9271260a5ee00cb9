"""What a move costs: processor time of the house with SQLite, with PostgreSQL, and of three nodes.

    PYTHONPATH=. python bench/nodes.py --tables 20 --seconds 10 [--only "three nodes"]

Two sockets a table of *L'escalier hanté*; several nodes are behind HAProxy, which sends them where
a hash of the table's id says, or anywhere; or each person is at another node, which costs most.
Processor time, so it says little less on a busy machine; of PostgreSQL itself too, not of the
clients and the proxy.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import cyclopts

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes
from tests.server.nodes.proxy import Proxy
from tests.server.postgres import Cluster
from tests.server.running import Running

SEATS = (0, 1)


class Way(NamedTuple):
    """How many nodes, and how people come to them; without a balance, each to another one."""

    nodes: int
    balance: str = ""


WAYS: dict[str, Way | None] = {
    "SQLite": None,
    "PostgreSQL, one node": Way(1),
    "PostgreSQL, three nodes, by a hash": Way(3, "hash"),
    "PostgreSQL, three nodes, anywhere": Way(3, "random"),
    "PostgreSQL, three nodes, each person at another": Way(3),
}


class Measured(NamedTuple):
    """What processor time is counted of."""

    running: list[Running]
    cluster: Cluster | None

    def spent(self) -> tuple[float, float]:
        """Seconds, of all nodes together and of PostgreSQL."""
        database = used(self.cluster.process.pid, children=True) if self.cluster else 0.0
        return sum(used(node.process.pid) for node in self.running), database


async def sit_down(urls: tuple[str, str]) -> tuple[Client, Client]:
    tokens = new_token(), new_token()
    table = await asyncio.to_thread(open_table, urls[0], tokens[0], options={"podium": True})
    pair = tuple(
        Client(url, table, token, patience=60) for url, token in zip(urls, tokens, strict=True)
    )
    for seat, client in enumerate(pair):
        await client.__aenter__()
        await client.ask("sit", seat=seat, nickname=f"P{seat}")
    while any(chair["kind"] == "empty" for chair in pair[0].room["chairs"]):
        await pair[0].receive()
    await pair[0].send("start")
    for seat, client in enumerate(pair):
        await client.settled((seat,), 0)
    return pair[0], pair[1]


async def play(pair: tuple[Client, Client], until: float) -> int:
    moves = 0
    while time.monotonic() < until and not pair[0].positions[0]["outcome"]:
        seat = next(s for s in SEATS if pair[s].positions[s]["legal"])
        answer = await pair[seat].play(seat, pair[seat].positions[seat]["legal"][0])
        moves += answer["type"] == "accepted"
        for other in SEATS:
            await pair[other].settled((other,), answer["ply"])
    return moves


def used(pid: int, *, children: bool = False) -> float:
    """Seconds of a core, with all its threads."""
    total = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            if int(folder.name) == pid or (children and int(stat[1]) == pid):
                total += (int(stat[11]) + int(stat[12])) / 100
    return total


async def measure(name: str, house: Measured, urls: list[str], many: int, seconds: float) -> None:
    pairs = [await sit_down((urls[n % len(urls)], urls[(n + 1) % len(urls)])) for n in range(many)]
    begun, before = time.monotonic(), house.spent()
    moves = sum(await asyncio.gather(*(play(pair, begun + seconds) for pair in pairs)))
    lasted, after = time.monotonic() - begun, house.spent()
    await asyncio.sleep(lasted)  # what passes by itself is not a move's
    idle = house.spent()
    costs = [1e6 * (2 * b - a - c) / moves for a, b, c in zip(before, after, idle, strict=True)]
    for pair in pairs:
        for client in pair:
            await client.socket.close()
    print(
        f"{name}: {moves} moves, {costs[0]:,.0f} µs a move in all nodes together, "
        f"{costs[1]:,.0f} µs in PostgreSQL; idle {(idle[0] - after[0]) / lasted:.1%} of a core",
        flush=True,
    )


def with_sqlite(folder: Path, name: str, tables: int, seconds: float) -> None:
    alone = Running(folder / "sqlite")
    try:
        asyncio.run(measure(name, Measured([alone], None), [alone.url], tables, seconds))
    finally:
        alone.kill()


def with_postgres(folder: Path, name: str, way: Way, tables: int, seconds: float) -> None:
    cluster = Cluster()
    folder.mkdir()
    try:
        cluster.make_template()
        address, trusted = cluster.new(), "127.0.0.1"
        with nodes(address, folder, way.nodes, MANOIR_TRUSTED_PROXIES=trusted) as running:
            proxy = Proxy(folder, running, way.balance) if way.balance else None
            try:
                urls = [proxy.url] if proxy else [node.url for node in running]
                asyncio.run(measure(name, Measured(running, cluster), urls, tables, seconds))
            finally:
                if proxy:
                    proxy.kill()
    finally:
        cluster.close()


def main(*, tables: int = 20, seconds: float = 10.0, only: str = "") -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, way) in enumerate(WAYS.items()):
            if only not in name:
                continue
            if way is None:
                with_sqlite(Path(folder), name, tables, seconds)
            else:
                with_postgres(Path(folder) / str(number), name, way, tables, seconds)


if __name__ == "__main__":
    cyclopts.run(main)
