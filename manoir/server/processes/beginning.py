"""How a process of the house is begun: `Anew`, or forked from one that is ready (`forker.py`)."""

import os
from asyncio import StreamReader, StreamWriter, create_subprocess_exec
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

from manoir.server.processes.command import command_of

BUFFER: Final = 1024 * 1024
NO_SECRETS: Final[Mapping[str, str]] = MappingProxyType({})


class Child(Protocol):
    """A process, as far as the house needs one: much like asyncio's."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    @property
    def stdin(self) -> StreamWriter | None: ...
    @property
    def stdout(self) -> StreamReader | None: ...
    def kill(self) -> None: ...
    async def wait(self) -> int: ...


class Beginning(Protocol):
    """Whoever begins processes."""

    @property
    def parent(self) -> int:
        """The number of the process with which they end."""
        ...

    async def begin(
        self,
        module: str,
        *words: str,
        secrets: Mapping[str, str] = NO_SECRETS,
        silent: bool = False,
    ) -> Child:
        """Run a module with these words. Secrets go into its environment, which only it can read.

        `silent`: nobody talks with it, or hears what it prints. Raises OSError or RuntimeError.
        """
        ...


class Anew:
    """Each process loads by itself what it needs."""

    @property
    def parent(self) -> int:
        return os.getpid()

    async def begin(
        self,
        module: str,
        *words: str,
        secrets: Mapping[str, str] = NO_SECRETS,
        silent: bool = False,
    ) -> Child:
        return await create_subprocess_exec(
            *command_of(module, *words),
            stdin=DEVNULL if silent else PIPE,
            stdout=DEVNULL if silent else PIPE,
            stderr=DEVNULL if silent else None,
            limit=BUFFER,
            env={**os.environ, **secrets},
        )
