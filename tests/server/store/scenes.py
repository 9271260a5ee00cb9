"""A store for the length of a scene, and rows to write."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from manoir.server.store.disk import NO_LIMITS, Limits
from manoir.server.store.postgres.database import PostgresDatabase
from manoir.server.store.rows import RecordRow, write_records, write_room
from manoir.server.store.store import Store
from manoir.server.tables.table import Table


def with_store(
    where: Path | str, scene: Callable[[Store], Awaitable[None]], limits: Limits = NO_LIMITS
) -> None:
    """In a folder with a SQLite file, or at the address of a PostgreSQL database."""

    async def run() -> None:
        store = Store(where if isinstance(where, Path) else PostgresDatabase(where), limits)
        try:
            await scene(store)
        finally:
            store.close()

    asyncio.run(run())


async def keep(store: Store, table: Table) -> None:
    await store.write(write_room(table, 1) + write_records(table, 0, None))


def record(table: Table, ply: int = 0, move: str = "{}") -> RecordRow:
    """A line of a log that no game has written."""
    return RecordRow(table.id, ply, 0, move, None, "")
