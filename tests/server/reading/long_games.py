"""Long games, written straight to a house's file."""

from pathlib import Path
from random import Random

from manoir.kernel import registry
from manoir.kernel.match import Match
from manoir.server.people.sessions import who_of
from manoir.server.store.rows import write_records, write_room
from manoir.server.store.store import Store
from manoir.server.tables.deal import Deal
from manoir.server.tables.seating import Chair
from manoir.server.tables.table import Table

ADA, BLAISE = (who_of(name) for name in ("ada", "blaise"))
NAMES = ("Ada", "Blaise", "Carlo", "Dora")


def long_game(id: str, game: str, plies: int, seed: int = 1, seats: int = 2) -> Table:
    """A table whose seats have played at random, until the end or so many plies."""
    found, random = registry.find(game), Random(seed)
    deal = Deal(bytes(range(32)), id, ("",) * seats)
    holders = [ADA, BLAISE, *map(who_of, NAMES[2:])]
    chairs = tuple(Chair("person", NAMES[seat], None, holders[seat]) for seat in range(seats))
    table = Table(id, found, found.options(), chairs, deal, host=ADA, public=True)
    table.match = match = Match(found, seats=seats, dice=deal.dice())
    while not match.outcome and match.ply < plies:
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, random.randrange))
    return table


async def keep(store: Store, table: Table) -> None:
    await store.write(write_room(table, 1_000_000) + write_records(table, 0, None))


async def keep_in(folder: Path, *tables: Table) -> None:
    store = Store(folder)
    try:
        for table in tables:
            await keep(store, table)
    finally:
        store.close()
