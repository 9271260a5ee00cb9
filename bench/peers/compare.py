"""Manoir and boardgame.io one after the other, each on one core, its load on another.

    (cd bench/peers && npm install)
    .venv/bin/python bench/peers/compare.py [TABLES] [SECONDS]

Manoir writes every move to the disk and waits for it; boardgame.io keeps everything in memory.
"""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROUNDS: Final = 3
GENEROUS: Final = {
    "MANOIR_BOT_WARM": "false",
    "MANOIR_CONNECTIONS": "20000",
    "MANOIR_CONNECTIONS_PER_ADDRESS": "20000",
    "MANOIR_CREATIONS": "1000000",
    "MANOIR_OPEN_TABLES": "1000000",
    "MANOIR_SOCKETS_PER_ADDRESS": "20000",
    "MANOIR_MESSAGES": "1000000",
}
PORTS: Final = {"manoir": 18777, "boardgame": 18778}


def main(tables: int, seconds: int) -> None:
    """As fast as it goes, then one move a second and table; in turns: the same noise for both."""
    for pace in (0.0, 1.0):
        for _ in range(ROUNDS):
            results = {name: measure(name, tables, seconds, pace) for name in PORTS}
            for name, result in results.items():
                print(name.ljust(10), json.dumps(result), flush=True)
            ours, theirs = (result["moves_a_second"] for result in results.values())
            print(f"ratio      {ours / max(1, theirs):.2f}", flush=True)


def measure(name: str, tables: int, seconds: int, pace: float) -> dict[str, Any]:
    with TemporaryDirectory() as data:
        url = f"http://127.0.0.1:{PORTS[name]}"
        environment = {**os.environ, **GENEROUS, "MANOIR_DATA": data, "MANOIR_LOG": "warning"}
        with subprocess.Popen(
            pinned(0, *server(name)), env=environment, cwd=HERE.parents[1]
        ) as house:
            try:
                wait_for(url)
                load = (str(HERE / f"{name}_load.cjs"), url, str(tables), str(seconds), str(pace))
                measured = subprocess.run(
                    pinned(1, "node", *load), capture_output=True, text=True, check=True
                )
            finally:
                house.terminate()
    result: dict[str, Any] = json.loads(measured.stdout.splitlines()[-1])
    return result


def server(name: str) -> tuple[str, ...]:
    port = str(PORTS[name])
    if name == "manoir":
        return sys.executable, "-m", "manoir.server.run", "127.0.0.1", port
    return "node", str(HERE / "boardgame_server.cjs"), port


def pinned(core: int, *command: str) -> tuple[str, ...]:
    return "taskset", "-c", str(core), *command


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(url, timeout=1).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit(f"nobody answers at {url}")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [200, 10][len(numbers) :]))
