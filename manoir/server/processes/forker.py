"""Processes that are there at once: forked from one that has loaded what all of them need.

To load the games, a compiler's runtime and machine code takes two seconds of a core. A house that
wants five processes before it opens pays that once, and has it once in its memory.
"""

import asyncio
import os
import signal
import socket
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from manoir.server.processes import forking
from manoir.server.processes.beginning import BUFFER, NO_SECRETS, Anew, Child
from manoir.server.processes.command import command_of
from manoir.server.processes.forking import READY, Order

CAN_FORK: Final = sys.platform == "linux"  # elsewhere what is loaded may not bear it
LOADING_SECONDS: Final = 60.0  # for it to load everything, on a busy machine
FORK_SECONDS: Final = 30.0  # the same, for a process to be there
_LOG: Final = structlog.get_logger("manoir.processes")

Told = tuple[StreamReader, asyncio.ReadTransport]  # where its number and its end are told


class Forked:
    """A process that another one has begun for us."""

    def __init__(self, pid: int, told: Told, pipe: tuple[StreamReader, StreamWriter]) -> None:
        self.pid = pid
        self.stdout, self.stdin = pipe
        self.returncode: int | None = None
        self._told, self._told_by = told
        self._end = asyncio.create_task(self._wait())

    def kill(self) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        return await asyncio.shield(self._end)

    async def _wait(self) -> int:
        code = await self._told.readline()
        self._told_by.close()
        # Whoever could tell is gone, and this one with it.
        self.returncode = int(code) if code else -signal.SIGKILL
        self.stdin.close()
        return self.returncode


class Forker:
    """Begins processes by `forking.py`, and anew where that one is of no use."""

    def __init__(self, niceness: int, module: str = forking.__name__) -> None:
        """`niceness`: as far as the first of those that are forked stand back, and no further."""
        self._niceness = niceness
        self._module = module
        self._anew = Anew()
        self._process: Process | None = None
        self._orders: socket.socket | None = None
        self._loaded: asyncio.Task[None] | None = None

    @property
    def parent(self) -> int:
        if self._process is None or self._loaded is None:
            return self._anew.parent
        return self._process.pid

    async def start(self) -> None:
        """Have it load, which nobody waits for before the first process is wanted."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        words = (str(theirs.fileno()), str(self._niceness), str(os.getpid()))
        with theirs:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *command_of(self._module, *words),
                    stdin=DEVNULL,
                    stdout=DEVNULL,
                    pass_fds=[theirs.fileno()],
                    env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # threads cannot be forked
                )
            except (OSError, RuntimeError):  # no memory, no more processes
                ours.close()
                return
        ours.setblocking(False)
        self._orders = ours
        self._loaded = asyncio.create_task(self._load(ours))

    async def close(self) -> None:
        """Those that were forked end with it."""
        process, self._process = self._process, None
        if self._loaded is not None:
            self._loaded.cancel()
            await asyncio.wait({self._loaded})
        if self._orders is not None:
            self._orders.close()
            self._orders = None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def begin(
        self,
        module: str,
        *words: str,
        secrets: Mapping[str, str] = NO_SECRETS,
        silent: bool = False,
    ) -> Child:
        return await self.carry_out(Order(module, words, dict(secrets), silent))

    async def carry_out(self, order: Order) -> Child:
        if self._loaded is not None:
            try:
                await asyncio.shield(self._loaded)
                async with asyncio.timeout(FORK_SECONDS):
                    return await self.fork(order)
            except (OSError, EOFError, ValueError) as error:  # TimeoutError is an OSError
                _LOG.warning("forker_lost", problem=repr(error))
                self._loaded = None  # what it has begun lives on, if it does
        return await self._anew.begin(
            order.module,
            *order.words,
            secrets=order.secrets,
            silent=order.silent,
        )

    async def _load(self, orders: socket.socket) -> None:
        async with asyncio.timeout(LOADING_SECONDS):
            if await asyncio.get_running_loop().sock_recv(orders, len(READY)) != READY:
                raise EOFError("it has not loaded")

    def send(self, order: Order, talk: int, tell: int) -> None:
        """Order a process, with its two files."""
        if self._orders is None:
            raise EOFError("it has ended")
        socket.send_fds(self._orders, [msgspec.json.encode(order)], [talk, tell])

    async def fork(self, order: Order) -> Child:
        ours, theirs = socket.socketpair()
        listen, tell = os.pipe()
        try:
            with theirs:
                self.send(order, theirs.fileno(), tell)
        except BaseException:
            ours.close()
            os.close(listen)
            raise
        finally:
            os.close(tell)
        told, told_by = await _read_from(listen)
        pipe = await asyncio.open_unix_connection(sock=ours, limit=BUFFER)
        try:
            return Forked(int(await told.readline()), (told, told_by), pipe)
        except BaseException:  # where nobody is at the other end, it ends by itself
            told_by.close()
            pipe[1].close()
            raise


async def _read_from(fd: int) -> Told:
    loop, reader = asyncio.get_running_loop(), StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(fd, "rb"))
    return reader, transport
