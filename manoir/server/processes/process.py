"""One process that answers questions, seen from the house."""

import asyncio
import pickle
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from manoir.server.processes.answers import READY, read_answer
from manoir.server.processes.beginning import NO_SECRETS, Anew, Beginning, Child
from manoir.server.processes.command import AHEAD
from manoir.server.processes.pipes import SIZE, receive_from
from manoir.server.processes.process_status import status_of

PATIENCE: Final = 60.0  # for a process to get ready, on a busy machine
LOOK_SECONDS: Final = 5.0  # between two looks at a process that has not answered
# What a process raises that is of no more use; uvloop has a RuntimeError for a pipe that is gone.
BROKEN: Final = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError)


class AskedProcess:
    """Started by the first question that it is asked."""

    def __init__(
        self,
        limit: float,
        module: str,
        *words: str,
        secrets: Mapping[str, str] = NO_SECRETS,
        beginning: Beginning | None = None,
    ) -> None:
        """Secrets go into its environment: words can be read by everybody on the machine."""
        self._secrets = secrets
        self.failures = 0  # starts in a row that came to nothing
        self._limit = limit
        self._module, self._words = module, words
        self._beginning = beginning or Anew()
        self._process: Child | None = None
        self._ready = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    @property
    def is_ready(self) -> bool:
        return self._ready and self._process is not None and self._process.returncode is None

    async def begin(self) -> None:
        """Be there before the first question. Raises one of BROKEN."""
        if not self.is_ready:
            await self._start(AHEAD)

    async def ask(self, question: Any) -> bytes:
        """Raises what the process raised, or one of BROKEN if it must be replaced."""
        if self._process is None or self._process.returncode is not None:
            await self._start()
        assert self._process is not None, "started"
        assert self._process.stdin is not None, "piped"
        data = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        self._process.stdin.write(SIZE.pack(len(data)) + data)
        async with asyncio.timeout(self._limit) as limit:
            self._watch(limit)
            try:
                await self._process.stdin.drain()
                return read_answer(await self._receive())
            finally:
                self._look.cancel()

    async def stop(self) -> None:
        process, self._process, self._ready = self._process, None, False
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _watch(self, limit: asyncio.Timeout) -> None:
        """End the wait as soon as a signal has stopped the process: it would never answer."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            status = status_of(self.pid) if self.pid is not None else None
            if status is not None and status.is_stopped:
                limit.reschedule(loop.time())
            else:
                self._watch(limit)

        self._look = loop.call_later(LOOK_SECONDS, look)

    async def _start(self, *words: str) -> None:
        await self.stop()
        self.failures += 1
        self._process = await self._beginning.begin(
            self._module, *self._words, *words, secrets=self._secrets
        )
        async with asyncio.timeout(PATIENCE):
            if await self._receive() != READY:
                raise EOFError("it is not ready")
        self.failures, self._ready = 0, True

    async def _receive(self) -> bytes:
        assert self._process is not None, "started"
        assert self._process.stdout is not None, "piped"
        return await receive_from(self._process.stdout)
