"""What a move costs: processor time of the house with SQLite, with PostgreSQL, and of three nodes.

    PYTHONPATH=. python bench/nodes.py --tables 20 --seconds 10

Two sockets a table of *L'escalier hanté*, each at its own node where there are several. Processor
time, so it says little less on a busy machine; of PostgreSQL itself too, not of the clients.
"""

import asyncio
import tempfile
import time
from pathlib import Path

import cyclopts

from manoir.server.people.sessions import new_token
from tests.server.client import Client, open_table
from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.running import Running

SEATS = (0, 1)


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


async def measure(
    name: str, running: list[Running], cluster: Cluster | None, many: int, seconds: float
) -> None:
    urls = [node.url for node in running]
    pairs = [await sit_down((urls[n % len(urls)], urls[(n + 1) % len(urls)])) for n in range(many)]

    def spent() -> tuple[float, float]:
        database = used(cluster.process.pid, children=True) if cluster else 0.0
        return sum(used(node.process.pid) for node in running), database

    begun, before = time.monotonic(), spent()
    moves = sum(await asyncio.gather(*(play(pair, begun + seconds) for pair in pairs)))
    lasted, after = time.monotonic() - begun, spent()
    await asyncio.sleep(lasted)  # what passes by itself is not a move's
    idle = spent()
    costs = [1e6 * (2 * b - a - c) / moves for a, b, c in zip(before, after, idle, strict=True)]
    for pair in pairs:
        for client in pair:
            await client.socket.close()
    print(
        f"{name}: {moves} moves, {costs[0]:,.0f} µs a move in all nodes together, "
        f"{costs[1]:,.0f} µs in PostgreSQL; idle {(idle[0] - after[0]) / lasted:.1%} of a core",
        flush=True,
    )


def main(*, tables: int = 20, seconds: float = 10.0) -> None:
    with tempfile.TemporaryDirectory() as folder:
        alone = Running(Path(folder) / "sqlite")
        try:
            asyncio.run(measure("SQLite", [alone], None, tables, seconds))
        finally:
            alone.kill()
        cluster = Cluster()
        try:
            cluster.make_template()
            for many in (1, 3):
                place = Path(folder) / f"of{many}"
                place.mkdir()
                with nodes(cluster.new(), place, many) as running:
                    name = f"PostgreSQL, {many} node{'s' * (many > 1)}"
                    asyncio.run(measure(name, running, cluster, tables, seconds))
        finally:
            cluster.close()


if __name__ == "__main__":
    cyclopts.run(main)
