"""A HAProxy of our own on loopback, and a NATS."""

import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from tests import loopback
from tests.server.running import Running, free_port

BALANCES = {"hash": "uri depth 3", "random": "random"}  # /api/tables/ID, or anywhere
CONFIGURATION = """
global
    maxconn 8000
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    timeout check 1s
    retries 3
    option redispatch 1
    option forwardfor
frontend house
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance {balance}
    hash-type consistent
    option httpchk GET /healthz
    default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


class Served:
    """A program that is started at once; `kill` is SIGKILL."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self._words,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)
        self.start()


class Proxy(Served):
    """In front of several nodes."""

    def __init__(self, folder: Path, nodes: Sequence[Running], balance: str) -> None:
        self.port = free_port()
        servers = "\n".join(
            f"    server node{number} 127.0.0.1:{node.port}" for number, node in enumerate(nodes)
        )
        file = folder / "haproxy.cfg"
        file.write_text(
            CONFIGURATION.format(port=self.port, balance=BALANCES[balance], servers=servers)
        )
        super().__init__(program("haproxy"), "-db", "-f", str(file))
        self.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        for _ in range(200):
            try:
                if loopback.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise RuntimeError("the proxy does not start")


class Nats(Served):
    """For hints."""

    def __init__(self) -> None:
        self.port = free_port()
        super().__init__(program("nats-server"), "-a", "127.0.0.1", "-p", str(self.port))

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"
