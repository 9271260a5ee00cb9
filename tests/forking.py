"""Processes of Python, forked from one that has imported what they will need.

Most of the time of a short program are its imports. A forked process is like any other: it has its
own arguments, environment and files, and can be killed, watched and waited for.
`python -m tests.forking FD` is the one that is forked.
"""

import asyncio
import atexit
import gc
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Mapping
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, NoReturn

import msgspec

from manoir import games
from manoir.server.processes.fork_loop import forked_for

ROOT = Path(__file__).parents[1]
NEEDED = (
    "alembic.command",
    "cyclopts",
    "manoir.server.house",
    "manoir.server.net.app",
    "manoir.server.net.live.route",
    "rich.table",
    "uvicorn",
    "uvloop",
)


class Order(msgspec.Struct):
    """What a new process shall be. Its three files, and one to tell about it, come beside this."""

    module: str
    words: tuple[str, ...]
    environment: dict[str, str]
    folder: str
    session: bool


class Forked:
    """A process, as far as tests need one: much like subprocess.Popen."""

    def __init__(self, told: int) -> None:
        self._told = told
        pid, _, self._code = os.read(told, 100).partition(b"\n")  # it may have ended already
        self.pid = int(pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._read(0)

    def wait(self, timeout: float | None = None) -> int:
        if self._read(timeout) is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _read(self, timeout: float | None) -> int | None:
        if self.returncode is None and (self._code or self._is_told(timeout)):
            self.returncode = int(self._code or os.read(self._told, 100))
            os.close(self._told)
        return self.returncode

    def _is_told(self, timeout: float | None) -> bool:
        return bool(select.select([self._told], [], [], timeout)[0])


def fork(
    module: str,
    *words: str,
    files: tuple[int, int, int],
    environment: Mapping[str, str] = os.environ,
    session: bool = False,
) -> Forked:
    """Like `python -m module words`, from the root of the sources; `files` are its 0, 1 and 2."""
    order = Order(module, words, dict(environment), str(ROOT), session)
    told, tell = os.pipe()
    try:
        socket.send_fds(_forker(), [msgspec.json.encode(order)], [*files, tell])
    finally:
        os.close(tell)
    return Forked(told)


class Done(NamedTuple):
    """What a program has said, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(
    module: str, *words: str, answers: str = "", timeout: float = 120, **variables: str
) -> Done:
    """Like subprocess.run, for text; what it reads and writes are files."""
    with ExitStack() as stack:
        files = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in range(3)]
        files[0].write(answers)
        files[0].seek(0)
        stdin, stdout, stderr = (file.fileno() for file in files)
        environment = {**os.environ, **variables}
        process = fork(module, *words, files=(stdin, stdout, stderr), environment=environment)
        try:
            code = process.wait(timeout)
        finally:
            process.kill()
        for file in files:
            file.seek(0)
        return Done(code, files[1].read(), files[2].read())


@cache
def _forker() -> socket.socket:
    """Where orders are sent; the process ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = (sys.executable, "-m", __name__, str(theirs.fileno()))
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # a process with threads forks badly
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def become_ordered(orders: socket.socket) -> None:
    """In the process that is forked, fork; in one that it has forked, do what was ordered."""
    with orders:
        ordered = forked_for(orders, 4)
    if ordered is not None:
        order, files = ordered
        _become(msgspec.json.decode(order, type=Order), files)


def _become(order: Order, files: list[int]) -> NoReturn:
    if order.session:
        os.setsid()
    for number, fd in enumerate(files):
        os.dup2(fd, number)
    for fd in files:
        os.close(fd)
    os.environ.clear()
    os.environ.update(order.environment)
    time.tzset()
    os.chdir(order.folder)
    # What was there before is closed when nobody holds it any more, but these numbers stay open.
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    warnings.filterwarnings("ignore", "'.*' found in sys.modules after import", RuntimeWarning)
    sys.argv = [order.module, *order.words]
    runpy.run_module(order.module, run_name="__main__", alter_sys=True)
    sys.exit()


def _open_house_once() -> None:
    """Much is loaded and computed when it is first needed: then it is there for all houses."""
    from manoir.server.house import House
    from manoir.server.net.app import build
    from manoir.server.settings import Settings

    async def live(folder: Path) -> None:
        house = House(Settings(data=str(folder), bot_warm=False))
        build(house)
        await house.stop()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder) / "house"))
    assert threading.active_count() == 1, "a process with threads forks badly"


def main() -> None:
    for name in NEEDED:
        import_module(name)
    games()
    _open_house_once()
    gc.collect()
    gc.freeze()
    become_ordered(socket.socket(fileno=int(sys.argv[1])))


if __name__ == "__main__":
    main()
