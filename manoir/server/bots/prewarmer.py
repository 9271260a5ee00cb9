"""A process beside play that makes what bots need."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from manoir.bots import warm
from manoir.bots.machine_speed import learn_names
from manoir.bots.play import is_ready
from manoir.server.processes.beginning import Anew, Beginning, Child

MOMENT: Final = 0.25


class Prewarmer:
    """A question for what it has not made yet waits."""

    def __init__(self, beginning: Beginning | None = None) -> None:
        self._beginning = beginning or Anew()
        self._process: Child | None = None

    async def start(self) -> None:
        learn_names()  # now, and not when the first bot is asked
        begin = self._beginning.begin
        with suppress(OSError):  # then a bot makes what it needs when it is asked
            self._process = await begin(
                warm.__name__, "--house", str(self._beginning.parent), silent=True
            )

    async def serve(self, game: str, seats: int, view: Any) -> None:
        """Return when the bots of a game can choose, or nothing more is being made."""
        while self._process is not None and self._process.returncode is None:
            if is_ready(game, seats, view):
                return
            await asyncio.sleep(MOMENT)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
