"""A real house for measurements: a server of its own, and tables as people and bots use them."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx

from manoir.server.people.sessions import new_token
from tests import loopback
from tests.server.client import Client, open_table
from tests.server.running import free_port

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 60.0
LIMITS: Final = {  # out of the way: what is measured comes from one address
    "MANOIR_BOT_WARM": "false",
    "MANOIR_LOG": "warning",
    "MANOIR_CONNECTIONS": "20000",
    "MANOIR_CONNECTIONS_PER_ADDRESS": "20000",
    "MANOIR_CREATIONS": "1000000",
    "MANOIR_FILMS": "1000000",
    "MANOIR_LISTS": "1000000",
    "MANOIR_MESSAGES": "1000000",
    "MANOIR_OPEN_TABLES": "1000000",
    "MANOIR_REGISTRATIONS": "1000000",
    "MANOIR_REJECTIONS": "1000000",
    "MANOIR_SOCKETS": "20000",
    "MANOIR_SOCKETS_PER_ADDRESS": "20000",
}


class House:
    """A server that has opened."""

    def __init__(self, url: str, pid: int, metrics: int | None = None) -> None:
        self.url = url
        self.pid = pid
        self._metrics = metrics

    def moves(self) -> int:
        """How many it has on the disk, if it has a port for metrics."""
        text = loopback.get(f"http://127.0.0.1:{self._metrics}/metrics").text
        found = re.search(r"^manoir_moves_total (\S+)$", text, re.MULTILINE)
        assert found, text
        return int(float(found[1]))

    def resident(self) -> int:
        """Bytes of memory that are its own and in use."""
        with open(f"/proc/{self.pid}/smaps_rollup") as lines:
            return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024

    def seconds(self) -> float:
        """How much of a core it has used, with all its threads."""
        return _seconds_of(self.pid)

    def seconds_by_process(self) -> dict[str, float]:
        """The same for it and for each kind of process that works for it."""
        found = {"serving": self.seconds()}
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        for child in map(int, children):
            words = Path(f"/proc/{child}/cmdline").read_text().split("\0")
            name = next((word for word in words if word.startswith("manoir.server.")), "other")
            found[name] = found.get(name, 0.0) + _seconds_of(child)
        return found


def _seconds_of(pid: int) -> float:
    folder = Path(f"/proc/{pid}/task")
    nanoseconds = [int((one / "schedstat").read_text().split()[0]) for one in folder.iterdir()]
    return sum(nanoseconds) / 1e9


@contextmanager
def open_house(
    data: Path | None = None,
    *,
    core: int | None = None,
    metrics: int | None = None,
    **settings: str,
) -> Iterator[House]:
    """Open a house on this machine, and close it afterwards.

    It may have one core and no other, with all its processes, and a port for metrics.
    """
    if metrics is not None:
        settings["MANOIR_METRICS_PORT"] = str(metrics)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {**os.environ, **LIMITS, "MANOIR_DATA": str(data or folder), **settings}
        pinned = () if core is None else ("taskset", "-c", str(core))
        program = (*pinned, sys.executable, "-m", "manoir.server.run", "127.0.0.1", str(port))
        url = f"http://127.0.0.1:{port}"
        with subprocess.Popen(
            program, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL
        ) as process:
            try:
                wait_for(url)
                yield House(url, process.pid, metrics)
            finally:
                process.terminate()


def leave_core_0() -> None:
    """Play on the other cores, where there are any: that one is the house's."""
    os.sched_setaffinity(0, os.sched_getaffinity(0) - {0} or {0})


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            if loopback.get(f"{url}/healthz", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the house does not open")


def load(url: str, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """What `peers/manoir_load.cjs` finds: two sockets a table of *L'escalier hanté*."""
    program = ("node", str(ROOT / "bench/peers/manoir_load.cjs"), url)
    words = (str(tables), str(seconds), str(pace))
    paths = f"{ROOT / 'bench/peers/node_modules'}:{ROOT / 'web/node_modules'}"
    found = subprocess.run(
        (*program, *words),
        env={**os.environ, "NODE_PATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(found.stdout.splitlines()[-1])
    return result


async def seat_bots(url: str, game: str, seats: int, level: str) -> str:
    """A table where bots play against each other, and nobody watches."""
    token = new_token()
    table = await asyncio.to_thread(open_table, url, token, game=game, seats=seats)
    async with Client(url, table, token, patience=PATIENCE) as client:
        for seat in range(seats):
            await client.ask("seat_bot", seat=seat, level=level)
        await client.send("start")
        while client.room["stage"] == "waiting":
            await client.receive()
    return table


async def sit(client: Client, seats: int, level: str | None = None) -> None:
    """Begin a game: with a bot on each other seat, or alone on all of them."""
    await client.ask("sit", seat=0, nickname="Ada")
    for seat in range(1, seats):
        if level is None:
            await client.ask("sit", seat=seat, nickname=f"Ada {seat}")
        else:
            await client.ask("seat_bot", seat=seat, level=level)
    await client.send("start")
    await client.settled(tuple(range(seats)) if level is None else (0,), 0)


def told(name: str, seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{name}: {len(seconds)}"
    cuts = quantiles(seconds, n=100)
    p50, p99, worst = (f"{one * 1e3:.1f}" for one in (cuts[49], cuts[98], max(seconds)))
    return f"{name}: {len(seconds)}, p50 {p50}, p99 {p99}, worst {worst} ms"
