"""After a restart: the tables where a bot was to move go on by themselves, a few at a time."""

import asyncio
import time
from typing import Final

import structlog

from manoir.kernel import Refused
from manoir.server.store.store import Store
from manoir.server.tables.hub import Hub

REST: Final = 4.0  # times as long as a table took to load, the house is free for people
MOMENT: Final = 0.02
EVERY: Final = 50  # tables between two lines of the log
FIRST_PAUSE: Final = 1.0
MOST_PAUSE: Final = 60.0
_LOG: Final = structlog.get_logger("manoir.ghosts")


async def wake_bots(hub: Hub, store: Store) -> None:
    """Load and wake them all. Whatever is wrong with one table, the others follow."""
    tables = await _find(store)
    failed = 0
    for number, table in enumerate(tables, 1):
        begun = time.monotonic()
        failed += not await _wake(hub, table)
        if number % EVERY == 0 or number == len(tables):
            _LOG.info("bots_woken", tables=number, of=len(tables), failed=failed)
        await asyncio.sleep(MOMENT + REST * (time.monotonic() - begun))


async def _find(store: Store) -> tuple[str, ...]:
    """Ask the disk, for as long as it takes."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await store.with_bots()
        except Exception as error:
            _LOG.warning("bots_not_found", error=repr(error))
            await asyncio.sleep(pause)
            pause = min(MOST_PAUSE, 2 * pause)


async def _wake(hub: Hub, table: str) -> bool:
    try:
        await hub.wake(table)
    except Refused as error:
        _LOG.warning("bots_not_woken", table=table, code=error.refusal.code)
    except Exception as error:
        _LOG.warning("bots_not_woken", table=table, error=repr(error))
    else:
        return True
    return False
