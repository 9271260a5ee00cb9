"""The house's own time across a restart: written down at a steady beat, and gone on from."""

import asyncio
from typing import Final

import structlog

from manoir.server.clocks.timer import Timer
from manoir.server.store.disk import Unreadable
from manoir.server.store.store import Store
from manoir.server.store.writer import Unwritten

KEPT_EVERY: Final = 5.0  # seconds: what a crash gives to whoever is thinking, at most
PAUSE: Final = 1.0
_LOG: Final = structlog.get_logger("manoir.clocks")


async def run_clocks(timer: Timer, store: Store) -> None:
    """From where the house was closed, for as long as it is open."""
    await resume(timer, store)
    beat = asyncio.create_task(_keep(timer, store))
    try:
        await timer.run()
    finally:
        beat.cancel()


async def resume(timer: Timer, store: Store) -> None:
    """Ask the disk, for as long as it takes."""
    while True:
        try:
            timer.time.go_on_from(await store.time())
            for table, due in await store.due():
                timer.set(table, due)
        except Unreadable as error:
            _LOG.warning("clocks_not_found", code=error.code)
            await asyncio.sleep(PAUSE)
        else:
            return


async def _keep(timer: Timer, store: Store) -> None:
    while True:
        await asyncio.sleep(KEPT_EVERY)
        await keep_now(timer, store)


async def keep_now(timer: Timer, store: Store) -> None:
    """Write the time down, if anybody's runs."""
    if not len(timer):
        return
    try:
        await store.keep_time(timer.time())
    except Unwritten as error:  # a disk that is full: nobody can move either
        _LOG.warning("time_unwritten", code=error.code)
