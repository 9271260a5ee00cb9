"""A real server process on loopback, with a port and a data folder of its own."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx

from tests import loopback, workers
from tests.forking import ROOT, Forked, fork

HOUSE = "manoir.server.run"
QUICK = "tests.server.house"  # the same, with processes that begin at once
PATIENCE = 180.0  # seconds for a house to open: a node waits for its bots
GENEROUS = {
    "MANOIR_BOT_DELAY": "0",
    "MANOIR_BOT_LIMIT": "60",  # on a busy machine a bot is slow, and must not be replaced for it
    "MANOIR_BOT_NICENESS": "0",  # on a busy machine a bot that stands back would hardly ever move
    "MANOIR_BOT_WARM": "false",  # `make test` has made what two players need
    "MANOIR_CREATIONS": "100000",
    "MANOIR_FILMS": "100000",
    "MANOIR_LISTS": "100000",
    "MANOIR_OPEN_TABLES": "100000",
    "MANOIR_SOCKETS_PER_ADDRESS": "2000",
    "MANOIR_MESSAGES": "1000000",
    "MANOIR_QUESTIONS_PER_ADDRESS": "100000",
    "MANOIR_READERS": "1",  # each loads all games when a house opens
    "MANOIR_REQUESTS": "100000",
    "MANOIR_REJECTIONS": "1000000",
    "MANOIR_TRIES": "100000",
    "MANOIR_TRIES_EVERYWHERE": "100000",
    "MANOIR_TRIES_PER_ADDRESS": "100000",
    "MANOIR_REGISTRATIONS": "100000",
    "MANOIR_PASSWORD_MEMORY": "64",
    "MANOIR_PASSWORD_ROUNDS": "1",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """Started at once; `kill` is SIGKILL, `stop` is SIGTERM. `program` is the house or like it.

    Tests about its processes want HOUSE, which begins them as people's houses do.
    """

    def __init__(self, data: Path, *, program: tuple[str, ...] = (QUICK,), **settings: str) -> None:
        self.port = free_port()
        self._program = program
        self.data = data
        self.log = data.with_suffix(".log")
        own = {"MANOIR_DATA": str(data), workers.ADDRESS: workers.address()}
        self.environment = {**os.environ, **GENEROUS, **own, **settings}
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def words(self) -> tuple[str, ...]:
        """The module, and what it is told."""
        module, *rest = self._program
        return (module, "127.0.0.1", str(self.port), *rest)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = self._spawn(log.fileno())
        self._await_health()

    def command(self) -> tuple[str, ...]:
        """What is started where a forked process will not do."""
        return ()

    def _spawn(self, log: int) -> Forked | subprocess.Popen[bytes]:
        if command := self.command():
            return subprocess.Popen(
                command,
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        with open(os.devnull) as nothing:
            files = (nothing.fileno(), log, log)
            return fork(*self.words(), files=files, environment=self.environment, session=True)

    def _await_health(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if loopback.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """How long it took."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=15)
        return time.monotonic() - begun

    def errors(self) -> list[str]:
        """Lines of the log that no run should leave behind."""
        words = ("Traceback", '"level":"error"', '"level": "error"', "exception")
        return [line for line in self.log.read_text().splitlines() if any(w in line for w in words)]
