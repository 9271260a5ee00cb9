"""Houses that are wrong on purpose: `MUTANT=ack python -m tests.server.nodes.mutant HOST PORT`.

What is written late can be lost in between, as by a power cut.
"""

import asyncio
import os
import signal
from typing import Any

from manoir.kernel.commands import exits
from manoir.server import run
from manoir.server.lobby.seating import Seating
from manoir.server.store.store import Store
from manoir.server.tables.move_path import MovePath

LATE = 0.4  # seconds
_put = Store.put


def acknowledge_first(store: Store, write: Any, done: Any) -> None:
    """Acknowledge a move before its commit."""
    loop = asyncio.get_running_loop()
    loop.call_soon(done, None)
    loop.call_later(LATE, _put, store, write, lambda _: None)


def show_first(store: Store, write: Any, done: Any) -> None:
    """Show a move before its commit."""
    done._live.show_move(done._live.table, done._change.since)
    asyncio.get_running_loop().call_later(LATE, _put, store, write, done)


def die(*_: Any) -> None:
    """Die between the commit of a table and saying so."""
    os.kill(os.getpid(), signal.SIGKILL)


MUTANTS: dict[str, tuple[type, str, Any]] = {
    "ack": (Store, "put", acknowledge_first),
    "show": (Store, "put", show_first),
    "call": (Seating, "_lead", die),
    "flag": (MovePath, "ring", die),
}

if __name__ == "__main__":
    setattr(*MUTANTS[os.environ["MUTANT"]])
    exits.run_command(run.main)
