"""Houses that are wrong on purpose: `MUTANT=ack python -m tests.server.nodes.mutant HOST PORT`.

What is written late can be lost in between, as by a power cut.
"""

import asyncio
import os
from typing import Any

from manoir.kernel.commands import exits
from manoir.server import run
from manoir.server.store.store import Store

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


MUTANTS = {"ack": acknowledge_first, "show": show_first}

if __name__ == "__main__":
    setattr(Store, "put", MUTANTS[os.environ["MUTANT"]])  # noqa: B010
    exits.run_command(run.main)
