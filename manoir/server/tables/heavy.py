"""Games whose rules take long: never on the loop that serves everybody."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from manoir.server import refusals, wire
from manoir.server.people.sessions import Who
from manoir.server.reading.questions import Attempt
from manoir.server.tables.live_table import LiveTable
from manoir.server.tables.table import Change, Table

T = TypeVar("T")


def attempt(table: Table, who: Who | None, asked: wire.Try) -> Attempt:
    """A move to try out elsewhere, with all that it takes."""
    if who is None:
        raise Refused(refusals.NO_SESSION)
    move = table.wants_to_try(who, asked)
    assert table.match is not None, "the game runs"
    return Attempt(table.game.id, table.match.state, asked.seat, move, asked.id)


async def run_change(live: LiveTable, table: Table, change: Callable[[], Change]) -> Change:
    """A change to a table, under its lock; beside other work if it may take long."""
    if not table.game.heavy:
        return change()
    return await beside(live, partial(_with_offers, table, change))


async def beside(live: LiveTable, work: Callable[[], T]) -> T:
    """Work with a table in a thread, under the table's lock."""
    working = asyncio.create_task(asyncio.to_thread(work))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:  # nobody else gets the table before the thread has left it
        await asyncio.wait({working})
        live.table = None
        raise


def _with_offers(table: Table, change: Callable[[], Change]) -> Change:
    """Also what will be offered next: such a game remembers it until everybody is shown it."""
    made = change()
    if table.match is not None and made.since is not None:
        offers(table.match)
    return made


def offers(match: Match) -> None:
    for seat in match.to_act:
        if seat != NATURE:
            match.legal(seat)
