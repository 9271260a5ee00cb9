"""Workers of houses that tests start: forked from one process that has loaded what they need.

Most of what a short-lived house costs are its readers, players, bots and the process that hashes
passwords, each of which loads all games. Tests about such processes themselves begin them as the
house does (`tests/server/processes/`, `bots/`, `reading/`, `playing/`).
`python -m tests.workers` is the process that is forked; its standard input is where orders come.
"""

import gc
import os
import socket
import sys
from collections.abc import Callable
from functools import cache

import msgspec

from manoir.bots.background import end_with
from manoir.server.processes import forking
from manoir.server.processes.beginning import Child
from manoir.server.processes.forker import Forker
from tests.forking import ROOT, Order, become_ordered, fork

ADDRESS = "MANOIR_TEST_WORKERS"  # what houses find in their environment


class SharedForker(Forker):
    """Begins the processes of one house; others begin theirs from the same one."""

    def __init__(self, address: Callable[[], str]) -> None:
        """`address` is called when the first process is wanted."""
        super().__init__(0)
        self._address = address

    @property
    def parent(self) -> int:
        return int(self._address().partition(" ")[0])

    async def start(self) -> None:
        """It starts when it is first asked."""

    async def close(self) -> None:
        """It is not this house's."""

    async def carry_out(self, order: forking.Order) -> Child:
        return await self.fork(order)

    def send(self, order: forking.Order, talk: int, tell: int) -> None:
        environment = {**os.environ, **order.secrets}
        full = Order(order.module, order.words, environment, str(ROOT), session=False)
        with open(os.devnull, "r+b") as nowhere:
            nothing = nowhere.fileno()
            files = [nothing] * 3 if order.silent else [talk, talk, sys.stderr.fileno()]
            _send(self._address(), msgspec.json.encode(full), [*files, tell])


def _send(address: str, order: bytes, files: list[int]) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(b"\0" + bytes.fromhex(address.partition(" ")[2]))
        socket.send_fds(line, [order], files)


@cache
def address() -> str:
    """Where this process and the houses that it starts order theirs."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as orders, open(os.devnull, "wb") as out:
        orders.bind("")  # the system finds a name
        name: bytes = orders.getsockname()
        files = (orders.fileno(), out.fileno(), 2)
        process = fork(__name__, files=files, session=True)
    return f"{process.pid} {name[1:].hex()}"


def of_environment() -> SharedForker:
    """Whoever begins the processes of the house that this process is."""
    return SharedForker(lambda: os.environ[ADDRESS])


def main() -> None:
    end_with(os.getppid())
    orders = socket.socket(fileno=os.dup(0))
    forking.load()
    gc.collect()
    gc.freeze()
    become_ordered(orders)


if __name__ == "__main__":
    main()
